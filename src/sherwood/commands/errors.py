"""What goes wrong at the command line is one sentence and an exit code, in the caller's language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from typer.exceptions import TyperException

from sherwood import errors
from sherwood.table.broken import in_words
from sherwood.text.speech import LANGUAGES, Speech

USAGE = 2
FAILED = 1
INTERRUPTED = 130  # 128 + SIGINT, as shells count
CLOSED = 141  # 128 + SIGPIPE


class CommandError(Exception):
    """One sentence, by key, and the exit code that goes with it."""

    def __init__(self, key: str, code: int = USAGE, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.args_said = args

    def sentence(self, speech: Speech) -> str:
        """An error among its arguments is said in the same language as the rest."""
        said = {name: _said(value, speech.lang) for name, value in self.args_said.items()}
        return speech.say(f"complaint-{self.key}", **said)


def language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for, before anything is parsed: complaints about parsing are said in it too."""
    for word, value in zip(args, [*args[1:], ""], strict=False):
        asked = word.partition("=")[2] if word.startswith("--lang=") else value
        if word.partition("=")[0] == "--lang" and asked in LANGUAGES:
            return asked
    return home_language(environ)


def home_language(environ: Mapping[str, str]) -> str:
    """The language of the machine, where it is one of ours."""
    for name in ("SHERWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name][:2] if environ[name][:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def explain(error: Exception) -> CommandError | None:
    """The complaint that says an error to a person; None for a fault of ours."""
    if isinstance(error, CommandError):
        return error
    if isinstance(error, TyperException):
        return _usage(error)
    if isinstance(error, OSError):
        return _system(error)
    if isinstance(error, errors.SetupError):
        said = error.fault.say(home_language(os.environ))
        return CommandError("refused", USAGE, detail=f"{said} (§{error.fault.rule})" if error.fault.rule else said)
    if isinstance(error, errors.MissingExtra):
        cause = getattr(error.__cause__, "name", "") or error.extra
        return CommandError("missing-extra", FAILED, package=cause, extra=error.extra)
    if isinstance(error, errors.OtherVersion):  # before BrokenJournal, which it is a kind of
        return CommandError("journal-version", FAILED, detail=error)
    if isinstance(error, UnicodeDecodeError):
        return CommandError("journal-broken", FAILED, detail=errors.BrokenJournal("text"))
    if isinstance(error, errors.BrokenJournal):
        return CommandError("journal-broken", FAILED, detail=error)
    if isinstance(error, errors.RuleCrash):
        return CommandError("crash", FAILED, detail=_detail(error))
    if isinstance(error, errors.KeyedError):
        return CommandError(error.key, FAILED, **error.said)
    if isinstance(error, errors.SherwoodError):
        return CommandError("refused", USAGE, detail=_detail(error))
    return None


def _said(value: object, lang: str) -> object:
    return _sentence(in_words(value, lang)) if isinstance(value, Exception) else value


def _system(error: OSError) -> CommandError:
    where = str(error.filename or "")
    kinds = {PermissionError: "permission", FileNotFoundError: "no-file", IsADirectoryError: "is-folder"}
    key = kinds.get(type(error), "system")
    return CommandError(key, FAILED, file=where, detail=error.strerror or str(error))


def _usage(error: TyperException) -> CommandError:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        given = str(getattr(error, "option_name", ""))
        return CommandError(
            "no-such-flag", flag=given, near=next(iter(getattr(error, "possibilities", None) or []), "none")
        )
    if kind == "MissingParameter":
        return CommandError("missing", name=_parameter(error))
    if kind == "BadParameter":
        return CommandError(
            "bad-value", name=_parameter(error), detail=_detail(Exception(getattr(error, "message", "")))
        )
    return CommandError("refused", detail=_detail(Exception(error.format_message())))


def _parameter(error: TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", None) or "?")
    flag = max(parameter.opts, key=len)
    return flag if flag.startswith("-") else str(parameter.metavar or parameter.name.upper())


def _detail(error: Exception) -> str:
    """The error's own words as one line that ends like a sentence."""
    return _sentence(str(error))


def _sentence(words: str) -> str:
    text = " ".join(words.split())
    return text if text.endswith((".", "!", "?")) else f"{text}."
