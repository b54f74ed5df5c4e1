"""The pages: templates with what they need; what changes afterwards comes through REST and sockets."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.response import Redirect
from markupsafe import Markup

from sherwood.bots.known import USUAL
from sherwood.draw import glyphs, icons
from sherwood.draw.svg import Svg
from sherwood.engine.game import SPECTATOR
from sherwood.errors import OtherVersion
from sherwood.table.store import people, tables
from sherwood.table.store.rows import BOT, OPEN, RUNNING, Seat, Table
from sherwood.text.rulebook import in_print
from sherwood.web import catalogue, lobby, present, replay, rights, session, steady
from sherwood.web.aim import aim
from sherwood.web.api.tables import facts
from sherwood.web.channel import Audience
from sherwood.web.clocks import LIVE
from sherwood.web.curve import curve
from sherwood.web.dice import commitment_of
from sherwood.web.errors import Refused
from sherwood.web.learn import taught
from sherwood.web.parts import Parts
from sherwood.web.seat_pages import pages_of
from sherwood.web.server_log import problem
from sherwood.web.services import Services
from sherwood.web.session import Visitor
from sherwood.web.trouble import DAMAGED, OTHER_RULES, Trouble
from sherwood.web.words import language_names, say, script_words

HERE = Path(__file__).parent
STATUSES = {"reported": "is-reported", "ruled": "is-ruled", "reconstructed": "is-reconstructed"}


# The log's signs, as our icons: what kind of thing a line tells.
SIGNS = {
    "move": "step", "fight": "swords", "dice": "dice", "card": "card", "coin": "coin", "points": "star", "build": "wall",
    "prison": "bars", "death": "skull", "love": "heart", "crown": "crown", "warning": "warning", "eye": "eye",
    "check": "check", "undo": "undo", "person": "person", "end": "flag",
}  # fmt: skip


@cache
def templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(cover=cover, icon=icon, glyph=glyph, version=version(), languages=language_names())
    return made


@cache
def version() -> str:
    """Changes when any static file does, so that browsers may keep them for ever; the same on every server."""
    files = sorted((HERE / "static").iterdir())
    return hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:12]


@cache
def cover(game: str) -> Markup:
    return Markup(catalogue.cover(game))


@cache
def icon(name: str) -> Markup:
    return Markup(icons.icon(name))


@cache
def glyph(seat: int) -> Markup:
    return Markup(glyphs.glyph(seat))


def page(name: str, me: Visitor, /, status: int = 200, **facts: object) -> Response[str]:
    def tell(key: str, **arguments: object) -> str:
        return say(me.lang, key, **arguments)

    words = msgspec.json.encode(script_words(me.lang)).decode()
    html = templates().get_template(f"{name}.html").render(page=name, me=me, t=tell, words=words, **facts)
    return Response(html, media_type="text/html", status_code=status)


def _abouts(lang: str) -> dict[str, catalogue.About]:
    return {one.id: catalogue.about(one, lang) for one in catalogue.games()}


@get("/", include_in_schema=False)
async def home(services: Services, me: Visitor) -> Response[str]:
    open_ = await services.store.read(tables.open_tables)
    mine = await services.store.read(tables.tables_of, me.id) if me.id else []
    cards = [await _card(services, me, *one) for one in mine]
    others = [await _card(services, me, *one) for one in open_ if me.id not in [seat.person for seat in one[1]]]
    return page("home", me, games=_abouts(me.lang), mine=cards, open=others)


class Card(TypedDict):
    """A table in a list."""

    id: str
    game: str
    status: str
    live: bool
    turn: bool
    trouble: str
    free: int
    names: list[str]


async def _card(services: Services, me: Visitor, table: Table, seats: list[Seat]) -> Card:
    turn, trouble = await _is_turn(services, me, table, seats)
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "live": table.pace < LIVE,
        "turn": turn,
        "trouble": trouble,
        "free": sum(seat.kind == OPEN and seat.person in (None, me.id) for seat in seats),
        "names": [present.seat_name(seat, me.lang) if seat.kind != OPEN else "" for seat in seats],
    }


async def _is_turn(services: Services, me: Visitor, table: Table, seats: list[Seat]) -> tuple[bool, str]:
    """Is the visitor waited for? And the trouble with a table, which stays in the list, and the others with it."""
    yours = facts(table, seats, me).yours
    if table.status != RUNNING or not yours:
        return False, ""
    try:
        room = await services.rooms.room(table.id)
    except Exception as error:
        problem("card", error, table=table.id)
        return False, DAMAGED
    if room.trouble is not None:
        asked = room.moment().asked_to_agree
        return any(seat in asked for seat in yours), room.trouble.reason
    waiting = room.match.waiting
    return any(seat in waiting and not seats[seat].by_bot for seat in yours), ""


@get("/new/{game:str}", include_in_schema=False)
async def new_table(services: Services, me: Visitor, game: str) -> Response[str]:
    found = catalogue.game(game)
    about = catalogue.about(found, me.lang)
    levels = _levels(services, me)
    return page("new", me, game=about, paints=found.paints, levels=levels, usual=USUAL, paces=lobby.PACES)


def _levels(services: Services, me: Visitor) -> list[tuple[str, str]]:
    """The bots that may be seated, each with its name."""
    return [(level, lobby.level_name(level, me.lang)) for level in lobby.levels(services)]


@get("/tables/{table:str}", include_in_schema=False)
async def table_page(services: Services, me: Visitor, table: str) -> Response[str]:
    room = await services.rooms.room(table)
    rights.watch(room, me)
    mine = room.seat_of(me.id)
    start = {
        "id": table,
        "game": room.table.game,
        "seats": mine,
        "seen": await _seen(services, table, mine),
        "now": steady.now(),
        "host": me.id is not None and room.table.host == me.id,
        "lang": me.lang,
        "glyphs": [str(glyph(seat.seat)) for seat in room.seats],
        "signs": log_signs(),
        "paints": catalogue.game(room.table.game).paints,
        "hands": len(mine),
        "people": len({seat.person for seat in room.seats if seat.kind != BOT}),
        "pages": msgspec.to_builtins(await pages_of(services.store, room.seats, me)),
    }
    about = catalogue.about(catalogue.game(room.table.game), me.lang)
    invites = {seat.seat: seat.invite for seat in room.seats} if start["host"] else {}
    options = _chosen(about, room.table)
    seating = {"invites": invites, "levels": _levels(services, me)}
    host = await _host_name(services, room.table)
    card = aim(room.table.game, me.lang)
    return page(
        "table",
        me,
        game=about,
        room=room,
        start=start,
        options=options,
        seating=seating,
        host_name=host,
        aim=card,
        seal=commitment_of(services.store.dice, table),
    )


@cache
def log_signs() -> dict[str, str]:
    """What stands before a line of the log, by its sign."""
    return {sign: str(icon(name)) for sign, name in SIGNS.items()}


async def _seen(services: Services, table: str, mine: list[int]) -> dict[int, int]:
    """How much of the log each seat has seen: asked of the store, because looking changes nothing in the room."""
    found = await services.store.read(tables.find, table)
    return {seat: found[1][seat].seen for seat in mine} if found else {}


def _chosen(about: catalogue.About, table: Table) -> list[tuple[str, str]]:
    """The table's options in words."""
    return [
        (option["title"], next(v["title"] for v in option["values"] if v["value"] == table.options[option["name"]]))
        for option in about["options"]
        if option["name"] in table.options
    ]


@get("/join/{invite:str}", include_in_schema=False)
async def join(services: Services, me: Visitor, invite: str) -> Response[str] | Redirect:
    found = await services.store.read(tables.by_invite, invite)
    if found is None:
        raise Refused("unknown-invite", 404)
    room = await services.rooms.room(found[0])
    if room.seats[found[1]].kind != OPEN:
        return Redirect(f"/tables/{found[0]}", cookies=invited(services, found[0], invite))
    about = catalogue.about(catalogue.game(room.table.game), me.lang)
    host = await _host_name(services, room.table)
    options = _chosen(about, room.table)
    answer = page("join", me, game=about, room=room, seat=found[1], invite=invite, options=options, host_name=host)
    for cookie in invited(services, found[0], invite):
        answer.set_cookie(cookie)
    return answer


async def _host_name(services: Services, table: Table) -> str:
    """Who opened the table, and invites; "" where nobody is known."""
    host = await services.store.read(people.find, table.host) if table.host else None
    return host.name if host else ""


def invited(services: Services, table: str, invite: str) -> list[Cookie]:
    """Whoever comes by an invitation may watch: the browser shows it again at this table, and nowhere else."""
    return [
        session.cookie(session.INVITED, invite, services.settings.secure, path)
        for path in (f"/tables/{table}", f"/api/tables/{table}")
    ]


@get("/replays", include_in_schema=False)
async def replays(services: Services, me: Visitor) -> Response[str]:
    found = await services.store.read(tables.finished, me.id)
    cards = [await _card(services, me, *one) for one in found]
    return page("replays", me, games=_abouts(me.lang), cards=cards)


@get("/replays/{name:str}", include_in_schema=False)
async def replay_page(services: Services, me: Visitor, name: str) -> Response[str]:
    text = await replay.text_of(services, name)
    try:
        match = await services.replays.run(replay.whole, text)
    except replay.UNREADABLE as error:
        return await _unreadable(services, me, name, error)
    start = {
        "name": name,
        "game": match.game.id,
        "steps": match.seq,
        "lang": me.lang,
        "glyphs": [str(glyph(seat)) for seat in range(match.seats)],
        "signs": log_signs(),
        "paints": match.game.paints,
        "names": list(match.names),
    }
    about = catalogue.about(match.game, me.lang)
    return page("replay", me, game=about, name=name, names=list(match.names), start=start)


@get("/replays/{name:str}/analysis", include_in_schema=False)
async def analysis_page(services: Services, me: Visitor, name: str) -> Response[str]:
    text = await replay.text_of(services, name)
    try:
        match = await services.replays.run(replay.whole, text)
    except replay.UNREADABLE as error:
        return await _unreadable(services, me, name, error)
    found = await services.rooms.desk.look_back(name, text, me.lang, me.address)
    names = list(match.names)
    drawn = _curve(found, names, name, me.lang)
    about = catalogue.about(match.game, me.lang)
    return page("analysis", me, game=about, name=name, names=names, found=found, drawn=drawn, paints=match.game.paints)


def _curve(found: Any, names: list[str], name: str, lang: str) -> Svg:
    def percent(part: float) -> str:
        return say(lang, "analysis-part", part=part)

    return curve(found["steps"], found["curves"], names, name, say(lang, "analysis-curve"), percent)


async def _unreadable(services: Services, me: Visitor, name: str, error: Exception) -> Response[str]:
    """What is known of a finished game that cannot be replayed: why not, how it ended, and its journal to take along."""
    parting = error.parting if isinstance(error, OtherVersion) else None
    shown = None if name.startswith(replay.FILE) else await _last(services, me, name)
    result = shown["result"] if shown else None
    seats = [seat["name"] for seat in shown["seats"]] if shown else []
    trouble = Trouble(OTHER_RULES if isinstance(error, OtherVersion) else DAMAGED)
    why = [parting.say(me.lang)] if parting else []
    return page("unreadable", me, name=name, why=[*why, trouble.say(me.lang)], result=result, seats=seats)


async def _last(services: Services, me: Visitor, table: str) -> Parts:
    room = await services.rooms.room(table)
    return await room.shown(Audience(SPECTATOR, me.lang, drawn=False))


@get("/rules", include_in_schema=False)
async def rules(me: Visitor, q: str = "") -> Response[str]:
    q = q[: catalogue.LONGEST_QUERY]
    hits = {one.id: catalogue.rulebook(one.id).search(q) for one in catalogue.games()} if q else {}
    return page("rules", me, games=_abouts(me.lang), q=q, hits=hits, statuses=STATUSES)


@get("/rules/{game:str}", include_in_schema=False)
async def rulebook(me: Visitor, game: str, q: str = "") -> Response[str]:
    book = catalogue.rulebook(game)
    q = q[: catalogue.LONGEST_QUERY]
    shown = book.search(q) if q else book.paragraphs
    about = catalogue.about(catalogue.game(game), me.lang)
    titles = {option["name"]: option["title"] for option in about["options"]}
    return page(
        "rulebook",
        me,
        game=about,
        book=book,
        shown=shown,
        q=q,
        statuses=STATUSES,
        titles=titles,
        sources={para.id: in_print(para, catalogue.speech(game, me.lang)) for para in shown},
        changes=catalogue.game(game).changes,
        taught=taught(catalogue.game(game)),
    )


@get("/preferences", include_in_schema=False)
async def preferences(me: Visitor) -> Response[str]:
    return page("preferences", me)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect(f"/static/{version()}/mark.svg")


PAGES = [home, new_table, table_page, join, replays, replay_page, analysis_page, rules, rulebook, preferences, favicon]
