"""Fixtures of the browser tests: one server, one Chromium, and pages that fail on any script error."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.browser import FLAGS, KNOWS_THE_AIMS, chromium
from support.served import Server, close_all

Visit = Callable[..., Page]
expect.set_options(timeout=20_000)  # what comes, comes at once; a busy machine may need longer for it


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("served")
    running = Server(str(folder / "browser.sqlite"), folder).start()
    yield running
    running.stop()
    close_all()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(str(tmp_path / "own.sqlite"), tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A new visitor's page; at the end none of them may have seen a script error or a refused resource."""
    problems: list[str] = []
    contexts = []

    def come(
        path: str = "/",
        width: int = 1440,
        lang: str = "en",
        theme: str = "light",
        server: Server = server,
        experienced: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 900}, reduced_motion="reduce", permissions=["clipboard-write"]
        )
        contexts.append(context)
        if experienced:
            context.add_init_script(KNOWS_THE_AIMS)
        cookies = (("lang", lang), ("theme", theme))
        context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies])
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if "Content Security" in line.text else None)
        page.goto(server.url + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert problems == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whoever reads that a test failed reads what stood on its pages."""
    report = yield
    if report.when == "call" and report.failed and "browser" in getattr(item, "funcargs", {}):
        for context in item.funcargs["browser"].contexts:  # type: ignore[attr-defined]
            for page in context.pages:
                report.sections.append((page.url, page.locator("body").inner_text()[-6000:]))
    return report
