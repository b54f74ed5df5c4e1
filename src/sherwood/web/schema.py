"""How the REST interface describes itself, at /schema."""

from __future__ import annotations

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from sherwood.web.session import COOKIE

ABOUT = """Tables of board games, for people's programs. docs/rest.md has a client of fifty lines.

A program shows `Authorization: Bearer …`: the token of one seat (POST /api/tables/{table}/seats/{seat}/token), or an account's
key (POST /api/account/keys), which may do what its account may. Whoever comes with a cookie instead must name our own origin with
every request that changes something; a refusal is `foreign-origin` otherwise. A refusal has a reason that stays, a sentence
in the language asked for (`lang=fr`, or Accept-Language) and the rule; 429 and 503 say in `Retry-After` when to come again."""

SCHEMA = OpenAPIConfig(
    title="Sherwood",
    version="1",
    description=ABOUT,
    path="/schema",
    render_plugins=[JsonRenderPlugin(path="/")],
    components=Components(
        security_schemes={
            "token": SecurityScheme(
                type="http", scheme="bearer", description="The token of a seat, or an account's key."
            ),
            "session": SecurityScheme(
                type="apiKey", name=COOKIE, security_scheme_in="cookie", description="A person's browser."
            ),
        }
    ),
    security=[{"token": []}, {"session": []}, {}],
)
