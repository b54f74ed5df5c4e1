"""Whole games at a real table: people type what dice and cards showed, by name, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import sherwood as library
from sherwood.engine.chance import Rng
from sherwood.games import shelf
from sherwood.table.drawn import face_name
from sherwood.table.match import Match
from sherwood.terminal.referee import RealTable, which
from sherwood.terminal.screen import Screen
from sherwood.terminal.sitting import Sitting
from sherwood.text.speech import LANGUAGES, Speech
from support.shell import Run


class People(Screen):
    """Those at the table: they read off what came up, and choose what they like."""

    def __init__(self, seed: str) -> None:
        super().__init__(plain=True)
        self.rng = Rng(seed)
        self.table: RealTable | None = None
        self.said: list[str] = []
        self.typed: list[tuple[str, str]] = []  # what was drawn, and what came up
        self.instead: Callable[[], str | None] = lambda: None

    def say(self, text: str = "", style: str = "") -> None:
        self.said.append(text)

    def show(self, what: object) -> None:
        pass

    def ask(self, prompt: str) -> str:
        assert self.table is not None
        slip = self.instead()
        if slip is not None:
            return slip
        table, want = self.table, self.table.want
        if want is not None and prompt == table.speech.say("referee-prompt"):
            face = want.faces[self.rng.below(len(want.faces))]
            self.typed.append((want.what, face))
            return face
        if prompt == table.speech.say("table-curtain-prompt"):
            return ""
        choices = table.match.choices(table.sitting.holder)
        open_ = [place for place, choice in enumerate(choices, 1) if not choice.revise]
        return str(open_[self.rng.below(len(open_))])


def table(game: str, seats: int, lang: str, seed: str, **options: object) -> tuple[RealTable, People]:
    people = People(seed)
    match = Match(shelf()[game], seats, options)
    people.table = RealTable(Sitting(match, [""] * seats, lang, None), people)
    return people.table, people


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("locksley", 2, {"length": "short", "tile_set": "night", "second_player_gold": True}),
        ("romans", 2, {"neutrals": 1}),
        ("merrymen", 2, {"tuck": True, "spies": True, "golden_arrow": True}),
        ("legend", 2, {}),
    ],
)
def test_a_whole_game_with_real_dice(game: str, seats: int, options: dict[str, object], lang: str) -> None:
    real, people = table(game, seats, lang, f"people/{game}", **options)
    real.set_up()
    real.run()
    match = real.match
    assert match.over
    again = library.load(match.save())  # every outcome is in the journal, and leads where it led
    assert again.hash == match.hash
    speech = Speech(shelf()[game].folder, lang, match.names)
    drawn = sum(len(record.chance) for record in match.journal.records)
    assert drawn == len(people.typed) > 20
    assert all(what in shelf()[game].draws for what, _ in people.typed)
    assert speech.say("referee-set-up") in people.said


def test_dice_are_read_by_what_they_show_and_cards_by_name() -> None:
    assert which("6", ["1", "2", "3", "4", "5", "6"]) == (5,)
    assert which("7", ["1", "2", "3", "4", "5", "6"]) == ()
    assert which("2", ["red", "blue"]) == (1,)
    assert which("BLÜ", ["red", "blue"]) == (1,)
    assert which("", ["red", "blue"]) == ()


def test_a_slip_is_taken_back_whatever_it_drew() -> None:
    real, _ = table("legend", 2, "en", "slips")
    real.set_up()
    start = real.match.hash
    drew = False
    for _ in range(60):
        seat = real.sitting.next_seat()
        real.sitting.holder = seat
        before = real.match.hash
        real.person(seat)
        if real.match.journal.records[-1].chance:
            drew = True
            assert real.take_back(seat)
            assert real.match.hash == before
            break
    assert drew
    while real.match.can_pop:
        assert real.take_back(0)
    assert real.match.hash == start
    assert not real.take_back(0)


def test_several_dice_on_one_line_going_back_and_what_cannot_come_up() -> None:
    real, people = table("locksley", 2, "en", "line", starter="seat_1")
    lines = iter(["nonsense", "r 2.1", "h", "u", "coach robbery", *["1"] * 40])
    typed: list[str] = []

    def slip() -> str | None:
        line = next(lines, None)
        if line is not None:
            typed.append(line)
        return line

    people.instead = slip
    real.set_up()
    said = "\n".join(people.said)
    assert "“nonsense” cannot come up here." in said
    assert "From the beginning of the set-up, then." in said  # u, with nothing typed yet
    assert "Type what came up" in said
    assert "Which one? 6 choices fit:" in said
    assert [
        face_name(real.match.game, "grid", int(n), real.speech) for n in real.match.journal.records[0].chance[-25:]
    ].count("white") == 10


def test_skill_dice_may_be_typed_together() -> None:
    real, people = table("merrymen", 2, "en", "together")
    real.set_up()
    together = 0
    while not real.match.over and together < 3:
        seat = real.sitting.next_seat()
        real.sitting.holder = seat

        def slip() -> str | None:
            if real.want is not None and real.want.what == "skill_die" and not real._more:
                return "hit miss hit miss hit miss hit miss"
            return None

        people.instead = slip
        real.person(seat)
        chance = real.match.journal.records[-1].chance
        together += bool(chance) and "The rest of that line was not asked for." not in people.said[-3:]
    assert together == 3


def test_the_command_keeps_the_game_and_goes_on(sherwood: Run, tmp_path: Path) -> None:
    laid = "\n".join(["1"] * 41)  # 12 small tiles, 3 corners, 25 of loot, who begins
    first = sherwood("referee", "locksley", "--names", "Ana,Bo", "--plain", "--save", "g.journal", typed=f"{laid}\n")
    assert first.returncode == 0, first.stderr
    assert "Which colour of loot lies on a1? (§2.1)" in first.stdout
    assert "Who begins? (§2.6)" in first.stdout
    second = sherwood("referee", "locksley", "--resume", "g.journal", "--plain", typed="\n1\nq\n")
    assert second.returncode == 0, second.stderr
    assert "Ana" in second.stdout
    match = library.load((tmp_path / "g.journal").read_text())
    assert match.seq == 1
    assert len(match.journal.records[0].chance) == 41
