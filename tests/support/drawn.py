"""Reading a drawing as a person or a browser would: is it whole, named, large enough, and what it was yesterday?"""

from __future__ import annotations

import json
import os
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from sherwood.draw.drawing import Drawing
from sherwood.table.match import Match

SVG = "{http://www.w3.org/2000/svg}"
GAMES = Path(__file__).parent.parent / "games"


def boards(game: str) -> Path:
    return GAMES / game / "boards"


def moments() -> list[tuple[str, str]]:
    """Views kept as they were, so that only their drawing can change: the game and the name of each."""
    return [(path.parent.parent.name, path.stem) for path in sorted(GAMES.glob("*/boards/*.json"))]


def moment(game: str, name: str) -> Any:
    """A view of the game's own type, as the caller knows."""
    return json.loads((boards(game) / f"{name}.json").read_text(encoding="utf-8"))


def seen(match: Match, seat: int | None = None) -> Any:
    """What a seat sees, of the game's own type, as the caller knows."""
    return match.view(seat)


def wander(match: Match, chooser: random.Random, choices: int) -> None:
    """So many choices of anybody's, none of them a second thought."""
    for _ in range(choices):
        if match.over:
            return
        seat = chooser.choice(match.waiting)
        match.play(seat, chooser.choice([choice for choice in match.choices(seat) if not choice.revise]).do)


def tree(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg())


def refs(drawing: Drawing) -> list[str]:
    return [ref for node in tree(drawing).iter() if (ref := node.get("data-ref")) is not None]


def nameless(drawing: Drawing) -> list[str]:
    """Pieces that can be pointed at and do not begin with their name."""
    pieces = [node for node in tree(drawing).iter() if node.get("data-ref")]
    return [
        str(node.get("data-ref"))
        for node in pieces
        if len(node) == 0 or node[0].tag != f"{SVG}title" or not node[0].text
    ]


def dangling(drawing: Drawing) -> set[str]:
    """Symbols, patterns and clips that are used and nowhere defined."""
    defined = {node.get("id") for node in tree(drawing).iter()}
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawing.svg()))
    return used - defined


def twice_defined(drawing: Drawing) -> list[str]:
    counted = Counter(node.get("id") for node in tree(drawing).iter() if node.get("id"))
    return [str(name) for name, times in counted.items() if times > 1]


def targets(drawing: Drawing) -> list[tuple[str, float, float]]:
    """What a finger can hit: the ref, and the width and height of its target."""
    root = tree(drawing)
    shapes = {f"#{node.get('id')}": node for node in root.iter() if node.get("id")}
    found = []
    for node in root.iter():
        hits = [child for child in node if child.get("class") == "hit"]
        if node.get("data-ref") and hits:
            wide, high = extent(shapes.get(hits[0].get("href", ""), hits[0]))
            rim = float(hits[0].get("stroke-width", 0))  # with pointer-events="all" the outline can be hit too
            found.append((str(node.get("data-ref")), wide + rim, high + rim))
    return found


def extent(shape: ElementTree.Element) -> tuple[float, float]:
    """How wide and how high a rectangle or a polygon is."""
    if shape.get("points") is None:
        return float(shape.get("width", 0)), float(shape.get("height", 0))
    corners = [[float(part) for part in corner.split(",")] for corner in str(shape.get("points")).split()]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return max(xs) - min(xs), max(ys) - min(ys)


def smallest_words(drawing: Drawing) -> float:
    """The smallest letters outside the symbols (those are scaled where they are used)."""
    root = tree(drawing)
    for symbols in root.iter(f"{SVG}defs"):
        symbols.clear()
    return min(float(node.get("font-size", 0)) for node in root.iter(f"{SVG}text"))


def agrees(drawing: Drawing, golden: Path) -> bool:
    """Is the drawing what it was? With SHERWOOD_REDRAW=1 it becomes what it is now, to be looked at and committed."""
    now = drawing.svg().replace("><", ">\n<") + "\n"
    if os.environ.get("SHERWOOD_REDRAW"):
        golden.write_text(now, encoding="utf-8")
    return golden.read_text(encoding="utf-8") == now
