"""`sherwood play`: a game in the terminal, against bots, with people sharing the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

import sherwood
from sherwood.commands import seating
from sherwood.commands.arguments import Lang, Options, Seats, Seed, options_from, read_seed, speech_for, title
from sherwood.commands.errors import CLOSED, FAILED, INTERRUPTED, CommandError
from sherwood.commands.journals import read_journal
from sherwood.engine.game import Game
from sherwood.extras import require
from sherwood.games import shelf
from sherwood.table.match import Match
from sherwood.table.parting import Parting
from sherwood.table.setup import find_game, read_options
from sherwood.terminal.answers import fitting
from sherwood.terminal.autosave import Autosave, latest, new_path
from sherwood.terminal.screen import Screen
from sherwood.terminal.session import Left, Session, leave
from sherwood.terminal.sitting import Sitting
from sherwood.text.speech import Speech

NAME = "play"
YES = ("y", "yes", "o", "oui")


def run(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", show_default=False)] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="random, flat:400, flat:200ms...: one each, or one for all.")] = None,
    people: Annotated[int | None, typer.Option(help="How many people share the keyboard.", show_default="1")] = None,
    names: Annotated[str | None, typer.Option(help="What the people are called: Ana,Bo", show_default=False)] = None,
    option: Options = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.", show_default=False)] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with this file, or: last", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, boxes, cursor tricks.")] = False,
    full: Annotated[bool, typer.Option("--full", help="The whole terminal as a table: panes, keys, mouse.")] = False,
    lang: Lang = None,
) -> None:
    """Play here: numbered choices, ? explains, u takes back, q leaves and keeps the game."""
    screen = Screen(plain)
    speech = speech_for(None, lang)
    if full:
        _check_full(screen)
    if resume is not None:
        kept = kept_file(resume)
        match = opened(kept, game, speech.lang)
        who = _seated_again(match, people, bots)
        if match.parting is not None:
            _agree(match.parting, screen, speech)
            kept = new_path(match.game.id)  # what the old journal holds beyond that moment is not overwritten
        path = (save and free_file(save)) or kept
    else:
        chosen = find_game(game) if game else pick_game(screen, speech)
        who = seating.seat(chosen, seats, people, bots)
        match = _begun(chosen, who, names, option, read_seed(seed), speech)
        path = free_file(save) if save else new_path(chosen.id)
    autosave = autosave_at(match, path, screen, speech, must=save is not None or resume is not None)
    sitting = Sitting(match, who, speech.lang, autosave)
    sit(sitting, _full_screen if full else _line_by_line, screen, resume is not None)


def pick_game(screen: Screen, speech: Speech) -> Game:
    """Nobody said which: ask, where there is somebody to ask."""
    games = list(shelf().values())
    names = [title(game) for game in games]
    if len(games) == 1:
        return games[0]
    if not screen.typed_here:
        raise CommandError("no-game", known=", ".join(shelf()))
    while True:
        for number, name in enumerate(names, 1):
            screen.say(f"{number}. {name}")
        fits = fitting(_typed(screen, speech.say("pick-game")), names)
        if len(fits) == 1:
            return games[fits[0]]


def _typed(screen: Screen, prompt: str) -> str:
    try:
        return screen.ask(prompt)
    except EOFError as error:
        raise CommandError("no-game", known=", ".join(shelf())) from error


def _begun(game: Game, who: list[str], names: str | None, option: list[str] | None, seed: int, speech: Speech) -> Match:
    options = read_options(game, len(who), options_from(option))
    called = seating.names(who, names, speech)
    return sherwood.new(game.id, len(who), seed, options, called, {"bots": who, "seed": seed})


def opened(path: Path, game: str | None, lang: str) -> Match:
    match = read_journal(path, lang)
    if game is not None and find_game(game) is not match.game:
        raise CommandError("journal-game", theirs=title(match.game), ours=title(find_game(game)))
    if match.over:
        raise CommandError("journal-over", FAILED, file=str(path))
    return match


def _agree(parting: Parting, screen: Screen, speech: Speech) -> None:
    """The rules are not those the game was played by: its people say whether it goes on by today's."""
    for sentence in (parting.say(speech.lang), *parting.changes(speech.lang)):
        screen.say(sentence)
    try:
        answer = screen.ask(speech.say("resume-agreed"))
    except EOFError:
        answer = ""
    if answer.strip().lower() not in YES:
        raise CommandError("journal-parted", FAILED)


def _seated_again(match: Match, people: int | None, bots: str | None) -> list[str]:
    noted = match.note.get("bots")
    if people is None and bots is None and isinstance(noted, list) and len(noted) == match.seats:
        seating.check_bots([spec for spec in noted if spec], match.game)
        return [str(spec) for spec in noted]
    return seating.seat(match.game, match.seats, people, bots)


def kept_file(name: str) -> Path:
    if name != "last":
        return Path(name)
    path = latest()
    if path is None:
        raise CommandError("no-saved-game", FAILED)
    return path


def free_file(path: Path) -> Path:
    """A file that holds something is never overwritten by a new game."""
    if path.is_dir():
        raise CommandError("is-folder", FAILED, file=str(path))
    if path.is_file() and path.stat().st_size:
        raise CommandError("file-exists", FAILED, file=str(path))
    return path


def autosave_at(match: Match, path: Path, screen: Screen, speech: Speech, must: bool) -> Autosave | None:
    """Keep the game from its first moment on; where nobody asked for that, a refusal is only told."""
    autosave = Autosave(path)
    try:
        autosave.keep(match.save())
    except OSError as error:
        if must:
            raise
        screen.say(speech.say("table-not-kept", reason=error.strerror or str(error)))
        return None
    return autosave


def _check_full(screen: Screen) -> None:
    """A whole terminal is wanted, and what draws on it."""
    if screen.plain:
        raise CommandError("full-plain")
    if not (screen.live and screen.typed_here):
        raise CommandError("full-terminal")
    require("full", "textual")


Way = Callable[[Sitting, Screen, bool], None]


def _line_by_line(sitting: Sitting, screen: Screen, resumed: bool) -> None:
    session = Session(sitting, screen)
    session.welcome(resumed)
    session.run()


def _full_screen(sitting: Sitting, screen: Screen, resumed: bool) -> None:
    from sherwood.terminal.full.play import play

    play(sitting, screen, resumed)


def sit(sitting: Sitting, way: Way, screen: Screen, resumed: bool) -> None:
    autosave = sitting.autosave
    file = "" if autosave is None else str(autosave.path)
    try:
        way(sitting, screen, resumed)
    except (Left, EOFError) as reason:
        leave(sitting, screen, ended=isinstance(reason, EOFError))
    except KeyboardInterrupt as error:
        raise CommandError("interrupted-kept" if file else "interrupted", INTERRUPTED, file=file) from error
    except BrokenPipeError as error:
        raise CommandError("closed-pipe-kept" if file else "closed-pipe", CLOSED, file=file) from error
