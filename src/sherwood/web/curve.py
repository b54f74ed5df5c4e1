"""Everybody's chance over a game, drawn: a line for each seat, every point a way to the moment in the replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sherwood.draw.svg import Svg, circle, group, line, points, tag, title, write

WIDTH, HEIGHT, MARGIN = 720.0, 240.0, 44.0
DASHES = ("", "7 4", "2 4", "9 4 2 4", "1 6")  # a seat is known by its line, not by its colour alone


Percent = Callable[[float], str]  # a part of the whole, as the reader's language writes it


def curve(
    steps: int,
    curves: Sequence[Sequence[Sequence[float]]],
    names: Sequence[str],
    replay: str,
    label: str,
    percent: Percent,
) -> Svg:
    """The drawing; each point links to the replay at that moment."""
    seats = [_seat(seat, steps, each, names[seat], replay, percent) for seat, each in enumerate(curves)]
    parts = [_frame(percent), *seats]
    legend = [_key(seat, name) for seat, name in enumerate(names)]
    height = HEIGHT + 18 * len(legend)
    return tag(
        "svg", title(label), *parts, *legend, viewBox=f"0 0 {WIDTH:.0f} {height:.0f}", role="img", class_="curve"
    )


def _x(step: float, steps: int) -> float:
    return MARGIN + (WIDTH - 2 * MARGIN) * step / max(1, steps)


def _y(chance: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * min(1.0, max(0.0, chance))


def _frame(percent: Percent) -> Svg:
    lines = [
        line(MARGIN, _y(part), WIDTH - MARGIN, _y(part), stroke="currentColor", stroke_opacity=0.25)
        for part in (0.0, 0.5, 1.0)
    ]
    marks = [write(MARGIN - 6, _y(part) + 4, percent(part), 11, text_anchor="end") for part in (0.0, 0.5, 1.0)]
    return group(*lines, *marks, fill="currentColor")


def _seat(seat: int, steps: int, found: Sequence[Sequence[float]], name: str, replay: str, percent: Percent) -> Svg:
    places = [(_x(step, steps), _y(chance)) for step, chance in found]
    drawn = tag("polyline", points=points(places), stroke_dasharray=_dash(seat))
    dots = [
        tag(
            "a",
            title(f"{name} {percent(chance)} ({int(step)})"),
            circle(*place, 3.5),
            href=f"/replays/{replay}#{int(step)}",
        )
        for place, (step, chance) in zip(places, found, strict=True)
    ]
    return group(drawn, *dots, class_=f"seat-{seat}")


def _dash(seat: int) -> str | None:
    return DASHES[seat % len(DASHES)] or None


def _key(seat: int, name: str) -> Svg:
    y = HEIGHT + 18 * seat
    sample = line(MARGIN, y, MARGIN + 40, y, stroke_dasharray=_dash(seat))
    called = write(MARGIN + 50, y + 4, name, 13, text_anchor="start", fill="currentColor")
    return group(sample, called, class_=f"seat-{seat}")
