"""Figures for a host: off until wanted, at an address of their own, and those that the dashboard draws are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx

from sherwood.web.metrics import kind
from support.kept import first_choice
from support.served import Person, Server, free_port, until

DASHBOARD = Path(__file__).parents[2] / "deploy" / "dashboard.json"


def test_figures_of_a_server_that_is_played_at(sqlite: str, tmp_path: Path) -> None:
    port = free_port()
    server = Server(sqlite, tmp_path, "--no-limits", "--metrics", f"127.0.0.1:{port}").start()
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    line = ann.line(table, 0)
    line.until(lambda parts: parts.get("prompt"))
    for _ in range(3):
        shown = ann.view(table, 0)
        ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])

    def figures() -> dict[str, float]:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}

    found = until(lambda: figures() if figures()["sherwood_sockets"] == 1 else None)
    assert found["sherwood_moves_total"] >= 3
    assert found["sherwood_move_seconds_count"] == found["sherwood_moves_total"]
    assert found['sherwood_request_seconds_count{kind="move",status="2xx"}'] == 3
    assert found["sherwood_tables_loaded"] == 1
    names = {re.split(r"[{]", name)[0] for name in found}
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        for target in panel["targets"]:
            drawn = set(re.findall(r"sherwood_\w+", target["expr"]))
            assert drawn <= names, (panel["title"], drawn - names)
    assert httpx.get(f"{server.url}/metrics").status_code == 404, "visitors do not see them"
    server.stop()


def test_few_kinds_whatever_is_asked_for() -> None:
    asked = ("/api/tables/x/seats/0/moves", "/static/1/a.js", "/api/health", "/", "/nobody/knows")
    assert [kind(path) for path in asked] == ["move", "static", "api", "page", "page"]
