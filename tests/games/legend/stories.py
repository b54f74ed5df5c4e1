"""Whole games from the set-up to each of the endings, told by a director who knows what he wants.

Both sides walk towards the goals the story gives them, dice fall as it needs them, and what the story does not care
about is declined. `python tests/games/legend/stories.py` writes the journals beside the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import sherwood
from sherwood.errors import BadForce
from sherwood.games.legend.rules.atlas import ADJACENT, BEHIND, BOXES, COST, MOUTH
from sherwood.games.legend.rules.roster import PIECES
from sherwood.games.legend.rules.state import Legend
from sherwood.games.legend.rules.verbs import VERBS

REPLAYS = Path(__file__).parent / "replays"
Goals = Mapping[str, str]
Words = tuple[str, ...]


class Story:
    """A match and what its director wants: goals by piece, companions, dice by question, answers by question."""

    def __init__(self, title: str, **options: object) -> None:
        self.match = sherwood.new("legend", seats=2, seed=title, options=options, names=["Robin", "Sheriff"])
        self.goals: dict[str, str] = {}
        self.company: dict[str, Words] = {}
        self.dice: dict[str, Sequence[int]] = {}
        self.answers: dict[str, Words] = {}
        self.events: Sequence[int] = (6, 1)

    @property
    def state(self) -> Legend:
        state = self.match.state
        assert isinstance(state, Legend)
        return state

    def at(self, piece: str) -> str | None:
        box = self.state.at[PIECES.index(piece)]
        return BOXES[box] if box >= 0 else None

    def until(self, end: Callable[[], bool]) -> Story:
        """Play on until something holds or the game is over."""
        for _ in range(3000):
            if self.match.over or end():
                return self
            self.step()
        raise AssertionError("the story never comes to its point")

    def turn(self, turn: int) -> Story:
        return self.until(lambda: self.state.turn >= turn)

    def reach(self, **goals: str) -> Story:
        """Walk until everybody named stands where he should."""
        self.goals.update(goals)
        return self.until(lambda: self.state.lead < 0 and all(self.at(piece) == box for piece, box in goals.items()))

    # One decision

    def step(self) -> None:
        seat = self.match.waiting[0]
        prompt = self.match.prompt(seat)
        offers = {name(choice.do): choice.do for choice in prompt.choices}
        wanted = self.wanted(prompt.title, list(offers))
        self.play(seat, offers[wanted], () if wanted == "done" else self.dice.get(prompt.title, ()))

    def wanted(self, title: str, offers: list[str]) -> str:
        if title == "Orders":
            return next((f"move {piece}" for piece in self.walkers(offers)), "done" if "done" in offers else offers[0])
        if title in ("SetOut", "March"):
            return self.way(offers)
        for answer in self.answers.get(title, ()):
            if answer in offers:
                return answer
        return next((word for word in ("done", "refuse") if word in offers), offers[0])

    def walkers(self, offers: list[str]) -> list[str]:
        return [piece for piece, box in self.goals.items() if f"move {piece}" in offers and self.at(piece) != box]

    def way(self, offers: list[str]) -> str:
        """Take the company along, then the cheapest way to the goal."""
        lead = PIECES[self.state.lead]
        for other in self.company.get(lead, ()):
            if f"take {other}" in offers:
                return f"take {other}"
        goal = self.goals.get(lead)
        if goal is not None and self.at(lead) != goal:
            ahead = next_box(BOXES.index(str(self.at(lead))), BOXES.index(goal), passages=lead == "robin_hood")
            for verb in ("go", "passage"):
                if f"{verb} {BOXES[ahead]}" in offers:
                    return f"{verb} {BOXES[ahead]}"
        return "halt" if "halt" in offers else offers[0]

    def play(self, seat: int, do: Sequence[object], dice: Sequence[int]) -> None:
        """With the dice of the question, else those of the events, else as they fall."""
        for forced in (list(dice), list(self.events), list(self.events[:1]), [1]):
            if forced:
                try:
                    return self.match.play(seat, do, chance=forced)
                except BadForce:
                    continue
        self.match.play(seat, do)


def name(do: Sequence[object]) -> str:
    if len(do) == 1:
        return str(do[0])
    names = PIECES if KINDS[str(do[0])][:1] == ("piece",) else BOXES
    return f"{do[0]} {names[int(str(do[1]))]}"


KINDS = {verb.name: verb.kinds for verb in VERBS.verbs}


def next_box(start: int, goal: int, passages: bool) -> int:
    """The first box of the cheapest way."""
    far = {goal: 0}
    ahead = [goal]
    while ahead:
        ahead.sort(key=far.__getitem__, reverse=True)
        here = ahead.pop()
        for other in ways(here, passages):
            if far[here] + COST[here] < far.get(other, 999):
                far[other] = far[here] + COST[here]
                ahead.append(other)
    return min((near for near in ways(start, passages) if near in far), key=lambda near: far[near] + COST[near])


def ways(box: int, passages: bool) -> list[int]:
    secret = [one for one in (MOUTH[box], BEHIND[box]) if one >= 0 and passages]
    return [*ADJACENT[box], *secret]


# The stories


def caught(title: str, fate: Sequence[int], **options: object) -> Story:
    """The foresters find Robin in Kirkby Wood on the first turn."""
    story = Story(title, **options)
    story.dice = {"Caught": fate}
    return story.reach(royal_foresters_1="F16")


def robin_killed() -> Story:
    return caught("robin killed", [1, 1]).turn(3)


def robin_hanged() -> Story:
    """Two turns in Nottingham Keep, then the gallows in the town."""
    story = in_the_keep("robin hanged")
    story.turn(6)
    story.answers["Hang"] = ("hang robin_hood",)
    story.goals["sheriff_of_nottingham"] = "T01"
    return story.reach(royal_foresters_1="T01").turn(9)


def in_the_keep(title: str) -> Story:
    story = caught(title, [1, 4])
    story.until(lambda: bool(story.state.captive & 1))
    story.company["royal_foresters_1"] = ("robin_hood",)
    return story.reach(royal_foresters_1="K01")


def robin_a_captive_at_the_end() -> Story:
    return in_the_keep("captive at the end").turn(31)


def nothing_happens() -> Story:
    return Story("nothing happens").turn(31)


def a_quiet_start(title: str, **options: object) -> Story:
    """Robin hides in the south, on the road by which the king will come."""
    story = Story(title, **options)
    court = dict.fromkeys(("prince_john", "knights_2", "men_at_arms_7", "royal_foresters_3"), "T01")
    story.goals = {"robin_hood": "R17", **court}
    return story.turn(9)


def the_king_meets_robin_too_early() -> Story:
    story = a_quiet_start("met too early")
    story.events = (6, 3)
    story.goals["king_richard"] = "R17"
    return story.turn(15)


def the_king_rides_into_soldiers(title: str, fate: Sequence[int]) -> Story:
    story = Story(title)
    story.goals = {"robin_hood": "F26", "men_at_arms_1": "R07"}
    story.turn(9)
    story.events = (6, 3)
    story.goals["king_richard"] = "R07"
    story.dice["Caught"] = fate
    return story


def king_killed() -> Story:
    return the_king_rides_into_soldiers("king killed", [1, 1]).turn(15)


def king_murdered() -> Story:
    story = the_king_rides_into_soldiers("king murdered", [1, 4])
    story.answers["Regicide"] = ("murder king_richard",)
    return story.turn(15)


def all_four_fall() -> Story:
    """The Sheriff's leaders come for Robin one by one, alone, and lose."""
    story = Story("all four fall")
    story.dice = {"Confront": [1, 6], "Fate": [3]}
    story.reach(sheriff_of_nottingham="C03")
    story.goals = {
        "sheriff_of_nottingham": "F16",
        "guy_of_gisbourne": "F16",
        "sheriff_of_lincoln": "F16",
        "prince_john": "F16",
    }
    return story.turn(31)


def a_wedding_in_the_woods(title: str, **options: object) -> Story:
    """Robin wins Tuck over, meets Alan and Marion in box A, and marries."""
    story = Story(title, **options)
    story.dice = {"Recruit": [1]}
    story.answers = {"Recruit": ("recruit friar_tuck", "recruit alan_a_dale"), "Wedding": ("wed robin_hood",)}
    story.reach(robin_hood="F26")
    story.until(lambda: bool(story.state.free & 1 << PIECES.index("friar_tuck")))
    story.goals = {"friar_tuck": "F08"}
    story.reach(robin_hood="F08", friar_tuck="F08")
    return story.until(lambda: story.state.married == 1)


def a_prince_sold_twice(story: Story) -> Story:
    """Prince John rides alone to the newly-weds, and is ransomed, and comes again."""
    story.dice |= {"Confront": [1, 6], "Fate": [1]}
    story.answers |= {"Ransom": ("ransom prince_john",), "Place": ("place T02",)}
    story.goals["prince_john"] = "F08"
    story.until(lambda: story.state.gold_robin >= 20)
    del story.goals["prince_john"]
    return story


def pardoned(title: str = "pardoned", **options: object) -> Story:
    """Wedding, gold, an empty treasury, and only then the king."""
    story = a_wedding_in_the_woods(title, **options)
    story.goals["king_richard"] = "F06"
    a_prince_sold_twice(story)
    story.goals["king_richard"] = "F08"
    return story.turn(31)


def rich_and_married_at_the_end() -> Story:
    """The king stays away: three other conditions are enough."""
    story = a_wedding_in_the_woods("rich and married")
    story.goals["king_richard"] = "F03"
    return a_prince_sold_twice(story).turn(31)


def pardoned_strictly() -> Story:
    return pardoned("pardoned strictly", victory="strict", profile="weak_bows")


def looted() -> Story:
    """With two units of Merry Men by the secret passage into Gisbourne Keep, and home again."""
    story = Story("looted", archery_losses="firer", tournament_losses="doubled")
    story.dice = {"SetOut": [1], "March": [1]}
    story.answers = {"Recruit": ("recruit merry_men_3", "recruit merry_men_4"), "Rob": ("loot K03",)}
    story.company["robin_hood"] = ("merry_men_3", "merry_men_4")
    story.reach(robin_hood="F15").turn(story.state.turn + 1)
    story.reach(robin_hood="F12").turn(story.state.turn + 1)
    story.reach(robin_hood="F04").turn(story.state.turn + 1)
    story.reach(robin_hood="K03").turn(story.state.turn + 1)
    story.reach(robin_hood="F04")
    return story.turn(31)


STORIES: Mapping[str, Callable[[], Story]] = {
    "16.1a-robin-killed": robin_killed,
    "16.1a-robin-hanged": robin_hanged,
    "16.1b-king-killed": king_killed,
    "16.1b-king-murdered": king_murdered,
    "16.1c-king-met-too-early": the_king_meets_robin_too_early,
    "16.1d-nothing-happens": nothing_happens,
    "16.2-robin-a-captive": robin_a_captive_at_the_end,
    "16.3-pardoned": pardoned,
    "16.3-rich-and-married": rich_and_married_at_the_end,
    "16.4-all-four-fall": all_four_fall,
    "16.5-pardoned-strictly": pardoned_strictly,
    "6.61-looted": looted,
}


if __name__ == "__main__":
    for title, story in STORIES.items():
        told = story().match
        (REPLAYS / f"{title}.journal").write_text(told.save(), encoding="utf-8")
        print(title, told.result, told.view()["turn"])
