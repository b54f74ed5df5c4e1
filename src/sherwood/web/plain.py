"""A complete view in words and lists, for games that have no drawn board yet. It knows only that a view is data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from sherwood.text.speech import Speech

NOTHING = "–"


def html(view: Mapping[str, object], words: Speech) -> str:
    return f'<div class="plain">{_mapping(view, words)}</div>'


def _title(key: object, words: Speech) -> str:
    name = f"view-{key}"
    return escape(words.say(name) if words.has(name) else str(key).replace("_", " ").capitalize())


def _value(value: object, words: Speech) -> str:
    if isinstance(value, Mapping):
        return _mapping(value, words)
    if isinstance(value, list):
        return _list(value, words)
    return _word(value, words)


def _word(value: object, words: Speech) -> str:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return escape(words.say("yes" if value else "no"))
    return escape(str(value))


def _mapping(value: Mapping[str, object], words: Speech) -> str:
    rows = (f"<div><dt>{_title(key, words)}</dt><dd>{_value(one, words)}</dd></div>" for key, one in value.items())
    return f'<dl class="plain-facts">{"".join(rows)}</dl>'


def _list(value: Sequence[object], words: Speech) -> str:
    if not value:
        return NOTHING
    rows = [one for one in value if isinstance(one, Mapping)]
    if len(rows) == len(value):
        return _table(rows, words)
    return f'<ul class="plain-list">{_each("li", (_value(one, words) for one in value))}</ul>'


def _table(rows: Sequence[Mapping[str, object]], words: Speech) -> str:
    keys = list(dict.fromkeys(key for row in rows for key in row))
    heads = "".join(f'<th scope="col">{_title(key, words)}</th>' for key in keys)
    lines = _each("tr", (_each("td", (_value(row.get(key), words) for key in keys)) for row in rows))
    table = f'<table class="plain-table"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'
    return f'<div class="plain-scroll" tabindex="0">{table}</div>'


def _each(tag: str, contents: Iterable[str]) -> str:
    return "".join(f"<{tag}>{content}</{tag}>" for content in contents)
