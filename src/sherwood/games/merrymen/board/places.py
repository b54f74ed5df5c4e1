"""Sites, roads, castle and town, each thing under the name the rules point at it with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from sherwood.draw.geometry import Box
from sherwood.draw.pieces import figure, piece, place
from sherwood.draw.svg import EMPTY, Svg, at, group, join, title
from sherwood.text.speech import Speech

from ..art import town
from ..art.goods import arm, man, price, sign
from ..art.layout import Layout
from ..shape import HideoutView, Owner, RoadView, SiteView, SpaceView, View

TOWN = {"prison": "bars", "archery": "target", "store": "weapon", "village": "village", "lot": "carriage"}


def plan(layout: Layout, speech: Speech, sites: Sequence[tuple[str, tuple[str, ...]]]) -> Iterator[Svg]:
    """What stays: the parcels with their names, the roads, the castle's yard."""
    for number, (name, fight) in enumerate(sites):
        box = layout.site(number)
        yield town.parcel(box) + town.heading(box, name, speech.say(f"board-place-{name}"), 14)
        yield town.arms(fight, box.right - 42, box.y + 11)
    for number in range(4):
        yield town.lane(layout.road(number))
    yield town.parcel(layout.castle, wash="town-wash")
    for name, icon in TOWN.items():
        box = layout.place(name)
        yield town.parcel(box) + town.heading(box, icon, speech.say(f"board-place-{name}"), 14)


class Places:
    """The town as one seat sees it."""

    def __init__(self, view: View, speech: Speech, layout: Layout) -> None:
        self.view = view
        self.speech = speech
        self.layout = layout
        self.spaces = {space["space"]: space for space in view["spaces"]}
        costs = view["costs"]
        self.trap_costs = costs["traps"] if costs else {}
        self.barricade_costs = costs["barricades"] if costs else {}

    def short(self, name: str) -> str:
        return self.speech.say(f"board-place-{name}")

    def who(self, owner: Owner) -> str:
        return (
            self.speech.say("board-tuck") if owner == "tuck" else self.speech.say("board-player", number=int(owner) + 1)
        )

    def marks(self) -> Iterator[Svg]:
        for number, site in enumerate(self.view["sites"]):
            yield from self.site(self.layout.site(number), site)
        for number, road in enumerate(self.view["roads"]):
            yield from self.road(self.layout.road(number), road, mirror=not self.layout.narrow and number in (1, 2))
        yield self.castle()
        yield from self.prison()
        yield from self.store()
        yield self.village()
        yield self.archery()
        yield from self.lot()

    def space(self, name: str, box: Box) -> Svg:
        """Where a hero may go: the heading of the place, and those who stand there."""
        space = self.spaces[name]
        words = self.visitors(space)
        head = Box(box.x, box.y, box.width, 30)
        return piece(f"space:{name}", words, head, town.visitors(space, head.width - 4, 5), kind="space", least=30)

    def visitors(self, space: SpaceView) -> str:
        here = [self.who(seat) for seat in space["heroes"]]
        here += [self.speech.say(f"villain-{villain}") for villain in space["villains"]]
        who = self.speech.join(here) if here else self.speech.say("nobody")
        return self.speech.say("board-space", place=self.short(space["space"]), who=who)

    def site(self, box: Box, site: SiteView) -> Iterator[Svg]:
        name = site["site"]
        yield self.space(name, box)
        dens = Box(box.x + 5, box.y + 33, box.width - 10, 48).columns(4, 3)
        for number, (den, hide) in enumerate(zip(dens, site["hideouts"], strict=True)):
            words = self.speech.say(
                "board-hideout", number=number + 1, place=self.short(name), state=self.hideout_words(hide)
            )
            yield piece(f"hideout:{name}:{number}", words, den, town.hideout(den, hide), kind="hideout", least=24)
        foot = Box(box.x + 5, box.y + 85, box.width - 10, 44)
        openly, build = foot._replace(width=foot.width - 61), Box(foot.right - 57, foot.y, 57, 44)
        men: list[Owner] = [*site["main"], *(["tuck"] if site["tuck"] else [])]
        words = self.speech.say("board-main", place=self.short(name), men=len(men))
        yield piece(f"main:{name}", words, openly, town.main_area(openly, site["gives"], men))
        words = self.speech.say("board-trap", place=self.short(name))
        yield piece(
            f"trap:{name}", words, build, town.works(build, "trap", site["trap_cost"], self.trap_costs.get(name))
        )

    def hideout_words(self, hide: HideoutView) -> str:
        parts = [self.speech.say("board-guard")] if hide["guard"] else []
        parts += [self.who(hide["man"])] if hide["man"] is not None else []
        parts += [self.speech.say("board-trapped")] if hide["trap"] is not None else []
        parts += [self.speech.say("board-fined")] if hide["fine"] else []
        return self.speech.join(parts) if parts else self.speech.say("board-free")

    def road(self, box: Box, road: RoadView, *, mirror: bool) -> Iterator[Svg]:
        """From the far end to the castle: the sign, the carriages and barricades, what one more costs, the gate."""

        def turned(x: float, width: float) -> Box:
            return Box(box.right - x - width if mirror else box.x + x, box.y + 2, width, box.height - 4)

        name = road["road"]
        words = self.speech.say("board-road", road=self.short(name), pennies=road["pennies"], risk=road["at_risk"])
        where = turned(0, 66)
        yield piece(
            f"road:{name}", words, where, town.road_sign(where, self.short(name), road["pennies"], road["at_risk"])
        )
        yield from self.traffic(road, turned, box.width - 66 - 58 - 46 - 10)
        build = turned(box.width - 58 - 46 - 4, 57)
        cost = town.works(build, "barricade", road["cost"], self.barricade_costs.get(name))
        yield piece(f"barricade:{name}", self.speech.say("board-barricade", road=self.short(name)), build, cost)
        gate = turned(box.width - 46, 46)
        space = self.spaces[name]
        words = self.visitors(space)
        drawn = place(Box(0, 0, gate.width, gate.height)) + town.visitors(space, gate.width - 1, 18)
        yield piece(f"space:{name}", words, gate, drawn, kind="space")

    def traffic(self, road: RoadView, turned: Callable[[float, float], Box], room: float) -> Iterator[Svg]:
        count = road["spaces"]
        wide = min(44.0, room / (count + 1 + 0.45 * count))
        for number, colour in enumerate(road["carriages"]):
            where = turned(70 + number * wide * 1.45, wide)
            said = self.speech.say(f"board-colour-{colour}") if colour else self.speech.say("board-free")
            words = self.speech.say("board-carriage", road=self.short(road["road"]), place=number + 1, colour=said)
            yield piece(f"carriage:{road['road']}:{number}", words, where, town.on_road(where, colour), least=24)
        for number, owner in enumerate(road["barricades"]):
            where = turned(70 + number * wide * 1.45 + wide - 3, wide * 0.45 + 6)
            words = title(self.speech.say("board-built", who=self.who(owner)))
            yield at(
                where.x - 5, where.y, words, town.barrier(where, owner), data_key=f"barricade-{road['road']}-{number}"
            )

    def castle(self) -> Svg:
        words = self.speech.say("board-round", round=self.view["round"], rounds=self.view["rounds"])
        return town.castle(self.layout.castle, words, self.view["yard"], narrow=self.layout.narrow)

    def prison(self) -> Iterator[Svg]:
        box = self.layout.place("prison")
        yield self.space("prison", box)
        cells = Box(box.x + 5, box.y + 33, box.width - 10, box.height - 38).columns(4, 4)
        for level, (room, men) in enumerate(zip(cells, self.view["prison"], strict=True)):
            yield town.cell(room, men, level)
            for number, (owner, times) in enumerate(sorted(Counter(men).items(), key=str)):
                yield self.prisoner(room, level, number, owner, times)

    def prisoner(self, room: Box, level: int, number: int, owner: Owner, times: int) -> Svg:
        ref = "tuck" if owner == "tuck" else f"prisoner:{owner}:{level + 1}"
        step = (room.width - 30) / 2
        where = Box(room.x + 2 + number % 3 * step, room.y + 20 + number // 3 * 26, 26, 30)
        words = self.speech.say("board-prisoner", who=self.who(owner), level=level + 1, count=times)
        count = figure(22, 24, str(times), 14) if times > 1 else Svg("")
        return piece(ref, words, where, man(owner, 0, 2, 25), count, least=24)

    def store(self) -> Iterator[Svg]:
        box = self.layout.place("store")
        yield self.space("store", box)
        for room, one in zip(
            Box(box.x + 5, box.y + 34, box.width - 10, box.height - 40).columns(4, 4), self.view["store"], strict=True
        ):
            words = self.speech.say(
                "board-store",
                weapon=self.speech.say(f"board-weapon-{one['weapon']}"),
                count=one["dice"],
                price=self.speech.say(f"price-{one['price']}"),
            )
            drawn = arm(one["weapon"], room.width / 2 - 17, 2, 34)
            number = figure(room.width / 2 - 12, room.height - 15, f"{one['dice']}×", 16, ink="ink")
            cost = sign(one["price"], room.width / 2 + 2, room.height - 26, 20)
            yield piece(
                f"store:{one['weapon']}",
                words,
                room,
                group(drawn, opacity=0.35 if not one["dice"] else None),
                number,
                cost,
            )

    def village(self) -> Svg:
        box = self.layout.place("village")
        track = self.view["track"]
        words = title(self.speech.say("board-track", guards=track["guards"], length=track["length"]))
        drawn = town.guard_track(Box(box.x + 10, box.y + 66, box.width - 20, 24), track["guards"], track["length"])
        return self.space("village", box) + group(
            words, sign("guard", box.x + 10, box.y + 36, 26), drawn, data_key="guard-track"
        )

    def archery(self) -> Svg:
        """Three rounds of shooting: the needs rise, and so do the odds against you."""
        box = self.layout.place("archery")
        odds = self.view["odds"]["archery"]
        shares = [self.speech.say("board-percent", n=int(100 * chance + 0.5)) for chance in odds]
        rows = [town.chance(box.x + 8, box.y + 38 + i * 25, i + 1, share) for i, share in enumerate(shares)]
        arrow = self.view["arrow"]
        waiting = title(self.speech.say("board-arrow", pennies=arrow)) if arrow else EMPTY
        return self.space("archery", box) + group(waiting, *rows)

    def lot(self) -> Iterator[Svg]:
        """Slots are filled column by column; each row has a prize."""
        box = self.layout.place("lot")
        across = max(1, len(self.view["lot"]) // 3)
        for number, slot in enumerate(self.view["lot"]):
            where = Box(box.x + 6 + number // 3 * 34, box.y + 32 + number % 3 * 28, 32, 26)
            words = self.speech.say(
                "board-slot",
                number=number + 1,
                pennies=slot["pennies"],
                state=self.speech.say(f"board-lot-{slot['state']}"),
            )
            yield piece(f"slot:{number}", words, where, town.lot_place(where, slot), least=24)
        prizes = (
            price(reward, box.x + 12 + across * 34, box.y + 36 + row * 28, 17)
            for row, reward in enumerate(self.view["lot_rewards"])
        )
        yield join(prizes)
