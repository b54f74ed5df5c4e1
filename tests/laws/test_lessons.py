"""Laws of lessons: each is played through in every language; what it wants is legal, what it points at is there."""

from __future__ import annotations

import re

import pytest

import sherwood
from sherwood.draw.sketch import read
from sherwood.engine.game import Game
from sherwood.games import shelf
from sherwood.lessons import Lesson, Stand, chapters_on, follow, lessons_of
from sherwood.lessons.aim import PARTS, aim_of
from sherwood.lessons.script import AIM, text_folder
from sherwood.text.rulebook import load
from sherwood.text.sentences import Sentences
from sherwood.text.speech import LANGUAGES, Speech, keys
from support import drawn

TAUGHT = [game for game in shelf().values() if game.lessons]
LESSONS = [lesson for game in TAUGHT for lesson in lessons_of(game)]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game.id}-{one.id}")
GAMES = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
LONGEST = 330  # letters: what is said is read before it is done
SENTENCE = re.compile(r"[.!?…](?=\s|$)")


def things(stand: Stand, narrow: bool) -> set[str]:
    """What is drawn where the lesson stands."""
    game, seat = stand.lesson.game, stand.lesson.seat
    assert game.board
    return set(drawn.refs(game.board(game.view(stand.scenes[stand.shown].state, seat), "en", seat, narrow)))


@EACH
def test_a_lesson_can_be_played_through(lesson: Lesson) -> None:
    stand = Stand(lesson)
    while not stand.over:
        step = stand.step
        said = stand.says("en")
        assert stand.shown < len(stand.scenes)
        assert not (step.want and step.scene is not None), "who chooses looks at where the game is"
        for narrow in (False, True) if step.point else ():
            assert set(step.point) - things(stand, narrow) == set()
        wanted = {move.do for move in step.want} | {slip.do for slip in step.slips}
        offered = {choice.do for choice in said.choices}
        assert wanted <= offered if lesson.kind == "puzzle" else wanted == offered, f"{step.key}: not all is legal"
        assert {ref for choice in said.choices for ref in choice.path} <= things(stand, False)
        for move in step.want[1:]:
            assert follow(lesson, (*stand.way, move.do)).n == stand.n + 1
        for slip in step.slips:
            assert follow(lesson, stand.way).slip(slip.do) == slip
        stand.take(step.want[0].do if step.want else None)
    assert follow(lesson, stand.way).match.hash == stand.match.hash


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_speaks_every_language_and_briefly(lesson: Lesson, lang: str) -> None:
    speech = Speech(lesson.text, lang)
    assert speech.say(lesson.id)
    for step in lesson.steps:
        said = [f"{step.key}.say", *(f"{step.key}.{slip.id}" for slip in step.slips)]
        for text in [speech.say(key) for key in said] + [speech.say(step.key)]:
            assert len(text) <= LONGEST, text
            assert len(SENTENCE.findall(text)) <= 2, text


@EACH
def test_a_lesson_cites_paragraphs_that_exist(lesson: Lesson) -> None:
    book = load(lesson.game.folder / "rulebook.toml")
    cited = {*lesson.rules, *(step.rule for step in lesson.steps if step.rule)}
    assert [rule for rule in cited if not book.under(rule)] == []


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_lessons_is_missing_or_idle(game: Game, lang: str) -> None:
    lessons = lessons_of(game)
    wanted = {lesson.id for lesson in lessons} | {step.key for lesson in lessons for step in lesson.steps} | {AIM}
    written = keys(text_folder(game) / "text" / f"{lang}.ftl")
    assert sorted(set(written) - wanted) == []
    sentences = Sentences(text_folder(game), lang)
    steps = {step.key: step for lesson in lessons for step in lesson.steps}
    for key in written:
        slips = {slip.id for slip in steps[key].slips} if key in steps else set()
        assert set(sentences.attributes(key)) - {"say", "else", "about", *PARTS} - slips == set()


@pytest.mark.parametrize("game", [one for one in TAUGHT if one.id != "purses"], ids=lambda game: game.id)
def test_every_game_has_a_first_lesson_and_six_puzzles(game: Game) -> None:
    assert lessons_of(game, "first")
    puzzles = lessons_of(game, "puzzle")
    assert len(puzzles) >= 6
    for puzzle in puzzles:
        assert sherwood.at(puzzle.start.line).waiting, "a position that anybody could bring"
        assert len(Stand(puzzle).says("en").choices) > 2, "a puzzle leaves a choice"


def test_a_way_that_no_longer_fits_is_followed_as_far_as_it_does() -> None:
    lesson = LESSONS[0]
    assert follow(lesson, (None, ("nonsense", 1), None)).n <= 1


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_aim_is_on_one_card_with_figures_of_the_game(game: Game, lang: str) -> None:
    sheets = read(game.folder / "art" / "figures.toml")
    card = aim_of(game, lang)
    assert len(card) == len(PARTS)
    for part in card:
        assert len(SENTENCE.findall(part.text)) <= 2
        assert part.figures
        for figure in part.figures:
            sheet, name = figure.split()[0].split("/")
            assert name in sheets[sheet]


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.kind == "chapter"], ids=lambda one: one.id)
def test_something_on_the_board_leads_to_every_chapter(lesson: Lesson) -> None:
    """By its paragraphs: what a chapter points at, or shows, is taught there."""
    stand, found = Stand(lesson), False
    while not stand.over and not found:
        things_ = [stand.match.inspect(ref, lesson.seat) for ref in sorted(things(stand, False))]
        found = any(lesson in chapters_on(lesson.game, one.rules) for one in things_ if one)
        stand.take(stand.step.want[0].do if stand.step.want else None)
    assert found
