"""Golden games: every way it ends, in each edition and length, still leads where it led."""

from pathlib import Path

import pytest

import sherwood
from games.locksley.record import EDITIONS, ENDINGS, FOLDER, LENGTHS, VARIANTS

JOURNALS = sorted(FOLDER.glob("*.journal"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_same_end(path: Path) -> None:
    """Loading compares the position after each choice with the one recorded, and counts the sixty tiles."""
    text = path.read_text(encoding="utf-8")
    match = sherwood.load(text)
    edition, length, ending = path.stem.split("-")
    played = VARIANTS[length] if edition == "variant" else {"edition": edition, "length": length}
    assert match.result is not None
    assert match.result.ending == ending
    assert match.options == {**match.options, **played}
    assert match.save() == text


def test_there_is_a_golden_game_for_every_ending_edition_length_and_variant() -> None:
    wanted = {f"{edition}-{length}-{ending}" for edition in EDITIONS for length in LENGTHS for ending in ENDINGS}
    assert {path.stem for path in JOURNALS} == wanted | {f"variant-{variant}-king" for variant in VARIANTS}
