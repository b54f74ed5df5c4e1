"""The players' side of the table: one's own ledger and cards, the others in a line each, the stash and the supply."""

from __future__ import annotations

from collections.abc import Iterator

from sherwood.draw.geometry import Box
from sherwood.draw.pieces import button, piece
from sherwood.draw.svg import EMPTY, Svg, at, group, title
from sherwood.text.speech import Speech

from ..art import ledger, town
from ..art.goods import GOODS, WEAPONS, sign
from ..art.layout import Layout
from ..shape import PlayerView, View

HEROES = ("robin", "will", "littlejohn", "jane", "marian")
DICE = 6  # as many dice as anybody throws at once


def page(layout: Layout, own: bool) -> Iterator[Svg]:
    """What stays: the stash's sack, and the page one's own ledger is written on."""
    yield sign("loot", layout.strip.x + 4, layout.strip.y + 10, 30)
    if own:
        yield town.parcel(layout.ledger, wash="sunk")


def used(player: PlayerView) -> list[list[str]]:
    """The deeds of the cards a player has used this round: of Merry Men, of spies, of Friar Tuck."""
    cards = [one["actions"] for one in player["active"]]
    cards += [[one["action"]] for one in player["spies_active"]]
    return cards + [one["actions"] for one in player["tuck_active"]]


class Own:
    """What lies before the players, as one of them sees it."""

    def __init__(self, view: View, speech: Speech, layout: Layout, own: PlayerView | None) -> None:
        self.view = view
        self.speech = speech
        self.layout = layout
        self.own = own

    def reward(self, name: str) -> str:
        return self.speech.say(f"price-{name}")

    def deeds(self, actions: list[str]) -> str:
        return self.speech.join([self.speech.say(f"action-{action}") for action in actions], "or")

    def marks(self) -> Iterator[Svg]:
        yield from self.stash()
        yield from self.late()
        if self.own:
            yield from self.mine(self.own)
        others = [player for player in self.view["players"] if player is not self.own]
        for number, player in enumerate(others):
            yield self.other(number, player)

    def stash(self) -> Iterator[Svg]:
        for number, name in enumerate(GOODS):
            box, count = self.layout.chip("stash", number), self.view["stash"][name]
            words = self.speech.say("board-stash", good=self.reward(name), count=count)
            yield piece(f"stash:{name}", words, box, ledger.chip(box, sign(name, 3, 3, 28), count))

    def late(self) -> Iterator[Svg]:
        """Choices that have no place on the table until they are asked for."""
        for number, name in enumerate(GOODS):
            box = self.layout.chip("supply", number)
            face = group(ledger.chip(box, sign(name, 7, 5, 32), None), visibility="hidden")
            yield piece(
                f"supply:{name}", self.speech.say("board-supply", good=self.reward(name)), box, face, kind="late"
            )
        for number in range(1, DICE + 1):
            box = self.layout.chip("supply", number - 1)
            face = group(ledger.chip(box, sign("die", 3, 5, 28), number), visibility="hidden")
            yield piece(f"dice:{number}", self.speech.say("board-dice", count=number), box, face, kind="late")
        if self.own:
            yield button("confirm", self.layout.confirm, self.speech.say("board-done"), late=True)

    def mine(self, own: PlayerView) -> Iterator[Svg]:
        box = self.layout.ledger
        seat = own["seat"]
        yield group(
            title(self.summary(own)),
            ledger.head(
                own["hero"],
                seat,
                box.x + 8,
                box.y + 6 if self.layout.narrow else box.y + 36,
                30 if self.layout.narrow else 62,
            ),
            self.tallies(own),
        )
        for number, name in enumerate((*GOODS, *WEAPONS)):
            yield self.owned(number, name, own)
        yield from self.tasks(own)
        yield from self.table_card()
        yield from self.hand(own)
        yield from self.laid(own)

    def tasks(self, own: PlayerView) -> Iterator[Svg]:
        """King Richard's tasks, and what each is worth now."""
        for number, task in enumerate(own["tasks"] or ()):
            x, y = self.layout.task(number)
            words = self.speech.say("board-task", task=self.speech.say(f"task-{task['task']}"), worth=task["worth"])
            yield group(title(words), ledger.tally("king", task["worth"], x, y, 24))

    def tallies(self, own: PlayerView) -> Svg:
        box = self.layout.ledger
        left, step = (box.x + 48, 66) if self.layout.narrow else (box.x + 12, 82)
        return ledger.tallies(own, left, box.y + 8, step, 22)

    def summary(self, player: PlayerView) -> str:
        hero = self.speech.say(f"hero-{player['hero']}") if player["hero"] else self.speech.say("nobody")
        return self.speech.say(
            "board-player-summary", number=player["seat"] + 1, hero=hero, reputation=player["reputation"],
            barricades=player["barricades"], traps=player["traps"], emissaries=player["emissaries"], captives=player["captives"],
        )  # fmt: skip

    def known(self, player: PlayerView) -> str:
        """Another player in words, with the cards used this round."""
        cards = [self.deeds(actions) for actions in used(player)]
        if not cards:
            return self.summary(player)
        listed = f"{self.speech.say('show-stop')} ".join(cards)
        return self.speech.say("board-player-active", summary=self.summary(player), cards=listed)

    def owned(self, number: int, name: str, own: PlayerView) -> Svg:
        box, seat = self.layout.own_goods(number), own["seat"]
        if name in GOODS:
            words = self.speech.say("board-good", good=self.reward(name), count=own["goods"][name])
            return piece(f"goods:{seat}:{name}", words, box, ledger.good(box, name, own["goods"][name]), least=40)
        words = self.speech.say("board-good", good=self.speech.say(f"board-weapon-{name}"), count=own["weapons"][name])
        return piece(f"weapon:{seat}:{name}", words, box, ledger.weapon(box, name, own["weapons"][name]), least=40)

    def table_card(self) -> Iterator[Svg]:
        """The card being used: its two deeds are two buttons in place of the stash's neighbours."""
        actions = self.view["spread"]["actions"] if self.view["spread"] else []
        for number in range(2):
            box = self.action_box(number)
            known = number < len(actions)
            words = self.deeds([actions[number]]) if known else self.speech.say("board-action", number=number + 1)
            face = ledger.small_card(box, [actions[number]] if known else [], number + 1, face="flame")
            shown = group(face, visibility=None if known else "hidden")
            yield piece(f"action:{number}", words, box, shown, kind="" if known else "late")

    def action_box(self, number: int) -> Box:
        box = self.layout.chip("supply", 2 * number)
        return Box(box.x, box.y, 96, 44)

    def hand(self, own: PlayerView) -> Iterator[Svg]:
        if own["hero"] is None:
            for number, name in enumerate(HEROES):
                box = self.layout.hand(number)
                words = self.speech.say(f"hero-{name}")
                face = ledger.hero_card(box, name, words)
                yield piece(f"hero:{name}", words, box, face)
            return
        for number, one in enumerate(own["hand"] or ()):
            box = self.layout.hand(number)
            name = self.speech.say(f"board-character-{one['character']}")
            words = self.speech.say("board-card", card=name, deeds=self.deeds(one["actions"]), points=one["vp"])
            yield piece(f"card:{one['card']}", words, box, ledger.merry_card(box, name, one["actions"], one["vp"]))

    def laid(self, own: PlayerView) -> Iterator[Svg]:
        """Passive cards, spies and Friar Tuck's cards, laid down in one row; then what was used this round."""
        rows = [(f"passive:{one['card']}", one["actions"], one["vp"], "card") for one in own["passive"]]
        rows += [(f"spy:{one['spy']}", [one["action"]], one["vp"], "card-shade") for one in own["spies"]]
        rows += [(f"tuckcard:{one['card']}", one["actions"], one["vp"], "leaf-wash") for one in own["tuck_cards"]]
        for number, (ref, actions, points, face) in enumerate(rows):
            box = self.layout.small_card(number)
            key = "board-spy" if ref.startswith("spy:") else "board-laid"
            words = self.speech.say(key, deeds=self.deeds(actions), points=abs(points))
            yield piece(ref, words, box, ledger.small_card(box, actions, points, face=face), least=24)
        for number, actions in enumerate(used(own), len(rows)):
            yield self.played(number, actions)

    def played(self, number: int, actions: list[str]) -> Svg:
        """A card used this round, faint: it cannot be pointed at any more."""
        box = self.layout.small_card(number)
        words = self.speech.say("board-played", deeds=self.deeds(actions))
        face = group(ledger.small_card(box, actions, None), opacity=0.55)
        return at(box.x, box.y, title(words), face, data_key=f"played-{number}")

    def other(self, number: int, player: PlayerView) -> Svg:
        box = self.layout.row(number)
        hero = self.speech.say(f"hero-{player['hero']}") if player["hero"] else ""
        line = ledger.line_of(box, player, hero, narrow=self.layout.narrow)
        return group(title(self.known(player)), line, data_key=f"player-{player['seat']}") if line else EMPTY
