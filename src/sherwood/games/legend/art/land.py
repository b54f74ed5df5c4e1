"""What stands on the land: small silhouettes in ink and wash, on a field of 100 by 100, their feet on the lower edge."""

from __future__ import annotations

from typing import Final

from sherwood.draw.sketch import Figure, sketch
from sherwood.draw.svg import Svg, join, symbol

SIGHTS: Final[dict[str, Figure]] = {
    "oak": (
        ("bark", "M44 100L46 70H54L56 100Z", 4),
        ("leaf", "M50 14C64 6 80 16 80 30C94 36 94 56 80 62C74 74 58 76 50 68C42 76 26 74 20 62C6 56 6 36 20 30C20 16 36 6 50 14Z", 5),
        ("-", "M34 36Q40 30 46 36M56 44Q62 38 68 44M36 54Q42 48 48 54", 4),
    ),
    "village": (
        ("card", "M8 98V70H44V98Z", 4),
        ("tile", "M2 72L26 46L50 72Z", 4),
        ("card", "M50 98V62H92V98Z", 4),
        ("straw", "M44 64L71 34L98 64Z", 4),
        ("pen", "M66 98V80H77V98Z", 2),
        ("pen", "M20 80H29V88H20Z", 1),
    ),
    "town": (
        ("card", "M6 98V60H34V98Z", 4),
        ("tile", "M0 62L20 38L40 62Z", 4),
        ("card", "M64 98V58H96V98Z", 4),
        ("straw", "M58 60L80 34L100 60Z", 4),
        ("stone-light", "M36 98V40H64V98Z", 4),
        ("woad", "M34 42L50 4L66 42Z", 4),
        ("-", "M50 4V-8M45 -3H55", 4),
        ("pen", "M44 98V82Q50 72 56 82V98Z", 2),
        ("pen", "M46 52H54V62H46Z", 1),
    ),
    "castle": (
        ("stone", "M4 98V44H-2V28H8V36H18V28H28V44H24V56H38V24H32V6H42V14H58V6H68V24H62V56H76V44H72V28H82V36H92V28H102V44H96V98Z", 4),
        ("pen", "M40 98V82Q50 66 60 82V98Z", 2),
        ("pen", "M46 30H54V44H46ZM10 54H16V64H10ZM84 54H90V64H84Z", 1),
        ("blood", "M50 8V-14L68 -8L50 -2", 3),
    ),
    "keep": (
        ("stone-dark", "M24 98V30H16V6H28V16H40V6H60V16H72V6H84V30H76V98Z", 4),
        ("pen", "M44 98V80Q50 70 56 80V98Z", 2),
        ("pen", "M46 40H54V56H46Z", 1),
        ("-", "M30 66H40M60 74H70M32 86H38", 3),
    ),
    "ruined_castle": (
        ("stone", "M6 98V52L16 40L22 50L34 34V62L46 70L52 58V98ZM62 98V66L74 58L84 24L94 30V98Z", 4),
        ("leaf", "M48 98C46 84 60 78 66 98Z", 3),
        ("pen", "M20 98V84Q26 76 32 84V98Z", 2),
    ),
    "mill": (
        ("card", "M34 98L40 48H60L66 98Z", 4),
        ("tile", "M36 50L50 28L64 50Z", 4),
        ("straw", "M50 44L14 22L20 12ZM50 44L86 66L80 76ZM50 44L72 8L82 14ZM50 44L28 80L18 74Z", 3.5),
        ("pen", "o 50 44 4", 2),
        ("pen", "M45 98V84H55V98Z", 1),
    ),
    "green": (
        ("wood", "M14 98L30 60M46 98L34 60", 5),
        ("snow", "o 32 54 26", 4),
        ("blood", "o 32 54 17", 3),
        ("snow", "o 32 54 9", 2),
        ("card", "M58 98L78 44L98 98Z", 4),
        ("blood", "M70 98L78 44L86 98Z", 3),
        ("woad", "M78 44V28L92 33L78 38", 3),
    ),
    "numbered_road": (
        ("stone-light", "M24 98V34Q24 8 50 8Q76 8 76 34V98Z", 5),
    ),
    "bridge": (
        ("stone-light", "M0 98V62Q50 30 100 62V98H84Q82 76 70 76Q58 76 56 98H44Q42 76 30 76Q18 76 16 98Z", 4),
        ("-", "M2 58Q50 26 98 58M14 54V46M32 46V38M50 43V34M68 46V38M86 54V46", 4),
    ),
    "ford": (
        ("stone-light", "e 20 60 14 9", 4),
        ("stone-light", "e 52 70 15 10", 4),
        ("stone-light", "e 82 60 13 9", 4),
        ("-", "M6 84Q14 78 22 84T38 84M50 90Q58 84 66 90T82 90", 4),
    ),
}  # fmt: skip


def sights() -> Svg:
    """Every silhouette as a symbol `s-<terrain>`, and the oak as `s-oak`."""
    return join(symbol(f"s-{name}", sketch(figure)) for name, figure in SIGHTS.items())
