"""Laws of tables: replays, words, rulebooks, the shape of the house. Over every game."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache

import pytest

import sherwood
from sherwood._build import build
from sherwood.engine.chance import Rng
from sherwood.engine.step import Phase, SeatStep, Step
from sherwood.games import shelf
from sherwood.table.asked import Choice
from sherwood.text.rulebook import load
from sherwood.text.speech import LANGUAGES, Speech, keys
from support.cite import cited
from support.homes import languages_of
from support.sentences import Asked
from support.tables import random_match, random_options, seat_counts

TABLES = pytest.mark.parametrize(("name", "seats"), seat_counts())
GAMES = pytest.mark.parametrize("name", list(shelf()))
TOLD = pytest.mark.parametrize(
    ("name", "lang"), [(one.id, lang) for one in shelf().values() for lang in languages_of(one)]
)

PLAYED = """
import sys; sys.path.insert(0, "tests")
from support.tables import random_match
print(random_match({name!r}, {seats}, "both builds").save())
"""


@TABLES
def test_a_journal_leads_to_the_same_place(name: str, seats: int) -> None:
    match = random_match(name, seats, "replay", revise=True)
    again = sherwood.load(match.save())
    assert again.hash == match.hash
    assert again.save() == match.save()
    assert [str(line) for line in again.log(0)] == [str(line) for line in match.log(0)]


@GAMES
def test_compiled_and_plain_python_play_the_same_game(name: str) -> None:
    if build() == "pure":
        assert played(name, "") == played(name, "1")  # the other build, if there is one, agrees with this
    else:
        assert played(name, "1") == played(name, "")


def played(name: str, pure: str) -> str:
    code = PLAYED.format(name=name, seats=shelf()[name].seats[1])
    environment = {**os.environ, "SHERWOOD_PURE": pure}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return run.stdout


@TABLES
def test_everything_can_be_said_in_every_language(name: str, seats: int) -> None:
    rng = Rng("text")
    match = sherwood.new(name, seats=seats, seed="text", options=random_options(shelf()[name], seats, rng))
    while not match.over:
        for lang in LANGUAGES:
            assert match.prompt(None, lang).ask
        for seat in match.waiting:
            prompt = match.prompt(seat, LANGUAGES[rng.below(len(LANGUAGES))])
            assert prompt.ask
            said = [choice.say for choice in prompt.choices]
            assert len(set(said)) == len(said), "two choices read alike"
        match.play(seat, forward(prompt.choices, rng))
    for lang in LANGUAGES:
        assert all(line.text for line in match.log(0, lang))
        assert all(line.text for line in match.log(None, lang))
        assert match.score(lang)


def forward(choices: Sequence[Choice], rng: Rng) -> Sequence[object]:
    ahead = [choice for choice in choices if not choice.revise]
    return ahead[rng.below(len(ahead))].do


@GAMES
def test_where_one_is_asked_the_others_can_do_nothing(name: str) -> None:
    match = sherwood.new(name, seats=max(2, shelf()[name].seats[0]), seed=5)
    chance = random.Random(5)
    for _ in range(400):
        if match.over:
            return
        alone = isinstance(match.state.steps[-1], SeatStep)
        others = [seat for seat in range(match.seats) if seat not in match.waiting]
        assert not (alone and any(match.choices(seat) for seat in others))
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.choices(seat)).do)


@TOLD
def test_every_language_has_the_same_sentences(name: str, lang: str) -> None:
    assert sorted(written_keys(name, lang)) == sorted(written_keys(name, LANGUAGES[0]))


@TOLD
def test_no_sentence_is_missing_or_idle(name: str, lang: str) -> None:
    game = shelf()[name]
    wanted = wanted_keys(name)
    speech = Speech(game.folder, lang, ())
    assert [key for key in sorted(wanted) if not speech.has(key)] == []
    hidden = {f"tell-{kind}-hidden" for kind in game.tells}
    shared = [step for step in game.classes.values() if step.__subclasses__()]  # may ask, or only help others to
    helped = {f"{word}-{title}" for step in shared for title in step_titles(step) for word in ("ask", "wait")}
    rest = set(written_keys(name, lang)) - wanted - hidden - helped
    drawn = {key for key in rest if not key.startswith(("game-", "role-", "view-"))}
    assert asked_by(name).idle(drawn) == []


def written_keys(name: str, lang: str) -> list[str]:
    """All that a game says in a language: its rules, its board, its terminal."""
    folder = shelf()[name].folder / "text"
    return [key for path in (folder / f"{lang}.ftl", *folder.glob(f"*.{lang}.ftl")) for key in keys(path)]


@cache
def asked_by(name: str) -> Asked:
    """What a game's own source can ask for, with the names of its things."""
    game = shelf()[name]
    names = {one for names in game.names.values() for one in names}
    data = " ".join(path.read_text(encoding="utf-8") for path in game.folder.glob("data/*.toml"))
    return Asked(game.folder.rglob("*.py"), names | set(re.findall(r"[\w-]+", data)))


def wanted_keys(name: str) -> set[str]:
    game = shelf()[name]
    wanted = {"game-name", "game-tagline"}
    wanted |= {f"{kind}-{one}" for kind, names in game.names.items() for one in names}
    wanted |= {f"do-{verb.name}" for verb in game.verbs.verbs}
    wanted |= {f"now-{verb}" for verb in game.details}
    wanted |= {f"tell-{kind}" for kind in game.tells}
    wanted |= {f"bar-{reason}" for reason in game.bars}
    wanted |= {f"ending-{ending}" for ending in game.endings}
    wanted |= {f"{word}-{what}" for what in game.draws for word in ("draw", "drawn")}
    wanted |= {f"face-{what}" for what, draw in game.draws.items() if " " in draw.kinds}
    titles = {title for step in game.classes.values() if not step.__subclasses__() for title in step_titles(step)}
    wanted |= {f"{word}-{title}" for title in titles for word in ("ask", "wait")}
    for one in game.options:
        wanted |= {f"option-{one.name}", f"option-{one.name}-help"}
        wanted |= {
            f"option-{one.name}-{str(value).lower() if isinstance(value, bool) else value}" for value in one.values
        }
    wanted |= {f"refuse-{reason}" for reason in refusals(name)}
    modules = {one.name: True for one in game.options if isinstance(one.default, bool)}  # some score rows of their own
    tables = [sherwood.new(name, game.seats[1], options=options) for options in ({}, modules)]
    wanted |= {f"holding-{key}" for key in game.holdings(tables[0].state, 0)}
    return wanted | {f"score-{row.key}" for table in tables for row in game.score(table.state)}


def step_titles(step: type[Step]) -> tuple[str, ...]:
    """A step that asks under several names lists them in TITLES; a phase asks nothing."""
    if issubclass(step, Phase):
        return ()
    return step.TITLES or (step.__name__,)


def refusals(name: str) -> set[str]:
    """Every reason for which some mix of options is refused."""
    game = shelf()[name]
    rng = Rng("refusals")
    found = set()
    for _ in range(300):
        options = {one.name: one.values[rng.below(len(one.values))] for one in game.options}
        for seats in range(game.seats[0], game.seats[1] + 1):
            refusal = game.refuse(options, seats)
            if refusal is not None:
                found.add(refusal.reason)
                assert refusal.rule in load(game.folder / "rulebook.toml")
    return found


@GAMES
def test_every_citation_exists(name: str) -> None:
    game = shelf()[name]
    book = load(game.folder / "rulebook.toml")
    rules = {step.RULE for step in game.classes.values()} | {tell.rule for tell in game.tells.values()}
    match = sherwood.new(name, seats=game.seats[1], seed="citations")
    rng = Rng("citations")
    while not match.over:
        for seat in match.waiting:
            prompt = match.prompt(seat)
            rules |= {prompt.rule} | {bar.rule for bar in prompt.barred}
        match.play(seat, forward(prompt.choices, rng))
    assert sorted(rule for rule in rules if rule and rule not in book) == []


@GAMES
def test_every_paragraph_has_a_test_that_names_it(name: str) -> None:
    book = load(shelf()[name].folder / "rulebook.toml")
    paragraphs = {paragraph.id for paragraph in book.paragraphs}
    assert sorted(paragraphs - cited(name)) == []
    assert sorted(cited(name) - paragraphs) == []


@GAMES
def test_every_printed_paragraph_says_where_it_is_printed(name: str) -> None:
    """The places are kept by the language of the book; what is ours alone has none."""
    paragraphs = load(shelf()[name].folder / "rulebook.toml").paragraphs
    assert [one.id for one in paragraphs if one.status == "printed" and not one.source] == []
    assert all(book in LANGUAGES and place for one in paragraphs for book, place in one.source.items())


@GAMES
def test_the_rulebook_speaks_every_language(name: str) -> None:
    game = shelf()[name]
    for paragraph in load(game.folder / "rulebook.toml").paragraphs:
        said = [paragraph.text(lang) for lang in languages_of(game)]
        assert all(said)
        assert len(set(said)) == len(said)
