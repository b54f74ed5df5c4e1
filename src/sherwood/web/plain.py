"""A complete view in words and lists, for games that have no drawn board yet. It knows only that a view is data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from sherwood.text.speech import Speech


def html(view: Mapping[str, Any], words: Speech) -> str:
    return str(Markup('<div class="plain">') + _mapping(view, words) + Markup("</div>"))


def _title(key: str, words: Speech) -> str:
    name = f"view-{key}"
    return words.say(name) if words.has(name) else key.replace("_", " ").capitalize()


def _value(value: Any, words: Speech) -> Markup:
    if isinstance(value, Mapping):
        return _mapping(value, words)
    if isinstance(value, list):
        return _list(value, words)
    return _word(value, words)


def _word(value: Any, words: Speech) -> Markup:
    if value is None or value == "":
        return Markup("–")
    if isinstance(value, bool):
        return Markup(escape(words.say("yes" if value else "no")))
    return Markup(escape(value))


def _mapping(value: Mapping[str, Any], words: Speech) -> Markup:
    rows = [
        Markup("<div><dt>{}</dt><dd>{}</dd></div>").format(_title(key, words), _value(one, words))
        for key, one in value.items()
    ]
    return Markup('<dl class="plain-facts">{}</dl>').format(Markup("").join(rows))


def _list(value: list[Any], words: Speech) -> Markup:
    if not value:
        return Markup("–")
    if all(isinstance(one, Mapping) for one in value):
        return _table(value, words)
    items = [Markup("<li>{}</li>").format(_value(one, words)) for one in value]
    return Markup('<ul class="plain-list">{}</ul>').format(Markup("").join(items))


def _table(rows: list[Mapping[str, Any]], words: Speech) -> Markup:
    keys = list(dict.fromkeys(key for row in rows for key in row))
    heads = [Markup('<th scope="col">{}</th>').format(_title(key, words)) for key in keys]
    lines = [
        Markup("<tr>{}</tr>").format(
            Markup("").join(Markup("<td>{}</td>").format(_value(row.get(key), words)) for key in keys)
        )
        for row in rows
    ]
    table = Markup('<table class="plain-table"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>')
    return Markup('<div class="plain-scroll" tabindex="0">{}</div>').format(
        table.format(Markup("").join(heads), Markup("").join(lines))
    )
