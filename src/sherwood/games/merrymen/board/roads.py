"""The four roads: their signs, carriages and barricades, what one more barricade costs, and the castle's gates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sherwood.draw.geometry import Box
from sherwood.draw.layers import Piece
from sherwood.draw.pieces import piece, place
from sherwood.draw.svg import Svg, at, group, title

from ..art import land, town
from ..art.layout import Lane, Layout
from ..shape import RoadView, SpaceView
from .part import Part

CLOSE = 3  # pennies from which a road is called poor, whatever comes on it


def in_danger(road: RoadView) -> bool:
    """Would the next activation take all, or nearly?"""
    return road["pennies"] <= max(road["at_risk"], CLOSE)


def lanes(layout: Layout, spaces: int) -> Iterator[Svg]:
    """What stays: the roads, and where barricades could stand."""
    for number in range(4):
        lane = layout.lane(number, spaces)
        yield land.road(lane)
        yield group(*(town.ghost(box) for box in lane.barricades))


class Roads(Part):
    """The roads as everybody sees them."""

    def marks(self) -> Iterator[Piece]:
        spaces = {space["space"]: space for space in self.view["spaces"]}
        costs = self.view["costs"]
        for number, road in enumerate(self.view["roads"]):
            name = road["road"]
            lack = costs["barricades"].get(name) if costs else None
            shows = (number, road, spaces[name], lack)
            named = self.named((*road["barricades"], *spaces[name]["heroes"]))
            yield self.keep("road", (shows, named), partial(self.road, *shows))

    def road(self, number: int, road: RoadView, space: SpaceView, lack: int | None) -> Iterator[Piece]:
        name, lane, keep = road["road"], self.layout.lane(number, road["spaces"]), self.keep
        where = (name, number, road["spaces"])
        money = (name, number, road["pennies"], road["at_risk"])
        yield keep("road-sign", money, lambda: [self.sign(lane.sign, road)])
        yield keep("carriages", (where, road["carriages"]), partial(self.carriages, lane, road))
        built = (where, road["barricades"], self.named(road["barricades"]))
        yield keep("barricades", built, partial(self.barricades, lane, road))
        yield keep("build", (name, number, road["cost"], lack), lambda: [self.build(lane.build, road, lack)])
        here = (number, space, self.named(space["heroes"]))
        yield keep("gate", here, lambda: [self.gate(lane.gate, space)])

    def sign(self, box: Box, road: RoadView) -> Svg:
        words = self.speech.say(
            "board-road", road=self.short(road["road"]), pennies=road["pennies"], risk=road["at_risk"]
        )
        said = self.speech.say("board-pennies", n=road["pennies"])
        loss = f"−{road['at_risk']}" if road["at_risk"] else ""
        drawn = town.road_sign(box, self.short(road["road"]), road["pennies"], said, loss, in_danger(road))
        return piece(f"road:{road['road']}", words, box, drawn, tally=road["pennies"])

    def carriages(self, lane: Lane, road: RoadView) -> Iterator[Svg]:
        for number, colour in enumerate(road["carriages"]):
            where = lane.carriages[number]
            said = self.speech.say(f"board-colour-{colour}") if colour else self.speech.say("board-free")
            words = self.speech.say("board-carriage", road=self.short(road["road"]), place=number + 1, colour=said)
            ref, holds = f"carriage:{road['road']}:{number}", f"carriage-{colour}:1" if colour else ""
            yield piece(ref, words, where, town.on_road(where, colour), least=24, holds=holds)

    def barricades(self, lane: Lane, road: RoadView) -> Iterator[Svg]:
        for number, owner in enumerate(road["barricades"]):
            where = lane.barricades[number]
            words = title(self.speech.say("board-built", who=self.who(owner)))
            drawn = town.barrier(where, owner, lane.upright)
            yield at(where.x, where.y, words, drawn, data_key=f"barricade-{road['road']}-{number}")

    def build(self, box: Box, road: RoadView, lack: int | None) -> Svg:
        words = self.speech.say("board-barricade", road=self.short(road["road"]), cost=self.amounts(road["cost"]))
        return piece(f"barricade:{road['road']}", words, box, town.works(box, "barricade", road["cost"], lack))

    def gate(self, box: Box, space: SpaceView) -> Svg:
        """Where heroes lie in ambush and villains stand."""
        name = space["space"]
        count = len(space["heroes"]) + len(space["villains"])
        drawn = town.visitors(
            name,
            self.standing(space),
            space["villains"],
            box.width - (10 if count < 2 else 1),
            (box.height - 26) / 2,
            box.width - 2,
        )
        return piece(
            f"space:{name}", self.visitors(space), box, place(Box(0, 0, box.width, box.height)), drawn, kind="space"
        )
