"""Every screen of the table, in both languages and themes and three widths, written to a folder to be looked at.

python tools/screens.py [folder]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, bring, chromium, play_some, sit_down  # noqa: E402
from support.served import Person, Server, close_all, until  # noqa: E402

Shoot = Callable[[str], object]
GAMES = ("romans", "locksley", "merrymen", "legend")
WIDTHS = {390: 844, 820: 1180, 1440: 900}


def still(browser: Browser, server: Server, width: int, lang: str, theme: str) -> Page:
    """A page as a visitor of that kind would see it, without motion."""
    context = browser.new_context(viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in (("lang", lang), ("theme", theme))]
    )
    return context.new_page()


def screens(page: Page, server: Server, ended: dict[str, str], shoot: Shoot) -> None:
    page.goto(server.url)
    shoot("home")
    for game in GAMES:
        page.goto(f"{server.url}/new/{game}")
        shoot(f"new-{game}")
        page.goto(f"{server.url}/rules/{game}")
        shoot(f"rules-{game}")
    page.goto(f"{server.url}/account")
    shoot("account")
    page.goto(f"{server.url}/nowhere")
    shoot("error")
    for game in GAMES:
        table(page, server, game, ended[game], shoot)
    page.goto(f"{server.url}/replays")
    shoot("replays")


def table(page: Page, server: Server, game: str, ended: str, shoot: Shoot) -> None:
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    shoot(f"table-{game}-1")
    play_some(page, 6)
    shoot(f"table-{game}-2")
    page.locator("#board").evaluate("board => board.scrollIntoView({ block: 'end' })")
    shoot(f"table-{game}-3")
    page.locator("#tab-log").click()
    shoot(f"table-{game}-log")
    page.goto(f"{server.url}/tables/{ended}")
    page.wait_for_selector("#ending:not([hidden])")
    shoot(f"table-{game}-end")
    page.goto(f"{server.url}/replays/{ended}#25")
    page.wait_for_selector("#board svg")
    page.wait_for_timeout(300)
    shoot(f"replay-{game}")


def shot(page: Page, name: Path, full: bool, what: str) -> None:
    page.screenshot(path=f"{name}-{what}.png", full_page=full)


def played_by_bots(server: Server) -> dict[str, str]:
    """A finished game of each, for the last screens."""
    host = Person(server, "Host")
    tables = {game: host.table(game, ["bot", "bot"], public=True) for game in GAMES}
    for one in tables.values():
        until(lambda one=one: host.ask("GET", f"/api/tables/{one}")["status"] == "over", 120)
    return tables


def lobby(browser: Browser, server: Server, folder: Path) -> None:
    page = still(browser, server, 1440, "en", "light")
    person = Person(server, "Host")
    bring(page, person)
    page.goto(f"{server.url}/tables/{person.table('romans', ['me', 'open', 'open'], public=True)}")
    page.wait_for_selector("#lobby:not([hidden])")
    page.screenshot(path=folder / "lobby.png")
    page.goto(f"{server.url}/tables/{person.table('romans', ['me', 'hot:Bea'])}")
    page.wait_for_selector("#board svg")
    play_some(page, 7)
    page.wait_for_selector("#curtain:not([hidden])")
    page.screenshot(path=folder / "curtain.png")
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "screens")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    only = sys.argv[2:]
    with tempfile.TemporaryDirectory() as there, sync_playwright() as playwright:
        server = Server(f"{there}/screens.sqlite", Path(there)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        ended = played_by_bots(server)
        for width, lang, theme in [
            (1440, "en", "light"),
            (390, "fr", "dark"),
            (1440, "fr", "dark"),
            (820, "fr", "light"),
            (390, "en", "light"),
        ]:
            name = f"{width}-{lang}-{theme}"
            if only and name not in only:
                continue
            page = still(browser, server, width, lang, theme)
            full = width < 1000
            screens(
                page,
                server,
                ended,
                partial(shot, page, folder / name, full),
            )
            page.context.close()
        lobby(browser, server, folder)
        browser.close()
        close_all()
        server.stop()
    print(f"{len(list(folder.glob('*.png')))} screens in {folder}")


if __name__ == "__main__":
    main()
