"""A page for each person, and the ladder of each game: what they played, how it went, how strong they seem."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypedDict

from litestar import Response, get

from sherwood.table.store import people, ratings, record
from sherwood.table.store.ratings import Rating
from sherwood.table.store.record import Played
from sherwood.table.store.results import BOTS
from sherwood.web import catalogue, lobby
from sherwood.web.catalogue import About
from sherwood.web.errors import not_found
from sherwood.web.pages import page
from sherwood.web.seat_pages import has_page
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.words import say

SHOWN = 30  # games that are listed one by one
LADDER = 50


class Tally(NamedTuple):
    """One line: what it counts, how many games, how many of them won (a shared win counts as its part)."""

    title: str
    games: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0


class Standing(TypedDict):
    """A game on somebody's page."""

    about: About
    rating: Rating | None
    tallies: list[Tally]


@get("/people/{person:str}", include_in_schema=False)
async def person_page(services: Services, me: Visitor, person: str) -> Response[str]:
    found = await services.store.read(people.find, person)
    own = found is not None and found.id == me.id
    if found is None or not has_page(found, me):
        raise not_found("person")
    played = await services.store.read(record.played, person, own)
    rated = {one.game: one for one in await services.store.read(ratings.of, person)}
    return page(
        "person",
        me,
        person=found,
        own=own,
        games=standings(played, rated, me.lang),
        names={one.id: catalogue.about(one, me.lang)["name"] for one in catalogue.games()},
        played=played[:SHOWN],
        most=record.MOST,
        when=day,
    )


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def standings(played: Sequence[Played], rated: dict[str, Rating], lang: str) -> list[Standing]:
    """Game by game, as they stand on the shelf; only those that were played or rated."""
    found: list[Standing] = []
    for card in catalogue.games():
        games = [one for one in played if one.game == card.id and len(one.mine) == 1]
        if games or card.id in rated:
            about = catalogue.about(card, lang)
            found.append({"about": about, "rating": rated.get(card.id), "tallies": list(tallies(about, games, lang))})
    return found


def tallies(about: About, games: Sequence[Played], lang: str) -> Iterator[Tally]:
    """All games, then by whom one met, then by house rules that are not as the rulebook has them."""
    yield tally(say(lang, "person-all"), games)
    people = [one for one in games if any(not other.level for other in one.others)]
    if people:
        yield tally(say(lang, "person-against-people"), people)
    for level in dict.fromkeys(other.level for one in games for other in one.others if other.level):
        met = [one for one in games if any(other.level == level for other in one.others)]
        yield tally(say(lang, "person-against", level=lobby.level_name(level, lang)), met)
    yield from _by_option(about, games, lang)


def _by_option(about: About, games: Sequence[Played], lang: str) -> Iterator[Tally]:
    for option in about["options"]:
        for value in option["values"]:
            chosen = [one for one in games if one.options.get(option["name"]) == value["value"]]
            unusual = [one for one in chosen if _default(option, one) != value["value"]]
            if unusual:
                title = say(lang, "person-with", option=option["title"], value=value["title"])
                yield tally(title, unusual)


def _default(option: catalogue.OptionAbout, one: Played) -> object:
    return option["default_for"].get(len(one.mine) + len(one.others), option["default"])


def tally(title: str, games: Sequence[Played]) -> Tally:
    return Tally(title, len(games), round(sum(one.won for one in games), 2))


class Rung(NamedTuple):
    """A place of the ladder; bots have no page."""

    name: str
    page: str
    rating: Rating


@get("/people", include_in_schema=False)
async def ladders(services: Services, me: Visitor) -> Response[str]:
    found: list[tuple[About, list[Rung]]] = []
    for card in catalogue.games():
        ranks = await services.store.read(ratings.ladder, card.id, LADDER)
        found.append((catalogue.about(card, me.lang), [_rung(one, me.lang) for one in ranks]))
    return page("ladder", me, ladders=found)


def _rung(one: ratings.Rank, lang: str) -> Rung:
    player = one.rating.player
    if player.startswith(BOTS):
        return Rung(say(lang, "ladder-bot", level=lobby.level_name(player.removeprefix(BOTS), lang)), "", one.rating)
    return Rung(one.name, f"/people/{player}", one.rating)


PERSON_PAGES = [person_page, ladders]
