"""Small signs for buttons and lines of text: one stroke weight, the colour of the words they stand with."""

from __future__ import annotations

from typing import Final

from .paint import paint
from .svg import EMPTY, Svg, circle, group, path, tag

# Drawn on a field of 24 by 24 with a pen of 2; what is after "|" is filled instead.
ICONS: Final[dict[str, str]] = {
    "home": "M3 11L12 4L21 11M6 9V20H18V9M10 20V14H14V20",
    "rules": "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6V20",
    "replay": "M4 12A8 8 0 1 0 7 5.700M7 2V6H11|M10.5 9L15 12L10.5 15Z",
    "person": "M12 4A4 4 0 1 1 12 12A4 4 0 1 1 12 4M4 21C4 16 8 14.5 12 14.500S20 16 20 21",
    "bot": "M5 9H19V19H5ZM12 9V5M9 22H15M2 12V16M22 12V16|M12 2.500A2 2 0 1 1 12 6.500A2 2 0 1 1 12 2.500M8 12H11V15H8ZM13 12H16V15H13Z",
    "open": "M6 20V9A6 6 0 0 1 18 9V20M3 20H21M12 12V16M10 14H14",
    "clock": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M12 7V12L15.5 14",
    "hourglass": "M6 3H18M6 21H18M7 3C7 9 11 10 11 12S7 15 7 21M17 3C17 9 13 10 13 12S17 15 17 21|M9 20C9 17 12 16.5 12 15C12 16.5 15 17 15 20Z",
    "bulb": "M9 18H15M10 21H14M12 3A6 6 0 0 0 8 13.5V15H16V13.5A6 6 0 0 0 12 3",
    "eye": "M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9",
    "link": "M10 14A4 4 0 0 1 10 8.500L13 5.500A4 4 0 0 1 18.5 11L17 12.500M14 10A4 4 0 0 1 14 15.500L11 18.500A4 4 0 0 1 5.5 13L7 11.5",
    "chat": "M3 5H21V16H12L7 20V16H3ZM7 9H17M7 12H13",
    "log": "M6 3H18V21H6ZM9 7H15M9 11H15M9 15H13",
    "undo": "M4 9H14A6 6 0 0 1 14 20H9M8 4L3.5 9L8 14",
    "flag": "M5 22V3M5 4C9 1 13 7 19 4V13C13 16 9 10 5 13",
    "door": "M5 21V3H15V21M3 21H21M15 12H21M18 9L21 12L18 15|M11 11H13V14H11Z",
    "play": "|M7 4L20 12L7 20Z",
    "pause": "|M6 4H10V20H6ZM14 4H18V20H14Z",
    "first": "M5 5V19|M19 5V19L8 12Z",
    "back": "M15 5L8 12L15 19",
    "next": "M9 5L16 12L9 19",
    "last": "M19 5V19|M5 5V19L16 12Z",
    "sun": "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8M12 2V4.500M12 19.500V22M2 12H4.500M19.5 12H22M5 5L6.7 6.700M17.3 17.300L19 19M19 5L17.3 6.700M6.7 17.300L5 19",
    "moon": "M19 15A8 8 0 1 1 10 4A7 7 0 0 0 19 15Z",
    "check": "M4 13L10 19L20 6",
    "lock": "M5 11H19V21H5ZM8 11V8A4 4 0 0 1 16 8V11|M11 14H13V18H11Z",
    "warning": "M12 3L22 20H2ZM12 9V14|M11 16H13V18H11Z",
    "dice": "M4 4H20V20H4Z|M7 7H10V10H7ZM14 14H17V17H14ZM10.5 10.500H13.500V13.500H10.500Z",
    "crown": "M4 18L3 7L8.5 11L12 4L15.5 11L21 7L20 18ZM4 21H20",
    "download": "M12 3V15M7 10L12 15L17 10M4 20H20",
    "upload": "M12 15V3M7 8L12 3L17 8M4 20H20",
    "plus": "M12 4V20M4 12H20",
    "menu": "M4 6H20M4 12H20M4 18H20",
    "close": "M5 5L19 19M19 5L5 19",
    "globe": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3M3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3",
    "minus": "M4 12H20",
    "frame": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "target": "M12 5A7 7 0 1 1 12 19A7 7 0 1 1 12 5M12 2V7M12 17V22M2 12H7M17 12H22",
    "gear": "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8M12 3V8M12 16V21M3 12H8M16 12H21M5.6 5.600L9.200 9.200M14.8 14.800L18.400 18.400M18.4 5.600L14.800 9.200M9.2 14.800L5.600 18.400",
    "keyboard": "M2 6H22V18H2ZM6 10H7M11 10H12M16 10H17M7 14H17",
    "card": "M7 3H17V21H7ZM10 7H14",
    "step": "M4 18C8 18 9 14 9 12S11 6 15 6H20M17 3L20 6L17 9",
    "swords": "M4 4L17 17M20 4L7 17M14 20L20 14M4 14L10 20",
    "coin": "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4M12 8V16M9.5 10.500H14.500M9.5 13.500H14.500",
    "star": "M12 3L14.700 9.200L21 9.800L16.200 14L17.700 20.500L12 17L6.300 20.500L7.800 14L3 9.800L9.300 9.200Z",
    "bars": "M5 3V21M10 3V21M14 3V21M19 3V21M3 7H21M3 17H21",
    "wall": "M3 8H21V20H3ZM3 14H21M9 8V14M15 14V20M3 8V4H7V8M17 8V4H21V8",
    "skull": "M12 3C6 3 4 7 4 11C4 14 6 15 7 16V20H17V16C18 15 20 14 20 11C20 7 18 3 12 3M10 20V17M14 20V17|M8 10H10.500V13H8ZM13.5 10H16V13H13.500Z",
    "heart": "M12 20C4 14 3 9 5.500 6.500C8 4 11 5 12 8C13 5 16 4 18.500 6.500C21 9 20 14 12 20Z",
    "arrow": "M3 21L19 5M12 4H20V12M6 14L3 15M10 18L9 21",
}
NAMES: Final = tuple(ICONS)


def icon(name: str) -> str:
    """An icon as high as the letters beside it; the words beside it are its name, so it has none."""
    lines, _, solid = ICONS[name].partition("|")
    body = group(
        path(lines) if lines else EMPTY,
        path(solid, fill="currentColor", stroke="none") if solid else EMPTY,
        fill="none",
        stroke="currentColor",
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return framed(body, "0 0 24 24", "icon")


def framed(body: Svg, field: str, kind: str) -> Svg:
    return tag(
        "svg", body, class_=kind, viewBox=field, width="1em", height="1em", aria_hidden="true", focusable="false"
    )


OAK: Final = (
    "M16 2C19 4 20 7 19 9.500C22.5 8 25.5 9.5 24.5 13C28 13.5 28.5 17 25.5 19C26.5 22 23.5 24.5 20 23C19.5 24.5 18 25.5 17.2 26V30.500H14.800V26"
    "C14 25.5 12.5 24.5 12 23C8.5 24.5 5.5 22 6.5 19C3.5 17 4 13.5 7.5 13C6.5 9.5 9.5 8 13 9.500C12 7 13 4 16 2Z"
)


def mark(turn: bool = False) -> str:
    """The house's own sign, an oak leaf, a golden dot on it when somebody waits for you."""
    leaf = path(OAK, fill=paint("leaf"), stroke=paint("pen"), stroke_width=1.5, stroke_linejoin="round")
    veins = path(
        "M16 9V26M16 15L12 12M16 15L20 12M16 20.500L11 17.500M16 20.500L21 17.5",
        fill="none",
        stroke=paint("card"),
        stroke_width=1.3,
        stroke_linecap="round",
    )
    dot = circle(25, 7, 6, fill=paint("glow"), stroke=paint("pen"), stroke_width=1.5) if turn else EMPTY
    return tag(
        "svg",
        leaf,
        veins,
        dot,
        xmlns="http://www.w3.org/2000/svg",
        class_="mark",
        viewBox="0 0 32 32",
        width=32,
        height=32,
        aria_hidden="true",
    )
