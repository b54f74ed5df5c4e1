"""The mark as pictures for those who install the table as an app, and for notices: PNGs beside `mark.svg`, made of it.

python tools/icons.py

Run it after the mark was changed; the pictures are kept, so that nobody who installs needs a browser.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, chromium  # noqa: E402

STATIC = ROOT / "src" / "sherwood" / "web" / "static"
PAPER = "#f3ead5"  # the table's own, as in the manifest
COLOURS = 64


class Picture(NamedTuple):
    """A file: how large, how much of it the mark takes, and what lies below it (nothing: it is seen through)."""

    name: str
    size: int
    share: float
    paper: str = ""
    alone: bool = False  # one colour: systems paint it in theirs


PICTURES = (
    Picture("icon-192.png", 192, 0.96),
    Picture("icon-512.png", 512, 0.96),
    Picture("icon-mask-512.png", 512, 0.76, PAPER),  # systems cut what lies outside a circle of 0.8
    Picture("icon-touch-180.png", 180, 0.84, PAPER),  # black would be put below it
    Picture("badge-96.png", 96, 0.96, alone=True),
)


def parts(mark: str) -> tuple[str, str]:
    """The leaf and its veins, as SVG."""
    leaf, veins = re.findall(r"<path[^>]*/>", mark)
    return leaf, veins


def drawn(picture: Picture, mark: str) -> str:
    leaf, veins = parts(mark)
    inside = f"{leaf}{veins}"
    if picture.alone:
        whole, cut = (
            re.sub(r'(fill|stroke)="#[0-9a-f]+"', rf'\1="{to}"', one) for one, to in ((leaf, "#fff"), (veins, "#000"))
        )
        cut = re.sub(r'stroke-width="[0-9.]+"', 'stroke-width="2.4"', cut)  # or nobody sees them so small
        inside = f'<mask id="cut">{whole}{cut}</mask><rect width="32" height="32" fill="#fff" mask="url(#cut)"/>'
    paper = f'<rect width="32" height="32" fill="{picture.paper}"/>' if picture.paper else ""
    at = 16 * (1 - picture.share)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{picture.size}" height="{picture.size}">'
        f'{paper}<g transform="translate({at} {at}) scale({picture.share})">{inside}</g></svg>'
    )


def shot(page: Page, picture: Picture, mark: str) -> Image.Image:
    page.set_viewport_size({"width": picture.size, "height": picture.size})
    page.set_content(f"<style>*{{margin:0}} svg{{display:block}}</style>{drawn(picture, mark)}")
    return Image.open(io.BytesIO(page.screenshot(omit_background=True)))


def small(picture: Picture, image: Image.Image) -> Image.Image:
    """In few colours, as the mark has; only how dense it is where it has one."""
    if picture.alone:
        density = image.getchannel("A")
        return Image.merge("LA", (Image.new("L", image.size, 255), density))
    if picture.paper:
        return image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    return image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def main() -> None:
    mark = (STATIC / "mark.svg").read_text()
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=chromium(), args=FLAGS) as browser:
        page = browser.new_page()
        for picture in PICTURES:
            small(picture, shot(page, picture, mark)).save(STATIC / picture.name, optimize=True)
            print(f"{picture.name}: {(STATIC / picture.name).stat().st_size} bytes")


if __name__ == "__main__":
    main()
