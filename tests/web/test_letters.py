"""What a letter says: its deadline is written in the reader's language, by the clock that they chose, which it names."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from sherwood.table.store.notices import Due, Wishes
from sherwood.web.notices import letter

DEADLINE = datetime(2026, 11, 19, 1, 28, tzinfo=UTC).timestamp()


def wishes(lang: str, zone: str = "Europe/Paris") -> Wishes:
    return Wishes("ann", "ann@mail.example", True, "", 0.0, "stop", "each", 22, 8, zone, lang, 0.0)


@pytest.mark.parametrize(
    ("lang", "zone", "told"),
    [
        ("en", "Europe/Paris", "it is your turn, until Thursday, 19 November 2026 at 02:28 (Europe/Paris)."),
        ("en", "UTC", "it is your turn, until Thursday, 19 November 2026 at 01:28 (UTC)."),
        ("fr", "Europe/Paris", "c’est à vous, jusqu’au jeudi 19 novembre 2026 à 02:28 (Europe/Paris)."),
    ],
)
def test_the_deadline_is_written_as_its_reader_would(lang: str, zone: str, told: str) -> None:
    due = Due("t", 0, "ann", 1, 0.0, DEADLINE - 10, DEADLINE)
    _, text = letter("https://club.example", wishes(lang, zone), [due], {"t": "romans"}, DEADLINE - 100)
    assert told in text
