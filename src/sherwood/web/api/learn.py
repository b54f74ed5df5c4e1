"""REST: lessons. The server keeps nothing of them: a learner's way there says where they are."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, post
from litestar.params import Parameter
from msgspec import Meta

from sherwood.bots.levels import NOVICE
from sherwood.lessons import Lesson
from sherwood.lessons.stand import Answer
from sherwood.table.journal import Do
from sherwood.table.match import Match
from sherwood.table.start import our_match
from sherwood.table.store.rows import BOT, PERSON, SeatPlan
from sherwood.web import learn, learn_pointing, lobby
from sherwood.web.api.people import guest
from sherwood.web.api.wire import Foreseen, Thing, Went
from sherwood.web.errors import Refused
from sherwood.web.learn import LessonPart
from sherwood.web.services import Services
from sherwood.web.session import Visitor, session_cookie
from sherwood.web.words import say

Chosen = Annotated[list[str | int], Meta(min_length=1, max_length=4)]
LONGEST_WAY = 200


class LearnersWay(msgspec.Struct):
    """The answers so far, one a step: the choice, or null where only a word was waited for."""

    way: Annotated[list[Chosen | None], Meta(max_length=LONGEST_WAY)] = []
    tried: Chosen | None = None
    narrow: bool = False

    @property
    def answers(self) -> list[Answer]:
        return [None if one is None else tuple(one) for one in self.way]

    @property
    def do(self) -> Do | None:
        return None if self.tried is None else tuple(self.tried)


class LearnApi(Controller):
    """Handlers for lessons."""

    path = "/api/learn/{game:str}/{lesson:str}"
    tags = ("lessons",)

    @post("/", status_code=200)
    async def look(self, services: Services, me: Visitor, game: str, lesson: str, data: LearnersWay) -> LessonPart:
        """Where a way leads; with `tried`, what comes of that choice."""
        found = learn.lesson_of(game, lesson)
        return await services.store.run(learn.moment, found, data.answers, me.lang, data.narrow, data.do)

    @post("/brings", status_code=200)
    async def brings(self, services: Services, me: Visitor, game: str, lesson: str, data: LearnersWay) -> Foreseen:
        """What the choice `tried` would bring where the way leads. Nothing is played."""
        if data.do is None:
            raise Refused("malformed", 400)
        found = learn.lesson_of(game, lesson)
        return Foreseen.of(
            *await services.store.run(learn_pointing.brings, found, data.answers, data.do, me.lang, data.narrow)
        )

    @post("/things", status_code=200)
    async def inspect(
        self,
        services: Services,
        me: Visitor,
        game: str,
        lesson: str,
        data: LearnersWay,
        ref: Annotated[str, Parameter(max_length=80)],
    ) -> Thing:
        """What a thing on the board is where the way leads; with `tried`, after that mistake."""
        found = learn.lesson_of(game, lesson)
        thing = await services.store.run(learn_pointing.inspect, found, data.answers, data.do, ref, me.lang)
        return Thing.of(thing, found.game, me.lang, lesson)

    @post("/table", status_code=201)
    async def go_on(self, services: Services, me: Visitor, game: str, lesson: str, data: LearnersWay) -> Response[Went]:
        """A real table where the lesson stands, against novices."""
        found = learn.lesson_of(game, lesson)
        match = await services.store.run(_led_to, found, data.answers)
        person = await guest(services, me, say(me.lang, "guest-name"))
        plan = [SeatPlan(BOT, None, "", NOVICE)] * match.seats
        plan[found.seat] = SeatPlan(PERSON)

        def begin(names: list[str]) -> Match:
            return our_match(game, {**match.position(), "names": names})

        table = await lobby.create(services, person, game, match.options, plan, False, 0, me.lang, begin)
        cookies = [] if me.person else [await session_cookie(services.store, person, services.settings.secure)]
        return Response(Went(f"/tables/{table}"), cookies=cookies)


def _led_to(lesson: Lesson, way: list[Answer]) -> Match:
    match = learn.followed(lesson, way).match
    if match.over:
        raise Refused("not-running")
    return match
