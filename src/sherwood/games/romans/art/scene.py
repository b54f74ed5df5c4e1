"""The country: sky, hills and heather, and Hadrian's wall running through them from edge to edge."""

from __future__ import annotations

from sherwood.draw.geometry import Box
from sherwood.draw.paint import paint
from sherwood.draw.svg import Svg, circle, group, line, path, rect, tag, trace

MERLON = 22


def scatter(seed: int, count: int, span: float) -> list[float]:
    """Places that look strewn and are the same on every machine."""
    return [((i + 1) * 0.6180339887 * (seed + 1.37) + seed * 0.29) % 1 * span for i in range(count)]


def hills(box: Box, crest: float, lift: float, colour: str) -> Svg:
    """A range of long low hills; crest and lift are shares of the box's height."""
    top, swell, x, w = box.y + box.height * crest, box.height * lift, box.x, box.width
    outline = trace(
        *("M", x, box.bottom, "V", top),
        *("C", x + w * 0.12, top - swell, x + w * 0.2, top - swell, x + w * 0.34, top),
        *("S", x + w * 0.56, top - swell * 1.3, x + w * 0.7, top - swell * 0.2),
        *("S", x + w * 0.92, top - swell * 0.6, box.right, top - swell * 0.4, "V", box.bottom, "Z"),
    )
    return path(outline, fill=paint(colour))


def mists(box: Box, crest: float) -> Svg:
    y, w = box.y + box.height * crest, box.width
    waves = " ".join(trace("t", w * 0.17, 0) for _ in range(5))
    bank = trace("M", box.x, y, "q", w * 0.08, -8, w * 0.17, 0, waves, "V", y + 12, "H", box.x, "Z")
    return path(bank, fill=paint("mist"), fill_opacity=0.75)


def heather(box: Box, count: int) -> Svg:
    """Tufts on the near slope: a stem and three bells."""
    xs, ys = scatter(3, count, box.width), scatter(11, count, box.height)
    tufts = [
        tuft(box.x + x, box.y + y, "heather" if i % 3 else "heather-light")
        for i, (x, y) in enumerate(zip(xs, ys, strict=True))
    ]
    return group(*tufts)


def tuft(x: float, y: float, colour: str) -> Svg:
    stem = path(f"M{x:.1f} {y:.1f}v-7m0 3l-3 -4m3 4l3 -4", fill="none", stroke=paint("leaf-dark"), stroke_width=1)
    bells = group(*(circle(x + dx, y + dy, 2) for dx, dy in ((0, -8), (-3, -6), (3, -6))), fill=paint(colour))
    return stem + bells


def moon(box: Box) -> Svg:
    """A pale disc above the hills: a weak sun by day, the moon by night."""
    return circle(box.x + box.width * 0.83, box.y + box.height * 0.2, box.height * 0.1, fill=paint("mist"))


def wall(box: Box, top: float) -> Svg:
    """The curtain wall: battlements above, courses of stone below."""
    count = int(box.width // MERLON) + 1
    teeth = "".join(f"v-8h{MERLON * 0.55:.1f}v8h{MERLON * 0.45:.1f}" for _ in range(count))
    body = path(
        f"M{box.x - 4:.1f} {box.bottom:.1f}V{top:.1f}{teeth}V{box.bottom:.1f}Z",
        fill=paint("stone"),
        stroke=paint("pen"),
        stroke_width=2,
        stroke_linejoin="round",
    )
    return body + courses(box, top)


def courses(box: Box, top: float) -> Svg:
    rows = [top + 9 + i * 11 for i in range(int((box.bottom - top - 8) // 11) + 1)]
    long = [line(box.x, y, box.right, y) for y in rows]
    xs = [(i, x) for i in range(len(rows)) for x in scatter(i, int(box.width // 46), box.width)]
    short = [line(box.x + x, rows[i], box.x + x, rows[i] + 11) for i, x in xs if rows[i] + 11 <= box.bottom]
    return group(*long, *short, stroke=paint("stone-dark"), stroke_width=1.2, stroke_opacity=0.7)


def frieze(box: Box) -> Svg:
    """Everything behind the forts, from the sky down to the foot of the wall."""
    tufts = Box(box.x, box.y + box.height * 0.56, box.width, box.height * 0.16)
    return tag(
        "svg",
        rect(*box, fill=paint("sky")),
        moon(box),
        hills(box, 0.42, 0.16, "hill-far"),
        mists(box, 0.46),
        hills(box, 0.52, 0.1, "hill"),
        mists(box, 0.6),
        hills(box, 0.62, 0.08, "hill-near"),
        heather(tufts, int(box.width // 22)),
        wall(box, box.y + box.height * 0.76),
        width=box.width,
        height=box.height,
    )
