"""Resources, weapons, deeds and houses as small signs on a field of 100 by 100."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sherwood.draw.paint import paint
from sherwood.draw.pieces import figure
from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import EMPTY, Svg, group, join, rect, symbol, use

GOODS: Final = ("wood", "iron", "tool", "distraction", "penny")
WEAPONS: Final = ("sword", "bow", "axe", "staff")

SIGNS: Final[dict[str, Figure]] = {
    "wood": (
        ("wood", "M18 40H78C90 40 90 72 78 72H18Z", 5),
        ("straw", "e 18 56 10 16", 5),
        ("-", "M18 50V62M40 48H66M46 62H74", 4),
    ),
    "iron": (
        ("iron", "M10 78L26 44H74L90 78Z", 5),
        ("steel", "M26 44L36 30H84L74 44Z", 5),
        ("steel", "M74 44L84 30L98 62L90 78Z", 5),
    ),
    "tool": (("wood", "M42 40H56V94H42Z", 5), ("steel", "M18 14H74L88 28V42H18Z", 5)),
    "distraction": (
        ("brass", "M22 72C28 62 26 26 50 22C74 26 72 62 78 72Z", 5),
        ("brass", "o 50 82 9", 5),
        ("-", "M50 22V10M10 40Q4 52 10 64M90 40Q96 52 90 64", 5),
    ),
    "penny": (("steel", "o 50 50 36", 5), ("-", "M50 26V74M26 50H74", 6), ("-", "M50 18A32 32 0 1 1 49 18", 3)),
    "any": (
        ("card", "o 50 50 38", 5),
        ("-", "M36 40Q36 26 50 26Q64 26 64 40Q64 50 50 54V62", 8),
        ("pen", "o 50 74 4", 3),
    ),
    "weapon": (
        ("steel", "M12 8L26 14L74 66L64 74L16 24Z", 5),
        ("steel", "M88 8L74 14L26 66L36 74L84 24Z", 5),
        (
            "wood",
            "M58 80L80 60L86 66L76 76L92 92L86 98L70 82L64 86ZM42 80L20 60L14 66L24 76L8 92L14 98L30 82L36 86Z",
            4,
        ),
    ),
    "loot": (
        ("wood", "M36 30L28 10H72L64 30C96 46 98 92 74 92H26C2 92 4 46 36 30Z", 5),
        ("brass", "o 50 62 15", 4),
        ("-", "M34 30H66", 5),
    ),
    "vp": (("brass", "M50 6L61 36L93 37L68 56L77 88L50 69L23 88L32 56L7 37L39 36Z", 5),),
    "man": (
        (
            "clan",
            "M50 10A17 17 0 0 1 60 41C80 44 88 56 92 66L72 72L78 94H54L50 80L46 94H22L28 72L8 66C12 56 20 44 40 41A17 17 0 0 1 50 10Z",
            5,
        ),
    ),
    "sword": (
        ("steel", "M44 10L50 0L56 10V62H44Z", 5),
        ("brass", "M24 62H76V72H24Z", 5),
        ("wood", "M45 72H55V96H45Z", 5),
    ),
    "bow": (
        ("wood", "M28 4C84 20 84 80 28 96L34 84C64 70 64 30 34 16Z", 5),
        ("-", "M28 6V94M14 50H84M74 42L86 50L74 58", 5),
    ),
    "axe": (
        ("wood", "M46 20H56V98H46Z", 5),
        ("steel", "M44 12C60 20 74 14 86 4C96 24 94 44 84 60C74 48 60 46 44 50Z", 5),
    ),
    "staff": (
        ("wood", "M22 92L70 14L80 20L32 98Z", 5),
        ("brass", "M60 24L74 33L70 40L56 31Z", 4),
        ("brass", "M30 74L44 82L40 88L26 80Z", 4),
    ),
    "trap": (
        ("iron", "M6 60C14 24 86 24 94 60L84 64L74 50L64 62L50 46L36 62L26 50L16 64Z", 5),
        ("iron", "M6 66C14 94 86 94 94 66L84 66L74 78L64 68L50 80L36 68L26 78L16 66Z", 5),
    ),
    "barricade": (
        ("wood", "M8 24H92V40H8ZM8 58H92V74H8Z", 5),
        ("wood-dark", "M20 8L32 2L44 8V96H20ZM58 8L70 2L82 8V96H58Z", 5),
    ),
    "emissary": (
        ("card", "M16 22H78V82C78 92 66 92 66 82V72H8V82C8 96 28 92 78 92", 5),
        ("-", "M28 36H66M28 48H66M28 60H52", 5),
        ("blood", "o 74 78 14", 5),
    ),
    "die": (("card", "M14 14H86V86H14Z", 5), ("pen", "o 32 32 7", 1), ("pen", "o 68 68 7", 1), ("pen", "o 50 50 7", 1)),
    "king": (
        ("card", "M12 10H88V90H12Z", 5),
        ("brass", "M24 66L20 30L38 44L50 22L62 44L80 30L76 66Z", 5),
        ("-", "M24 78H76", 5),
    ),
    "again": (("-", "M84 42A36 36 0 1 0 84 62M88 22V46H64", 9),),
    "bars": (
        ("stone", "M12 10H88V90H12Z", 5),
        ("pen", "M24 24H76V90H24Z", 3),
        ("-", "M37 24V90M50 24V90M63 24V90", 5),
        ("!steel", "M35 26H39V88H35ZM48 26H52V88H48ZM61 26H65V88H61Z"),
    ),
    "guard": (
        ("blood", "M14 98C14 70 28 60 50 60C72 60 86 70 86 98Z", 5),
        ("skin", "M32 44H68V60C68 72 32 72 32 60Z", 4),
        ("steel", "M24 52C20 14 36 6 50 6C64 6 80 14 76 52L62 46H54V60H46V46H38Z", 5),
    ),
    "tuck": (
        ("bark", "M10 98C10 68 26 58 50 58C74 58 90 68 90 98Z", 5),
        ("skin", "o 50 40 26", 5),
        ("bark", "M24 40C20 8 80 8 76 40C72 28 66 24 50 24C34 24 28 28 24 40Z", 5),
        ("-", "M40 44V46M60 44V46M42 54Q50 60 58 54", 5),
    ),
    "fine": (("card", "M22 8H70L84 22V94H22Z", 5), ("-", "M34 38H72M34 52H72M34 66H60", 5), ("blood", "o 66 80 12", 4)),
    "carriage": (
        ("clan", "M10 24H90L82 66H18Z", 5),
        ("card", "M30 30H70L66 56H34Z", 4),
        ("wood-dark", "o 28 76 17", 5),
        ("wood-dark", "o 72 76 17", 5),
        ("brass", "o 28 76 5", 3),
        ("brass", "o 72 76 5", 3),
    ),
    "target": (
        ("snow", "o 50 50 44", 5),
        ("blood", "o 50 50 31", 4),
        ("snow", "o 50 50 19", 4),
        ("blood", "o 50 50 8", 4),
        ("wood", "M50 50L96 14L92 4L84 12Z", 4),
    ),
    "armoury": (
        ("woad", "M12 12H88V50C88 76 70 90 50 98C30 90 12 76 12 50Z", 5),
        ("brass", "M42 20H58V44H80V58H58V84H42V58H20V44H42Z", 4),
    ),
    "workshop": (
        ("card", "M12 96V48H88V96Z", 5),
        ("tile", "M4 50L50 12L96 50Z", 5),
        ("steel", "M28 66H74L66 78L60 70L54 78L48 70L42 78L36 70Z", 4),
        ("wood", "M18 62H30V80H18Z", 4),
    ),
    "lumberjack": (
        ("wood", "M8 60H92V92H8Z", 5),
        ("straw", "e 12 76 9 16", 5),
        ("wood-dark", "M52 66L76 8L84 12L62 68Z", 4),
        ("steel", "M66 30L44 18C40 32 44 44 58 50Z", 5),
    ),
    "church": (
        ("card", "M36 96V52H92V96Z", 5),
        ("woad", "M32 54L64 34L96 54Z", 5),
        ("stone-light", "M8 96V40H38V96Z", 5),
        ("woad", "M4 42L23 8L42 42Z", 5),
        ("-", "M23 8V-4M17 2H29", 5),
        ("pen", "M58 96V78Q64 70 70 78V96Z", 2),
    ),
    "forge": (
        ("iron", "M6 34H64C70 34 70 26 92 26V36C84 38 76 46 66 50L72 74H84V90H26V74H38L44 54C22 54 8 48 6 34Z", 5),
        ("fire", "M40 26C34 14 46 12 46 0C58 8 62 16 54 26Z", 4),
    ),
    "square": (
        ("card", "M14 96V50H86V96Z", 5),
        ("blood", "M6 50L18 20H38L34 50ZM62 20H82L94 50H66Z", 5),
        ("snow", "M34 50L38 20H62L66 50Z", 5),
        ("brass", "o 32 74 9", 4),
        ("loot-green", "o 52 74 9", 4),
        ("blood", "o 70 74 9", 4),
    ),
    "village": (
        ("card", "M14 96V56H86V96Z", 5),
        ("straw", "M2 60L50 14L98 60L86 64L50 32L14 64Z", 5),
        ("pen", "M42 96V72H58V96Z", 2),
    ),
}
DEEDS: Final[dict[str, tuple[str, str, str]]] = {  # sign, second sign, words
    "weapon2": ("weapon", "", "2"), "tool2": ("tool", "", "2"), "wood2": ("wood", "", "2"), "distraction2": ("distraction", "", "2"),
    "iron2": ("iron", "", "2"), "square_die": ("loot", "die", "+1"), "square_reroll": ("loot", "again", ""),
    "square_safe": ("loot", "bars", "×"), "square_loot": ("loot", "loot", "+1"), "trap": ("trap", "", ""), "trap_m1": ("trap", "", "−1"),
    "barricade": ("barricade", "", ""), "barricade_m1": ("barricade", "", "−1"), "trap_or_barricade": ("trap", "barricade", ""),
    "emissary": ("emissary", "", ""), "emissary_m1": ("emissary", "", "−1"),
}  # fmt: skip
COLOURS: Final = {"pink": "loot-pink", "green": "loot-green", "orange": "fire", "blue": "loot-blue"}
ARMS: Final = {"pink": "sword", "green": "bow", "orange": "axe", "blue": "staff"}


def signs() -> Svg:
    """Every sign as a symbol `k-<name>`."""
    return join(symbol(f"k-{name}", sketch(rows)) for name, rows in SIGNS.items())


def sign(name: str, x: float, y: float, size: float) -> Svg:
    return use(f"k-{name}", x, y, size, size)


@lru_cache(maxsize=2048)
def deed(name: str, x: float, y: float, size: float) -> Svg:
    """An action of a card: one sign or two, and a number."""
    first, second, words = DEEDS[name]
    marks = [sign(first, x, y, size)]
    x += size + 2
    if second:
        marks.append(sign(second, x, y, size))
        x += size + 2
    return group(*marks, figure(x, y + size / 2, words, max(13.5, size * 0.72), anchor="start") if words else EMPTY)


def price(cost: dict[str, int], x: float, y: float, size: float, across: int = 9) -> Svg:
    """What something costs, one sign for each piece of it."""
    pieces = [name for name, count in cost.items() for _ in range(count)]
    return group(
        *(sign(name, x + i % across * (size + 1), y + i // across * (size + 1), size) for i, name in enumerate(pieces))
    )


@lru_cache(maxsize=2048)
def man(owner: int | str, x: float, y: float, size: float) -> Svg:
    """A merry man in his captain's colour; Friar Tuck is nobody's."""
    if owner == "tuck":
        return sign("tuck", x, y, size)
    return use("k-man", x, y, size, size, color=paint(f"seat-{owner}"))


@lru_cache(maxsize=2048)
def carriage(colour: str, x: float, y: float, size: float) -> Svg:
    """A carriage shows its colour and the arm that stops it."""
    body = use("k-carriage", x, y, size, size, color=paint(COLOURS[colour]))
    return body + sign(ARMS[colour], x + size * 0.33, y + size * 0.24, size * 0.34)


@lru_cache(maxsize=2048)
def arm(weapon: str, x: float, y: float, size: float) -> Svg:
    """A weapon die: the arm on its colour."""
    colour = next(colour for colour, arm_of in ARMS.items() if arm_of == weapon)
    die = rect(x, y, size, size, size * 0.18, fill=paint(COLOURS[colour]), stroke=paint("pen"), stroke_width=2)
    return die + sign(weapon, x + size * 0.14, y + size * 0.14, size * 0.72)
