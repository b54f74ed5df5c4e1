"""Somebody between a page and its table, who hears what the page sends and tells it things again."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Between:
    """Stands between the page and its table: hears what the page sends, and can tell it the same things again."""

    def __init__(self, page: Page) -> None:
        self.first: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        self.lazy = False  # answers are kept back
        self.kept: list[int] = []
        self.lines = 0  # of the log, as far as it was told
        page.route_web_socket(re.compile(r"/socket\?"), self.join)

    def join(self, page_side: WebSocketRoute) -> None:
        self.page_side, server_side = page_side, page_side.connect_to_server()

        def hear(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server_side.send(text)

        page_side.on_message(hear)
        server_side.on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told.get("whole"):
            self.first = told
        if "log" in told:
            self.lines = (0 if told.get("whole") else told["log"]["keep"]) + len(told["log"]["add"])
        if self.lazy and "ok" in told:
            self.kept.append(told.pop("ok"))
            text = json.dumps(told)
        if told:
            self.page_side.send(text)

    def tell_again(self, **changes: Any) -> None:
        """As after a lost connection: everything anew, the choices perhaps in another order."""
        prompt = self.first["prompt"]
        choices = list(reversed(prompt["choices"]))
        again = {**self.first, "prompt": {**prompt, "choices": choices, "ask": "Told again."}, **changes}
        self.page_side.send(json.dumps(again))

    def tell(self, **parts: Any) -> None:
        self.page_side.send(json.dumps({"n": self.first["n"], **parts}))

    @property
    def done(self) -> list[list[Any]]:
        return [one["do"] for one in self.sent if one["type"] == "do"]
