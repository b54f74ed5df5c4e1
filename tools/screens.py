"""Every screen of the table, in both languages and themes and three widths, written to a folder to be looked at.

python tools/screens.py [folder] [1440-en-light | 390-fr-dark | ... | visit]

`visit` makes the pictures of docs/visit.md, small, and those of README.md, each in few colours.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from sherwood.games import shelf  # noqa: E402
from sherwood.lessons import lessons_of  # noqa: E402
from support.browser import FLAGS, KNOWS_THE_AIMS, bring, chromium, play_some, sit_down  # noqa: E402
from support.served import Person, Server, close_all, until  # noqa: E402

Shoot = Callable[[str], object]
GAMES = ("romans", "locksley", "merrymen", "legend")
COLOURS = 80  # of a picture in a document: our drawings have few
WIDTHS = {390: 844, 820: 1180, 1440: 900}


def still(browser: Browser, server: Server, width: int, lang: str, theme: str) -> Page:
    """A page as a visitor of that kind would see it, without motion."""
    context = browser.new_context(viewport={"width": width, "height": WIDTHS[width]}, reduced_motion="reduce")
    context.add_cookies(
        [{"name": name, "value": value, "url": server.url} for name, value in (("lang", lang), ("theme", theme))]
    )
    context.add_init_script(KNOWS_THE_AIMS)
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
    page.goto(f"{server.url}/learn")
    shoot("learn")
    for card in shelf().values():
        page.goto(f"{server.url}/learn/{card.id}")
        shoot(f"learn-{card.id}")
        for lesson in lessons_of(card):
            learn(page, server, card.id, lesson.id, shoot)


def learn(page: Page, server: Server, game: str, lesson: str, shoot: Shoot) -> None:
    """Every step of a lesson."""
    page.goto(f"{server.url}/learn/{game}/{lesson}")
    page.wait_for_selector("#lesson[data-step]")
    while page.locator("#lesson-end").is_hidden():
        step = page.locator("#lesson").get_attribute("data-step") or ""
        shoot(f"learn-{game}-{lesson}-{step.zfill(2)}")
        page.keyboard.press("n" if page.locator("#lesson-on").is_visible() else "s")
        page.wait_for_function("before => document.querySelector('#lesson').dataset.step !== before", arg=step)
    shoot(f"learn-{game}-{lesson}-end")


def table(page: Page, server: Server, game: str, ended: str, shoot: Shoot) -> None:
    sit_down(page, server, game)
    page.wait_for_selector(".promptbar.is-turn")
    shoot(f"table-{game}-1")
    play_some(page, 6)
    shoot(f"table-{game}-2")
    page.locator("#board").evaluate("board => board.scrollIntoView({ block: 'end' })")
    shoot(f"table-{game}-3")
    page.keyboard.press("l")
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


def moving(browser: Browser, server: Server, width: int = 1440) -> Page:
    context = browser.new_context(viewport={"width": width, "height": WIDTHS[width]})
    context.add_cookies([{"name": "lang", "value": "en", "url": server.url}])
    context.add_init_script(KNOWS_THE_AIMS)
    return context.new_page()


def small(page: Page, name: Path, share: float = 0.4) -> None:
    """The page as it is, small enough for a document."""
    taken = b64encode(page.screenshot()).decode()
    size = page.viewport_size or {"width": 1440, "height": 900}
    assert page.context.browser
    lesser = {"width": int(size["width"] * share), "height": int(size["height"] * share)}
    view = page.context.browser.new_page(viewport=lesser)  # type: ignore[arg-type]
    view.set_content(f'<body style="margin:0"><img style="width:100%" src="data:image/png;base64,{taken}">')
    view.wait_for_function("() => document.images[0].complete")
    view.screenshot(path=name)
    view.close()
    lighten(name)


def large(page: Page, name: Path) -> None:
    """The page as it is, for those who have not come yet."""
    page.screenshot(path=name)
    lighten(name)


def lighten(name: Path) -> None:
    """Fewer colours make a picture three to five times lighter."""
    with Image.open(name) as picture:
        few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(name, optimize=True)


def point(page: Page, ref: str) -> None:
    page.locator(f'#board [data-ref="{ref}"] > .hit').first.hover(force=True)
    page.wait_for_timeout(1500)


def pictures_of_the_visit(browser: Browser, server: Server, folder: Path) -> None:
    """A march before it is gone, what the other side did, forts as they fall, what a ride would bring."""
    page = moving(browser, server)
    sit_down(page, server, "legend")
    page.locator("#choices button", has_text="movement").click()
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('next piece')")
    page.locator('#board [data-ref="piece:robin_hood"] > .hit').click(force=True)
    page.wait_for_selector("#board [data-way]", state="attached")
    point(page, "box:R04")
    small(page, folder / "visit-legend-march.png")
    large(page, folder / "legend.png")
    page.locator('#board [data-ref="box:R04"] > .hit').first.click(force=True)
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('one movement point left')")
    page.locator("#choices button", has_text="Stop").click()
    page.wait_for_function("() => document.querySelectorAll('#log .log-head').length > 1", timeout=120_000)
    page.wait_for_timeout(1500)
    small(page, folder / "visit-legend-news.png", 0.37)
    page.context.close()

    page = moving(browser, server)
    sit_down(page, server, "romans", ("me", "bot", "bot"))
    play_some(page, 3)
    point(page, page.locator("#board [data-ref^='warrior:'].is-lit").last.get_attribute("data-ref") or "")
    large(page, folder / "romans.png")
    play_some(page, 3)
    page.locator('#board [data-ref="confirm"] > .hit').click(force=True)
    page.wait_for_selector("#moments:not([hidden])")
    page.locator("#moment-pause").click()
    page.wait_for_timeout(800)
    small(page, folder / "visit-romans-moments.png")
    page.context.close()

    page = moving(browser, server)
    sit_down(page, server, "locksley")
    page.wait_for_selector(".promptbar.is-turn")
    if "corner" in page.locator("#ask").inner_text():
        page.locator("#board [data-ref^='space:'].is-lit > .hit").first.click(force=True)
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('ride')")
    page.wait_for_timeout(1500)
    point(page, page.locator("#board [data-ref^='space:'].is-lit").first.get_attribute("data-ref") or "")
    small(page, folder / "visit-locksley-would.png")
    large(page, folder / "locksley.png")
    page.context.close()

    page = moving(browser, server)
    sit_down(page, server, "merrymen", ("me", "bot", "bot"))
    page.wait_for_selector(".promptbar.is-turn")
    while "hero has" not in page.locator("#ask").inner_text():
        play_some(page, 1)
        page.wait_for_selector(".promptbar.is-turn", timeout=60_000)
    page.wait_for_timeout(2500)
    small(page, folder / "visit-merrymen.png")
    page.context.close()
    theft(browser, server, folder)


def theft(browser: Browser, server: Server, folder: Path) -> None:
    """A thief before the dice: what each roll would bring."""
    page = moving(browser, server)
    person = sit_down(page, server, "merrymen", ("me", "bot"))
    table = page.url.rpartition("/")[2]
    while True:
        shown = person.ask("GET", f"/api/tables/{table}/view?seat=0&wait=20")
        choices = [one for one in shown["prompt"]["choices"] if not one["revise"]]
        if any(one["do"][0] == "steal" for one in choices) and shown["prompt"]["mine"]:
            break
        risky = [one for one in choices if "chance" in one["final"] or "theft" in one["say"]]
        if shown["prompt"]["mine"]:
            person.play(table, 0, (risky or choices)[0]["do"], shown["prompt"]["turn"])
    page.wait_for_function("() => document.querySelector('#ask').textContent.includes('Theft')", timeout=120_000)
    page.wait_for_selector("#moments", state="hidden")
    page.locator("#choices button.choice").first.hover()
    page.wait_for_timeout(2000)
    large(page, folder / "merrymen.png")
    page.context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "screens")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    only = sys.argv[2:]
    with tempfile.TemporaryDirectory() as there, sync_playwright() as playwright:
        server = Server(f"{there}/screens.sqlite", Path(there)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if not only or "visit" in only:
            pictures_of_the_visit(browser, server, folder)
        ended = played_by_bots(server) if only != ["visit"] else {}
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
        if ended:
            lobby(browser, server, folder)
        browser.close()
        close_all()
        server.stop()
    print(f"{len(list(folder.glob('*.png')))} screens in {folder}")


if __name__ == "__main__":
    main()
