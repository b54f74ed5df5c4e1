"""Chapter 7: the tables of archery and melee, as the rulebook reads them aloud."""

import re

import sherwood
from sherwood.games.legend.tables import archery, melee
from support.cite import cites

rule = cites("legend")


def runs(results: list[str]) -> dict[str, str]:
    """Which dice give each result, as the rulebook writes them: "4 or 5", "3 to 6"."""
    found: dict[str, list[int]] = {}
    for die, one in enumerate(results, 1):
        found.setdefault(one, []).append(die)
    joint = {1: "", 2: " or "}
    return {
        one: str(dice[0]) if len(dice) == 1 else f"{dice[0]}{joint.get(len(dice), ' to ')}{dice[-1]}"
        for one, dice in found.items()
    }


@rule("3.2", "7.7b")
def test_the_rulebook_reads_the_archery_table_aloud() -> None:
    words = sherwood.rules("legend").find("7.7b").text("en")
    for n, head in enumerate(["1", "2", "3 or 4", "5 or 6", "7 or 8", "9 and more"]):
        for hits, dice in runs(list(archery().column(n))).items():
            if hits != "–":
                number = {"1": "one", "2": "two", "3": "three"}[hits]
                column = words.partition(f"{head}: ")[2].partition(".")[0]
                assert re.search(rf"{dice}( eliminates)? {number}", column), (head, dice, number, column)


@rule("3.2", "7.8b")
def test_the_rulebook_reads_the_melee_table_aloud() -> None:
    words = sherwood.rules("legend").find("7.8b").text("en")
    for n, head in enumerate(melee().heads):
        column = words.partition(f"{head.replace(':', ' to ')}: ")[2].partition(".")[0].removeprefix("die ")
        told = {part.rpartition(" ")[2]: part.rpartition(" ")[0] for part in column.split(", ")}
        assert told == runs(list(melee().column(n)))
