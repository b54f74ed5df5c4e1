"""Chapter 3: six of seven, face down, all at the same time."""

import sherwood
from games.romans.scene import Scene, begin
from sherwood.games.romans import GAME
from support.cite import cites

rule = cites("romans")

SIX = ("druhid", "svord", "axx", "archr", "chippeuz", "horsie")


def program(s: Scene, clan: str, row: tuple[str, ...] = SIX) -> Scene:
    for slot, warrior in enumerate(row):
        s.do(clan, "place", warrior, slot)
    return s


def begun() -> Scene:
    """Both clans have drawn all but Qween and one Ch'ariott."""
    return begin(out={"gold": "qween chariott", "green": "qween chariott"})


@rule("3.1")
def test_seven_of_the_nine_warriors_are_drawn() -> None:
    s = begun()
    assert s.hand("gold") == [*SIX, "chariott"]
    assert s.aside("gold") == ["qween", "chariott"]


@rule("3.1")
def test_each_clan_draws_on_its_own() -> None:
    s = begin(out={"gold": "qween chariott", "green": "axx archr"})
    assert s.aside("green") == ["axx", "archr"]


@rule("3.2")
def test_the_seventh_is_put_away() -> None:
    s = begun()
    program(s, "gold").do("gold", "confirm")
    program(s, "green", ("chariott", *SIX[1:])).do("green", "confirm")
    assert (s.hand("gold"), s.aside("gold")) == ([], ["qween", "chariott", "chariott"])
    assert (s.hand("green"), s.aside("green")) == ([], ["qween", "druhid", "chariott"])


@rule("3.3")
def test_six_warriors_are_laid_one_beside_each_fort() -> None:
    s = begun()
    assert s.bars("gold")["confirm",] == ("six_first", "3.3")
    program(s, "gold")
    assert s.offers("gold") == [("confirm",)]
    assert [GAME.names["warrior"][card] for card in s.state.rows[0]] == list(SIX)


@rule("3.3")
def test_a_warrior_goes_to_an_empty_place_from_the_hand() -> None:
    s = begun().do("gold", "place", "axx", 0)
    assert s.bars("gold")["place", "axx", 1] == ("not_in_hand", "3.1")
    assert s.bars("gold")["place", "archr", 0] == ("place_taken", "3.3")


@rule("3.3")
def test_any_order_of_filling_will_do() -> None:
    s = begun().do("gold", "place", "axx", 5).do("gold", "place", "archr", 0)
    assert ("place", "druhid", 1) in s.offers("gold")


@rule("3.4")
def test_everyone_programs_at_the_same_time() -> None:
    s = begun()
    assert s.asked == {"Program": ["gold", "green"]}
    s.do("green", "place", "axx", 0).do("gold", "place", "archr", 0).do("green", "place", "archr", 1)
    assert s.asked == {"Program": ["gold", "green"]}


@rule("3.4")
def test_minds_may_change_until_the_last_is_ready() -> None:
    s = program(begun(), "gold").do("gold", "confirm")
    assert s.asked == {"Program": ["green"]}
    s.do("gold", "reopen").do("gold", "lift", 0).do("gold", "place", "chariott", 0).do("gold", "confirm")
    program(s, "green")
    s.do("green", "confirm").attack()
    assert s.told("reveals")[0] == ("gold", "chariott")


@rule("3.4")
def test_the_others_learn_only_who_is_ready() -> None:
    s = begun()
    told = len(s.log)
    program(s, "gold")
    assert s.log[told:] == []
    before = GAME.view(s.state, 1)["clans"][0]
    assert (before["hand"], before["ready"]) == (None, False)
    assert {place["state"] for place in before["lane"]} == {"empty"}
    s.do("gold", "confirm")
    after = GAME.view(s.state, 1)["clans"][0]
    assert after["ready"]
    assert [place["warrior"] for place in after["lane"]] == [None] * 6


@rule("3.4")
def test_once_the_last_is_ready_nothing_can_be_taken_back() -> None:
    match = sherwood.new("romans", seats=2, seed=3)
    for seat in (0, 1):
        while match.choices(seat)[0].do != ("confirm",):
            match.play(seat, match.choices(seat)[0].do)
            assert match.can_take_back(seat) is None
    match.play(0, ("confirm",))
    assert match.can_take_back(0) is None
    match.play(1, ("confirm",))
    assert match.can_take_back(1) is not None


@rule("11.27")
def test_what_is_put_away_or_not_drawn_stays_hidden_from_the_others() -> None:
    s = begun()
    program(s, "gold").do("gold", "confirm")
    program(s, "green").do("green", "confirm").attack()
    for seat in (1, -1):
        assert GAME.view(s.state, seat)["clans"][0]["aside"] is None
    assert GAME.view(s.state, 0)["clans"][0]["aside"] == ["qween", "chariott", "chariott"]
