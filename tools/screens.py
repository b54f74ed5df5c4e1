"""Every screen of the table, in both languages and themes and three widths, written to a folder to be looked at.

python tools/screens.py [folder]
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, chromium, finish_by_rest, play_some  # noqa: E402
from support.served import Person, Server, close_all  # noqa: E402

WIDTHS = {390: 844, 820: 1180, 1440: 900}


def still(browser: Browser, server: Server, width: int, lang: str, theme: str) -> Page:
    """A page as a visitor of that kind would see it, without motion."""
    context = browser.new_context(viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in (("lang", lang), ("theme", theme))]
    )
    return context.new_page()


def screens(page: Page, server: Server, shoot: object) -> None:
    assert callable(shoot)
    page.goto(server.url)
    shoot("home")
    for game in ("romans", "locksley"):
        page.goto(f"{server.url}/new/{game}")
        shoot(f"new-{game}")
        page.goto(f"{server.url}/rules/{game}")
        shoot(f"rules-{game}")
    page.goto(f"{server.url}/account")
    shoot("account")
    page.goto(f"{server.url}/nowhere")
    shoot("error")
    for game in ("romans", "locksley"):
        table(page, server, game, shoot)
    page.goto(f"{server.url}/replays")
    shoot("replays")


def table(page: Page, server: Server, game: str, shoot: object) -> None:
    assert callable(shoot)
    page.goto(server.url)
    page.locator(f'[data-game="{game}"] form button').click()
    page.wait_for_url("**/tables/**")
    page.wait_for_selector("#board svg")
    shoot(f"table-{game}-1")
    play_some(page, 9)
    shoot(f"table-{game}-2")
    page.locator("#tab-log").click()
    shoot(f"table-{game}-log")
    address = page.url
    finish_by_rest(page, server)
    page.goto(address)
    page.wait_for_selector("#ending:not([hidden])")
    shoot(f"table-{game}-end")
    page.goto(address.replace("/tables/", "/replays/") + "#25")
    page.wait_for_selector("#board svg")
    page.wait_for_timeout(300)
    shoot(f"replay-{game}")


def lobby(browser: Browser, server: Server, folder: Path) -> None:
    page = still(browser, server, 1440, "en", "light")
    person = Person(server, "Host")
    for cookie in person.http.cookies.jar:
        page.context.add_cookies([{"name": cookie.name, "value": cookie.value or "", "url": server.url}])
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
        for width, lang, theme in [
            (1440, "en", "light"),
            (390, "fr", "dark"),
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
                lambda what, page=page, name=name, full=full: page.screenshot(
                    path=folder / f"{name}-{what}.png", full_page=full
                ),
            )
            page.context.close()
        lobby(browser, server, folder)
        browser.close()
        close_all()
        server.stop()
    print(f"{len(list(folder.glob('*.png')))} screens in {folder}")


if __name__ == "__main__":
    main()
