"""Passwords that everybody tries first: words of a list of ours, and what people make of such words to please a form."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sherwood.web.errors import Refused

LIST = Path(__file__).with_name("common-passwords.txt")
LEET = str.maketrans("@4013$5!7+8|", "aaoiessittbl")
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "01234567890123456789",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "1a2z3e4r5t6y7u8i9o0p",
    "qawsedrftgyhujikolp",
    "a1b2c3d4e5f6g7h8i9",
    "147258369",
    "741852963",
)
YEAR = re.compile("(?:19|20)[0-9]{2}")
RUN = 4  # so many neighbours of an alphabet or a keyboard in a row are one sign
SIGNS = 8  # that a password must have when words everybody knows, runs and repetitions count as one


@cache
def common() -> tuple[str, ...]:
    """The longest first."""
    lines = [line for line in LIST.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return tuple(sorted(" ".join(lines).split(), key=len, reverse=True))


def check(password: str, *own: str) -> None:
    """Refused where it is one of the commonest, or hardly more than somebody's login or name."""
    if signs(password, *own) < SIGNS:
        raise Refused("common-password", 400)


def signs(password: str, *own: str) -> int:
    """How many signs somebody must guess who knows what people do."""
    text = password.casefold()
    plain = text.translate(LEET)
    known = [*(word.casefold() for word in own if len(word) > 2), "sherwood", *common()]
    return min(_left(one, known) for one in (text, plain))


def _left(text: str, known: list[str]) -> int:
    for word in known:
        text = text.replace(word, "\0")
    text = YEAR.sub("\0", text)
    text = re.sub(r"(.+?)\1+", r"\1", text)
    return len(_RUNS.sub("\0", text))


def _runs() -> re.Pattern[str]:
    """Every run of a row, forwards and backwards, at least so long."""
    lines = [line for row in ROWS for line in (row, row[::-1])]
    starts = {line[at : at + RUN] for line in lines for at in range(len(line) - RUN + 1)}
    return re.compile("|".join(f"(?:{re.escape(start)})+" for start in sorted(starts)))


_RUNS = _runs()
