"""Figures for a host: off until wanted, at an address of their own, and those that the dashboard draws are there."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from sherwood.table.store import tables
from sherwood.table.store.store import Store
from sherwood.web import figures
from sherwood.web.figures import TablesCount
from sherwood.web.metrics import kind
from support.kept import first_choice
from support.served import Person, Server, free_port, until

ROOT = Path(__file__).parents[2]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy" / "dashboard.json").read_text())
OUTSIDE = re.compile(r'"[^"]*"|\{[^}]*\}|\[[^\]]*\]')  # labels, their values and spans of time
WORDS = {"sum", "max", "by", "rate", "histogram_quantile"}


class House:
    """A server that is measured, and its figures."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port = server, port

    @property
    def text(self) -> str:
        return httpx.get(f"http://127.0.0.1:{self.port}/metrics").text

    @property
    def figures(self) -> dict[str, float]:
        return {name: float(value) for name, value in re.findall(r"^([^# ]\S*) (\S+)$", self.text, re.MULTILINE)}

    def until(self, name: str, value: float) -> dict[str, float]:
        """The figures, from when one of them is so."""
        found: dict[str, float] = until(lambda: now if (now := self.figures).get(name) == value else None)
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder, port = tmp_path_factory.mktemp("measured"), free_port()
    server = Server(str(folder / "own.sqlite"), folder, "--no-limits", "--metrics", f"127.0.0.1:{port}").start()
    yield House(server, port)
    server.stop()


def test_figures_of_a_server_that_is_played_at(house: House) -> None:
    before = house.figures
    ann = Person(house.server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    line = ann.line(table, 0)
    line.until(lambda parts: parts.get("prompt"))
    for _ in range(3):
        shown = ann.view(table, 0)
        ann.play(table, 0, first_choice(shown) or [], shown["prompt"]["turn"])
    found = house.until("sherwood_sockets", 1)
    assert found["sherwood_moves_total"] >= before["sherwood_moves_total"] + 3
    assert found["sherwood_move_seconds_count"] == found["sherwood_moves_total"]
    assert found['sherwood_request_seconds_count{kind="move",status="2xx"}'] == 3
    assert found['sherwood_tables_loaded{status="running"}'] >= 1
    assert httpx.get(f"{house.server.url}/metrics").status_code == 404, "visitors do not see them"


def test_what_is_said_over_sockets_is_counted_and_timed(house: House) -> None:
    ann = Person(house.server, "Ann")
    line = ann.line(ann.table("romans", ["me", "hot:Bea"]), 0)
    line.until(lambda parts: parts.get("prompt"))
    before = house.figures
    assert line.ask(type="do", do=first_choice(line.parts), turn=line.parts["prompt"]["turn"])["ok"]
    assert "no" in line.ask(type="do", do=["nothing"], turn=0)
    assert "no" in line.raw("}{")
    found = house.until('sherwood_messages_total{answer="no",kind="unread"}', 1)

    def more(name: str) -> float:
        return found[name] - before.get(name, 0)

    assert more('sherwood_messages_total{answer="ok",kind="do"}') == 1
    assert more('sherwood_messages_total{answer="no",kind="do"}') == 1
    assert more('sherwood_message_seconds_count{kind="do"}') == 2
    durable, answered = more("sherwood_move_seconds_sum"), more('sherwood_message_seconds_sum{kind="do"}')
    assert 0 < durable < answered < 30, "a move is answered when it is durable"


def test_a_server_says_what_it_costs(house: House) -> None:
    found = house.figures
    assert found["sherwood_process_cpu_seconds_total"] > 0
    assert 10e6 < found["sherwood_process_resident_memory_bytes"] < 10e9
    assert found["sherwood_process_open_fds"] > 3


def test_tables_are_counted_by_status_and_by_who_looks_after_them(house: House) -> None:
    ann = Person(house.server, "Ann")
    before = house.figures
    ann.table("romans", ["me", "open"])
    ann.table("romans", ["me", "hot:Bea"], pace=86400)
    found = house.until("sherwood_tables_kept", before["sherwood_tables_kept"] + 1)
    assert found["sherwood_clocks"] == before["sherwood_clocks"] + 1
    waiting = 'sherwood_tables{status="lobby"}'
    assert house.until(waiting, before[waiting] + 1)['sherwood_tables{status="running"}'] >= 1


def test_who_waits_for_a_hint_is_counted(house: House) -> None:
    ann = Person(house.server, "Ann")
    table = ann.table("romans", ["me", "bot:novice"])
    until(lambda: ann.view(table, 0).get("prompt"))
    with ThreadPoolExecutor(1) as pool:
        hint = pool.submit(ann.ask, "POST", f"/api/tables/{table}/seats/0/hint")
        house.until('sherwood_advice_asked{kind="hint"}', 1)
        assert hint.result()
    assert house.until('sherwood_advice_asked{kind="hint"}', 0)['sherwood_advice_asked{kind="analysis"}'] == 0


def test_the_house_is_counted_seldom(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count(1)
    monkeypatch.setattr(tables, "count_by_status", lambda db: {"running": next(numbers)})
    store = Store(sqlite)
    count = TablesCount(store)
    assert [count.look() for _ in range(3)] == [{"running": 1}] * 3
    monkeypatch.setattr(figures, "COUNTED", 0.0)
    assert count.look() == {"running": 2}
    store.close()


def test_a_database_that_is_away_takes_no_other_figure_with_it(sqlite: str, tmp_path: Path) -> None:
    store = Store(sqlite)
    store.close()
    Path(sqlite).unlink()
    tmp_path.joinpath("own.sqlite").mkdir()
    assert TablesCount(store).look() is None


def test_the_dashboard_draws_what_there_is(house: House) -> None:
    """Every name is a figure's, and what is drawn a second is something that only grows."""
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", house.text, re.MULTILINE))
    grows = {name for name, kind in kinds.items() if kind == "counter"}
    grows |= {f"{name}{part}" for name, kind in kinds.items() if kind == "histogram" for part in ("_bucket", "_count")}
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            expr = target["expr"]
            bare = re.sub(r"by \([^)]*\)", "", OUTSIDE.sub("", expr))
            drawn = set(re.findall(r"[a-z_]{2,}", bare)) - WORDS
            assert drawn, expr
            assert drawn <= set(kinds) | grows, (panel["title"], drawn)
            rated = set(re.findall(r"rate\(([a-z_]+)", bare))
            assert rated <= grows, (panel["title"], rated - grows)
            assert drawn & grows <= rated, (panel["title"], "what only grows says nothing undivided")


def test_hosts_read_of_every_figure(house: House) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text()
    written = set(re.findall(r"sherwood_[a-z_]+", hosting))
    there = set(re.findall(r"^# TYPE (sherwood_\w+)", house.text, re.MULTILINE))
    ours = {name for name in there if not name.startswith("sherwood_process_") and not name.endswith("_created")}
    assert written - {"sherwood_process_"} == ours


def test_the_dashboard_is_one() -> None:
    panels = DASHBOARD["panels"]
    assert len({one["id"] for one in panels}) == len(panels)
    for one, other in itertools.combinations([panel["gridPos"] for panel in panels], 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
    for panel in panels:
        assert panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24
        assert panel["datasource"]["uid"] == "${datasource}"
        assert len({target["refId"] for target in panel["targets"]}) == len(panel["targets"])
    assert {one["name"] for one in DASHBOARD["templating"]["list"]} == {"datasource"}


def test_few_kinds_whatever_is_asked_for() -> None:
    asked = ("/api/tables/x/seats/0/moves", "/static/1/a.js", "/api/health", "/", "/nobody/knows")
    assert [kind(path) for path in asked] == ["move", "static", "api", "page", "page"]
