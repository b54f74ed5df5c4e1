"""A complete view as HTML, for games that have no drawn board yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from sherwood.text.outline import Facts, Grid, Listing, Shown, facts
from sherwood.text.speech import Speech


def html(view: Mapping[str, object], words: Speech) -> str:
    return f'<div class="plain">{_shown(facts(view, words))}</div>'


def _shown(thing: Shown) -> str:
    match thing:
        case Facts():
            return _facts(thing)
        case Grid():
            return _table(thing)
        case Listing():
            return f'<ul class="plain-list">{_each("li", map(_shown, thing.items))}</ul>'
        case str():
            return escape(thing)


def _facts(thing: Facts) -> str:
    rows = (f"<div><dt>{escape(title)}</dt><dd>{_shown(one)}</dd></div>" for title, one in thing.rows)
    return f'<dl class="plain-facts">{"".join(rows)}</dl>'


def _table(thing: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in thing.heads)
    lines = _each("tr", (_each("td", map(_shown, line)) for line in thing.lines))
    table = f'<table class="plain-table"><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>'
    return f'<div class="plain-scroll" tabindex="0">{table}</div>'


def _each(tag: str, contents: Iterable[str]) -> str:
    return "".join(f"<{tag}>{content}</{tag}>" for content in contents)
