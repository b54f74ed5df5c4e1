"""What the library hands out: it says briefly what it is, travels to other processes, and is exported by its name."""

from __future__ import annotations

import copy
import pickle
import pkgutil
from importlib import import_module

import pytest

import sherwood
from sherwood.engine.errors import SherwoodError
from sherwood.games import shelf
from support.tables import begun, walked

GAMES = pytest.mark.parametrize("name", list(shelf()))


def handed_out(name: str) -> dict[str, object]:
    """One of everything that a public call returns, or that hangs on it."""
    match = walked(begun(name), 6)
    seat = match.waiting[0]
    book = sherwood.rules(name)
    return {
        "match": match,
        "bare": sherwood.bare(name, seats=match.seats, seed=1),
        "rng": sherwood.Rng(7),
        "game": match.game,
        "option": next(iter(match.game.options), None),
        "data": match.game.data,
        "verbs": match.game.verbs,
        "verb": match.game.verbs.verbs[0],
        "state": match.state,
        "settings": match.game.as_settings(match.options),
        "steps": match.state.steps,
        "step": match.state.steps.top(),
        "journal": match.journal,
        "header": match.journal.header,
        "record": match.journal.records[-1],
        "event": match.events[-1][1],
        "question": match.question,
        "asker": match.asker(),
        "speech": match.speech("fr"),
        "prompt": match.prompt(seat),
        "choice": match.choices(seat)[0],
        "why not": match.why_not((seat + 1) % match.seats, match.choices(seat)[0]),
        "line": match.log(seat)[-1],
        "rulebook": book,
        **{f"chapter {chapter.id}": chapter for chapter in book.chapters},
        **{f"paragraph {paragraph.id}": paragraph for paragraph in book.paragraphs},
    }


@GAMES
def test_everything_says_briefly_what_it_is(name: str) -> None:
    for what, thing in handed_out(name).items():
        assert len(repr(thing)) <= 250, what
        assert " at 0x" not in repr(thing), what
        assert "\n" not in repr(thing), what


@GAMES
def test_everything_can_be_pickled_and_deep_copied(name: str) -> None:
    for what, thing in handed_out(name).items():
        for again in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
            assert type(again) is type(thing), what
            assert repr(again) == repr(thing), what


@GAMES
def test_what_was_pickled_still_works(name: str) -> None:
    match = walked(begun(name), 6)
    seat = match.waiting[0]
    for again in (pickle.loads(pickle.dumps(match.asker("fr"))), copy.deepcopy(match.asker("fr"))):
        assert again.choices(seat) == match.choices(seat, "fr")
        assert again.prompt(seat, match.turn(seat)) == match.asker("fr").prompt(seat, match.turn(seat))
    question = pickle.loads(pickle.dumps(match.question))
    assert question.codes(seat) == match.codes(seat)
    verb = match.game.verbs.verbs[-1]
    again = pickle.loads(pickle.dumps(verb))
    assert (again.name, again.kinds, again.sizes, again.start) == (verb.name, verb.kinds, verb.sizes, verb.start)


@GAMES
def test_a_shallow_copy_goes_its_own_way_too(name: str) -> None:
    match, bare = walked(begun(name), 5), sherwood.bare(name, seats=shelf()[name].seats[1], seed=3)
    saved, codes, state = match.save(), bare.codes(), repr(match.state)
    walked(copy.copy(match), 20)
    other, clone = copy.copy(bare), copy.copy(match.state)
    for _ in range(20):
        if not other.over:
            other.play(other.codes()[0])
    clone.steps.clear()
    assert (match.save(), bare.codes(), repr(match.state)) == (saved, codes, state)
    assert copy.copy(bare).rng.word() == bare.copy().rng.word(), "the same dice"


def modules() -> list[str]:
    """All of the package, but for what starts something when it is imported."""
    names = [found.name for found in pkgutil.walk_packages(sherwood.__path__, "sherwood.")]
    return [name for name in names if not name.endswith("__main__")]


def test_every_error_of_the_package_is_exported() -> None:
    for module in modules():
        import_module(module)
    ours = [error for error in below(SherwoodError) if error.__module__.startswith("sherwood.")]
    assert len(ours) > 20
    assert {error.__name__ for error in ours if getattr(sherwood, error.__name__, None) is not error} == set()
    assert {error.__name__ for error in ours} <= set(sherwood.__all__)


def below(cls: type[SherwoodError]) -> list[type[SherwoodError]]:
    return [one for each in cls.__subclasses__() for one in (each, *below(each))]


def test_what_is_exported_is_there_and_in_order() -> None:
    assert [name for name in sherwood.__all__ if not hasattr(sherwood, name)] == []
    assert sherwood.__all__ == sorted(sherwood.__all__, key=lambda name: (name[0].islower(), name))


def test_the_rulebook_that_everybody_reads_cannot_be_changed() -> None:
    book = sherwood.rules("romans")
    with pytest.raises(AttributeError):
        book.paragraphs = ()
    with pytest.raises(AttributeError):
        book.paragraphs.clear()  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        book.find("5.1").words["en"] = "Nobody moves."  # type: ignore[index]
    with pytest.raises(TypeError):
        book.chapters[0].title["en"] = "No title"  # type: ignore[index]
    assert book.find("5.1").text() == book.find("5.1").text("en")
