"""Games kept from start to end: every way to finish, and every variant at work."""

import pytest

import sherwood
from games.romans.stories import FOLDER, STORIES
from support.cite import cites

rule = cites("romans")


@rule("8.1", "8.2", "6.8", "11.22")
@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_kept_game_replays_to_its_end_and_shows_what_it_is_kept_for(name: str) -> None:
    match = sherwood.load((FOLDER / f"{name}.journal").read_text(encoding="utf-8"))
    assert match.over
    assert STORIES[name].shows(match)
    kept = {name: match.options[name] for name in STORIES[name].options}
    assert (match.seats, kept) == (STORIES[name].seats, STORIES[name].options)


def test_no_journal_lies_about_unclaimed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.journal")) == sorted(STORIES)
