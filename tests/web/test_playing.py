"""A game over REST and over sockets, from the first choice to the scoring."""

from __future__ import annotations

from typing import Any

import pytest

import sherwood
from sherwood.games import shelf
from support.served import Line, Person, Server

GAMES = sherwood.games()


def forward(parts: dict[str, Any]) -> list[dict[str, Any]]:
    prompt = parts.get("prompt")
    return [one for one in prompt["choices"] if not one["revise"]] if prompt else []


def play_to_the_end(line: Line) -> dict[str, Any]:
    while line.parts["table"]["status"] == "running":
        if line.parts["prompt"]["mine"]:
            answer = line.do(forward(line.parts)[0])
            assert "ok" in answer, answer
        else:
            line.until(lambda parts: parts["table"]["status"] == "over" or parts["prompt"]["mine"])
    return line.parts


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_ends_with_a_result(server: Server, game: str) -> None:
    ann = Person(server, "Ann")
    seats = max(2, shelf()[game].seats[0])
    table = ann.table(game, ["me", *["bot"] * (seats - 1)])
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts)
    parts = play_to_the_end(line)
    assert parts["result"]["rows"]
    assert parts["result"]["ending"]
    journal = ann.ask("GET", f"/api/tables/{table}/journal").text
    assert sherwood.load(journal).over


def test_a_game_without_a_board_of_its_own_is_shown_as_words(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("purses", ["me", "hot:Bea"])
    parts = ann.line(table, 0, drawn=1).until(lambda parts: "board" in parts)
    assert parts["board"]["plain"]
    assert "Your purse" in "".join(parts["board"]["live"])
    assert ann.http.get(f"/tables/{table}").status_code == 200


def test_two_people_finish_a_game_over_rest(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("romans", ["me", "open"], public=True)
    bob.ask("POST", f"/api/tables/{table}/seats/1/person", {})
    people = [ann, bob]
    shown = [person.view(table, seat) for seat, person in enumerate(people)]
    while shown[0]["table"]["status"] == "running":
        for seat, person in enumerate(people):
            choices = forward(shown[seat]) if shown[seat]["prompt"]["mine"] else []
            if choices:
                person.play(table, seat, choices[0]["do"], shown[seat]["prompt"]["turn"])
            shown = [one.view(table, number) for number, one in enumerate(people)]
            if shown[0]["table"]["status"] != "running":
                break
    assert shown[0]["result"] == shown[1]["result"]


def test_a_foreign_bot_sits_down_with_a_token(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    token = ann.ask("POST", f"/api/tables/{table}/seats/0/token")["token"]
    bot = Person(server)
    bot.http.headers["authorization"] = f"Bearer {token}"
    del bot.http.headers["origin"]
    while (shown := bot.ask("GET", f"/api/tables/{table}/view?wait=20"))["table"]["status"] == "running":
        if forward(shown):
            bot.play(table, 0, forward(shown)[0]["do"], shown["prompt"]["turn"])
    assert shown["result"]["winners"] is not None
    bot.ask("GET", f"/api/tables/{table}/view?seat=1", expect=403)


def test_a_stale_a_repeated_and_an_illegal_choice_change_nothing(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "hot:Bea"])
    before = ann.view(table, 0)
    do, turn = forward(before)[0]["do"], before["prompt"]["turn"]
    after = ann.play(table, 0, do, turn)
    refusal = ann.play(table, 0, do, turn, expect=409)
    assert refusal["refused"] == "stale"
    refusal = ann.play(table, 0, ["confirm"], after["prompt"]["turn"], expect=409)
    assert refusal["refused"] == "illegal"
    assert refusal["rule"]
    ann.play(table, 0, ["no-such-verb"], after["prompt"]["turn"], expect=400)
    assert ann.view(table, 0) == after


def test_a_choice_can_be_taken_back_until_something_is_learned(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    line = ann.line(table, 0)
    line.until(lambda parts: "prompt" in parts and not parts["seats"][1]["waiting"])
    first = line.parts["prompt"]
    line.do(forward(line.parts)[0])
    line.until(lambda parts: parts["take_back"]["can"])
    assert "ok" in line.ask(type="take_back")
    line.until(lambda parts: parts["prompt"]["choices"] == first["choices"])
    assert not line.parts["take_back"]["can"]
    assert line.ask(type="take_back")["reason"] == "take-back"


def test_a_page_is_told_why_not_when_it_asks(server: Server) -> None:
    """Most of what is barred is never pointed at: a drawn prompt only counts it."""
    ann = Person(server, "Ann")
    table = ann.table("romans", ["me", "bot"])
    line = ann.line(table, 0, drawn=1)
    line.until(lambda parts: "prompt" in parts and parts["prompt"]["mine"])
    prompt = line.parts["prompt"]
    assert "barred" not in prompt
    found = line.ask(type="why", turn=prompt["turn"])["barred"]
    assert len(found) == prompt["bars"] > 0
    assert found == ann.view(table, 0)["prompt"]["barred"]
    assert line.ask(type="why", turn=prompt["turn"] + 1)["reason"] == "stale"
    assert ann.line(table).ask(type="why", turn=0)["reason"] == "not-your-seat"
