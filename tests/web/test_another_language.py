"""A new language is a set of text files: a copy of the package with German beside English, and not a line of Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sherwood
from support.served import Person, Server

SOURCE = Path(sherwood.__file__).parent
PARAGRAPH = re.compile(r'^en = ("""(?:.|\n)*?"""|".*")$', re.M)
TRANSLATED = {
    "nobody": "niemand",
    "language": "Deutsch",
    "home-heading": "Willkommen im Wald",
    "game-name": "Ab nach Rom!",
}


@pytest.fixture(scope="module")
def german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, its English texts also as German ones, with a few sentences really translated."""
    root = tmp_path_factory.mktemp("german")
    shutil.copytree(SOURCE, root / "sherwood", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for path in [*root.rglob("en.ftl"), *root.rglob("*.en.ftl")]:
        text = path.read_text(encoding="utf-8")
        for key, said in TRANSLATED.items():
            text = re.sub(rf"^{key} = .*$", f"{key} = {said}", text, flags=re.M)
        path.with_name(path.name.replace("en.ftl", "de.ftl")).write_text(text, encoding="utf-8")
    for path in root.rglob("rulebook.toml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(PARAGRAPH.sub(lambda found: f"{found[0]}\nde = {_shouted(found[1])}", text), encoding="utf-8")
    return root


def _shouted(text: str) -> str:
    """A translation that can be told from the original."""
    quotes = '"""' if text.startswith('"""') else '"'
    return f"{quotes}Auf Deutsch: {text.removeprefix(quotes)}"


def beside_the_tests(root: Path) -> str:
    """The fifth game of the tests is found too. It has no German: it is told in English."""
    return os.pathsep.join([str(root), str(Path(__file__).parent.parent)])


def run(root: Path, *command: str, typed: str = "") -> str:
    env = {
        **os.environ,
        "PYTHONPATH": beside_the_tests(root),
        "SHERWOOD_PURE": "1",
        "XDG_DATA_HOME": str(root / "games"),
    }
    done = subprocess.run([sys.executable, *command], env=env, input=typed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_library_speaks_it(german: Path) -> None:
    code = """
import sherwood
from sherwood.text import Speech, languages
match = sherwood.new("romans", seats=2, seed=1)
print(languages(), Speech(None, "de").say("nobody"))
print([str(one) for one in match.choices(0, "de")] == [str(one) for one in match.choices(0, "en")])
print(match.log(0, "de")[0], match.prompt(0, "de").ask, len(match.svg(0, "de")) > 1000)
"""
    told = run(german, "-c", code).splitlines()
    assert told[0] == "('en', 'de', 'fr') niemand"
    assert told[1] == "True"
    assert told[2].endswith("True")


def test_the_terminal_speaks_it(german: Path) -> None:
    assert "Auf Deutsch:" in run(german, "-m", "sherwood.cli", "rules", "romans", "3.3", "--lang", "de")
    told = run(german, "-m", "sherwood.cli", "play", "romans", "--plain", "--lang", "de", typed="r 3.3\nquit\n")
    assert "Ab nach Rom!" in told
    assert "Auf Deutsch:" in told


def test_the_pages_and_the_interface_offer_it(german: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", beside_the_tests(german))
    monkeypatch.setenv("SHERWOOD_PURE", "1")
    server = Server(str(tmp_path / "german.sqlite"), tmp_path).start()
    try:
        _look_around(Person(server))
    finally:
        server.stop()


def _look_around(visitor: Person) -> None:
    english = visitor.http.get("/").text
    assert 'data-value="de" lang="de" title="Deutsch"' in english
    german = visitor.http.get("/", headers={"accept-language": "de-AT, en;q=0.5"}).text
    assert '<html lang="de"' in german
    assert "Willkommen im Wald" in german
    assert 'title="Français"' in german
    assert visitor.ask("PUT", "/api/preferences", {"lang": "de"}) == {"lang": "de", "theme": None, "motion": None}
    visitor.ask("PUT", "/api/preferences", {"lang": "it"}, expect=400)
    assert "Auf Deutsch:" in visitor.http.get("/rules/romans").text
    assert visitor.ask("GET", "/api/games/romans")["name"] == "Ab nach Rom!"
    assert visitor.ask("GET", "/api/games/purses")["tagline"] == "How many pennies do all purses hold?"
    assert "looks into it alone" in visitor.http.get("/rules/purses").text
    rule = visitor.ask("GET", "/api/games/romans/rules")[0]
    assert sorted(rule["text"]) == ["de", "en", "fr"]
    assert rule["text"]["de"] == f"Auf Deutsch: {rule['text']['en']}"
    schema = visitor.ask("GET", "/schema")["components"]["schemas"]["Preferences"]
    assert "de" in str(schema["properties"]["lang"])
