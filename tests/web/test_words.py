"""Every sentence of the pages exists in every language, every key that is asked for exists, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sherwood.web
from sherwood.bots.known import SEATED
from sherwood.table.pairing import SYSTEMS
from sherwood.table.store.expiry import LEFT
from sherwood.table.store.hosts import ENDED
from sherwood.table.store.notices import DAILY, EACH
from sherwood.table.store.tournaments import TOO_LATE
from sherwood.text.speech import HERE, LANGUAGES, keys
from sherwood.web.consent import RULES
from sherwood.web.dice_pages import PROOFS
from sherwood.web.lobby import PACES
from sherwood.web.trouble import REASONS
from sherwood.web.words import language, say, script_words

WEB = Path(sherwood.web.__file__).parent
SOURCES = [*WEB.rglob("*.py"), *WEB.rglob("*.html"), *WEB.glob("static/*.js")]


def written(lang: str) -> list[str]:
    files = [WEB / "text" / f"{lang}.ftl", *sorted((WEB / "text").glob(f"*.{lang}.ftl"))]
    return [key for path in files for key in keys(path)]


def asked() -> set[str]:
    """Keys named in the sources, and those made from lists that are known here."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = set(re.findall(r"\bt\(\s*[\"']([a-z0-9-]+)[\"'](?!\s*[+~])", text))
    found |= set(re.findall(r"\bsay\([a-z_.]*lang, [\"']([a-z0-9-]+)[\"']", text))
    found |= {f"no-{reason}" for reason in re.findall(r"Refused\(\s*\"([a-z-]+)\"", text)}
    found |= {
        f"no-{reason}"
        for pair in re.findall(r"Refused\(\"([a-z-]+)\" if [^\"]+ else \"([a-z-]+)\"", text)
        for reason in pair
    }
    found |= {f"no-unknown-{what}" for what in re.findall(r"not_found\(\"([a-z]+)\"", text)}
    found |= {f"js-{key}" for key in re.findall(r"(?<![\w.])say\([\"']([a-z-]+)[\"']", _scripts())}
    found |= {
        f"js-{key}" for pair in re.findall(r"say\([^\"')]+\? \"([a-z-]+)\" : \"([a-z-]+)\"", _scripts()) for key in pair
    }
    found |= {f"pace-{pace}" for pace in PACES} | {f"level-{level}" for level in SEATED}
    found |= {f"no-not-{status}" for status in ("running", "lobby", "over")}
    found |= {f"no-{reason}" for reason in ("malformed", "unknown-page", "method", "too-long", "too-fast", "banned")}
    found |= {f"{kind}-{reason}" for kind in ("no", "status", "trouble") for reason in REASONS}
    found |= {f"ending-{why}" for why in (RULES, ENDED, LEFT, "resigned", "unknown")} | {
        f"host-{status}" for status in ("running", "lobby")
    }
    found |= {f"tournament-{status}" for status in ("open", "over")} | {
        f"system-{system}{end}" for system in SYSTEMS for end in ("", "-help")
    }
    found |= {f"mail-{act}-{part}" for act in ("confirm", "stop") for part in ("page", "lead", "do", "done")}
    found |= {f"no-{reason}" for reason in TOO_LATE}
    found |= {f"fair-{part}-{proof}" for part in ("proves", "not") for proof in PROOFS}
    found |= {f"often-{often}" for often in (EACH, DAILY, "never")}
    statuses = ("reported", "ruled", "reconstructed")
    found |= _preferences(text) | _keyboard(text) | _finalities(text)
    return found | {f"mark-{status}{end}" for status in statuses for end in ("", "-help")}


def _preferences(text: str) -> set[str]:
    """A preference has a title, a help, and a sentence for each of its values."""
    found = set()
    for key, values in re.findall(r"(?:choose|tick)\(t, \"(\w+)\"(?:, \[([^]]*)\])?\)", text):
        found |= {f"prefer-{key}", f"prefer-{key}-help"}
        found |= {f"prefer-{key}-{value}" for value in re.findall(r"\w+", values)}
    return found


def _keyboard(text: str) -> set[str]:
    """The list of keys: what each is called and what it does."""
    listed = re.search(r"for key in \((\"tab\"[^)]*)\)", text)
    names = re.findall(r"\w+", listed[1]) if listed else []
    return {f"{kind}-{name}" for kind in ("key", "keys") for name in names}


def _finalities(text: str) -> set[str]:
    """What the script says of a choice that is final, and why."""
    listed = re.search(r"const gravest = \[([^]]*)\]", text)
    names = re.findall(r"\w+", listed[1]) if listed else []
    return {f"js-final-{name}{end}" for name in names for end in ("", "-why")}


def _scripts() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in WEB.glob("static/*.js"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_once(lang: str) -> None:
    assert len(set(written(lang))) == len(written(lang))
    assert written(lang) == written("en")


def test_no_key_hides_a_common_one() -> None:
    common = {key for path in HERE.glob("*.ftl") for key in keys(path)}
    assert common & set(written("en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_left_over(lang: str) -> None:
    assert sorted(asked() - set(written(lang))) == []
    assert sorted(set(written(lang)) - asked()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_script_words_keep_their_places(lang: str) -> None:
    assert "{name}" in script_words(lang)["winner"]
    assert "{n}" in script_words(lang)["at"]


def test_the_language_is_the_chosen_one_else_the_browsers() -> None:
    assert language("fr", "en-GB") == "fr"
    assert language(None, "de, fr;q=0.8") == "fr"
    assert language("xx", None) == "en"
    assert say("fr", "minutes", low=1, high=2) == "1 à 2 min"


def test_games_at_leisure_are_called_so_everywhere() -> None:
    """One word in the paces, on the pages about notices and in letters: nobody should wonder which games are meant."""
    french = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "text").glob("*fr.ftl"))
    assert "pace-43200 = À loisir" in french
    assert "notices-lead = Pour savoir qu’une partie à loisir" in french
    assert "sans hâte" not in french
