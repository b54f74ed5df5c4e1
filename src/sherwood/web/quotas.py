"""How much one person may have at once. What one address may do is in `middleware.py` and `sockets.py`."""

from __future__ import annotations

from sherwood.table.store import tables, tournaments
from sherwood.table.store.rows import BOT, Person, SeatPlan
from sherwood.table.store.store import Store
from sherwood.web.errors import Refused
from sherwood.web.middleware import Buckets

TABLES = 40  # of one person that are not over
TOURNAMENTS = 3  # of one person that are not over
BOT_TABLES = 3  # of those, tables at which only bots sit
TALK = (0.5, 8.0)  # lines a second, and how many at once
LETTERS = (1 / 3600, 3.0)  # a second, and how many at once: of one person, and to one address
LETTERS_FROM = (1 / 300, 12.0)  # of one visitor's network, whoever they say they are
BROWSERS = (1 / 60, 10.0)  # that one person lets show notices
BROWSERS_FROM = (1 / 20, 30.0)
TRIES = (1 / 60, 20.0)  # of one login, from wherever they come: no more than eighty in an hour


class Quotas:
    """What is asked before something is opened or said; nothing is refused where limits are off."""

    def __init__(self, limits: bool, processes: int = 1) -> None:
        self._limits = limits
        self._talk = Buckets(*TALK)
        self._letters = Buckets(LETTERS[0] / processes, LETTERS[1])
        self._letters_from = Buckets(LETTERS_FROM[0] / processes, LETTERS_FROM[1])
        self._browsers, self._browsers_from = Buckets(*BROWSERS), Buckets(*BROWSERS_FROM)
        self._tries = Buckets(TRIES[0] / processes, TRIES[1] / processes)

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What servers count together."""
        return {"talk": self._talk, "tries": self._tries} if self._limits else {}

    async def open_table(self, store: Store, person: Person, plan: list[SeatPlan]) -> None:
        if not self._limits:
            return
        opened, only_bots = await store.read(tables.opened_by, person.id)
        if opened >= TABLES:
            raise Refused("too-many-tables", 429, n=TABLES)
        if only_bots >= BOT_TABLES and all(seat.kind == BOT for seat in plan):
            raise Refused("too-many-bots", 429, n=BOT_TABLES)

    async def open_tournament(self, store: Store, person: Person) -> None:
        if self._limits and await store.read(tournaments.opened_by, person.id) >= TOURNAMENTS:
            raise Refused("too-many-tournaments", 429, n=TOURNAMENTS)

    def try_login(self, login: str) -> None:
        """Before a password is looked at, whoever's it is. A code cannot be guessed, so tries for it are not counted:
        whoever is kept out by somebody's guessing gets in by one."""
        if self._limits and not self._tries.take(login.casefold()):
            raise Refused("too-fast", 429)

    def confirm_mail(self, person: str, mail: str, address: str) -> None:
        """Letters to addresses that nobody has confirmed: few of one person, few to one mailbox, few from one place."""
        taken = self._letters.take(person) and self._letters_from.take(address) and self._letters.take(mailbox(mail))
        if self._limits and not taken:
            raise Refused("too-fast", 429)

    def subscribe(self, person: str, address: str) -> None:
        """Each costs a look at a name that the visitor chose."""
        if self._limits and not (self._browsers.take(person) and self._browsers_from.take(address)):
            raise Refused("too-fast", 429)

    def talk(self, who: str) -> None:
        if self._limits and not self._talk.take(who):
            raise Refused("too-fast", 429)


def mailbox(mail: str) -> str:
    """One name for all the spellings that many houses deliver to the same box: capitals, dots, and whatever follows a plus."""
    name, _, house = mail.casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{house}"
