"""Pieces, glyphs, icons and covers: whole, distinct, and never too small to hit."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sherwood.draw.covers import plain
from sherwood.draw.drawing import Drawing
from sherwood.draw.geometry import Box, Point
from sherwood.draw.glyphs import SHAPES, glyph
from sherwood.draw.icons import NAMES, icon, mark
from sherwood.draw.pieces import card, gauge, piece, shield, token
from sherwood.draw.svg import rect
from sherwood.games import shelf
from sherwood.web.catalogue import cover
from support.drawn import nameless, refs, targets


def drawn(body: str) -> Drawing:
    return Drawing("", [body], 100, 100)


def test_a_small_piece_has_a_large_target() -> None:
    drawing = drawn(piece("coin:1", "A coin", Box(10, 10, 12, 12), token(6, 6, 6, "1")))
    assert targets(drawing) == [("coin:1", 44, 44)]


def test_a_piece_says_its_name() -> None:
    drawing = drawn(piece("coin:1", "A <b>coin</b>", Box(0, 0, 50, 50)))
    assert refs(drawing) == ["coin:1"]
    assert nameless(drawing) == []
    assert "<b>" not in drawing.live


def test_a_piece_without_a_name_is_found_out() -> None:
    assert nameless(drawn(piece("coin:1", "", Box(0, 0, 50, 50)))) == ["coin:1"]


def test_moving_a_piece_changes_only_its_place() -> None:
    here, there = (piece("a", "A", Box(x, 0, 50, 50), card(50, 50), shield(25, 25, 20, "3")) for x in (0, 70))
    assert here != there
    assert here.replace("translate(0 0)", "translate(70 0)") == there


def test_a_gauge_never_runs_over() -> None:
    widths = [float(node.get("width", 0)) for node in ElementTree.fromstring(f"<g>{gauge(Box(0, 0, 60, 8), 9, 3)}</g>")]
    assert max(widths) == 60


def test_the_static_layer_is_known_by_its_content() -> None:
    one, same, other = (Drawing(str(rect(0, 0, 9, w)), [], 9, 9) for w in (1, 1, 2))
    assert one.key == same.key != other.key


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len(set(SHAPES)) == 5
    assert len({glyph(seat) for seat in range(5)}) == 5


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_whole(name: str) -> None:
    node = ElementTree.fromstring(icon(name))
    assert node.get("aria-hidden") == "true"
    assert any(child.get("d") for child in node.iter())


def test_the_mark_tells_when_it_is_your_turn() -> None:
    assert ElementTree.fromstring(mark(True)) is not None
    assert len(mark(True)) > len(mark(False))


def test_every_cover_is_whole_and_its_own() -> None:
    covers = [cover(game) for game in shelf()]
    assert len(set(covers)) == len(covers)
    assert all(ElementTree.fromstring(one).get("viewBox") == "0 0 300 400" for one in covers)


def test_a_new_game_has_a_plain_cover() -> None:
    assert cover("purses") == plain()


def test_boxes_divide_without_gaps_lost() -> None:
    cells = [cell for row in Box(0, 0, 100, 50).rows(2, gap=5) for cell in row.columns(3, gap=5)]
    assert len(cells) == 6
    assert cells[-1].right == pytest.approx(100)
    assert cells[-1].bottom == pytest.approx(50)
    assert cells[1].centre == Point(50, 11.25)
