"""Small pieces of HTML for notebooks: what a match, a replay or an analysis looks like by itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

SOBER = "font:14px/1.5 Georgia,serif;max-width:46rem"
WIDE = "max-width:44rem;width:100%"


def block(*parts: str) -> str:
    """Everything of one thing."""
    return f'<div style="{SOBER}">{"".join(parts)}</div>'


def heading(text: str) -> str:
    return f"<p><b>{escape(text)}</b></p>"


def lines(texts: Sequence[str]) -> str:
    """A line each."""
    return "<p>" + "<br>".join(escape(text) for text in texts) + "</p>" if texts else ""


def picture(svg: str, around: str = "") -> str:
    return f'<div style="{WIDE}">{svg}</div>' if svg else around


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def frames(name: str, shown: Sequence[tuple[str, str]]) -> str:
    """Pictures under numbers: choosing one shows it, without a script, so that it works wherever HTML is shown."""
    hide = f".{name} > input {{ position: absolute; opacity: 0 }} .{name} > div {{ display: none }}"
    focus = f".{name} > label {{ padding: 0 .5em; cursor: pointer; border: 1px solid #999; border-radius: 3px; margin-right: 2px }}"
    rules = [
        f"#{name}-{n}:checked ~ .{name}-{n} {{ display: block !important }} "
        f"#{name}-{n}:checked + label {{ background: #3f6b3a; color: white }} #{name}-{n}:focus-visible + label {{ outline: 2px solid #b5762a }}"
        for n in range(len(shown))
    ]
    last = len(shown) - 1
    knobs = "".join(
        f'<input type="radio" name="{name}" id="{name}-{n}"{" checked" if n == last else ""}>'
        f'<label for="{name}-{n}">{escape(label)}</label>'
        for n, (label, _) in enumerate(shown)
    )
    sheets = "".join(f'<div class="{name}-{n}">{inside}</div>' for n, (_, inside) in enumerate(shown))
    return f'<style>{hide} {focus} {" ".join(rules)}</style><div class="{name}">{knobs}{sheets}</div>'
