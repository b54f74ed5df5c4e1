"""Flags of a server as environment variables: read, refused in a sentence, and written down for hosts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from sherwood.cli import app
from support.shell import Run, complaint

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
MAIL = {"SHERWOOD_MAIL": "smtp://mail.example:587", "SHERWOOD_MAIL_FROM": "table@club.example"}


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"SHERWOOD_CHANNELS": "pigeons"}, "News cannot travel by “pigeons”"),
        ({"SHERWOOD_METRICS": "nowhere"}, "“nowhere” is no place for figures"),
        ({"SHERWOOD_PROCESSES": "none"}, "--processes will not do"),
        (MAIL, "Mail needs three things"),
        ({**MAIL, "SHERWOOD_SITE": "https://club.example", "SHERWOOD_PUSH": "nobody"}, "“nobody” is nobody push"),
    ],
)
def test_what_a_variable_says_is_judged_as_a_flag_is(sherwood: Run, told: dict[str, str], said: str) -> None:
    assert said in complaint(sherwood("serve", **told), 2)


def test_hosts_read_of_every_variable() -> None:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {str(one.envvar): max(one.opts, key=len) for one in serve.params if one.envvar}
    assert {"SHERWOOD_DATABASE", "SHERWOOD_CHANNELS", "SHERWOOD_METRICS", "SHERWOOD_PUSH"} <= set(known)
    rows = [row for row in HOSTING.splitlines() if row.startswith("| `--")]
    for variable, flag in known.items():
        assert any(f"`{flag}`" in row and f"`{variable}`" in row for row in rows), (flag, variable)
    written = {name for row in rows for name in re.findall(r"`(SHERWOOD_\w+)`", row.split("|")[2])}
    assert written == set(known)
