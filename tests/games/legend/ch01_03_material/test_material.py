"""Chapters 1 to 3 and 17: who plays, with what."""

import pytest

import sherwood
from games.legend.scene import opening
from sherwood.engine.bits import members
from sherwood.errors import BadOption
from sherwood.games.legend.data import DATA
from sherwood.games.legend.rules.atlas import ADJACENT, BOXES
from sherwood.games.legend.rules.roster import ARCHERY, COMBAT, COMMAND, KIND, KINDS, MELEE, MOVE, PIECES, RANSOM
from support.cite import cites

rule = cites("legend")


def values(kind: str, profile: int = 0) -> set[tuple[int, int, int]]:
    pieces = [piece for piece in range(39) if KINDS[KIND[piece]] == kind]
    return {(ARCHERY[profile][piece], MELEE[piece], MOVE[piece]) for piece in pieces}


@rule("1.1", "5.0a")
def test_the_foresters_begin_on_robins_heels() -> None:
    s = opening()
    robin, foresters = BOXES.index(str(s.at("robin_hood"))), BOXES.index(str(s.at("royal_foresters_1")))
    assert s.at("robin_hood") == "F16"
    assert foresters in ADJACENT[robin]


@rule("2.1")
def test_two_people_play() -> None:
    with pytest.raises(BadOption):
        sherwood.new("legend", seats=3)
    assert sherwood.new("legend", seats=2, seed=1).waiting == [0]


@rule("2.2")
def test_both_sides_can_grow() -> None:
    s = opening()
    outlaws, soldiers = ("will_scarlet", "merry_men_1"), ("knights_1", "men_at_arms_5")
    assert not any(s.is_(piece, "free") for piece in (*outlaws, *soldiers))
    kinds = {verb.name for verb in sherwood.new("legend", seed=1).game.verbs.verbs}
    assert {"recruit", "rob", "tax", "place"} <= kinds


@rule("3.1")
def test_the_map_is_110_boxes_and_every_piece_is_in_one_of_them() -> None:
    assert len(BOXES) == 110
    assert DATA.load("map")["source"]["provenance"] == "reconstructed"
    s = opening()
    assert all(s.at(PIECES[piece]) in BOXES for piece in members(s.state.free | s.state.down))


@rule("3.2")
def test_the_tables_are_there() -> None:
    assert {"archery", "melee", "taxes", "recruitment", "personalities"} <= DATA.load("tables").keys()


@rule("3.3", "17.1")
def test_39_pieces_and_seven_markers() -> None:
    counters = DATA.load("counters")
    assert [len(counters[key]) for key in ("leader", "unit", "traveller")] == [13, 20, 6]
    assert sum(marker["count"] for marker in counters["marker"]) == 7
    assert len(set(PIECES)) == 39


@rule("3.4")
def test_units_have_archery_melee_and_movement() -> None:
    view = sherwood.new("legend", seed=1).view(0)
    units = [piece for piece in view["pieces"] if piece["kind"] == "knights"]
    assert {tuple(sorted(piece["values"])) for piece in units} == {("archery", "melee", "movement")}


@rule("3.4a")
def test_only_outlaw_leaders_command() -> None:
    assert all(COMMAND[piece] == 0 for piece in range(9, 13))
    assert COMMAND[PIECES.index("robin_hood")] == 2
    assert COMMAND[PIECES.index("friar_tuck")] == 1


@rule("3.4b")
def test_the_values_of_units_and_the_option_of_weaker_bows() -> None:
    assert values("merry_men") == {(2, 1, 5)}
    assert values("men_at_arms") == {(1, 3, 3)}
    assert values("royal_foresters") == {(2, 2, 5)}
    assert values("knights") == {(0, 6, 5)}
    assert values("men_at_arms", profile=1) == {(0, 3, 3)}
    assert values("royal_foresters", profile=1) == {(1, 2, 5)}


@rule("3.4c")
def test_the_values_of_leaders() -> None:
    assert tuple(COMBAT[:13]) == (4, 4, 3, 2, 3, 1, 0, 0, 5, 2, 2, 3, 1)
    assert tuple(COMMAND[:9]) == (2, 2, 1, 1, 1, 1, 0, 0, 2)
    assert set(MOVE[:13]) == {5}
    assert tuple(RANSOM[9:13]) == (2, 2, 3, 10)
