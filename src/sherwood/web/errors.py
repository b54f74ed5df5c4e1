"""Refusals: what a visitor is told, with the rule where there is one. Never more than that."""

from __future__ import annotations


class Refused(Exception):
    """A request that is understood and not done. `reason` names the sentence `no-<reason>`."""

    def __init__(self, reason: str, status: int = 409, *, say: str = "", rule: str = "", **arguments: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.say = say
        self.rule = rule
        self.arguments = arguments


def not_found(what: str) -> Refused:
    return Refused(f"unknown-{what}", 404)
