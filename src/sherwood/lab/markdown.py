"""A report as a small page of Markdown: what an owner of the rules would want to know first, then tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

from sherwood.engine.game import Game
from sherwood.lab.figures import Figure, is_share
from sherwood.lab.findings import Change, Findings, Worth
from sherwood.lab.page import draw_title, even_share, option_name
from sherwood.lab.stats import Z95
from sherwood.lab.tables import measure_name, plain, said
from sherwood.table.drawn import face_name
from sherwood.text.speech import Speech

MOST: Final = 20
ENDS: Final = 4  # of a kind of draw, the best and the worst that are shown
DOUBT: Final = 0.05


@dataclass(frozen=True)
class Thoughtful:
    """The usual game among bots that think."""

    bots: str
    figures: tuple[Figure, ...]


def markdown(found: Findings, thoughtful: Thoughtful, game: Game, note: str, speech: Speech) -> str:
    """The whole page."""
    bots = found.base.bots[0]
    lines = [
        f"# {speech.say('game-name')}: what the games say",
        "",
        f"Made by `make reports` (rules version {game.version}, seed {found.seed}): {found.base.seats} seats, quick bots (`{bots}`), {found.games} games "
        f"of the usual game and {found.option_games} for each change on the same seeds; {thoughtful.figures[0].games} games of `{thoughtful.bots}` for "
        "the balance among bots that think. Every figure ± its 95 % interval. "
        "\\*\\* marks what chance alone would not make even once in twenty such tables (Bonferroni); \\* what it would make less than once in twenty single rows: of many rows, some. "
        f"{note}".rstrip(),
        "",
        *_brief(found, thoughtful, game, speech),
        *_balance(found, thoughtful, speech),
        *_options(found, speech),
        *_values(found, speech),
        *_draws(found, game, speech),
    ]
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


# What to know first


def _brief(found: Findings, thoughtful: Thoughtful, game: Game, speech: Speech) -> Iterator[str]:
    yield "## In brief"
    yield ""
    for bots, figures in ((thoughtful.bots, thoughtful.figures), (found.base.bots[0], found.base_figures)):
        yield f"- `{bots}`: {_sides(figures, even_share(figures, found.base.seats), speech)}"
    ladder = found.ladders[0]
    yield (
        f"- Luck: `{ladder.strong}` among `{ladder.weak}` wins {_of(ladder.share, speech)} of its games (luck alone: {100 * ladder.even:.0f} %); "
        f"the set-up alone decides {100 * found.dealt:.0f} % of the result."
    )
    yield f"- {_weighty('Readings and options', found.options, lambda one: option_name(one, speech))}"
    if found.values:
        yield f"- {_weighty('Reconstructed values', found.values, lambda one: f'`{one.name}` → {one.value}')}"
        idle = sum(all(effect.mean == 0 and effect.high == 0 for effect in one.effects) for one in found.values)
        yield f"- Of {len(found.values)} reconstructed numbers that can be another, {idle} changed nothing at all in these games (they belong to modules or decks that the usual game leaves out, or to what these bots never do); {found.untried} can be nothing else."
    yield ""


def _sides(figures: Sequence[Figure], even: float, speech: Speech) -> str:
    """Who wins: whoever begins, the seats, nobody; and whether that is off an even share."""
    won = [one for one in figures if one.name.startswith("won.") or (one.name == "nobody" and one.mean)]
    return "; ".join(f"{measure_name(one.name, speech)} {_of(one, speech)}{_off(one, even)}" for one in won) + "."


def _off(one: Figure, even: float) -> str:
    if one.name == "nobody":
        return ""
    return (
        " (**more than an even share**)"
        if one.low > even
        else " (**less than an even share**)"
        if one.high < even
        else ""
    )


def _weighty(what: str, changes: Sequence[Change], name: object) -> str:
    """Those whose effect no number of rows explains."""
    assert callable(name)
    strong = [
        one for one in _ranked(changes) if any(mark(effect, _rows(changes)) == " \\*\\*" for effect in one.effects)
    ]
    if not strong:
        return f"{what}: none of {len(changes)} changes moves balance or length beyond doubt in this many games."
    return f"{what} that matter beyond doubt, the strongest first: {'; '.join(str(name(one)) for one in strong[:8])}{' …' if len(strong) > 8 else ''} ({len(strong)} of {len(changes)})."


# Tables


def _balance(found: Findings, thoughtful: Thoughtful, speech: Speech) -> Iterator[str]:
    yield "## Balance"
    yield ""
    names = [one.name for one in thoughtful.figures if not one.name.startswith("points.")]
    yield f"| | `{thoughtful.bots}` | `{found.base.bots[0]}` |"
    yield "|---|---|---|"
    quick = {one.name: one for one in found.base_figures}
    slow = {one.name: one for one in thoughtful.figures}
    for name in dict.fromkeys([*names, *(one for one in quick if not one.startswith("points."))]):
        cells = [_of(side[name], speech) if name in side else "" for side in (slow, quick)]
        yield f"| {measure_name(name, speech)} | {cells[0]} | {cells[1]} |"
    yield ""
    if len(found.by_seats) > 1:
        yield from _by_seats(found, speech)


def _by_seats(found: Findings, speech: Speech) -> Iterator[str]:
    yield f"By number of players (`{found.base.bots[0]}`, {found.option_games} games each):"
    yield ""
    yield "| players | first player wins | nobody wins | seats win | decisions |"
    yield "|---|---|---|---|---|"
    for seats, figures in found.by_seats:
        known = {one.name: one for one in figures}
        cells = [_of(known[name], speech) if name in known else "–" for name in ("won.first", "nobody")]
        shares = ", ".join(f"{100 * known[f'won.{seat}'].mean:.0f}" for seat in range(1, seats + 1))
        yield f"| {seats} | {cells[0]} | {cells[1]} | {shares} % | {_of(known['length'], speech)} |"
    yield ""


def _options(found: Findings, speech: Speech) -> Iterator[str]:
    yield "## What each option does"
    yield ""
    yield f"The difference to the usual game, one option changed at a time.\n\n![What options do](./{found.game}-options.svg)"
    yield ""
    yield from _changes(found.options, lambda one: option_name(one, speech), speech)


def _values(found: Findings, speech: Speech) -> Iterator[str]:
    if not found.values:
        return
    yield "## What the reconstructed values do"
    yield ""
    yield f"Each of our numbers by one, the strongest {min(MOST, len(found.values))} of {len(found.values)}. What matters here is what an owner of the box should correct first."
    yield ""
    yield from _changes(
        _ranked(found.values)[:MOST], lambda one: f"`{one.name}` → {one.value}", speech, _rows(found.values)
    )


def _changes(changes: Sequence[Change], name: object, speech: Speech, rows: int = 0) -> Iterator[str]:
    assert callable(name)
    if not changes:
        return
    tried = rows or _rows(changes)
    titles = [measure_name(effect.name, speech) for effect in changes[0].effects]
    yield f"| | {' | '.join(titles)} |"
    yield f"|---|{'---|' * len(titles)}"
    for one in _ranked(changes):
        yield f"| {name(one)} | {' | '.join(_of(effect, speech) + mark(effect, tried) for effect in one.effects)} |"
    yield ""


def _draws(found: Findings, game: Game, speech: Speech) -> Iterator[str]:
    owned = [one for one in found.draws if one.result.high != one.result.low]
    if not owned:
        return
    yield "## What things are worth"
    yield ""
    yield "How much more often whoever draws it wins than when the same draw brings something else, in points of per cent; the best and the worst of each kind."
    yield ""
    yield "| drawn | | times | worth |"
    yield "|---|---|---|---|"
    for what in dict.fromkeys(one.what for one in owned):
        kind = sorted((one for one in owned if one.what == what), key=lambda one: -one.result.mean)
        for one in kind if len(kind) <= 2 * ENDS else [*kind[:ENDS], *kind[-ENDS:]]:
            yield _worth_row(one, game, len(owned), speech)
    yield ""


def _worth_row(one: Worth, game: Game, rows: int, speech: Speech) -> str:
    face = face_name(game, one.what, one.face, speech)
    return (
        f"| {draw_title(one.what, speech)} | {face} | {one.times} | {_of(one.result, speech)}{mark(one.result, rows)} |"
    )


# Figures


def _ranked(changes: Sequence[Change]) -> list[Change]:
    return sorted(changes, key=lambda one: -one.size)


def _rows(changes: Sequence[Change]) -> int:
    """How many figures are looked at: the more, the more of them are off by chance."""
    return sum(len(one.effects) for one in changes)


def mark(effect: Figure, rows: int) -> str:
    """How sure it is that this is not nothing."""
    reach = (effect.high - effect.low) / 2
    away = Z95 * abs(effect.mean) / reach if reach else 0.0
    if away > NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, rows)):
        return " \\*\\*"
    return " \\*" if away > Z95 else ""


def _of(one: Figure, speech: Speech) -> str:
    """Exactly nothing is said as nothing."""
    if one.mean == one.low == one.high == 0:
        return "0"
    share = is_share(one.name) or one.name == "result"
    return said({**plain(one), "name": "won.1" if share else "length"}, speech)
