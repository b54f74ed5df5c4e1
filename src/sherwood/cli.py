"""The command line: `sherwood`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import typer
from typer.core import TyperGroup

from sherwood.commands import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    data,
    fuzz,
    games,
    lab,
    learn,
    mcp,
    play,
    referee,
    replay,
    rules,
    serve,
    sim,
    verify,
    version,
)
from sherwood.commands.errors import CLOSED, FAILED, INTERRUPTED, CommandError, explain, home_language, language
from sherwood.text.speech import Speech


class Commands(TyperGroup):
    """Typer would leave without a word on Ctrl-C and on a closed pipe; we say what happened."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except BrokenPipeError as error:
            raise CommandError("closed-pipe", CLOSED) from error
        except KeyboardInterrupt as error:
            raise CommandError("interrupted", INTERRUPTED) from error


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Sherwood: an open table for board games.",
)
for command in (
    version,
    games,
    learn,
    play,
    referee,
    sim,
    arena,
    replay,
    verify,
    analyse,
    rules,
    bench,
    fuzz,
    serve,
    mcp,
):
    app.command(command.NAME)(command.run)
app.command()(backup.backup)
app.command()(backup.restore)
app.add_typer(data.app, name="data")
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True)
def welcome(ctx: typer.Context) -> None:
    """Sherwood: an open table for board games."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    """The entry point of the `sherwood` command."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """One command, start to end: its exit code. Whatever goes wrong is one sentence on stderr."""
    _forgiving()
    os.environ["SHERWOOD_LANG"] = language(args, os.environ)  # holds for all that is said from here on
    try:
        code = app(list(args), prog_name="sherwood", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except BrokenPipeError:
        return _complain(CommandError("closed-pipe", CLOSED))
    except KeyboardInterrupt:
        return _complain(CommandError("interrupted", INTERRUPTED))
    except Exception as error:
        return _complain(explain(error) or CommandError("fault", FAILED, detail=_fault(error)))


def _forgiving() -> None:
    """A terminal that cannot write or send some letter shows a question mark; it does not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(complaint: CommandError) -> int:
    speech = Speech(None, home_language(os.environ))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C while we say goodbye is the same one
    _quiet_stdout()
    with suppress(OSError):
        print(complaint.sentence(speech), file=sys.stderr, flush=True)
    return complaint.code


def _quiet_stdout() -> None:
    """What is left in the buffer goes nowhere if the reader has gone; the interpreter must not stumble on it."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fault(error: Exception) -> str:
    """A fault of ours, with its place, so that a report can be written; SHERWOOD_DEBUG shows all of it."""
    if os.environ.get("SHERWOOD_DEBUG"):
        raise error
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    place = "" if frame is None else f" ({os.path.basename(frame.tb_frame.f_code.co_filename)}:{frame.tb_lineno})"
    return f"{type(error).__name__}: {' '.join(str(error).split())}{place}"


if __name__ == "__main__":
    main()
