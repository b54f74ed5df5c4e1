"""A report as one HTML page: everything in it, to be read offline and printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from statistics import quantiles
from typing import Final

from sherwood.engine.game import Game
from sherwood.files import write
from sherwood.lab import charts
from sherwood.lab.figures import Figure, is_share
from sherwood.lab.findings import Change, Findings, Worth
from sherwood.lab.tables import measure_name, plain, said
from sherwood.table.drawn import face_name
from sherwood.text.speech import Speech

MOST: Final = 40  # things in one plot
STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #2f3a2f; background: #fbf8ef; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.8rem; margin-bottom: .2rem; } h2 { margin-top: 2.2rem; border-bottom: 1px solid #cfc9b4; }
h3 { margin: 1.2rem 0 .2rem; font-size: 1rem; } table { border-collapse: collapse; font-size: .9rem; }
td, th { padding: .1rem .7rem .1rem 0; text-align: left; border-bottom: 1px solid #e4e0d2; } td.n { text-align: right; }
p.help { color: #5b6455; } @media print { body { background: white; margin: 0; max-width: none; } h2 { break-after: avoid; } svg { break-inside: avoid; } }
"""


def print_page(path: Path, found: Findings, game: Game, speech: Speech) -> None:
    """The page, whole or not at all."""
    write(path, html(found, game, speech))


def html(found: Findings, game: Game, speech: Speech) -> str:
    """The whole page."""
    title = escape(speech.say("report-title", game=speech.say("game-name")))
    body = "\n".join(parts(found, game, speech))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html>\n<html lang="{speech.lang}"><head>{head}<style>{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n{body}\n</body></html>\n'


def parts(found: Findings, game: Game, speech: Speech) -> Iterator[str]:
    """Section by section, in the order in which a designer asks."""
    say, base = speech.say, found.base
    bots = ", ".join(dict.fromkeys(base.bots))
    yield _p(say("report-played", games=found.games, seats=base.seats, bots=bots, seed=str(found.seed)), "help")
    yield from _balance(found, speech)
    yield _h2(say("report-endings"))
    endings = [one for one in found.base_figures if one.name.startswith("ending.")]
    yield charts.bars([(say(f"ending-{one.name.partition('.')[2]}"), one) for one in endings], "%")
    yield _h2(say("report-length"))
    low, middle, high = _quarters(found.lengths)
    yield _p(say("report-length-help", low=low, middle=middle, high=high), "help")
    yield charts.histogram(found.lengths, say("lab-length"), say("report-games"))
    yield _h2(say("report-options"))
    yield _p(say("report-options-help", games=found.option_games), "help")
    yield from _changes(found.options, speech, lambda change: option_name(change, speech))
    yield from _luck(found, speech)
    yield from _draws(found, game, speech)
    yield from _course(found, game, speech)
    if found.values:
        yield _h2(say("report-values"))
        yield _p(say("report-values-help", games=found.option_games, untried=found.untried), "help")
        yield from _changes(found.values, speech, lambda change: say("lab-cell", name=change.name, value=change.value))


def _balance(found: Findings, speech: Speech) -> Iterator[str]:
    yield _h2(speech.say("report-balance"))
    yield _p(speech.say("report-balance-help"), "help")
    for seats, figures in found.by_seats:
        won = [one for one in figures if one.name.startswith("won.") or one.name == "nobody"]
        yield _h3(speech.say("report-seats", seats=seats))
        yield charts.whiskers(
            [(measure_name(one.name, speech), one) for one in won], "%", 100 * even_share(figures, seats)
        )


def even_share(figures: Sequence[Figure], seats: int) -> float:
    """A seat's part of the games that somebody wins."""
    nobody = next((one.mean for one in figures if one.name == "nobody"), 0.0)
    return (1 - nobody) / seats


def _quarters(values: Sequence[int]) -> tuple[int, int, int]:
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return round(low), round(middle), round(high)


def option_name(change: Change, speech: Speech) -> str:
    """An option and its value in the game's own words."""
    value = f"option-{change.name}-{change.value}"
    shown = speech.say(value) if speech.has(value) else change.value
    return speech.say("lab-cell", name=speech.say(f"option-{change.name}"), value=shown)


def _changes(changes: Sequence[Change], speech: Speech, name: object) -> Iterator[str]:
    """A plot for each measure, the strongest changes first."""
    assert callable(name)
    shown = sorted(changes, key=lambda change: -change.size)[:MOST]
    if not shown:
        yield _p(speech.say("report-nothing"))
        return
    if len(shown) < len(changes):
        yield _p(speech.say("report-surest", shown=len(shown), total=len(changes)), "help")
    for place, effect in enumerate(shown[0].effects):
        yield _h3(speech.say("report-effect", measure=measure_name(effect.name, speech)))
        rows = [(str(name(change)), change.effects[place]) for change in shown]
        share = is_share(effect.name)
        yield charts.whiskers(rows, "%" if share else "", 0, 100 if share else 1)


def _luck(found: Findings, speech: Speech) -> Iterator[str]:
    yield _h2(speech.say("report-luck"))
    for ladder in found.ladders:
        share = said(plain(ladder.share), speech)
        even = round(100 * ladder.even)
        yield _p(speech.say("report-ladder", strong=ladder.strong, weak=ladder.weak, share=share, even=even))
    yield _p(speech.say("report-dealt", share=100 * found.dealt))


def _draws(found: Findings, game: Game, speech: Speech) -> Iterator[str]:
    yield _h2(speech.say("report-draws"))
    owned = [one for one in found.draws if one.result.mean or one.result.high]
    yield _p(speech.say("report-draws-help"), "help")
    yield from _worths(owned, game, speech, lambda one: one.result, 100)
    yield _p(speech.say("report-draws-length"), "help")
    yield from _worths(found.draws, game, speech, lambda one: one.length, 1)


def _worths(worths: Sequence[Worth], game: Game, speech: Speech, figure: object, scale: float) -> Iterator[str]:
    """A plot for each kind of draw."""
    assert callable(figure)
    for what in dict.fromkeys(one.what for one in worths):
        rows = [(face_name(game, one.what, one.face, speech), figure(one)) for one in worths if one.what == what]
        rows.sort(key=lambda row: -row[1].mean)
        shown = rows if len(rows) <= MOST else rows[: MOST // 2] + rows[-MOST // 2 :]
        yield _h3(draw_title(what, speech))
        yield charts.whiskers(shown, "%" if scale == 100 else speech.say("lab-length"), 0, scale)


def draw_title(what: str, speech: Speech) -> str:
    """What is drawn, as it is called beside a plot."""
    return speech.say(f"drawn-{what}" if what else "drawn-number")


def _course(found: Findings, game: Game, speech: Speech) -> Iterator[str]:
    say = speech.say
    yield _h2(say("report-course"))
    yield _p(say("report-course-help"), "help")
    for column, scale in (("open", 1), ("forced", 100), ("seemed", 100)):
        yield charts.course(found.course, column, say(f"report-{column}"), say("report-tenth"), scale)
    yield _h3(say("report-questions"))
    heads = [say(f"report-{key}") for key in ("question", "times", "open", "forced")]
    rows = [
        (row["key"], f"{row['times']:.1f}", f"{row['open']:.1f}", f"{100 * row['forced']:.0f}")
        for row in found.questions.head(MOST).to_dicts()
    ]
    yield _table(heads, rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        f"<tr><td>{escape(row[0])}</td>{''.join(f'<td class=n>{escape(cell)}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"


def _h2(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _h3(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _p(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
