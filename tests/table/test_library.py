"""What people expect of a library: choices in any form, copies, pickles, lines of text, errors with a common name."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import sherwood
from sherwood.games import shelf
from sherwood.table import line
from sherwood.table.setup import Fault
from sherwood.table.standing import Chosen
from support.tables import begun, random_match, walked

GAMES = pytest.mark.parametrize("name", list(shelf()))
LIGHT = pytest.mark.parametrize("name", [game.id for game in shelf().values() if game.weight < 2])


# Choices


@GAMES
def test_a_choice_is_played_as_its_do_itself_or_its_code(name: str) -> None:
    matches = [begun(name) for _ in range(3)]
    for _ in range(12):
        seat = matches[0].waiting[0]
        choice = matches[0].choices(seat)[-1]
        forms: tuple[Chosen, ...] = (choice.do, choice, choice.code)
        for match, form in zip(matches, forms, strict=True):
            match.play(seat, form)
        assert len({match.hash for match in matches}) == 1


@GAMES
def test_codes_and_mask_say_what_choices_say(name: str) -> None:
    match = begun(name)
    for _ in range(30):
        for seat in range(match.seats):
            codes = match.codes(seat)
            assert codes == [choice.code for choice in match.choices(seat)]
            mask = match.mask(seat)
            assert len(mask) == match.game.verbs.size
            assert [code for code, bit in enumerate(mask) if bit] == sorted(codes)
        walked(match, 1)


@pytest.mark.parametrize("nonsense", [-1, 10**6, True, None, "place", 1.5, ("place",), [], {}])
def test_what_is_no_choice_is_refused_by_name(nonsense: object) -> None:
    with pytest.raises(sherwood.BadChoice):
        begun("romans").play(0, nonsense)  # type: ignore[arg-type]


# Exploring


@GAMES
def test_what_was_pushed_is_popped_whatever_it_drew(name: str) -> None:
    match = walked(begun(name), 5)
    before = match.save(), match.hash, [match.turn(seat) for seat in range(match.seats)]
    rng = sherwood.Rng("explore")
    pushed = 0
    while not match.over and pushed < 40:
        codes = match.codes(match.waiting[0])
        match.push(match.waiting[0], codes[rng.below(len(codes))])
        pushed += 1
    reached = match.hash
    for _ in range(pushed):
        match.pop()
    assert (match.save(), match.hash, [match.turn(seat) for seat in range(match.seats)]) == before
    rng = sherwood.Rng("explore")
    for _ in range(pushed):
        codes = match.codes(match.waiting[0])
        match.push(match.waiting[0], codes[rng.below(len(codes))])
    assert match.hash == reached, "the dice went back too"


def test_nothing_is_popped_that_was_not_pushed() -> None:
    match = walked(begun("romans"), 3)
    with pytest.raises(IndexError):
        match.pop()


def test_a_push_that_was_taken_back_is_not_popped_from_under_somebody_else_s_move() -> None:
    match = begun("romans")
    match.push(0, match.codes(0)[0])
    match.push(0, match.codes(0)[0])
    match.take_back(0)
    match.play(1, match.codes(1)[0])
    match.pop()
    assert match.seq == 0, "the first push still stands, and all that came after it is gone"
    with pytest.raises(sherwood.NothingPushed):
        match.pop()
    match.push(0, match.codes(0)[0])
    match.take_back(0)
    match.play(1, match.codes(1)[0])
    with pytest.raises(sherwood.NothingPushed):
        match.pop()
    assert match.seq == 1


@GAMES
def test_a_copy_goes_its_own_way(name: str) -> None:
    match = walked(begun(name), 5)
    other = match.copy()
    assert other.save() == match.save()
    walked(other, 6)
    assert other.seq > match.seq
    walked(match, 6)
    assert match.save() == other.save(), "the same dice, the same choices"


def test_copies_that_go_back_to_one_place_have_dice_of_their_own() -> None:
    one = walked(begun("romans"), 3)
    one.push(one.waiting[0], one.codes(one.waiting[0])[0])
    other = one.copy()
    one.pop()
    other.pop()
    walked(one, 80)
    assert walked(other, 80).save() == one.save()


@GAMES
def test_a_match_that_begins_in_a_position_is_saved_and_read_back(name: str) -> None:
    match = sherwood.at(walked(begun(name), 4).text())
    walked(match, 6)
    for again in (sherwood.load(match.save()), sherwood.load(match.game_text()), match.rewound(match.seq)):
        assert again.hash == match.hash
        assert again.save() == match.save()
    assert match.rewound(0).hash != match.hash


@GAMES
def test_whatever_is_public_can_be_pickled_and_deep_copied(name: str) -> None:
    match = walked(begun(name), 6)
    seat = match.waiting[0]
    match.log(seat, "fr")
    things = [match.game, match.choices(seat), match.prompt(seat), match.journal.records, sherwood.rules(name)]
    for thing in things:
        assert repr(pickle.loads(pickle.dumps(thing))) == repr(thing) == repr(copy.deepcopy(thing))
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert (again.save(), again.hash) == (match.save(), match.hash)
        assert [str(line) for line in again.log(seat)] == [str(line) for line in match.log(seat)]
        assert walked(again, 10).save() == walked(match.copy(), 10).save()
    state = pickle.loads(pickle.dumps(match.state))
    assert sherwood.at(name, match.position()).hash == match.hash
    assert type(state) is type(match.state)
    assert type(state.settings) is type(match.state.settings)  # type: ignore[attr-defined]


def test_a_bare_game_and_its_generator_can_be_pickled() -> None:
    game = sherwood.bare("romans", seats=3, seed=4)
    again = pickle.loads(pickle.dumps(game))
    for _ in range(60):
        assert game.codes() == again.codes()
        game.play(game.codes()[0])
        again.play(again.codes()[0])
    rng = pickle.loads(pickle.dumps(game.rng))
    assert [rng.word() for _ in range(5)] == [game.rng.word() for _ in range(5)]


@pytest.mark.parametrize(
    "error",
    [
        sherwood.IllegalChoice("no", "3.1"),
        sherwood.BadOption(Fault("names", {"given": 1, "seats": 2})),
        sherwood.RuleCrash("x", Path("a")),
    ],
)
def test_errors_survive_a_trip_to_another_process(error: sherwood.SherwoodError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))


# Bare games


@GAMES
def test_a_bare_game_is_the_same_game(name: str) -> None:
    seats = shelf()[name].seats[1]
    match, bare = sherwood.new(name, seats=seats, seed=9), sherwood.bare(name, seats=seats, seed=9)
    rng = sherwood.Rng("both")
    for _ in range(200):
        if match.over:
            break
        codes = bare.codes()
        code = codes[rng.below(len(codes))]
        assert code in match.codes(bare.seat)
        match.play(bare.seat, code)
        bare.play(code)
    assert match.over == bare.over
    assert sherwood.at(name, match.position()).view() == match.game.view(bare.state, -1)


@GAMES
def test_a_bare_game_that_is_over_offers_nothing(name: str) -> None:
    bare = sherwood.bare(name, seats=shelf()[name].seats[0], seed=2)
    while not bare.over:
        bare.play(bare.codes()[0])
    assert (bare.seat, bare.codes()) == (-1, [])
    with pytest.raises(ValueError, match="not open"):
        bare.play(0)


def test_a_bare_game_refuses_what_is_not_open() -> None:
    bare = sherwood.bare("romans", seats=2, seed=1)
    with pytest.raises(ValueError, match="not open"):
        bare.play(10**6)


# Lines of text


@GAMES
def test_a_position_is_one_line_that_reads_back(name: str) -> None:
    match = begun(name)
    for _ in range(25):
        text = match.text()
        assert "\n" not in text
        assert sherwood.at(text).hash == match.hash
        walked(match, 7, str(match.seq))


@LIGHT
def test_the_opening_of_a_light_game_is_a_short_line(name: str) -> None:
    assert max(len(begun(name, seed).text()) for seed in range(50)) <= 200


@LIGHT
def test_so_it_is_with_any_one_option_or_with_given_names(name: str) -> None:
    game = shelf()[name]
    for option in game.options:
        for value in option.values:
            if game.refuse({**game.defaults(2), option.name: value}, 2) is None:
                match = sherwood.new(name, seats=2, seed=1, options={option.name: value})
                assert len(match.text()) <= 200
    assert len(sherwood.new(name, seats=2, seed=1, names=["Marian", "Little John"]).text()) <= 200


OLD = {  # as they were written before the deflater leaned on options and names
    "romans.v1.p2.q1bKLyjJzAcFczXE9PiSzFxw4IJCOT4_LR5seq0OMdFoaGKiY2hpRCgajS3NDEwsiYpGYzNzHWNDS4qi0nDwRaVOtJJjSUlicrZTanomMHBA"
    "AgFF-elFibnkxbOhsY6hDhAb6Bia6RhaoMUyAA.ad319e1a": "85300f7279190a8a",
    "romans.v1.p2.q1bKS8xNBVmj5JtYlJmYp6Sj5JNZUpKTquCVn5GnBHYHwegzNDHRMbQ0IhR9xpZmBiaWREWfsZm5jrGhJUVRaDj4olAnWsmxpCQxOdspNT0T"
    "GDgggYCi_PSixFzy4tfQWMdQB4gNdAzNdAwt0GIXAA.5c2bec9d": "85300f7279190a8a",
}


@pytest.mark.parametrize("text", list(OLD), ids=range(len(OLD)))
def test_lines_written_before_still_read_back(text: str) -> None:
    assert sherwood.at(text).hash == OLD[text]


@GAMES
def test_a_whole_game_is_one_line_that_reads_back(name: str) -> None:
    match = random_match(name, shelf()[name].seats[0], "line", revise=True)
    again = sherwood.load(match.game_text())
    assert again.journal.records == match.journal.records
    assert sherwood.at(match.game_text()).hash == match.hash


@GAMES
def test_a_slip_of_the_pen_is_noticed_wherever_it_is(name: str) -> None:
    text = begun(name).text()
    for place in range(len(text)):
        for slip in (
            text[:place] + text[place + 1 :],
            text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :],
        ):
            with pytest.raises(sherwood.SherwoodError):
                sherwood.at(slip)


def test_names_and_options_travel_with_the_line() -> None:
    match = sherwood.new("romans", seats=2, seed=1, options={"neutrals": 2, "fort_deck": "B"}, names=["Ann", "Bo"])
    again = sherwood.at(match.text())
    assert (again.names, again.options) == (["Ann", "Bo"], match.options)


def test_a_well_sealed_line_of_something_else_is_refused() -> None:
    for content in (b"[]", b"3", b'"x"', b"{}", b'{"state":[]}', b'{"state":{"steps":3}}'):
        game = sherwood.game("romans")
        text = line._line(game, line.POSITION, 2, line._deflated(content, line._opening(game, 2)))
        with pytest.raises(sherwood.BadPosition):
            sherwood.at(text)


@pytest.mark.parametrize("seat", [-1, -2, 99, "0", True])
def test_only_those_at_the_table_have_a_log(seat: object) -> None:
    with pytest.raises(sherwood.BadChoice):
        begun("romans").log(seat)  # type: ignore[arg-type]


# Positions and errors


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"seats": 2},
        {"seats": 2, "state": {}},
        {"seats": 9, "state": {}},
        {"seats": 2, "state": None},
        {"seats": 2, "state": [], "options": 3},
        {"seats": 2, "state": {}, "version": 99},
        {"game": "locksley", "seats": 2, "state": {}},
    ],
)
def test_a_damaged_position_is_refused_with_a_sentence(position: dict[str, object]) -> None:
    with pytest.raises(sherwood.BadPosition) as caught:
        sherwood.at("romans", position)
    assert len(str(caught.value).split()) > 2


@GAMES
def test_every_missing_leaf_of_a_position_is_noticed(name: str) -> None:
    whole = begun(name).position()
    for key in whole["state"]:
        position = copy.deepcopy(whole)
        del position["state"][key]
        if key != "seats":
            with pytest.raises(sherwood.BadPosition):
                sherwood.at(name, position)


def test_a_position_of_other_rules_is_refused() -> None:
    position = begun("romans").position()
    with pytest.raises(sherwood.BadPosition, match="version 99"):
        sherwood.at("romans", {**position, "version": 99})


def test_the_rulebook_is_data() -> None:
    book = sherwood.rules("romans")
    assert book.find("5.1").text("en")
    assert {paragraph.chapter for paragraph in book.paragraphs} <= {chapter.id for chapter in book.chapters}
