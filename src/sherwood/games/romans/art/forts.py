"""The five kinds of fort, on a field of 100 by 100: gate and stones alike, each with what makes it known from afar."""

from __future__ import annotations

from typing import Final

from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import Svg, join, symbol

# A plain square keep: the measure of the other four.
DINAIRE: Final[Figure] = (
    ("stone", "M12 100V40H6V22H18V30H28V22H40V30H60V22H72V30H82V22H94V40H88V100Z"),
    ("stone-light", "M12 40H88V47H12Z", 2),
    ("stone-dark", "M40 100V76C40 62 60 62 60 76V100Z"),
    ("-", "M46 68V100M54 68V100M40 80H60M40 90H60", 2),
    ("pen", "M24 58H30V70H24ZM70 58H76V70H70Z", 1),
    ("-", "M16 56H22M78 78H86M20 84H30M66 90H74M16 92H24M46 54H58M66 52H74", 1.5),
)

# A rotten palisade, its gate ajar, the only guard asleep against it.
MALGARDE: Final[Figure] = (
    ("wood", "M4 100V44L10 36L16 44V100ZM16 100V40L22 32L28 40V100ZM28 100V46L34 38L40 46V100Z"),
    ("wood", "M66 100V48L72 40L78 48V100ZM78 100V38L84 30L90 38V100ZM90 100V56L94 50L98 56V100Z"),
    ("wood-dark", "M2 58H42V65H2ZM66 62H99V69H66Z", 2),
    ("pen", "M40 100V50H66V100Z"),
    ("wood-dark", "M40 100V52L54 58V100Z", 2.5),
    ("-", "M44 62L50 65M44 74L50 76M44 86L50 87", 1.5),
    ("blood", "M56 101C54 86 62 80 72 80C84 80 88 90 86 101Z", 2.5),
    ("skin", "M60 70C60 60 80 60 80 70C80 80 74 84 69 84C64 84 60 80 60 70Z", 2.5),
    ("steel", "M57 68C56 54 82 52 83 66L84 69Q70 62 57 71Z", 2.5),
    ("tile", "M62 55C64 46 76 44 79 52L77 57Q70 53 64 58Z", 2),
    ("-", "M63 73Q66 76 69 73M72 73Q75 76 78 73M67 79Q70 77 73 79", 2),
    ("-", "M72 14H84L72 26H84M56 24H64L56 32H64M88 4H98L88 14H98", 3),
)

# A tall tower with a beacon that the whole country sees.
SIGNAL: Final[Figure] = (
    ("stone", "M4 100V70H12V76H22V70H30V100ZM70 100V70H78V76H88V70H96V100Z"),
    ("stone", "M28 100L32 48H68L72 100Z"),
    ("stone-light", "M24 48V38H34V42H44V38H56V42H66V38H76V48Z"),
    ("stone-dark", "M42 100V84C42 74 58 74 58 84V100Z", 2.5),
    ("pen", "M46 56H54V66H46Z", 1),
    ("-", "M34 60H40M60 72H66M34 84H38M62 90H68M10 88H20M80 86H90", 1.5),
    ("iron", "M34 30H66L60 40H40Z"),
    ("fire", "M34 30C26 18 38 14 38 2C46 6 46 12 50 14C52 8 58 4 62 0C60 12 76 16 66 30Z"),
    ("flame", "M42 30C38 22 46 20 48 12C54 18 60 20 58 30Z", 2),
    ("-", "M20 12L12 8M22 24L12 24M80 12L88 8M78 24L88 24", 3),
)

# The strongbox: a fort that is a chest, iron bands, a lock, coins that do not fit.
COFFRE: Final[Figure] = (
    ("brass", "o 30 34 8", 2.5),
    ("brass", "o 44 28 8", 2.5),
    ("brass", "o 58 29 8", 2.5),
    ("brass", "o 70 34 8", 2.5),
    ("wood", "M8 40C8 6 24 2 50 2C76 2 92 6 92 40L86 44C86 22 74 16 50 16C26 16 14 22 14 44Z"),
    ("wood", "M6 46H94V100H6Z"),
    ("wood-dark", "M6 46H94V56H6Z", 2),
    ("iron", "M16 46H28V100H16ZM72 46H84V100H72Z", 2.5),
    ("iron", "M16 34C16 12 24 6 30 5L36 17C30 19 27 24 27 36ZM84 34C84 12 76 6 70 5L64 17C70 19 73 24 73 36Z", 2),
    ("-", "M32 72H42M58 84H68M34 90H44M60 68H68", 1.5),
    ("brass", "M40 50H60V70C60 76 40 76 40 70Z", 2.5),
    ("pen", "M47 60A4 4 0 1 1 53 60L54 69H46Z", 1),
    ("pen", "o 22 52 1.5", 0),
    ("pen", "o 22 94 1.5", 0),
    ("pen", "o 78 52 1.5", 0),
    ("pen", "o 78 94 1.5", 0),
)

# The legion's own: red walls, spikes, and the eagle above the gate.
TIFIE: Final[Figure] = (
    ("stone-dark", "M10 100V52H4V34H16V42H28V34H38V42H62V34H72V42H84V34H96V52H90V100Z"),
    ("blood", "M10 52H90V60H10Z", 2),
    ("pen", "M40 100V80C40 66 60 66 60 80V100Z"),
    ("steel", "M44 78L46 86L48 78L50 86L52 78L54 86L56 78V74H44Z", 1),
    ("blood", "M18 64H34V92L26 86L18 92ZM66 64H82V92L74 86L66 92Z", 2.5),
    (
        "brass",
        "M26 69L28 74L33 74L29 77L30 82L26 79L22 82L23 77L19 74L24 74ZM74 69L76 74L81 74L77 77L78 82L74 79L70 82L71 77L67 74L72 74Z",
        1,
    ),
    ("wood", "M47.5 22H52.5V46H47.5Z", 2),
    (
        "brass",
        "M50 24C42 24 38 20 36 14C26 16 14 10 10 -2C22 4 34 2 44 6C45 0 48 -3 53 -3L58 1L54 4C55 5 56 5.5 56 6C66 2 78 4 90 -2C86 10 74 16 64 14C62 20 58 24 50 24Z",
        2.5,
    ),
    ("-", "M24 5Q32 10 40 9M76 5Q68 10 60 9M46 14L50 18L54 14", 1.5),
    ("brass", "M38 30H62V36H38Z", 2),
)

FORTS: Final[dict[str, Figure]] = {
    "malgarde": MALGARDE,
    "signal": SIGNAL,
    "coffre": COFFRE,
    "tifie": TIFIE,
    "dinaire": DINAIRE,
}


def forts() -> Svg:
    """Every kind of fort as a symbol `f-<kind>`."""
    return join(symbol(f"f-{kind}", sketch(figure)) for kind, figure in FORTS.items())
