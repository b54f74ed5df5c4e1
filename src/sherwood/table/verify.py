"""Was a game played with the dice that were sealed before it? Every die, draw and pick is made again and compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from sherwood.engine.chance import Chance, Dice, Rng
from sherwood.engine.game import Ruleset
from sherwood.engine.play import advance, play
from sherwood.engine.referee import Referee
from sherwood.errors import BrokenJournal, SherwoodError, UnfairDice
from sherwood.table.journal import Read, Record, read
from sherwood.table.match import Match
from sherwood.table.sealed import Key, Terms, commitment_to, is_added, terms_of
from sherwood.table.setup import find_game
from sherwood.table.start import seated


@dataclass
class Counted:
    """How much of each kind was made again. A shuffle is not kept: a card gets its place when it is drawn."""

    dice: int = 0
    draws: int = 0  # out of a pile or a bag, where a card's place in the shuffle is settled
    picks: int = 0  # one of several, each equally likely


@dataclass(frozen=True)
class Verified:
    """What was found: all of it agrees."""

    terms: Terms
    secret: str  # that the seal was made of
    records: int
    counted: Counted
    renewals: tuple[int, ...]  # records at which the rules changed, and with them the dice
    names: tuple[str, ...]
    over: bool


class Witness(Chance):
    """Rolls as the server should have, and counts."""

    def __init__(self, rng: Rng, counted: Counted) -> None:
        self.rolled: list[i64] = []
        self._dice = Dice(rng, self.rolled)
        self._counted = counted

    def uniform(self, first: i64, n: i64) -> i64:
        if first == 1:
            self._counted.dice += 1
        else:
            self._counted.picks += 1
        return self._dice.uniform(first, n)

    def member(self, mask: i64) -> i64:
        self._counted.picks += 1
        return self._dice.member(mask)

    def weighted(self, counts: vec[i64], total: i64) -> i64:
        self._counted.draws += 1
        return self._dice.weighted(counts, total)


@dataclass
class _Check:
    """A journal's records, one after the other."""

    match: Match
    key: Key
    rules: Ruleset
    counted: Counted = field(default_factory=Counted)
    renewals: list[int] = field(default_factory=list)

    def follow(self, record: Record) -> None:
        if record.rules is not None:
            self.rules = record.rules
            self.renewals.append(record.n)
        try:
            self._compare(record)
        except SherwoodError as error:
            now = self.match.game.ruleset
            if self.rules == now:
                raise
            said = {"n": record.n, "then": self.rules.version, "now": now.version}
            raise _unfair(
                "unfair-rules", said
            ) from error  # nobody can tell what other rules would have asked of the dice

    def _compare(self, record: Record) -> None:
        rolled = self._rolled(record)
        if rolled != list(record.chance):
            said = {"n": record.n, "written": _numbers(record.chance), "rolled": _numbers(rolled)}
            raise _unfair("unfair-outcome", said)
        self.match.follow(record)

    def _rolled(self, record: Record) -> list[int]:
        """What the sealed dice give here, on a copy of the position: the record itself is not asked."""
        witness = Witness(Rng(self.key.seed(record.n, self.rules)), self.counted)
        state, referee = self.match.state.clone(), Referee(witness)
        try:
            if record.seat is None or record.do is None:
                advance(state, referee)
            else:
                action = self.match.game.verbs.parse(record.do)
                k = self.match.question.find(record.seat, action)
                if k < 0:
                    raise BrokenJournal("impossible", n=record.n, do=list(record.do))
                play(state, record.seat, k, referee)
        except BrokenJournal:
            raise
        except Exception as error:  # anything may stand in a record that somebody wrote
            raise BrokenJournal("played", n=record.n, why=error) from None
        return [int(one) for one in witness.rolled]


def verify(text: str, commitment: str = "", added: str = "") -> Verified:
    """Make every outcome again; UnfairDice says what does not agree. `commitment` and `added`: as somebody noted them."""
    book = read(text)
    terms = _terms(book)
    _seal(book, terms, commitment, added)
    match = seated(find_game(book.header.game), book.header)
    check = _Check(match, terms.key(book.secret), book.header.rules)
    for record in book.records:
        check.follow(record)
    names = tuple(match.names)
    return Verified(terms, book.secret, len(book.records), check.counted, tuple(check.renewals), names, match.over)


def _terms(book: Read) -> Terms:
    terms = terms_of(book.header.note)
    if terms is None:
        raise _unfair("unfair-unsealed")
    if len(terms.added) != book.header.seats:
        raise _unfair("unfair-added-seats", {"given": len(terms.added), "seats": book.header.seats})
    if not book.secret:
        raise _unfair("unfair-no-secret")
    return terms


def _seal(book: Read, terms: Terms, commitment: str, added: str) -> None:
    if commitment_to(book.secret) != terms.commitment:
        raise _unfair("unfair-commitment", {"commitment": terms.commitment})
    if commitment and commitment.strip().lower() not in (terms.commitment, terms.seal):
        raise _unfair("unfair-other-commitment", {"commitment": terms.commitment})
    mine = added.strip().lower()
    if mine and (not is_added(mine) or mine not in terms.added):
        raise _unfair("unfair-not-added", {"added": added})


def _numbers(outcomes: tuple[int, ...] | list[int]) -> str:
    return ", ".join(str(one) for one in outcomes) or "–"


def _unfair(key: str, args: Mapping[str, object] | None = None) -> UnfairDice:
    said = {name: str(value) for name, value in (args or {}).items()}
    return UnfairDice(f"the dice do not agree: {key.removeprefix('unfair-')} {said}", key, said)
