"""Four box covers of our own, on a field of 300 by 400."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from .paint import paint
from .sketch import Figure, sketch
from .svg import Svg, at, circle, group, join, line, path, rect, tag

WIDTH: Final = 300
HEIGHT: Final = 400


def cover(game: str) -> str:
    """The box of a game seen from the front; a plain one for a game that has none yet."""
    picture = SCENES.get(game, plain)()
    edge = rect(6, 6, 288, 388, 4, fill="none", stroke=paint("brass"), stroke_width=2)
    return tag(
        "svg",
        picture,
        edge,
        xmlns="http://www.w3.org/2000/svg",
        class_="cover",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def sky(top: str, low: str, horizon: float) -> Svg:
    return rect(0, 0, WIDTH, HEIGHT, fill=paint(top)) + rect(0, horizon, WIDTH, HEIGHT - horizon, fill=paint(low))


def rays(x: float, y: float, inner: float, outer: float, count: int, colour: str) -> Svg:
    """Beams from a point, as a woodcut has them."""
    half = pi / count / 2
    beams = []
    for i in range(count):
        a = 2 * pi * i / count
        beams.append(
            f"M{x + inner * cos(a):.1f} {y + inner * sin(a):.1f}L{x + outer * cos(a - half):.1f} {y + outer * sin(a - half):.1f}"
            f"L{x + outer * cos(a + half):.1f} {y + outer * sin(a + half):.1f}Z"
        )
    return path("".join(beams), fill=paint(colour))


def plain() -> Svg:
    return sky("leaf-dark", "leaf-dark", 0) + at(80, 130, sketch(OAK_LEAF, 3), scale=1.4)


OAK_LEAF: Final[Figure] = (
    (
        "leaf",
        "M50 2C60 10 64 18 61 28C73 23 83 28 80 40C92 42 94 54 84 60C87 71 76 79 64 73C62 79 57 83 54 85V100H46V85C43 83 38 79 36 73C24 79 13 71 16 60C6 54 8 42 20 40C17 28 27 23 39 28C36 18 40 10 50 2Z",
    ),
    ("-", "M50 22V90M50 46L38 38M50 46L62 38M50 64L34 56M50 64L66 56", 2.5),
)

# Romans Go Home!: two legionaries look over the wall, and see what is coming.

LEGIONARY: Final[Figure] = (
    ("blood", "M-34 -54C-40 -96 40 -96 34 -54L26 -50C20 -74 -20 -74 -26 -50Z"),
    ("brass", "M-40 8C-46 -66 46 -66 40 8L30 8C30 -20 -30 -20 -30 8Z"),
    ("brass", "M-7 -62H7V-18H-7Z", 2.5),
    ("skin", "M-30 10C-30 -26 30 -26 30 10V40H-30Z"),
    ("snow", "e -12 4 11 12", 2.5),
    ("snow", "e 12 4 11 12", 2.5),
    ("pen", "o -11 8 3.5", 0),
    ("pen", "o 13 8 3.5", 0),
    ("-", "M-26 -14L-6 -20M26 -14L6 -20", 4),
    ("brass", "M-40 6L-30 6L-28 44L-38 44ZM40 6L30 6L28 44L38 44Z"),
    ("skin-shade", "M0 8C-7 18 -7 24 0 25C7 24 7 18 0 8Z", 2.5),
)
FINGERS: Final[Figure] = (
    ("skin", "M0 0C0 -9 11 -9 11 0V14H0ZM11 0C11 -9 22 -9 22 0V14H11ZM22 0C22 -9 33 -9 33 0V14H22Z", 2.5),
)
HORDE: Final[Figure] = (
    ("wood", "M36 400L46 236L56 237L50 400Z"),
    ("steel", "M50 250C30 246 20 232 18 214C34 222 40 214 52 212L54 212C66 216 76 222 90 210C88 232 76 246 54 252Z"),
    ("wood", "M118 400L112 262L120 261L130 400Z"),
    ("steel", "M104 264L114 196L128 262Z"),
    ("steel", "M196 330L190 206L197 188L205 206L204 330Z"),
    ("brass", "M176 322Q198 312 222 324L221 333Q198 322 177 332Z"),
    ("wood", "M248 400L262 228L270 229L260 400Z"),
    ("clan", "M268 232L226 240C214 262 232 274 222 294L264 286Z"),
    ("-", "M226 256L266 248M222 276L264 268M246 238L240 292", 5),
    ("skin", "M32 348C24 330 34 318 52 318C68 318 74 330 68 350L72 404H28Z"),
    ("-", "M34 332H62M36 342H64", 2.5),
    ("ginger", "M70 404C62 370 74 344 104 344C132 344 148 368 142 404Z"),
    ("ginger", "M74 372L64 356L78 356L76 340L92 348L100 334L110 346L126 338L126 354L142 354L134 370Z"),
    ("skin", "M180 352C174 336 184 330 198 330C212 330 220 338 216 354L220 404H176Z"),
    ("-", "M184 344H210M186 354H212", 2.5),
    ("steel", "M222 404C214 362 234 342 260 342C286 342 302 364 298 404Z"),
    (
        "steel",
        "M228 366C212 362 206 346 210 332C220 344 230 344 240 348ZM290 364C302 356 304 340 300 330C292 342 284 344 276 348Z",
    ),
    ("brass", "M222 386C240 374 284 374 300 386L300 396H220Z"),
)


def romans() -> Svg:
    back = (
        sky("sky", "hill-far", 170) + rays(150, 120, 0, 320, 18, "sky-low") + circle(150, 120, 58, fill=paint("mist"))
    )
    hills = path("M0 190C60 140 110 150 160 176S260 150 300 170V400H0Z", fill=paint("hill")) + path(
        "M0 210C80 180 130 200 190 192S270 190 300 200V400H0Z", fill=paint("hill-near")
    )
    stones = group(
        *(line(0, y, 300, y) for y in (246, 266, 286, 306)),
        *(
            line(x, y, x, y + 20)
            for y, x in (
                (246, 40),
                (246, 128),
                (246, 220),
                (266, 80),
                (266, 170),
                (266, 262),
                (286, 30),
                (286, 150),
                (286, 240),
            )
        ),
        stroke=paint("stone-dark"),
        stroke_width=2,
    )
    teeth = "".join("v-26h34v26h26" for _ in range(5))
    wall = path(f"M0 400V240{teeth}V400Z", fill=paint("stone"), stroke=paint("pen"), stroke_width=3)
    men = at(92, 178, sketch(LEGIONARY)) + at(208, 184, sketch(LEGIONARY), scale=0.92)
    hands = join(at(x, 234, sketch(FINGERS)) for x in (34, 118, 156, 238))
    return back + hills + men + wall + stones + hands + group(sketch(HORDE), color=paint("clan-red"))


# Robin of Locksley: a horse that moves as the knight does, between day and night, over a floor of loot.

KNIGHT: Final[Figure] = (
    ("inlay", "M70 372C70 356 84 350 96 344H222C234 350 248 356 248 372V384H70Z"),
    (
        "wood",
        "M96 346C98 300 128 286 134 256C118 266 96 274 78 264C58 254 58 234 72 220L124 158C126 140 132 128 140 120L138 92L160 110L176 88L184 114C232 136 246 214 226 346Z",
    ),
    (
        "straw",
        "M160 108C216 112 258 180 236 346L214 346C220 300 214 262 200 236L212 232L192 206L206 196L182 176L192 162L166 146Z",
    ),
    ("snow", "M130 150C122 170 100 196 84 214L74 220L118 164Z", 2),
    ("card-shade", "M72 220C54 238 60 258 82 265C100 270 120 264 134 254C124 240 106 224 94 216C84 212 78 214 72 220Z"),
    ("pen", "e 80 232 4 6", 0),
    ("-", "M74 252Q92 254 110 244", 3),
    ("snow", "e 146 168 12 13"),
    ("pen", "o 143 171 6", 0),
    ("-", "M132 154Q146 142 162 158", 5),
    ("blood", "M104 226L112 214L148 246L140 256ZM138 250L210 226L210 240L144 262Z"),
    ("brass", "o 142 252 8"),
    ("leaf", "M96 106C124 108 128 62 168 54C196 52 212 78 218 100L252 108C206 102 150 104 96 106Z"),
    ("leaf-dark", "M126 96C158 84 194 84 219 96L220 104C190 96 150 98 122 104Z", 2),
    ("blood", "M186 78C194 30 232 16 266 22C252 56 222 78 190 90Z"),
    ("-", "M192 82C208 58 228 42 250 32", 2.5),
)


def locksley() -> Svg:
    day = (
        rect(0, 0, 150, 400, fill=paint("vellum"))
        + rays(60, 84, 34, 300, 22, "straw")
        + circle(60, 84, 34, fill=paint("flame"), stroke=paint("pen"), stroke_width=3)
    )
    night = rect(150, 0, 150, 400, fill=paint("indigo"))
    stars = join(
        circle(x, y, r, fill=paint("flame"))
        for x, y, r in (
            (180, 40, 2),
            (276, 90, 3),
            (200, 26, 1.5),
            (284, 160, 2),
            (262, 236, 2),
            (270, 190, 1.5),
            (286, 36, 2),
        )
    )
    moon = path(
        "M262 130A26 26 0 1 0 284 168A21 21 0 0 1 262 130Z",
        fill=paint("indigo-light"),
        stroke=paint("pen"),
        stroke_width=3,
    )
    return day + night + stars + moon + floor() + sketch(KNIGHT, 3.5)


def floor() -> Svg:
    """The grid running away to the horizon."""
    colours = ("loot-red", "loot-white", "loot-green", "loot-blue", "loot-pink", "loot-black")
    rows = ((300, 322), (322, 352), (352, 400))
    tiles = []
    for r, (top, foot) in enumerate(rows):
        for i in range(6):
            tiles.append(path(slab(i, top, foot), fill=paint(colours[(i + 2 * r) % 6])))
    return group(*tiles, stroke=paint("inlay"), stroke_width=4, stroke_linejoin="round")


def slab(i: int, top: float, foot: float) -> str:
    left, right = i - 3, i - 2
    a, b = 30 + (top - 300) * 0.62, 30 + (foot - 300) * 0.62
    return f"M{150 + left * (a + 22):.1f} {top}L{150 + right * (a + 22):.1f} {top}L{150 + right * (b + 22):.1f} {foot}L{150 + left * (b + 22):.1f} {foot}Z"


# Robin Hood and the Merry Men: the castle by night, and a hood that draws its bow.

CASTLE: Final[Figure] = (
    (
        "stone-dark",
        "M84 250V150H76V128H90V138H102V128H116V138H124V118H118V64H112V44H126V54H140V44H160V54H174V44H188V64H182V118H176V138H184V128H198V138H210V128H224V150H216V250Z",
    ),
    (
        "flame",
        "M144 74H156V92H144ZM100 166H110V184H100ZM190 166H200V184H190ZM136 130H144V146H136ZM156 130H164V146H156Z",
        2.5,
    ),
    ("pen", "M136 250V214C136 196 164 196 164 214V250Z"),
    ("wood", "M148 44V14H152V44Z", 2),
    ("blood", "M152 14L184 22L152 32Z", 2.5),
    ("stone", "M60 250V190H54V176H66V184H74V176H86V250ZM214 250V176H226V184H234V176H246V190H240V250Z"),
)
ARCHER: Final[Figure] = (
    ("leaf-dark", "M66 404C66 330 98 296 150 290C202 296 234 330 234 404Z"),
    ("leaf", "M150 190C104 190 92 236 98 268C102 296 124 312 150 314C176 312 198 296 202 268C208 236 196 190 150 190Z"),
    (
        "leaf-dark",
        "M150 208C122 208 114 240 118 264C122 286 136 298 150 298C164 298 178 286 182 264C186 240 178 208 150 208Z",
        2,
    ),
    (
        "skin",
        "M150 216C130 218 124 244 126 262C130 282 140 292 150 292C160 292 170 282 174 262C176 244 170 218 150 216Z",
        2,
    ),
    ("pen", "M150 214C128 216 122 244 125 258C136 250 164 250 175 258C178 244 172 216 150 214Z", 0),
    ("snow", "M131 248Q139 240 146 249Q138 253 131 248ZM169 248Q161 240 154 249Q162 253 169 248Z", 0),
    ("bark", "M138 280Q150 274 162 280Q158 293 150 293Q142 293 138 280Z", 2),
    ("-", "M143 276Q150 280 158 273", 2.5),
    ("skin-shade", "M150 256Q144 266 150 268Q156 266 150 256Z", 2),
    ("bark", "M118 320L196 404H174L104 334Z"),
    ("wood", "M200 300L232 252L240 258L214 308Z"),
    ("snow", "M226 262L232 240L240 250ZM236 268L248 244L252 258Z", 2),
    ("blood", "M216 262L220 236L230 248Z", 2),
    ("-", "M36 216L92 330L36 398", 2),
    ("wood", "M40 208C4 250 4 360 40 404L48 402C18 360 18 254 48 212Z"),
    ("wood", "M20 326H150V332H20Z", 2),
    (
        "fire",
        "M26 346C8 346 -6 330 8 316C10 322 14 322 14 316C14 306 24 302 22 292C38 300 44 318 40 330C38 340 34 346 26 346Z",
        2.5,
    ),
    ("flame", "M24 342C14 342 12 332 20 324C22 328 26 324 25 318C34 324 36 342 24 342Z", 1.5),
    ("skin", "M84 316Q96 310 104 318Q110 330 104 340Q92 348 82 340Q78 326 84 316Z"),
    ("-", "M86 324H98M86 332H98", 2),
)
PINE: Final = "M0 0L-26 -44H-14L-34 -88H-20L-38 -134H-22L0 -190L22 -134H38L20 -88H34L14 -44H26Z"


def merrymen() -> Svg:
    back = sky("indigo", "leaf-dark", 250) + circle(214, 92, 52, fill=paint("indigo-light"))
    stars = join(
        circle(x, y, 1.8, fill=paint("flame"))
        for x, y in ((40, 40), (84, 24), (52, 110), (270, 30), (110, 60), (24, 160), (280, 170))
    )
    hill = path("M0 262C70 226 230 226 300 262V400H0Z", fill=paint("leaf"), stroke=paint("pen"), stroke_width=3)
    road = path(
        "M140 248C150 286 110 300 150 400H230C170 320 176 280 162 248Z",
        fill=paint("straw"),
        stroke=paint("pen"),
        stroke_width=2.5,
    )
    woods = join(
        pine(x, y, s)
        for x, y, s in (
            (20, 300, 0.9),
            (284, 300, 1.0),
            (58, 276, 0.6),
            (250, 280, 0.66),
            (4, 380, 1.2),
            (300, 390, 1.25),
        )
    )
    return back + stars + hill + sketch(CASTLE, 3) + road + woods + sketch(ARCHER, 3)


def pine(x: float, y: float, scale: float) -> Svg:
    return at(
        x,
        y,
        path(PINE, fill=paint("leaf-dark"), stroke=paint("pen"), stroke_width=3, stroke_linejoin="round"),
        scale=scale,
    )


# The Legend of Robin Hood: the great oak over the shire, drawn as the old maps were.

OAK: Final[Figure] = (
    (
        "bark",
        "M128 316C138 270 136 236 126 206L100 186L106 178L132 192L136 150H160L164 186L196 168L202 176L172 204C164 240 166 276 178 316C196 322 212 326 224 334C196 338 176 330 168 328C160 338 152 342 144 342C144 336 142 332 140 328C124 334 104 338 84 334C98 326 116 322 128 316Z",
    ),
    ("-", "M146 310C148 270 148 240 144 210M158 312C156 286 156 262 158 236M150 200V170", 2.5),
    (
        "leaf",
        "M150 26C176 14 202 26 208 46C236 40 262 60 258 86C282 98 284 130 262 144C262 170 232 184 208 172C194 192 162 194 150 178C138 194 106 192 92 172C68 184 38 170 38 144C16 130 18 98 42 86C38 60 64 40 92 46C98 26 124 14 150 26Z",
        3.5,
    ),
    (
        "leaf-dark",
        "M60 150C80 170 100 160 106 148C122 166 150 168 164 154C182 168 206 164 216 148C230 160 248 156 258 146C256 168 230 184 208 172C194 192 162 194 150 178C138 194 106 192 92 172C78 180 64 172 60 150Z",
        0,
    ),
    (
        "-",
        "M74 84C80 74 92 74 98 82M124 56C132 46 146 48 150 58M186 70C194 62 206 64 210 74M220 108C228 100 240 104 242 114M112 112C120 102 134 104 138 114M168 118C176 108 190 110 194 120M62 118C68 110 78 110 82 118",
        3,
    ),
    (
        "brass",
        "M120 128A5 6 0 1 0 121 128ZM196 96A5 6 0 1 0 197 96ZM84 100A5 6 0 1 0 85 100ZM164 88A5 6 0 1 0 165 88ZM228 128A5 6 0 1 0 229 128Z",
        2,
    ),
)
STAG: Final[Figure] = (
    (
        "wood",
        "M196 372L200 338C196 326 204 318 216 318L250 320C262 316 266 304 266 292L280 288L290 300L282 306C280 326 276 338 268 344L266 372H260L258 346L214 346L206 372Z",
        2.5,
    ),
    (
        "-",
        "M272 290C268 276 270 264 262 254M270 274L280 266M266 264L256 262M280 288C284 276 292 270 294 258M287 276L278 272",
        3,
    ),
    ("pen", "o 279 296 1.5", 0),
)
LONGBOW: Final[Figure] = (
    ("-", "M26 262L74 398", 2),
    ("wood", "M20 256C52 290 76 340 72 402L80 402C86 340 62 284 26 252Z", 2.5),
    ("wood", "M14 388L96 308L99 311L17 391Z", 1.5),
    ("steel", "M92 304L110 296L102 314Z", 2),
    ("snow", "M12 392L10 378L24 374L30 380L26 394Z", 2),
)


def legend() -> Svg:
    paper = sky("vellum", "vellum", 0)
    grid = group(
        *(line(x, 0, x, 400) for x in range(50, 300, 50)),
        *(line(0, y, 300, y) for y in range(50, 400, 50)),
        stroke=paint("straw"),
        stroke_width=1,
        stroke_opacity=0.6,
    )
    land = path(
        "M0 300C60 280 120 320 180 300S270 290 300 304V400H0Z",
        fill=paint("hill"),
        stroke=paint("pen"),
        stroke_width=2.5,
    )
    river = path(
        "M300 330C250 322 236 356 186 350S120 372 96 400H128C150 380 176 372 204 366S256 348 300 352Z",
        fill=paint("woad"),
        stroke=paint("pen"),
        stroke_width=2.5,
    )
    ripple = path(
        "M270 340q-10 -4 -18 4M210 357q-12 0 -20 4M150 376q-10 2 -16 10",
        fill="none",
        stroke=paint("sky"),
        stroke_width=2,
    )
    castle = at(14, 258, sketch(KEEP, 2.5))
    return (
        paper + grid + compass(46, 222) + land + castle + river + ripple + sketch(OAK) + sketch(STAG) + sketch(LONGBOW)
    )


KEEP: Final[Figure] = (
    ("tile", "M4 18L14 2L24 18Z"),
    ("card-shade", "M6 46V18H22V26H40V14H36V6H42V10H48V6H54V14H50V46Z"),
    ("pen", "M26 46V38Q31 32 36 38V46Z", 1),
)


def compass(x: float, y: float) -> Svg:
    star = "".join(
        f"M{x:.1f} {y:.1f}L{x + 7 * cos(a - 0.8):.1f} {y + 7 * sin(a - 0.8):.1f}L{x + 26 * cos(a):.1f} {y + 26 * sin(a):.1f}Z"
        for a in (i * pi / 2 - pi / 2 for i in range(4))
    )
    ring = circle(x, y, 18, fill="none", stroke=paint("blood"), stroke_width=1.5)
    return ring + path(star, fill=paint("blood"), stroke=paint("pen"), stroke_width=1)


SCENES: Final = {"romans": romans, "locksley": locksley, "merrymen": merrymen, "legend": legend}
