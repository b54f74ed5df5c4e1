"""What people meet: refusals in words, the map in a terminal, what can be clicked, the marks of an open game."""

from io import StringIO

import pytest
from rich.console import Console

import sherwood
from games.legend.scene import Scene, at_table, bound, scene
from sherwood.engine.chance import Rng
from sherwood.errors import IllegalChoice
from sherwood.games.legend import GAME
from sherwood.games.legend.board import board
from sherwood.games.legend.county import boxes
from sherwood.games.legend.rules.atlas import BOXES
from sherwood.games.legend.rules.roster import PIECES
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.terminal import describe, render
from sherwood.games.legend.view import view
from support.cite import cites
from support.drawn import seen

rule = cites("legend")


def test_knights_cannot_enter_a_forest_in_both_languages() -> None:
    match = at_table(scene("movement", "sheriff", free={"R04": "knights_1"}).do("move", "knights_1"))
    do = ("go", BOXES.index("F14"))
    assert str(match.why_not(1, do)) == "Knights cannot enter a forest. (§6.8a)"
    assert str(match.why_not(1, do, "fr")) == "Les chevaliers ne peuvent pas entrer dans une forêt. (§6.8a)"
    with pytest.raises(IllegalChoice, match="Knights cannot enter a forest"):
        match.play(1, do)


def test_a_refusal_says_how_much_is_missing() -> None:
    s = scene("movement", "sheriff", free={"R04": "men_at_arms_1"}).march("men_at_arms_1", "V02", "R04")
    match = at_table(s)
    why = str(match.why_not(1, ("go", BOXES.index("F14"))))
    assert why == "Fountaindale costs 2 movement points, and only one is left. (§6.2b)"


def test_a_choice_points_at_a_piece_or_a_box() -> None:
    match = sherwood.new("legend", seed=1)
    match.play(0, ("done",))
    assert [choice.path for choice in match.choices(0)] == [("piece:robin_hood",), ()]
    match.play(0, ("move", 0))
    assert ("box:V04",) in [choice.path for choice in match.choices(0)]


@rule("6.0c")
def test_a_march_that_is_only_prepared_is_nobody_else_s_affair() -> None:
    s = scene("movement", free={"F16": "robin_hood merry_men_1"}).do("move", "robin_hood").do("take", "merry_men_1")
    own, other, watching = (view(s.state, seat) for seat in (0, 1, -1))
    assert own["march"] is not None
    assert other["march"] is watching["march"] is None
    s.do("go", "X01")
    assert view(s.state, 1)["march"] is not None


@rule("8.5")
def test_a_proposal_is_seen_when_it_is_made() -> None:
    free = {"F16": "robin_hood", "T01": "men_at_arms_1"}
    s = scene("combat", free=free, captive={"F16": "prince_john guy_of_gisbourne", "T01": "marion little_john"})
    s.do("done").do("offer").do("give", "prince_john")
    assert view(s.state, 0)["exchange"] == {"give": ["prince_john"], "take": []}
    assert view(s.state, 1)["exchange"] is None
    s.do("done").do("demand", "marion").do("done")
    assert view(s.state, 1)["exchange"] == {"give": ["prince_john"], "take": ["marion"]}


def test_everybody_sees_the_same() -> None:
    match = sherwood.new("legend", seed=1)
    assert match.view(0) == match.view(1) == match.view(None)
    assert GAME.secrets(match.state, 0) == []
    guess, truth = match.guess(0, Rng("x")), match.state
    assert isinstance(guess, Legend)
    assert isinstance(truth, Legend)
    assert guess.at == truth.at


def test_the_view_tells_states_and_marks() -> None:
    s = scene(
        "movement",
        free={"F16": "robin_hood"},
        captive={"F16": "guy_of_gisbourne"},
        disguised="robin_hood",
        looted=1,
        explored=2,
    )
    shown = view(s.state, 0)
    pieces = {piece["id"]: piece for piece in shown["pieces"]}
    assert (pieces["robin_hood"]["state"], pieces["robin_hood"]["disguised"]) == ("free", True)
    assert (pieces["guy_of_gisbourne"]["state"], pieces["guy_of_gisbourne"]["box"]) == ("captive", "F16")
    assert (pieces["knights_1"]["state"], pieces["knights_1"]["values"]["melee"]) == ("away", 6)
    assert (shown["looted"], shown["discovered"]) == (["K01"], ["K02"])


def printed(s: Scene, lang: str) -> str:
    match = at_table(s)
    console = Console(width=120, record=True, file=StringIO())
    console.print(render(seen(match, 0), match.speech(lang)))
    return console.export_text()


def test_the_terminal_draws_the_map() -> None:
    s = scene("movement", free={"F16": "robin_hood merry_men_1", "T02": "men_at_arms_1", "R04": "noble_1"})
    bound(s, "noble_1", "N1").do("move", "robin_hood")
    text = printed(s, "en")
    assert "F16★●" in text
    assert "T02▲" in text
    assert "R04$" in text
    assert "X01+1" in text
    assert "Kirkby Wood" in text
    assert "Forêt" not in text


def test_the_terminal_tells_the_same_in_sentences() -> None:
    free = {"F16": "robin_hood", "T01": "men_at_arms_1"}
    s = scene("movement", free=free, captive={"T01": "marion"}, tournament=9, married=1, wound=9, looted=1)
    match = at_table(s)
    told = describe(seen(match, 0), match.speech("en"))
    assert told[0].endswith("Gold: Robin (Ana) 0, Sheriff (Bo) 12.")
    assert "Nottingham (town): Marion (captive) and Men-at-arms 1." in told
    assert "Kirkby Wood (forest): Robin Hood (wounded)." in told
    assert "Archery tournament on the Green in turn 9." in told
    assert describe(seen(match, 0), match.speech("fr"))[-1].endswith(".")


def test_the_terminal_tells_of_offers_of_prison_and_of_a_tournament_that_is_over() -> None:
    free = {"F16": "robin_hood", "T01": "men_at_arms_1"}
    captive = {"F16": "prince_john", "T01": "marion"}
    s = scene("combat", free=free, captive=captive, kept={"marion": 2}, tournament=5)
    s.do("done").do("offer").do("give", "prince_john").do("demand", "marion")
    match = at_table(s)
    told = describe(seen(match, 1), match.speech("en"))
    assert "An exchange is proposed: Prince John for Marion." in told
    assert "Nottingham (town): Marion (captive, 2 full turns in a keep) and Men-at-arms 1." in told
    assert "The archery tournament was held in turn 5." in told
    assert "Robin meets none of his four conditions yet (§16.3)." in told


def test_a_traveller_does_not_ride_in_silence() -> None:
    match = at_table(
        bound(scene("movement", "sheriff", free={"R04": "noble_1", "T04": "men_at_arms_1"}), "noble_1", "N1")
    )
    match.play(1, ("done",))
    assert "Noble 1 rides on to Worksop Road." in [str(line) for line in match.log(0, "en")]
    assert "Le noble 1 avance jusqu’à la case Route de Worksop." in [str(line) for line in match.log(0, "fr")]


def test_a_match_tells_its_score() -> None:
    s = scene("taxes", "sheriff", free={"F16": "robin_hood marion"}, gold=(20, 5), turn=30, married=1)
    rows = {row.key: row.values for row in GAME.score(s.state)}
    assert rows == {"wedding": [1, None], "king": [0, None], "treasury": [1, None], "gold": [1, None], "total": [3, 1]}


@rule("3.2")
def test_the_tables_lie_on_the_table_while_there_is_fighting() -> None:
    s = scene("combat", free={"R04": "robin_hood merry_men_1 men_at_arms_1"})
    s.do("fight", "R04", dice=[1, 1])
    match = at_table(s)
    told = describe(seen(match, 0), match.speech("en"))
    assert any("at 9+: 1 1 2 2 3 3" in line for line in told)
    assert any("at 1:3: A3 A2 A2 A1 A1 EX" in line for line in told)
    assert "Mêlée" in printed(s, "fr")
    quiet = at_table(scene("movement", free={"F16": "robin_hood"}))
    assert not any("EX" in line for line in describe(seen(quiet, 0), quiet.speech("en")))
    melee = board(seen(match, 0), "en", 0).live
    assert all(f">{words}<" in melee for words in ("EX", "A3", "D2", "4:1"))
    archers = at_table(scene("combat", free={"R04": "robin_hood merry_men_1 men_at_arms_1"}))
    assert all(f">{words}<" in board(seen(archers, 0), "en", 0).live for words in ("3–4", "7–8", "9+"))
    assert ">EX<" not in board(seen(quiet, 0), "en", 0).live


@rule("7.24")
def test_the_melee_is_told_with_its_die_and_what_changed_it() -> None:
    s = scene("combat", free={"C01": "merry_men_1 merry_men_2 men_at_arms_1 sheriff_of_lincoln", "F16": "robin_hood"})
    match = at_table(s.do("fight", "C01"))
    match.play(0, ("melee",), chance=[5, 1])
    told = [str(line) for line in match.log(0, "en")]
    assert "Melee strength 2 against 3. The attacker rolls 5; leaders and walls take two from the die." in told
    assert "Melee at 1 to 2, die counted as 3: the attacker loses 1, the defender 0." in told
    assert "Force de mêlée 2 contre 3. L’attaquant lance 5 ; leaders et murailles retranchent deux du dé." in [
        str(line) for line in match.log(0, "fr")
    ]


def test_sentences_begin_with_an_article_where_a_title_needs_one() -> None:
    match = at_table(scene("movement", "sheriff", free={"T01": "sheriff_of_lincoln", "F16": "robin_hood"}))
    for do in (("move", PIECES.index("sheriff_of_lincoln")), ("go", BOXES.index("G01")), ("halt",)):
        match.play(1, do)
    assert "The Sheriff of Lincoln goes from Nottingham to Nottingham Green." in [
        str(one) for one in match.log(0, "en")
    ]
    assert "Le Shérif de Lincoln se déplace, de la case Nottingham à la case Champ de Nottingham." in [
        str(one) for one in match.log(0, "fr")
    ]


def test_a_counter_without_values_is_named_without_a_gap() -> None:
    drawn = board(seen(sherwood.new("legend", seed=1), 0), "en", 0).live
    assert "Marion, off the map: not yet here" in drawn
    assert "Noble 1, carrying 1 gold, off the map: not yet here" in drawn


def test_a_refused_hanging_names_what_is_missing() -> None:
    captive = {"T01": "little_john", "T02": "will_stutley", "F16": "munch_the_miller"}
    free = {"T01": "men_at_arms_1", "T02": "sheriff_of_lincoln", "F16": "men_at_arms_2", "F01": "robin_hood"}
    s = scene(
        "hanging",
        free=free,
        captive=captive,
        kept=dict.fromkeys(("little_john", "will_stutley", "munch_the_miller"), 2),
    )
    match = at_table(s)
    why = {
        name: str(match.why_not(1, ("hang", PIECES.index(name)), "fr")) for name in ("little_john", "munch_the_miller")
    }
    assert why["little_john"].startswith("Aucun leader du Shérif n’est avec Petit Jean")
    assert why["munch_the_miller"].startswith("Munch le Meunier n’est pas dans une ville")
    assert "Hang nobody else" in [choice.say for choice in match.choices(1)], "no, not done"


def test_a_robbery_in_french_has_the_right_victim() -> None:
    s = bound(scene("robbery", free={"R09": "merry_men_1 bishop_1", "F16": "robin_hood"}), "bishop_1", "N1")
    match = at_table(s)
    match.play(0, ("rob", PIECES.index("bishop_1")))
    assert any(str(line).startswith("L’évêque 1 se fait voler, case ") for line in match.log(0, "fr"))


def test_the_whole_county_fits_a_terminal_of_eighty_columns() -> None:
    """Lincoln lies in the far east, and whoever stands in the outermost boxes is seen."""
    s = scene("movement", free={"F16": "robin_hood", "N5": "merry_men_1 merry_men_2", "T04": "noble_1"})
    match = at_table(bound(s, "noble_1", "N1"))
    console = Console(width=80, record=True, file=StringIO())
    console.print(render(seen(match, 0), match.speech("en")))
    drawn = console.export_text().split("village")[0]
    assert [name for name in boxes() if name not in drawn] == []
    assert "N5●2" in drawn
    assert "T04$" in drawn
