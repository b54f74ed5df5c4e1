"""The county map in ink and wash: fields and forests, double-lined roads, the Trent, and what stands on the land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from sherwood.draw.geometry import Point
from sherwood.draw.paint import paint
from sherwood.draw.sketch import symbols
from sherwood.draw.svg import EMPTY, Svg, circle, group, join, path, points, polygon, rect, tag, trace, use, write

from ..county import MapBox, boxes, county
from . import FIGURES
from .layout import INCHES, Layout
from .spots import BARE, sight_box

WASHES: Final = {
    "forest": "forest-wash", "field": "field-wash", "road": "field-wash", "numbered_road": "field-wash", "village": "field-wash",
    "town": "town-wash", "mill": "field-wash", "castle": "town-wash", "ruined_castle": "forest-wash", "keep": "town-wash",
    "bridge": "field-wash", "ford": "field-wash", "green": "green-wash",
}  # fmt: skip
ROADS: Final = ("road", "numbered_road", "town", "village", "bridge", "castle", "green")
NEAR: Final = 0.06  # inches: corners closer than this are one corner


def outline(layout: Layout, box: MapBox) -> list[Point]:
    return [layout.at(x, y) for x, y in box["shape"]]


def touched(layout: Layout, box: MapBox) -> list[Point]:
    """What a finger may hit: on a phone the frame belongs to the box beside it, else the road that leaves there is too thin."""
    frame = 4 if layout.narrow else 0
    return [
        Point(at.x + frame * (y >= INCHES[1]), at.y)
        for at, (_, y) in zip(outline(layout, box), box["shape"], strict=True)
    ]


def shapes(layout: Layout) -> Svg:
    """Every box's outline as a shape `b-<id>`, so that the live layer can light it by name."""
    sheet = tag("clipPath", rect(*layout.map), id="sheet")
    outlines = {name: points(touched(layout, box)) for name, box in boxes().items()}
    return sheet + join(tag("polygon", id=f"b-{name}", points=corners) for name, corners in outlines.items())


def sights() -> Svg:
    """Every silhouette as a symbol `s-<terrain>`, and the oak as `s-oak`."""
    return symbols("s-", FIGURES["sights"])


def land(layout: Layout) -> Svg:
    """Everything that does not move."""
    washes = group(
        *(wash(layout, box) for box in boxes().values()),
        stroke=paint("map-line"),
        stroke_width=1,
        stroke_dasharray="1 3",
        stroke_linecap="round",
    )
    strips = join(furrows(layout, box) for box in boxes().values() if box["terrain"] == "field")
    trees = join(grove(layout, box) for box in boxes().values() if box["terrain"] == "forest")
    seen = join(sight(layout, box) for box in boxes().values())
    water = group(river(layout), clip_path="url(#sheet)")
    return join([washes, strips, paths(layout), water, roads(layout), passages(layout), trees, seen, compass(layout)])


def wash(layout: Layout, box: MapBox) -> Svg:
    return polygon(outline(layout, box), fill=paint(WASHES[box["terrain"]]))


def furrows(layout: Layout, box: MapBox) -> Svg:
    """The strips of a ploughed field."""
    (x, y), w = layout.at(box["x"], box["y"]), layout.inch * 0.36
    lean = w * 0.3 * (1 if int(box["x"] * 10) % 2 else -1)
    lines = "".join(
        trace("M", x - w, y + dy - lean * 0.2, "q", w, lean, 2 * w, 0)
        for dy in (-w * 0.7, -w * 0.25, w * 0.2, w * 0.65)
    )
    return path(lines, fill="none", stroke=paint("map-line"), stroke_width=1.2, stroke_opacity=0.7)


def grove(layout: Layout, box: MapBox) -> Svg:
    """A handful of oaks, back ones first."""
    size = layout.inch * 0.62
    centre = layout.at(box["x"], box["y"])
    places = ((-0.5, -0.42), (0.42, -0.5), (-0.05, -0.05), (-0.58, 0.3), (0.52, 0.28), (0.0, 0.55))
    return join(
        use("s-oak", centre.x + dx * layout.inch - size / 2, centre.y + dy * layout.inch - size / 2, size, size)
        for dx, dy in places
    )


def walks(kinds: Sequence[str] | None) -> Iterator[tuple[MapBox, MapBox]]:
    """Each pair of boxes one may walk between, once; only those of the given kinds."""
    for name, box in boxes().items():
        for other in box["adjacent"]:
            both = kinds is None or (box["terrain"] in kinds and boxes()[other]["terrain"] in kinds)
            if both and (name < other or name not in boxes()[other]["adjacent"]):
                yield box, boxes()[other]


def way(layout: Layout, one: MapBox, other: MapBox) -> str:
    a, b = layout.at(one["x"], one["y"]), layout.at(other["x"], other["y"])
    return trace("M", a.x, a.y, "L", b.x, b.y)


def paths(layout: Layout) -> Svg:
    """Where one may walk: small dots from box to box."""
    d = "".join(way(layout, one, other) for one, other in walks(None))
    return path(
        d,
        fill="none",
        stroke=paint("map-ink"),
        stroke_width=2,
        stroke_dasharray="0.1 6",
        stroke_linecap="round",
        stroke_opacity=0.75,
    )


def roads(layout: Layout) -> Svg:
    """Double lines: the road's edges in ink, then the road over them."""
    d = "".join(
        way(layout, one, other)
        for one, other in walks(ROADS)
        if "road" in one["terrain"] + other["terrain"] or "bridge" in (one["terrain"], other["terrain"])
    )
    wide = layout.inch * 0.2
    edge = path(d, fill="none", stroke=paint("map-ink"), stroke_width=wide + 3, stroke_linecap="round")
    return edge + path(d, fill="none", stroke=paint("road"), stroke_width=wide, stroke_linecap="round")


def passages(layout: Layout) -> Svg:
    """Secret ways out of the keeps, in red dashes."""
    pairs = ((box, boxes()[box["passage"]]) for box in boxes().values() if "passage" in box)
    d = "".join(way(layout, one, other) for one, other in pairs)
    return path(d, fill="none", stroke=paint("blood"), stroke_width=2.5, stroke_dasharray="6 5")


def shared(one: MapBox, other: MapBox) -> list[tuple[float, float]]:
    """The corners two boxes have in common: where they touch."""
    return [(x, y) for x, y in one["shape"] if any(abs(x - u) < NEAR and abs(y - v) < NEAR for u, v in other["shape"])]


def river(layout: Layout) -> Svg:
    """The Trent runs between the boxes it parts, and through those that cross it."""
    banks = [shared(*(boxes()[name] for name in pair["between"])) for pair in county()["river"]]
    reaches = [bank for bank in banks if len(bank) >= 2]
    ends = [corner for bank in reaches for corner in (bank[0], bank[-1])]
    crossings = [cross(box, ends) for box in boxes().values() if box["terrain"] in ("bridge", "ford")]
    d = "".join(
        trace("M", *layout.at(*a), "L", *layout.at(*b)) for line in (*reaches, *crossings) for a, b in pairwise(line)
    )
    wide = layout.inch * 0.3
    strokes = ((paint("map-ink"), wide + 4), (paint("woad"), wide), (paint("mist"), 1.2))
    return group(
        *(
            path(d, fill="none", stroke=colour, stroke_width=width, stroke_opacity=0.6 if width < 2 else None)
            for colour, width in strokes
        ),
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def cross(box: MapBox, ends: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The river inside a bridge or ford: from where it comes in, through the middle, to where it goes out."""
    doors = [
        end
        for end in dict.fromkeys(ends)
        if any(abs(end[0] - x) < NEAR and abs(end[1] - y) < NEAR for x, y in box["shape"])
    ]
    middle = (box["x"], box["y"])
    if len(doors) >= 2:
        return [doors[0], middle, doors[-1]]
    edge = min(
        ((0.0, box["y"]), (INCHES[0], box["y"]), (box["x"], 0.0), (box["x"], INCHES[1])),
        key=lambda at: abs(at[0] - middle[0]) + abs(at[1] - middle[1]),
    )
    return [*doors, middle, edge]


def sight(layout: Layout, box: MapBox) -> Svg:
    if box["terrain"] in BARE:
        return EMPTY
    place = sight_box(layout, box)
    drawn = use(f"s-{box['terrain']}", *place)
    return drawn + (milestone(layout, box, *place.centre) if box["terrain"] == "numbered_road" else EMPTY)


def milestone(layout: Layout, box: MapBox, x: float, y: float) -> Svg:
    return write(
        x, y + 5, str(box["number"]), 14 if layout.narrow else 19, serif=True, fill=paint("pen"), font_weight=700
    )


def compass(layout: Layout) -> Svg:
    """North, wherever it is on this sheet."""
    x, y = layout.at(20.9, 1.5) if layout.narrow else layout.at(20.9, 1.2)
    turn = -90 if layout.narrow else 0
    r = layout.inch * 0.62
    star = path(
        f"M0 {-r:.1f}L{r * 0.22:.1f} 0L0 {r:.1f}L{-r * 0.22:.1f} 0Z",
        fill=paint("blood"),
        stroke=paint("map-ink"),
        stroke_width=1.5,
    )
    arm = path(
        f"M{-r:.1f} 0L0 {-r * 0.2:.1f}L{r:.1f} 0L0 {r * 0.2:.1f}Z",
        fill=paint("card"),
        stroke=paint("map-ink"),
        stroke_width=1.5,
    )
    ring = circle(0, 0, r * 0.66, fill="none", stroke=paint("map-ink"), stroke_width=1.5)
    north = write(0, -r - 3, "N", 14, serif=True, fill=paint("map-ink"), font_weight=700)
    return tag("g", ring, arm, star, north, transform=f"translate({x:.1f} {y:.1f}) rotate({turn})")


def frame(layout: Layout) -> Svg:
    return rect(*layout.map, fill="none", stroke=paint("map-ink"), stroke_width=3) + rect(
        *layout.map.inset(5), fill="none", stroke=paint("map-ink"), stroke_width=1
    )
