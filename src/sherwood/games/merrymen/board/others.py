"""The other players, each in a few words and counts; whoever sees all sees their hands and tasks too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from sherwood.draw.geometry import Box
from sherwood.draw.layers import Piece
from sherwood.draw.pieces import player as named
from sherwood.draw.svg import EMPTY, Svg, group, join, title

from ..art import land, ledger
from ..art.goods import GOODS, WEAPONS
from ..art.letters import paragraph, text
from ..shape import PlayerView
from .own import PERSON, Own, used
from .part import held

TALLIES = ("barricade", "trap", "emissary", "guard")
SHOWN: Final = (*PERSON, "ready", "hand_size", "goods", "weapons", "hand", "tasks")
NAME = 142  # room for the longest name of a hero


class Others(Own):
    """Those at the table who do not look at this board."""

    def marks(self) -> Iterator[Piece]:
        others = [player for player in self.view["players"] if player is not self.own]
        for number, player in enumerate(others):
            box = self.whole.row(number)
            shows = [box, player["points"]["total"], used(player), *[player[key] for key in SHOWN]]
            yield self.keep("other", shows, partial(self.other, box, player))

    def known(self, player: PlayerView) -> str:
        """Another player in words, with the cards used this round."""
        cards = [self.deeds(actions) for actions in used(player)]
        if not cards:
            return self.summary(player)
        listed = f"{self.speech.say('show-stop')} ".join(cards)
        return self.speech.say("board-player-active", summary=self.summary(player), cards=listed)

    def other(self, box: Box, player: PlayerView) -> Iterator[Svg]:
        ground = land.parcel(box)
        face = ledger.head(player["hero"], player["seat"], box.x + 5, box.y + 5, 42)
        name = named(box.x + 56, box.y + 20, self.heading(player["seat"]), 15, player["seat"], NAME)
        told = self.speech.say(
            "board-other", points=player["points"]["total"], men=player["ready"], cards=player["hand_size"]
        )
        told = f"{self.heading(player['seat'])}: {told}" if player["hero"] else told
        room = box.width - (60 if self.layout.narrow else NAME + 78)
        base = (box.x + 56, box.y + 38) if self.layout.narrow else (box.x + NAME + 70, box.y + 20)
        said = text(*base, told, room, 13)
        top = box.y + (54 if self.layout.narrow else 30)
        yield group(
            title(self.known(player)), ground, face, name, said, self.things(player, box.x + (8 if self.layout.narrow else 56), top),
            self.bare(box, player), data_key=f"player-{player['seat']}",
            data_holds=held([player["seat"]] * player["ready"]), data_spot=f"{box.x + 26:.0f},{box.y + 26:.0f}", data_store=1,
        )  # fmt: skip

    def things(self, player: PlayerView, x: float, y: float) -> Svg:
        """Goods and weapons, then works: signs with their counts, on two lines of a phone."""
        drawn = [ledger.held(kind, player["goods"][kind], x + i * 31, y, armed=False) for i, kind in enumerate(GOODS)]
        x += 5 * 31 + 4
        drawn += [
            ledger.held(kind, player["weapons"][kind], x + i * 31, y, armed=True) for i, kind in enumerate(WEAPONS)
        ]
        counts = (player["barricades"], player["traps"], player["emissaries"], player["captives"])
        x, y, step = (x + 4 * 31 + 6, y, 31) if not self.layout.narrow else (x - 5 * 31 - 4, y, 31)
        if self.layout.narrow:
            x, step = x + 9 * 31 + 8, 22
            return group(
                *drawn,
                ledger.held("barricade", counts[0], x, y, armed=False),
                ledger.held("trap", counts[1], x + 36, y, armed=False),
            )
        drawn += [
            ledger.held(kind, n, x + i * step, y, armed=False)
            for i, (kind, n) in enumerate(zip(TALLIES, counts, strict=True))
        ]
        return group(*drawn)

    def bare(self, box: Box, player: PlayerView) -> Svg:
        """The hand and the tasks of a player, where they are in sight."""
        if player["hand"] is None:
            return EMPTY
        cards = [
            f"{self.speech.say('board-character-' + one['character'])} ({' / '.join(self.brief(one['actions']))})"
            for one in player["hand"]
        ]
        words = self.speech.say("board-hand", cards=", ".join(cards) or self.speech.say("nobody"))
        most, high = (5, 78) if self.layout.narrow else (1, 24)
        said = paragraph(box.x + 8, box.bottom - high + 15, words, box.width - 16, 13, most=most)
        return said if self.layout.narrow else said + join(self.asked(box, player))

    def asked(self, box: Box, player: PlayerView) -> Iterator[Svg]:
        """The tasks of a player, beside the counts."""
        for number, task in enumerate(player["tasks"] or ()):
            words = f"{self.speech.say('task-' + task['task'])} ({task['worth']})"
            yield ledger.tally("king", words, box.x + 530, box.y + 4 + number * 18, box.width - 540, 16)
