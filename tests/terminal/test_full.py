"""The full-screen client: whole games by its own keys, on a screen that is not there and on a real one."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import sherwood as library
from sherwood.bots import answer, parse
from sherwood.engine.chance import Rng
from sherwood.errors import RuleCrash
from sherwood.table.asked import Prompt
from sherwood.terminal.autosave import Autosave
from sherwood.terminal.full.app import Table
from sherwood.terminal.full.board import Board
from sherwood.terminal.full.log import Log
from sherwood.terminal.full.pages import Curtain, Page, Pick
from sherwood.terminal.full.question import Question
from sherwood.terminal.sitting import Sitting
from support.shell import Run, Terminal, complaint

Play = Callable[[Pilot[None]], Awaitable[None]]


def sit(game: str, who: list[str], lang: str = "en", names: list[str] | None = None, file: Path | None = None) -> Table:
    match = library.new(game, seats=len(who), seed=3, names=names)
    return Table(Sitting(match, who, lang, None if file is None else Autosave(file)))


def show(table: Table, play: Play, columns: int = 120, rows: int = 40) -> None:
    """Run it on a screen of that size; a fault that it would have told its people about is told here."""

    async def run() -> None:
        async with table.run_test(size=(columns, rows)) as pilot:
            await until(lambda: table.prompt is not None or table.match.over or isinstance(table.screen, Pick))
            await pilot.pause()
            await play(pilot)

    asyncio.run(run())
    if table.fault is not None:
        raise table.fault


async def until(done: Callable[[], bool], seconds: float = 30) -> None:
    """A bot answers from its own thread."""
    for _ in range(int(seconds / 0.002)):
        if done():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it has not come")


def seen(table: Table) -> str:
    """What stands on the screen, as text."""
    return "\n".join(strip.text for strip in table.screen._compositor.render_strips())


def asked(table: Table) -> Prompt:
    assert table.prompt is not None
    return table.prompt


# Whole games


async def some_choices(table: Table, chance: random.Random, most: int) -> None:
    """Random choices, without looking at the screen in between."""
    with table.batch_update():
        for _ in range(most):
            await until(lambda: table.prompt is not None or table.match.over)
            if table.match.over:
                return
            forward = [n for n, choice in enumerate(asked(table).choices) if not choice.revise]
            table.choose(chance.choice(forward))


@pytest.mark.parametrize(
    ("game", "lang", "won"),
    [("romans", "en", "win"), ("locksley", "fr", "gagne"), ("merrymen", "fr", "gagne"), ("legend", "en", "wins")],
)
def test_a_whole_game(game: str, lang: str, won: str) -> None:
    table = sit(game, ["", "random"], lang)
    chance = random.Random(5)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(60):
            await some_choices(table, chance, 25)
            await until(lambda: table.prompt is not None or table.match.over)
            if table.match.over:
                break
            await pilot.pause()
            prompt, made = asked(table), table.match.seq
            assert " ".join(prompt.ask.split()[:2]) in seen(table)
            await pilot.press("end", "enter") if prompt.choices[-1].revise else await pilot.press("enter")
            assert table.match.seq > made, "Enter makes the choice that is pointed at"
        assert table.match.over
        await pilot.pause()
        assert won in seen(table)
        await pilot.press("enter")
        assert isinstance(table.screen, Page), "the scoring"

    show(table, play)


# Keys and mouse


def test_the_keys() -> None:
    table = sit("romans", ["", "random"])

    async def play(pilot: Pilot[None]) -> None:
        question = table.query_one(Question)
        assert "In your hand." in seen(table), "what the first choice is about"
        await pilot.press("1", "2")
        assert question.pointed == "11", "two digits are one number"
        await pilot.press("slash", *"axx", "space", "3")
        assert [line.strip() for line in seen(table).splitlines() if "Put Axx in place 3" in line]
        assert "Put Qween in place 1" not in seen(table)
        await pilot.press("enter")
        assert [record.do for record in table.match.journal.records if record.seat == 0] == [("place", 3, 2)]
        await pilot.press("slash", *"ready")
        assert "all six places need a warrior. (§3.3)" in " ".join(seen(table).replace("│", " ").split())
        await pilot.press("escape", "u")
        assert "Taken back." in seen(table)
        await pilot.press("u")
        assert "You have made no move" in seen(table)
        await pilot.press("question_mark")
        assert "Not possible now:" in seen(table)
        await pilot.press("escape", "r")
        assert "§3.3 " in seen(table)
        await pilot.press(*"horsie", "enter")
        assert "§5.10 Horsie" in seen(table)
        await pilot.press("escape", "l")
        assert "Poser Qween en place 1" in seen(table)
        assert "Défaire" in seen(table)

    show(table, play)


def test_a_hint_comes_from_its_own_thread() -> None:
    table = sit("romans", ["", "random"])

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(lambda: isinstance(table.screen, Page))
        await pilot.pause()
        assert "it may be wrong" in seen(table)

    show(table, play)


def test_the_mouse_finds_the_board_and_the_list() -> None:
    table = sit("locksley", ["", "random"])

    async def play(pilot: Pilot[None]) -> None:
        question = table.query_one(Question)
        assert await pilot.click("#choices", offset=(5, 2))
        assert question.pointed == "2", "a click only points"
        rows = seen(table).splitlines()
        corner = next(y for y, row in enumerate(rows) if row.startswith(" │ 1 │"))
        assert await pilot.click(offset=(9, corner))
        assert question.pointed == "0"
        lit = table.query_one(Board).drawing.lit
        assert lit == frozenset(asked(table).choices[0].path)
        made = table.match.seq
        assert await pilot.click(offset=(9, corner))
        assert table.match.seq > made, "a second click on the same thing chooses"

    show(table, play)


@pytest.mark.parametrize("game", ["romans", "locksley", "merrymen", "legend"])
def test_a_small_terminal_shows_the_choices_and_the_keys(game: str) -> None:
    table = sit(game, ["", "random"], "fr")

    async def play(pilot: Pilot[None]) -> None:
        rows = seen(table).splitlines()
        assert "Partir" in rows[-1], "all the keys are in one line"
        assert " 1 " in "\n".join(rows[12:]), "the first choice is below the board"
        await pilot.press("b")
        assert "Ce qui en viendrait" not in seen(table)
        await pilot.press("b")
        assert "Ce qui en viendrait" in seen(table)

    show(table, play, 80, 24)


# People, secrets, and what goes wrong


def test_nothing_of_a_hand_is_behind_the_curtain() -> None:
    table = sit("romans", ["", ""], names=["Ana", "Bo"])

    async def play(pilot: Pilot[None]) -> None:
        assert isinstance(table.screen, Curtain)
        for nobody in (seen(table), behind(table)):
            assert "Your hand" not in nobody
        await pilot.press("enter")
        assert "Your hand" in seen(table)
        hand = table.match.view(0)["clans"][0]["hand"]
        for _ in range(6):
            await pilot.press("enter")
        assert table.match.waiting == [0, 1]
        await pilot.press("enter")
        assert isinstance(table.screen, Curtain)
        named = [table.sitting.speech.say(f"warrior-{warrior}") for warrior in hand]
        for nobody in (seen(table), behind(table)):
            assert [name for name in named if name in nobody] == []
        await pilot.press("h", "u", "r", "question_mark", "b", "escape")
        assert isinstance(table.screen, Curtain), "no key looks behind it"
        await pilot.press("enter")
        assert "▌ Ana is ready." in seen(table), "what others did is marked"
        assert table.eyes == 1

    show(table, play)


def behind(table: Table) -> str:
    """All that the panes hold, in sight or not."""
    table_screen = table.screen_stack[0]
    return "\n".join(
        [
            *(row.text for row in table_screen.query_one(Board).drawing.rows),
            *(line.say for line in table_screen.query_one(Question).lines),
            *(row[1] for row in table_screen.query_one(Log).rows),
            *(str(words.render()) for words in table_screen.query(Static)),
        ]
    )


def test_a_person_may_change_at_the_curtain() -> None:
    table = sit("romans", ["", ""], names=["Ana", "Bo"])

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press(*["enter"] * 8)
        assert isinstance(table.screen, Curtain)
        await pilot.press("down", "enter")
        assert table.eyes == 0
        assert "Change my row" in seen(table)
        assert "Leave it as it is" in seen(table)
        await pilot.press("end", "enter")
        assert isinstance(table.screen, Curtain), "it stays as it was, and it is Bo's turn again"

    show(table, play)


def test_a_rule_that_breaks_ends_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("romans", ["", "random"])

    def broken(*args: object, **more: object) -> None:
        raise RuleCrash("a rule failed", None)

    async def play(pilot: Pilot[None]) -> None:
        monkeypatch.setattr(table.match, "play", broken)
        await pilot.press("enter")

    with pytest.raises(RuleCrash):
        show(table, play)


def test_leaving_asks_and_the_game_is_kept(tmp_path: Path) -> None:
    table = sit("romans", ["", "random"], file=tmp_path / "g.journal")

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "q", "enter")
        assert not isinstance(table.screen, Pick), "the first answer is to stay"
        await pilot.press("s")
        assert "Kept in" in seen(table)
        await pilot.press("escape", "q", "down", "enter")

    show(table, play)
    kept = library.load((tmp_path / "g.journal").read_text())
    assert kept.seq == table.match.seq > 0


def test_thinking_in_pieces_changes_no_choice() -> None:
    """A bot that lets the screen be painted in between decides as it would have decided at one go."""
    match = library.new("romans", seats=2, seed=3)
    for spec in ("adept", "flat:100"):
        sitting = Sitting(match, [spec, ""], "en", None)
        alone = answer(parse(spec, match.game), match, 0, Rng(f"bot:None/{match.seq}/0"))
        assert sitting.thought(0) == alone


# A real terminal


def test_it_starts_shows_the_board_and_keeps_the_game(home: dict[str, str], tmp_path: Path) -> None:
    args = ["play", "romans", "--full", "--seats", "2", "--bots", "random", "--seed", "3", "--save", "g.journal"]
    terminal = Terminal(args, home, tmp_path, columns=120)
    terminal.until("Put Qween in place 1")
    assert "Hadrian’s Wall" in terminal.screen
    terminal.press("\r")
    terminal.until("takes back your last choice")
    terminal.press("\x03")
    terminal.until("Stopped. The game is kept in g.journal")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.screen
    assert "\x1b[?1049l" in terminal.screen, "the terminal is as it was"
    kept = library.load((tmp_path / "g.journal").read_text())
    assert [record.seat for record in kept.journal.records].count(0) == 1


@pytest.mark.parametrize("pure", ["0", "1"])
def test_a_kept_game_goes_on(home: dict[str, str], tmp_path: Path, pure: str) -> None:
    """On the compiled build, and as plain Python."""
    match = library.new("locksley", seats=2, seed=3, names=["Ann", "Bob"])
    for _ in range(4):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0].do)
    (tmp_path / "g.journal").write_text(match.save())
    args = ["play", "--full", "--resume", "g.journal"]
    terminal = Terminal(args, {**home, "SHERWOOD_PURE": pure}, tmp_path, columns=140)
    terminal.until("Your turn:")
    terminal.press("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.screen
    kept = library.load((tmp_path / "g.journal").read_text())
    before = [record.at for record in match.journal.records]
    assert [record.at for record in kept.journal.records][: len(before)] == before


def test_without_a_terminal_it_says_so(sherwood: Run) -> None:
    assert "--full needs a terminal" in complaint(sherwood("play", "romans", "--full"), 2)
    assert "do not go together" in complaint(sherwood("play", "romans", "--full", "--plain"), 2)


def test_without_textual_the_line_client_plays_and_the_full_one_says_what_is_missing(
    home: dict[str, str], tmp_path: Path, sherwood: Run
) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "sitecustomize.py").write_text(
        "import sys\nsys.modules['textual'] = None  # as if it were not installed\n"
    )
    home["PYTHONPATH"] = os.pathsep.join([str(hidden), home.get("PYTHONPATH", "")])
    played = sherwood("play", "romans", "--bots", "random", "--plain", typed="q\n")
    assert played.returncode == 0, played.stderr
    terminal = Terminal(["play", "romans", "--full"], home, tmp_path)
    terminal.until("pip install 'sherwood[full]' brings it.")
    assert terminal.end() == 1
