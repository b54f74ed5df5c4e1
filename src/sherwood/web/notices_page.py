"""Pages of notices: what one wants, the links that mails hold, and what makes the table an app that can be installed."""

from __future__ import annotations

from litestar import Response, get, post

from sherwood.table.store import notices
from sherwood.web.api.notices import facts
from sherwood.web.errors import Refused
from sherwood.web.pages import HERE, page, version
from sherwood.web.services import Services
from sherwood.web.session import Visitor

# The mark as systems want it where the table is installed: file, size, use. Made by tools/icons.py.
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-mask-512.png", "512x512", "maskable"),
    ("badge-96.png", "96x96", "monochrome"),
    ("mark.svg", "any", "any"),
)


@get("/notices", include_in_schema=False)
async def notices_page(services: Services, me: Visitor) -> Response[str]:
    wishes = await facts(services, me.person) if me.person else None
    return page("notices", me, wishes=wishes)


# A link in a mail is looked at by programs on its way: looking changes nothing, only the button on the page does.


@get("/confirm/{code:str}", include_in_schema=False)
async def confirm_page(me: Visitor, code: str) -> Response[str]:
    return page("mail_link", me, act=f"/confirm/{code}", what="confirm", done=False)


@post("/confirm/{code:str}", status_code=200, include_in_schema=False)
async def confirm(services: Services, me: Visitor, code: str) -> Response[str]:
    if not await services.store.write(notices.confirm, code):
        raise Refused("mail-code", 404)
    return page("mail_link", me, act="", what="confirm", done=True)


@get("/stop/{stop:str}", include_in_schema=False)
async def stop_page(services: Services, me: Visitor, stop: str) -> Response[str]:
    if await services.store.read(notices.by_stop, stop) is None:
        raise Refused("mail-code", 404)
    return page("mail_link", me, act=f"/stop/{stop}", what="stop", done=False)


@post("/stop/{stop:str}", status_code=200, include_in_schema=False)
async def stop_mail(services: Services, me: Visitor, stop: str) -> Response[str]:
    """By the button, or by a mail program on its owner's behalf (RFC 8058): without signing in."""
    if not await services.store.write(notices.stop_mail, stop):
        raise Refused("mail-code", 404)
    return page("mail_link", me, act="", what="stop", done=True)


@get("/worker.js", include_in_schema=False, media_type="text/javascript")
async def worker() -> Response[str]:
    """From the root, because a worker looks after the pages below its own address."""
    text = (HERE / "static" / "worker.js").read_text(encoding="utf-8").replace("{version}", version())
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/app.webmanifest", include_in_schema=False, media_type="application/manifest+json")
async def manifest() -> Response[dict[str, object]]:
    about: dict[str, object] = {
        "id": "/",
        "name": "Sherwood",
        "short_name": "Sherwood",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f3ead5",
        "theme_color": "#274f2e",
        "icons": [_icon(*one) for one in ICONS],
    }
    return Response(about, media_type="application/manifest+json", headers={"cache-control": "public, max-age=3600"})


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if name.endswith(".svg") else "image/png"
    return {"src": f"/static/{version()}/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


NOTICES_PAGES = [notices_page, confirm_page, confirm, stop_page, stop_mail, worker, manifest]
