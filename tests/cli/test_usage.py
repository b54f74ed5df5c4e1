from __future__ import annotations

from pathlib import Path

import pytest

from sherwood.commands.errors import explain
from sherwood.errors import OtherVersion
from support.shell import Run, complaint


def test_help_is_shown_without_a_command(sherwood: Run) -> None:
    done = sherwood()
    assert done.returncode == 0
    assert all(name in done.stdout for name in ("play", "sim", "replay", "rules", "bench", "version", "games"))


def test_version_says_which_build_runs(sherwood: Run) -> None:
    done = sherwood("version", SHERWOOD_PURE="1")
    assert done.returncode == 0
    assert "rules in plain Python" in done.stdout
    assert "Romans Go Home!: rules version" in done.stdout


def test_games_lists_players_and_options(sherwood: Run) -> None:
    assert "romans: Romans Go Home!, 1 to 4 players" in sherwood("games").stdout
    assert "neutrals=0|1|2 (usually 0)" in sherwood("games", "romans").stdout
    assert "locksley: Robin of Locksley, 2 players, " in sherwood("games").stdout
    assert ", 2 joueurs, " in sherwood("games", "locksley", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "romns"], "There is no game “romns” here: did you mean romans?"),
        (["sim", "zzz"], "There is no game “zzz” here; there are"),
        (["sim", "romans", "--option", "neutrals=9"], "The option neutrals cannot be “9”: it can be 0, 1, 2."),
        (["sim", "romans", "--option", "neutral=1"], "did you mean neutrals?"),
        (["sim", "romans", "--option", "neutrals"], "An option is written name=value, not “neutrals”."),
        (["sim", "romans", "--option", "neutrals=1", "--option", "neutrals=2"], "The option neutrals is given twice."),
        (["sim", "romans", "--seats", "4", "--option", "neutrals=1"], "These options do not go together"),
        (["sim", "romans", "--seats", "9"], "is played by 1 to 4, not by 9."),
        (["sim", "romans", "--seats", "many"], "--seats will not do"),
        (["sim", "romans", "--bots", "clever"], "There is no bot “clever”"),
        (["sim", "romans", "--bots", "flat:-3"], "There is no bot “flat:-3”"),
        (["sim", "romans", "--bots", "random,,random"], "A bot is missing in “random,,random”."),
        (["sim", "romans", "--seats", "4", "--bots", "random,random"], "4 seats need 4 bots"),
        (["sim", "romans", "--games", "0"], "The number of games must be at least 1, not 0."),
        (["sim", "romans", "--workers", "0"], "The number of workers must be at least 1, not 0."),
        (["sim"], "GAME is missing."),
        (["sim", "romans", "--gmaes", "3"], "There is no option --gmaes here"),
        (["dance"], "dance"),
        (["play", "romans", "--people", "5"], "is played by 1 to 4, not by 5."),
        (["play", "romans", "--people", "-1"], "There cannot be -1 people"),
        (
            ["play", "romans", "--seats", "2", "--people", "2", "--bots", "random"],
            "2 people and 1 bots are more than 2 seats",
        ),
        (["play", "romans", "--lang", "de"], "There is no language “de”; there are en, fr."),
        (["rules", "romans", "99.9"], "has no paragraph 99.9"),
        (["rules", "romans", "spaceship"], "speaks of “spaceship”"),
        (["bench", "--rounds", "0"], "rounds at least 1"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(sherwood: Run, args: list[str], said: str) -> None:
    assert said in complaint(sherwood(*args), 2)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "romns", "--lang", "fr"], "vouliez-vous dire romans ?"),
        (["rules", "romans", "99.9", "--lang=fr"], "n’a pas de paragraphe 99.9"),
        (["play", "romans", "--lang", "fr", "--seats", "9"], "se joue de 1 à 4, pas à 9"),
        (
            ["play", "romans", "--seats", "4", "--option", "neutrals=1", "--lang", "fr"],
            "Ces options ne vont pas ensemble",
        ),
        (["play", "--lang", "fr", "--colour"], "Il n’y a pas d’option --colour ici"),
    ],
)
def test_refusals_are_in_the_players_language(sherwood: Run, args: list[str], said: str) -> None:
    assert said in complaint(sherwood(*args), 2)


def test_the_machines_language_is_the_usual_one(sherwood: Run) -> None:
    assert "vouliez-vous dire" in complaint(sherwood("play", "romns", LANG="fr_FR.UTF-8"), 2)
    assert "did you mean" in complaint(sherwood("play", "romns", LANG="de_DE.UTF-8"), 2)


def test_rules_marks_what_is_not_printed(sherwood: Run) -> None:
    everything = sherwood("rules", "romans").stdout
    assert "reconstructed: our own value" in everything
    assert "[our ruling on an ambiguous point]" in everything
    assert "reconstitué" in sherwood("rules", "romans", "--lang", "fr").stdout


def test_rules_reads_one_paragraph(sherwood: Run) -> None:
    done = sherwood("rules", "romans", "3.3")
    assert done.stdout.startswith("§3.3 ")
    assert done.stdout.count("§") == 1 + done.stdout[1:].count("§")
    assert sherwood("rules", "romans", "§3.3").stdout == done.stdout
    assert sherwood("rules", "romans", "3.3", "--lang", "fr").stdout != done.stdout


def test_data_that_is_not_toml_fails(sherwood: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[[oops")
    assert "is not TOML" in complaint(sherwood("data", "check", "cards.toml"), 1)


def test_a_file_that_is_not_there(sherwood: Run) -> None:
    assert complaint(sherwood("replay", "none.journal"), 1) == "There is no file none.journal."
    assert complaint(sherwood("play", "--resume", "none.journal"), 1) == "There is no file none.journal."
    assert complaint(sherwood("data", "check", "none.toml"), 1) == "There is no file none.toml."


def test_a_journal_of_another_version_has_a_complaint_of_its_own() -> None:
    said = explain(OtherVersion("format", given=9, own=1))
    assert said is not None
    assert said.key == "journal-version"


def test_a_server_tells_the_hosts_bots_apart(tmp_path: Path, sherwood: Run) -> None:
    (tmp_path / "other").mkdir()
    bots = [tmp_path / "mine.py", tmp_path / "other" / "mine.py", tmp_path / "far_too_long_a_name.py"]
    for bot in bots:
        bot.write_text("def decide(prompt, view):\n    return 0\n")
    twice = sherwood("serve", "--bots", f"{bots[0]}:decide,{bots[1]}:decide")
    assert "Two bots are called “mine.py:decide”" in complaint(twice, 2)
    long = sherwood("serve", "--bots", f"{bots[2]}:decide")
    assert "24 letters at most" in complaint(long, 2)
