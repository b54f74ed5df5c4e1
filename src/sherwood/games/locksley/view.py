"""What everybody sees of a game of Robin of Locksley: all of it, and how far each task is from being met."""

from __future__ import annotations

from sherwood.engine.action import Bar
from sherwood.engine.bits import members
from sherwood.engine.game import ScoreRow
from sherwood.games.locksley.rules.cards import COLOUR_NAMES, FAME_NAMES, KING, NOTTINGHAM, SMALL, TIMES
from sherwood.games.locksley.rules.lacks import lack
from sherwood.games.locksley.rules.readings import readings_in_force
from sherwood.games.locksley.rules.setup import Corner
from sherwood.games.locksley.rules.state import ENDINGS, TO_SELL, Locksley
from sherwood.games.locksley.rules.tally import at_least, held, total
from sherwood.games.locksley.rules.tasks import met
from sherwood.games.locksley.rules.turn import Turn
from sherwood.games.locksley.shape import AheadView, MissingView, RiderView, SpaceView, View
from sherwood.games.locksley.targets import track_ref
from sherwood.games.locksley.words import BARS, NAMES

LENGTHS = ("short", "standard", "long")


def view(s: Locksley, seat: int) -> View:
    """The same for every seat: nothing is hidden but what the pile will bring (§1.7)."""
    now = active(s)
    return {
        "phase": phase(s),
        "length": LENGTHS[s.settings.chosen.length],
        "small_per_side": s.settings.small_per_side,
        "lap": s.settings.lap,
        "goal": s.settings.goal,
        "first": s.first if s.first >= 0 else None,
        "active": now,
        "ridden": bool(s.ridden),
        "sales": [{"colour": COLOUR_NAMES[c], "cheap": bool(s.cheap >> c & 1)} for c in members(s.sold)],
        "grid": [COLOUR_NAMES[colour] if colour >= 0 else None for colour in s.grid],
        "holes": members(s.holes),
        "track": [space_view(s, space) for space in range(len(s.track))],
        "readings": readings_in_force(s.settings),
        "pile": total(s.stock),
        "discard": by_colour(s.dropped),
        "riders": [rider_view(s, rider, now) for rider in range(2)],
        "winner": members(s.winners)[0] if s.over else None,
        "ending": ENDINGS[s.ending] if s.over else None,
    }


def active(s: Locksley) -> int | None:
    """Whose turn it is."""
    step = s.steps.top() if s.steps else None
    return int(step.seat) if isinstance(step, (Corner, Turn)) else None


def phase(s: Locksley) -> str:
    if s.over:
        return "over"
    step = s.steps.top()
    return "turn" if isinstance(step, Turn) else "corner" if isinstance(step, Corner) else "setup"


def by_colour(tally: int) -> dict[str, int]:
    return {name: held(tally, colour) for colour, name in enumerate(COLOUR_NAMES)}


def space_view(s: Locksley, space: int) -> SpaceView:
    fame = s.track[space]
    return {
        "space": space,
        "fame": FAME_NAMES[fame],
        "size": "small" if fame < SMALL else "large" if fame < NOTTINGHAM else "start",
        "side": space // (s.settings.small_per_side + 2),
        "time": TIMES.get(FAME_NAMES[fame]),
        "colour": COLOUR_NAMES[fame] if fame < len(COLOUR_NAMES) else None,
    }


def rider_view(s: Locksley, rider: int, now: int | None) -> RiderView:
    position, robin = s.bard_of(rider), s.robin_of(rider)
    ahead = [] if s.over or robin < 0 else ahead_view(s if rider == now else without_sales(s), rider)
    return {
        "seat": rider,
        "robin": robin if robin >= 0 else None,
        "bard": position,
        "space": position % s.settings.lap if position < s.settings.goal else None,
        "lap": 1 if position < s.settings.lap else 2,
        "loot": by_colour(s.loot_of(rider)),
        "gold": total(s.gold_of(rider)),
        "coins": by_colour(s.gold_of(rider)),
        "sellable": [COLOUR_NAMES[colour] for colour in members(at_least(s.loot_of(rider), TO_SELL))],
        "standing": bool(s.idle >> rider & 1),
        "next": ahead[0] if ahead else None,
        "ahead": ahead,
    }


def without_sales(s: Locksley) -> Locksley:
    """A sale serves only the player whose turn it is (§6.6)."""
    other = s.clone()
    other.close_sales()
    return other


def ahead_view(s: Locksley, rider: int) -> list[AheadView]:
    """Every space up to the King: is its task met now, and if not, what is missing?"""
    return [ahead_of(s, rider, position) for position in range(s.bard_of(rider) + 1, s.settings.goal + 1)]


def ahead_of(s: Locksley, rider: int, position: int) -> AheadView:
    fame = s.fame_at(position)
    done = met(s, rider, fame)
    return {
        "position": position,
        "ref": track_ref(s, position),
        "fame": FAME_NAMES[fame],
        "met": done,
        "bribe": fame != KING,
        "missing": None if done else missing(lack(s, rider, fame)),
    }


def missing(bar: Bar) -> MissingView:
    """A refusal as data: ids for things, numbers for numbers, in the order of its sentence."""
    kinds = BARS[bar.reason].split()
    values = [int(value) for value in (bar.a, bar.b, bar.c)]
    args = [NAMES[kind][value] if kind in NAMES else value for kind, value in zip(kinds, values, strict=False)]
    return {"reason": bar.reason, "rule": bar.rule, "args": args}


def score(s: Locksley) -> list[ScoreRow]:
    """What each has left, and how far the Bards have come (§9.3, §9.4)."""
    return [
        ScoreRow("loot", [total(s.loot_of(seat)) for seat in range(2)]),
        ScoreRow("gold", [total(s.gold_of(seat)) for seat in range(2)]),
        ScoreRow("steps", [s.bard_of(seat) for seat in range(2)]),
    ]
