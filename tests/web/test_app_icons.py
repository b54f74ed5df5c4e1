"""The table as an app: the pictures that systems want are there, as large as is said, and fit what they are for."""

from __future__ import annotations

import io
import re
from typing import Any

import httpx
import pytest
from PIL import Image

from support.served import Server

SAFE = 0.4  # of a maskable picture's side: what lies farther from its middle may be cut off
SMALL = 16_000  # bytes


@pytest.fixture
def about(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/app.webmanifest").json()
    return found


def picture(server: Server, address: str) -> Image.Image:
    answer = httpx.get(server.url + address)
    assert answer.status_code == 200, address
    assert answer.headers["content-type"] == "image/png"
    assert len(answer.content) < SMALL
    return Image.open(io.BytesIO(answer.content)).convert("RGBA")


def icons(about: dict[str, Any], purpose: str) -> list[dict[str, str]]:
    return [one for one in about["icons"] if one["purpose"] == purpose and one["type"] == "image/png"]


def solid(image: Image.Image) -> bool:
    return image.getchannel("A").getextrema() == (255, 255)


def test_every_picture_is_as_large_as_the_manifest_says(server: Server, about: dict[str, Any]) -> None:
    assert {one["sizes"] for one in icons(about, "any")} == {"192x192", "512x512"}
    for one in about["icons"]:
        if one["type"] == "image/png":
            image = picture(server, one["src"])
            assert one["sizes"] == f"{image.width}x{image.height}"
        else:
            assert one["sizes"] == "any"
            assert httpx.get(server.url + one["src"]).headers["content-type"].startswith("image/svg")


def test_nothing_is_lost_where_a_system_cuts_corners(server: Server, about: dict[str, Any]) -> None:
    (one,) = icons(about, "maskable")
    image = picture(server, one["src"])
    assert solid(image)
    paper = tuple(bytes.fromhex(about["background_color"].removeprefix("#")))
    middle = image.width / 2
    for x in range(0, image.width, 4):
        for y in range(0, image.height, 4):
            if (x - middle) ** 2 + (y - middle) ** 2 > (SAFE * image.width) ** 2:
                assert image.getpixel((x, y)) == (*paper, 255), (x, y)


def test_a_telephone_finds_its_own_picture_on_every_page(server: Server) -> None:
    for path in ("/", "/notices", "/rules"):
        (link,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]+)">', httpx.get(server.url + path).text)
        image = picture(server, link)
        assert image.size == (180, 180)
        assert solid(image), "black would be put below it"


def test_a_notice_has_a_picture_and_a_sign_of_one_colour(server: Server, about: dict[str, Any]) -> None:
    worker = httpx.get(f"{server.url}/worker.js").text
    icon, badge = re.findall(r'"(/static/[^"]+)"', worker)
    assert icon in {one["src"] for one in icons(about, "any")}
    assert [badge] == [one["src"] for one in icons(about, "monochrome")]
    image = picture(server, badge)
    assert image.size == (96, 96)
    colours = {pixel[:3] for _, pixel in image.getcolors(96 * 96) or [] if pixel[3]}  # type: ignore[index]
    assert len(colours) == 1, "systems look only at how dense it is"
    assert image.getchannel("A").getextrema() == (0, 255)
