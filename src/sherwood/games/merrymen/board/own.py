"""One's own ledger: the hero, goods and weapons, works, tasks in words, the hand, and cards laid down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.layers import Piece
from sherwood.draw.pieces import piece, player
from sherwood.draw.svg import Svg, at, group, title
from sherwood.text.speech import Speech

from ..art import land, ledger
from ..art.goods import GOODS, WEAPONS
from ..art.layout import Layout
from ..art.letters import paragraph, text
from ..rules.cards import REPUTATION_TOP
from ..shape import CardView, PlayerView, View
from .part import Part, held

PERSON: Final = ("seat", "hero", "reputation", "level", "barricades", "traps", "emissaries", "captives")
HEROES = ("robin", "will", "littlejohn", "jane", "marian")


def page(layout: Layout, own: bool) -> Iterator[Svg]:
    """What stays: the page one's own ledger is written on."""
    if own:
        yield land.parcel(layout.ledger, wash="surface", edge="edge")


def used(player: PlayerView) -> list[list[str]]:
    """The deeds of the cards a player has used this round: of Merry Men, of spies, of Friar Tuck."""
    cards = [one["actions"] for one in player["active"]]
    cards += [[one["action"]] for one in player["spies_active"]]
    return cards + [one["actions"] for one in player["tuck_active"]]


class Own(Part):
    """What lies before the player who looks."""

    def __init__(self, view: View, speech: Speech, layout: Layout, own: PlayerView | None) -> None:
        super().__init__(view, speech, layout)
        self.whole = layout  # with the cards that lie there now
        self.own = own

    def deeds(self, actions: Sequence[str]) -> str:
        return self.speech.join([self.speech.say(f"action-{action}") for action in actions], "or")

    def brief(self, actions: Sequence[str]) -> tuple[str, ...]:
        """The deeds in as few words as a card has room for."""
        return tuple(self.speech.say(f"board-deed-{action}") for action in actions)

    def marks(self) -> Iterator[Piece]:
        if self.own is None:
            return
        own, keep = self.own, self.keep
        person = [own["points"]["total"], *[own[key] for key in PERSON]]
        yield keep("person", person, lambda: [self.person(own)])
        yield keep("goods", (own["seat"], own["goods"], own["weapons"]), partial(self.goods, own))
        yield keep("men", (own["seat"], own["ready"], own["training"]), lambda: [self.men(own)])
        yield keep("tasks", (own["tasks"], own["emissaries"]), lambda: [self.tasks(own)])
        yield keep("hand", (own["hero"], own["hand"]), partial(self.hand, own))
        yield from self.laid(own)
        cards = used(own)
        if cards:
            yield keep("played", (self.whole.used, cards), lambda: [self.played(cards)])

    def goods(self, own: PlayerView) -> Iterator[Piece]:
        seat = own["seat"]
        for number, name in enumerate(GOODS):
            count = own["goods"][name]
            yield self.keep("good", (seat, name, count), partial(self.good, number, name, seat, count))
        for number, name in enumerate(WEAPONS, len(GOODS)):
            count = own["weapons"][name]
            yield self.keep("weapon", (seat, name, count), partial(self.weapon, number, name, seat, count))

    def person(self, own: PlayerView) -> Svg:
        """The hero and his power, points, reputation, and what has been built."""
        x, y = self.layout.ledger.x + 8, self.layout.ledger.y + 6
        room = 130 if self.layout.narrow else 182
        drawn = [ledger.head(own["hero"], own["seat"], x, y, 44)]
        drawn.append(player(x + 50, y + 12, self.heading(own["seat"]), 15, own["seat"], room - 52))
        drawn.append(text(x + 50, y + 27, self.heading(own["seat"]) if own["hero"] else "", room - 52, 13, ink="muted"))
        points = self.speech.say("board-points", n=own["points"]["total"])
        total = ledger.tally("vp", points, x + 50, y + 30, room - 48, 16)
        spot = f"{x + 48:.0f},{y + 44:.0f}"
        drawn.append(group(total, data_key="points", data_tally=own["points"]["total"], data_spot=spot))
        fame = self.speech.say("board-reputation", steps=own["reputation"], level=own["level"])
        drawn.append(text(x, y + 60, fame, room, 13))
        drawn.append(ledger.notched(Box(x, y + 65, room - 4, 8), own["reputation"], int(REPUTATION_TOP), fill="green"))
        drawn += self.works(own, x, y + 78, room)
        return group(title(self.summary(own)), *drawn, data_key=f"player-{own['seat']}")

    def works(self, own: PlayerView, x: float, y: float, room: float) -> Iterator[Svg]:
        rows = (
            ("barricade", "barricades", own["barricades"]), ("trap", "traps", own["traps"]),
            ("emissary", "emissaries", own["emissaries"]), ("guard", "captives", own["captives"]),
        )  # fmt: skip
        for i, (icon, name, count) in enumerate(rows):
            where = (x + i % 2 * room * 0.55, y + i // 2 * 20) if not self.layout.narrow else (x, y + i * 16 - 2)
            words = self.speech.say(f"board-count-{name}", n=count)
            yield ledger.tally(icon, words, *where, room * (1 if self.layout.narrow else 0.54 - i % 2 * 0.09), 16)

    def summary(self, player: PlayerView) -> str:
        return self.speech.say(
            "board-player-summary", number=player["seat"] + 1, hero=self.who(player["seat"]), reputation=player["reputation"],
            barricades=player["barricades"], traps=player["traps"], emissaries=player["emissaries"], captives=player["captives"],
        )  # fmt: skip

    def good(self, number: int, name: str, seat: int, count: int) -> Iterator[Svg]:
        box = self.layout.own_goods(number)
        words = self.speech.say("board-good", good=self.speech.say(f"price-{name}"), count=count)
        face = ledger.good(box, name, count, self.speech.say(f"show-kind-{name}"))
        yield piece(f"goods:{seat}:{name}", words, box, face, least=40, tally=count)

    def weapon(self, number: int, name: str, seat: int, count: int) -> Iterator[Svg]:
        box = self.layout.own_goods(number)
        words = self.speech.say("board-good", good=self.speech.say(f"board-weapon-{name}"), count=count)
        face = ledger.weapon(box, name, count, self.speech.say(f"show-weapon-{name}"))
        yield piece(f"weapon:{seat}:{name}", words, box, face, least=40, tally=count)

    def men(self, own: PlayerView) -> Svg:
        box = self.layout.own_goods(9)
        words = self.speech.say("board-men", ready=own["ready"], training=own["training"])
        face = ledger.men(box, own["seat"], own["ready"], self.speech.say("board-kind-men"))
        ready, spot = held([own["seat"]] * own["ready"]), f"{box.width / 2 - 11:.0f},18"
        return at(box.x, box.y, title(words), face, data_key="men", data_holds=ready, data_spot=spot, data_store=1)

    def tasks(self, own: PlayerView) -> Svg:
        """King Richard's tasks in words, and what each is worth now: as many count as emissaries were sent."""
        drawn = []
        for number, task in enumerate(own["tasks"] or ()):
            box = self.layout.task(number)
            worth = self.speech.say("board-points", n=task["worth"])
            drawn.append(ledger.tally("king", "", box.x, box.y + 2, 20, 16))
            words = self.speech.say(f"task-{task['task']}")
            drawn.append(
                paragraph(box.x + 20, box.y + 15, words, box.width - 84, 13, most=2 if self.layout.narrow else 1)
            )
            drawn.append(text(box.right, box.y + 15, worth, 62, 13, bold=True, anchor="end"))
        said = title(self.speech.say("board-tasks", emissaries=own["emissaries"]))
        return group(said, *drawn, data_key="tasks")

    def hand(self, own: PlayerView) -> Iterator[Piece]:
        if own["hero"] is None:
            for number, name in enumerate(HEROES):
                box = self.layout.hand(number)
                words, power = self.speech.say(f"hero-{name}"), self.speech.say(f"board-power-{name}")
                yield piece(f"hero:{name}", words, box, ledger.hero_card(box, name, words, power))
            return
        for number, one in enumerate(own["hand"] or ()):
            yield self.keep("card", (number, one), partial(self.card, number, one))

    def card(self, number: int, one: CardView) -> Iterator[Svg]:
        box = self.layout.hand(number)
        name = self.speech.say(f"board-character-{one['character']}")
        words = self.speech.say("board-card", card=name, deeds=self.deeds(one["actions"]), points=one["vp"])
        points = self.speech.say("board-passive", n=one["vp"])
        face = ledger.merry_card(box, name, tuple(one["actions"]), self.brief(one["actions"]), points)
        yield piece(f"card:{one['card']}", words, box, face, face="up", back="k-man")

    def laid(self, own: PlayerView) -> Iterator[Piece]:
        """Passive cards, spies and Friar Tuck's cards, laid down."""
        rows = [(f"passive:{one['card']}", one["actions"], one["vp"], "card") for one in own["passive"]]
        rows += [(f"spy:{one['spy']}", [one["action"]], one["vp"], "card-shade") for one in own["spies"]]
        rows += [(f"tuckcard:{one['card']}", one["actions"], one["vp"], "leaf-wash") for one in own["tuck_cards"]]
        for number, row in enumerate(rows):
            shown = (self.whole.small_card(number), row)
            yield self.keep("small", shown, partial(self.small_card, shown[0], *row))

    def small_card(self, box: Box, ref: str, actions: Sequence[str], points: int, face: str) -> Iterator[Svg]:
        key = "board-spy" if ref.startswith("spy:") else "board-laid"
        words = self.speech.say(key, deeds=self.deeds(actions), points=abs(points))
        drawn = ledger.small_card(box, self.brief(actions), str(points).replace("-", "−"), face=face)
        yield piece(ref, words, box, drawn, least=24, face="up", back="k-man")

    def played(self, cards: Sequence[Sequence[str]]) -> Svg:
        """The cards used this round, in a line: they cannot be pointed at any more."""
        box = self.whole.used
        stop = f"{self.speech.say('show-stop')} "
        full = self.speech.say("board-played", deeds=stop.join(self.deeds(actions) for actions in cards))
        words = self.speech.say("board-used", deeds=stop.join(" / ".join(self.brief(actions)) for actions in cards))
        said = paragraph(box.x, box.y + 13, words, box.width, 13, most=2 if self.layout.narrow else 1, ink="muted")
        return group(title(full), said, data_key="played")
