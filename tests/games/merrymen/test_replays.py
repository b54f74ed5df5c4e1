"""Games kept from start to end: every way to win and to lose, every module, every other reading."""

import pytest

import sherwood
from games.merrymen.stories import FOLDER, STORIES
from sherwood.games.merrymen import GAME
from support.cite import cites

rule = cites("merrymen")


@rule("2.1", "2.2", "2.3", "5.13", "5.14", "6.8", "6.9")
@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_kept_game_replays_to_its_end_and_shows_what_it_is_kept_for(name: str) -> None:
    story = STORIES[name]
    match = sherwood.load((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    assert match.result is not None
    assert story.shows(match.result.ending, [event for _, event in match.events])
    kept = {option: match.options[option] for option in story.options}
    assert (match.seats, kept) == (story.seats, story.options)


def test_every_ending_and_every_option_is_kept_in_some_game() -> None:
    assert {story.ending for story in STORIES.values()} == set(GAME.endings)
    assert {option for story in STORIES.values() for option in story.options} == {one.name for one in GAME.options}


def test_no_journal_lies_about_unclaimed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.journal")) == sorted(STORIES)
