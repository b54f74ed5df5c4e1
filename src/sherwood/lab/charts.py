"""The plots of a report, drawn with Altair and turned into SVG: they print well and need nothing from outside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import altair as alt
import polars as pl
import vl_convert

from sherwood.lab.figures import Figure

WIDTH: Final = 520
STEP: Final = 18
INK: Final = "#2f3a2f"
GREEN: Final = "#3f6b3a"
OCHRE: Final = "#b5762a"


def svg(chart: Any) -> str:
    """The picture itself, without anything that differs from one run to the next."""
    drawn = str(vl_convert.vegalite_to_svg(_plain(chart).to_dict()))
    return re.sub(r'width="(\d+)" height="(\d+)" (?=viewBox)', _fitting, drawn, count=1)


def _fitting(found: re.Match[str]) -> str:
    """As wide as the page lets it."""
    return f'role="img" style="max-width:{found[1]}px;width:100%;height:auto" '


def _plain(chart: Any) -> Any:
    font = "Georgia, serif"
    return (
        chart.configure(font=font, background="transparent")
        .configure_view(stroke=None)
        .configure_axis(labelColor=INK, titleColor=INK, gridColor="#e4e0d2", domainColor="#a9a48f", labelLimit=320)
        .configure_header(labelColor=INK, titleColor=INK)
        .configure_title(color=INK, anchor="start")
    )


def _rows(labelled: Sequence[tuple[str, Figure]], scale: float, rule: float = 0.0) -> pl.DataFrame:
    return pl.DataFrame(
        {
            "label": [label for label, _ in labelled],
            "mean": [scale * one.mean for _, one in labelled],
            "low": [scale * one.low for _, one in labelled],
            "high": [scale * one.high for _, one in labelled],
            "sure": [scale * one.low > rule or scale * one.high < rule for _, one in labelled],
        }
    )


def whiskers(labelled: Sequence[tuple[str, Figure]], title: str, rule: float, scale: float = 100) -> str:
    """A dot and its interval for each label, in their order; a line where nothing would be special. Full: surely off it."""
    base = alt.Chart(_rows(labelled, scale, rule))
    place = alt.Y("label:N", sort=None, title=None)
    reach = base.mark_rule(color=GREEN, strokeWidth=2).encode(y=place, x=alt.X("low:Q", title=title), x2="high:Q")
    fill = alt.condition("datum.sure", alt.value(GREEN), alt.value("white"))
    dots = base.mark_point(size=60, stroke=GREEN, strokeWidth=2, opacity=1).encode(y=place, x="mean:Q", fill=fill)
    even = alt.Chart(pl.DataFrame({"at": [rule]})).mark_rule(color=OCHRE, strokeDash=[4, 3]).encode(x="at:Q")
    return svg(alt.layer(even, reach, dots).properties(width=WIDTH, height=alt.Step(STEP)))


def bars(labelled: Sequence[tuple[str, Figure]], title: str) -> str:
    """Shares of a whole, with their intervals."""
    base = alt.Chart(_rows(labelled, 100))
    place = alt.Y("label:N", sort=None, title=None)
    filled = base.mark_bar(color=GREEN, opacity=0.75).encode(y=place, x=alt.X("mean:Q", title=title))
    reach = base.mark_rule(color=INK).encode(y=place, x="low:Q", x2="high:Q")
    return svg(alt.layer(filled, reach).properties(width=WIDTH, height=alt.Step(STEP)))


def histogram(values: Sequence[int], title: str, count: str) -> str:
    """How often which length."""
    data = alt.Chart(pl.DataFrame({"value": list(values)}))
    drawn = data.mark_bar(color=GREEN, opacity=0.75).encode(
        x=alt.X("value:Q", bin=alt.Bin(maxbins=40), title=title), y=alt.Y("count()", title=count)
    )
    return svg(drawn.properties(width=WIDTH, height=180))


def course(tenths: pl.DataFrame, column: str, title: str, tenth: str, scale: float) -> str:
    """One figure from the first tenth of the game to the last."""
    data = alt.Chart(tenths.select((pl.col("face") + 1).alias("tenth"), (scale * pl.col(column)).alias("value")))
    drawn = data.mark_line(color=GREEN, point=alt.OverlayMarkDef(color=GREEN)).encode(
        x=alt.X("tenth:O", title=tenth, axis=alt.Axis(labelAngle=0)), y=alt.Y("value:Q", title=title)
    )
    return svg(drawn.properties(width=WIDTH, height=160))
