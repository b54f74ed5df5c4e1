"""Sites and the other places of the town, each thing under the name the rules point at it with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from sherwood.draw.geometry import Box
from sherwood.draw.layers import Piece
from sherwood.draw.pieces import figure, piece
from sherwood.draw.svg import EMPTY, Svg, group, title
from sherwood.text.speech import Speech

from ..art import land, town
from ..art.goods import arm, man, sign
from ..art.layout import Layout
from ..art.letters import paragraph, text
from ..rules.cards import ARCHERY_NEED, ARCHERY_PRIZE, VILLAGE_PENNIES, VILLAGE_VP
from ..shape import Goods, HideoutView, LotView, Owner, PlayerView, SiteView, View, WeaponView
from .part import Part, held
from .prospects import Prospects, pill

TOWN = ("prison", "archery", "store", "village", "lot", "ransom", "stash")


def plan(layout: Layout, speech: Speech, sites: Sequence[tuple[str, str, tuple[str, ...]]]) -> Iterator[Svg]:
    """What stays: the parcels with their houses, their names and what they give."""
    for number, (name, gives, fight) in enumerate(sites):
        yield from site_plan(layout.site(number), name, gives, fight, speech)
    for name in TOWN:
        box = layout.place(name)
        if name == "prison" and not layout.narrow:
            yield land.tower(box)
        yield land.parcel(box, wash="surface") + text(
            box.x + 8, box.y + 19, speech.say(f"board-name-{name}"), box.width - (64 if name in ("prison", "village") else 16),
            15, bold=True, serif=True,
        )  # fmt: skip
    for name, picture in (("yard", "yard"), ("crusade", "ship")):
        box = layout.place(name)
        yield land.house(picture, box.x + 4, box.y + 22, 28)
        yield text(box.x + 4, box.y + 16, speech.say(f"board-name-{name}"), box.width - 6, 14, bold=True, serif=True)
    village = layout.place("village")
    for x in (8, 40, 72):
        yield land.house("cottage", village.x + x, village.y + 25, 27)


def site_plan(box: Box, name: str, gives: str, fight: Sequence[str], speech: Speech) -> Iterator[Svg]:
    yield land.parcel(box, wash="field-wash", edge="edge") + land.house(name, box.x + 6, box.y + 27, 38)
    yield text(box.x + 7, box.y + 18, speech.say(f"board-place-{name}"), box.width - 70, 15, bold=True, serif=True)
    said = speech.say("board-gives", what=speech.say(f"board-kind-{gives}"))
    yield sign(gives, box.x + 57, box.y + 27, 17) + text(box.x + 77, box.y + 41, said, box.width - 81, 13)
    yield sign("guard", box.x + 57, box.y + 49, 15)
    room = (box.width - 76) / 2
    for i, weapon in enumerate(fight):
        x = box.x + 73 + i * room
        yield sign(weapon, x, box.y + 49, 15) + text(
            x + 16, box.y + 62, speech.say(f"show-weapon-{weapon}"), room - 17, 13
        )


class Places(Part):
    """The town as one seat sees it."""

    def __init__(self, view: View, speech: Speech, layout: Layout, own: PlayerView | None) -> None:
        super().__init__(view, speech, layout)
        self.hopes = Prospects(view, speech, layout).of(own)
        self.spaces = {space["space"]: space for space in view["spaces"]}
        self.trap_costs = view["costs"]["traps"] if view["costs"] else {}

    def marks(self) -> Iterator[Piece]:
        view, keep = self.view, self.keep
        for number, site in enumerate(view["sites"]):
            name, hidden = site["site"], self.named([hide["man"] for hide in site["hideouts"]])
            shown = (number, site, self.told_of(name), hidden, self.trap_costs.get(name))
            yield keep("site", shown, partial(self.site, number, site))
        sent = [one["seat"] for one in view["players"] for _ in range(one["emissaries"])]
        yield keep("outskirts", (view["yard"], sent), partial(self.outskirts, sent))
        held = [self.named(men) for men in view["prison"]]
        yield keep("prison", (view["prison"], held, self.told_of("prison")), self.prison)
        yield keep("store", (view["store"], self.told_of("store")), self.store)
        green = (view["track"], self.told_of("village"))
        butts = (view["odds"]["archery"], view["arrow"], self.told_of("archery"))
        yield keep("greens", (green, butts), lambda: [self.village(), self.archery()])
        yield keep("lot", (view["lot"], view["lot_rewards"]), self.lot)
        yield keep("ransom", view["ransom"], lambda: [self.ransom()])

    def outskirts(self, sent: Sequence[Owner]) -> Iterator[Svg]:
        """Builders in the yard, emissaries on the Crusade."""
        yield self.outside("yard", self.view["yard"])
        yield self.outside("crusade", sent)

    def told_of(self, name: str) -> tuple[object, ...]:
        """All that a place shows of visitors: who stands there, by which names, and what one may hope for."""
        space = self.spaces[name]
        return space, self.named(space["heroes"]), self.hopes.get(name)

    def space(self, name: str, box: Box, room: float = 72) -> Svg:
        """Where a hero may go, and those who stand there."""
        space = self.spaces[name]
        drawn = town.visitors(name, self.standing(space), space["villains"], box.width - 3, 2, room)
        place = piece(f"space:{name}", self.visitors(space), box, drawn, kind="space", least=30)
        return place + pill(self.hopes.get(name), name, box.right - 4, box.y)

    def site(self, number: int, site: SiteView) -> Iterator[Piece]:
        """Who visits the house, and who works there openly; under them four hideouts, and what a trap costs."""
        box, name, keep = self.layout.site(number), site["site"], self.keep
        house = Box(box.x, box.y, box.width, 68)
        yield keep("house", (number, self.told_of(name)), lambda: [self.space(name, house, 76)])
        men: list[Owner] = [*site["main"], *(["tuck"] if site["tuck"] else [])]
        yield keep("main", (number, name, men), partial(self.openly, box, name, men))
        dens = Box(box.x + 4, box.bottom - 46, box.width - 8, 43).columns(5, 3)
        for den, hide in enumerate(site["hideouts"]):
            shown = (number, name, den, hide, self.named([hide["man"]]))
            yield keep("hideout", shown, partial(self.hideout, dens[den], name, den, hide))
        cost, lack = site["trap_cost"], self.trap_costs.get(name)
        yield keep("trap", (number, name, cost, lack), partial(self.trap, dens[4], name, cost, lack))

    def openly(self, box: Box, name: str, men: Sequence[Owner]) -> Iterator[Svg]:
        words = self.speech.say("board-main", place=self.short(name), men=len(men))
        openly = Box(box.x + 2, box.y + 24, 53, 44)
        yield piece(f"main:{name}", words, openly, town.crowd(men, 1, 20, 52, 23), holds=held(men))

    def hideout(self, den: Box, name: str, number: int, hide: HideoutView) -> Iterator[Svg]:
        state = self.hideout_words(hide)
        words = self.speech.say("board-hideout", number=number + 1, place=self.short(name), state=state)
        man = held([] if hide["man"] is None else [hide["man"]])
        face = town.hideout(den, hide)
        yield piece(f"hideout:{name}:{number}", words, den, face, kind="hideout", least=24, holds=man)

    def trap(self, den: Box, name: str, cost: Goods, lack: int | None) -> Iterator[Svg]:
        words = self.speech.say("board-trap", place=self.short(name), cost=self.amounts(cost))
        yield piece(f"trap:{name}", words, den, town.works(den, "trap", cost, lack), least=24)

    def hideout_words(self, hide: HideoutView) -> str:
        parts = [self.speech.say("board-guard")] if hide["guard"] else []
        parts += [self.who(hide["man"])] if hide["man"] is not None else []
        parts += [self.speech.say("board-trapped")] if hide["trap"] is not None else []
        parts += [self.speech.say("board-fined")] if hide["fine"] else []
        return self.speech.join(parts) if parts else self.speech.say("board-free")

    def outside(self, name: str, men: Sequence[Owner]) -> Svg:
        box = self.layout.place(name)
        words = title(self.speech.say("board-men-at", place=self.speech.say(f"board-name-{name}"), men=len(men)))
        spot = f"{box.x + 49:.0f},{box.y + 37:.0f}"
        return group(
            words,
            town.crowd(men, box.x + 38, box.y + 26, box.width - 40, 22),
            data_key=name,
            data_holds=held(men),
            data_spot=spot,
        )

    # The prison

    def prison(self) -> Iterator[Piece]:
        """Three levels and the gallows, from below; each says how many hits free a man of it."""
        box = self.layout.place("prison")
        yield self.space("prison", Box(box.x, box.y, box.width, 28), box.width - 70)
        rows = Box(box.x + 5, box.y + 30, box.width - 10, box.height - 34).rows(4, 2)
        for level, men in enumerate(self.view["prison"]):
            yield self.keep("cell", (level, men, self.named(men)), partial(self.cell, rows[3 - level], level, men))

    def cell(self, room: Box, level: int, men: Sequence[Owner]) -> Iterator[Svg]:
        yield town.cell(room, level, self.speech.say("board-cell" if level < 3 else "board-gallows", level=level + 1))
        held = sorted(Counter(men).items(), key=str)
        step = min(40.0, (room.width - 40) / max(len(held) - 1, 1))
        for number, (owner, times) in enumerate(held):
            where = Box(room.x + 6 + number * step, room.bottom - 31, 26, 29)
            yield self.prisoner(where, level, owner, times)

    def prisoner(self, where: Box, level: int, owner: Owner, times: int) -> Svg:
        ref = "tuck" if owner == "tuck" else f"prisoner:{owner}:{level + 1}"
        words = self.speech.say("board-prisoner", who=self.who(owner), level=level + 1, count=times)
        count = figure(30, 20, f"×{times}", 13) if times > 1 else EMPTY
        return piece(ref, words, where, man(owner, 0, 1, 26), count, least=24, holds=held([owner] * times))

    # The store, the village, the archery ground

    def store(self) -> Iterator[Piece]:
        box = self.layout.place("store")
        yield self.space("store", Box(box.x, box.y, box.width, 28), box.width - 140)
        rooms = Box(box.x + 5, box.y + 30, box.width - 10, box.height - 33).columns(4, 2)
        for number, (room, one) in enumerate(zip(rooms, self.view["store"], strict=True)):
            yield self.keep("sold", (number, one), partial(self.sold, room, one))

    def sold(self, room: Box, one: WeaponView) -> Iterator[Svg]:
        say, middle = self.speech.say, room.width / 2
        weapon, price = say(f"board-weapon-{one['weapon']}"), say(f"price-{one['price']}")
        words = say("board-store", weapon=weapon, count=one["dice"], price=price)
        drawn = group(arm(one["weapon"], middle - 27, 2, 28), opacity=None if one["dice"] else 0.35)
        number = figure(middle + 14, 17, f"×{one['dice']}", 15, ink="ink")
        called = say(f"show-weapon-{one['weapon']}")
        name = text(middle, 47, called, room.width - 2, 13, anchor="middle", bold=True)
        cost = say("board-costs", what=say(f"board-kind-{one['price']}"))
        said = text(middle, 63, cost, room.width - 2, 13, ink="muted", anchor="middle")
        yield piece(f"store:{one['weapon']}", words, room, drawn, number, name, said)

    def village(self) -> Svg:
        box = self.layout.place("village")
        track = self.view["track"]
        words = self.speech.say("board-track", guards=track["guards"], length=track["length"])
        drawn = town.guard_track(Box(box.x + 6, box.y + 56, box.width - 12, 24), track["guards"], track["length"])
        close = track["length"] - track["guards"] <= 2
        count = text(box.x + 7, box.y + 95, words, box.width - 12, 13, bold=True, ink="red" if close else "ink")
        gift = self.speech.say("board-gift", pennies=int(VILLAGE_PENNIES), points=int(VILLAGE_VP))
        said = paragraph(box.x + 7, box.y + 110, gift, box.width - 12, 13, most=2)
        space = self.space("village", Box(box.x, box.y, box.width, 54), box.width - 76)
        return space + group(title(words), drawn, count, said, data_key="guard-track")

    def archery(self) -> Svg:
        """Three competitions: the needs rise, and so do the prizes and the odds against you."""
        box = self.layout.place("archery")
        rows = []
        for i, chance in enumerate(self.view["odds"]["archery"]):
            y = box.y + (44 if self.layout.narrow else 42) + i * 23
            prize = int(ARCHERY_PRIZE[i]) + (self.view["arrow"] if i == 0 else 0)
            said = self.speech.say("board-shot", hits=int(ARCHERY_NEED[i]), pennies=prize)
            rows.append(sign("target", box.x + 7, y - 14, 19) + text(box.x + 30, y, said, box.width - 76, 13))
            rows.append(text(box.right - 7, y, self.percent(chance), 40, 13, bold=True, anchor="end"))
        arrow = self.view["arrow"]
        waiting = title(self.speech.say("board-arrow", pennies=arrow)) if arrow else EMPTY
        return self.space("archery", Box(box.x, box.y, box.width, 28), 52) + group(waiting, *rows)

    # Carriages and captives

    def lot(self) -> Iterator[Piece]:
        """Slots are filled column by column; each row has a prize for whoever lays a robbed carriage there."""
        box, lot = self.layout.place("lot"), self.view["lot"]
        across = max(1, len(lot) // 3)
        taken = sum(slot["state"] != "empty" for slot in lot)
        full = self.speech.say("board-lot", taken=taken, slots=len(lot))
        yield group(
            paragraph(
                box.x + 8, box.y + 36, full, box.width - 14, 13, most=2, ink="red" if len(lot) - taken < 2 else "muted"
            )
        )
        wide, high = (box.width - 12) / across, (box.height - 60) / 3
        for number, slot in enumerate(lot):
            where = Box(box.x + 6 + number // 3 * wide, box.y + 58 + number % 3 * high, wide - 3, high - 19)
            yield self.keep("slot", (number, where, slot), partial(self.slot, number, where, slot))
        prizes = [self.speech.say("board-prize", what=self.amounts(reward)) for reward in self.view["lot_rewards"]]
        yield group(
            *(
                text(box.x + 8, box.y + 54 + (row + 1) * high, words, box.width - 14, 13)
                for row, words in enumerate(prizes)
            )
        )

    def slot(self, number: int, where: Box, slot: LotView) -> Iterator[Svg]:
        state = self.speech.say(f"board-lot-{slot['state']}")
        words = self.speech.say("board-slot", number=number + 1, pennies=slot["pennies"], state=state)
        holds = f"carriage-{slot['colour']}:1" if slot["colour"] else ""
        yield piece(f"slot:{number}", words, where, town.lot_place(where, slot), least=24, holds=holds)

    def ransom(self) -> Svg:
        """What captives are worth at the end of this round."""
        box, tile = self.layout.place("ransom"), self.view["ransom"]
        if tile is None:
            return EMPTY
        one = self.speech.say("board-ransom-man") if "man" in tile["one"] else self.amounts(tile["one"])
        first = self.speech.say("board-ransom", captives=tile["captives"], points=tile["vp"])
        second = self.speech.say("board-ransom-one", what=one)
        words = self.speech.say("board-ransom-tile", first=first, second=second)
        lines = paragraph(8, 40, first, box.width - 14, 13, most=2)
        worth = paragraph(8, 74, second, box.width - 14, 13, most=2)
        return piece("ransom", words, box, lines, worth, face=f"{tile['captives']} {tile['vp']} {one}")
