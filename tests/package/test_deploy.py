"""What a host gets in deploy/: files that name only what there is, and ask for no more rights than they need."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import typer
import yaml

from sherwood.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def container() -> list[list[str]]:
    """Instructions of the container file, each a line."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    return [line.split(None, 1) for line in text.splitlines() if line.strip() and not line.startswith("#")]


def flags(words: list[str]) -> list[str]:
    return [word for word in words if word.startswith("--")]


@cache
def known_flags() -> set[str]:
    done = subprocess.run([sys.executable, "-m", "sherwood.cli", "serve", "--help"], capture_output=True, text=True)
    return set(re.findall(r"--[a-z-]+", done.stdout))


def known_variables() -> set[str]:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {str(one.envvar) for one in serve.params if one.envvar}


def test_the_container_is_small_and_nobodys() -> None:
    stages = "\n".join(" ".join(one) for one in container()).split("FROM ")[1:]
    assert len(stages) == 2
    made, last = stages
    assert "gcc" in made
    assert "gcc" not in last, "no compiler where it runs"
    for stage in stages:
        image = stage.split()[0]
        assert re.fullmatch(r"python:\d\.\d+-slim", image), "a version, not whatever is newest"
    user = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert user, "a number, so that it can be seen not to be root"
    assert int(user[-1]) > 0
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert "HEALTHCHECK" in last
    assert "[web,notices,cluster,metrics]" in made, "whatever `serve` has a flag for"
    for one, rest in (line for line in container() if len(line) == 2):
        assert one != "ADD"
        if one == "COPY" and "--from" not in rest:
            assert all((ROOT / name).exists() for name in rest.split()[:-1]), rest


def test_the_parts_that_are_started_together_know_each_other() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    servers = re.findall(r"presetenv SHERWOOD_\w+ (\w+):8000", (DEPLOY / "haproxy.cfg").read_text())
    assert set(services) == {*servers, "postgres", "valkey", "haproxy"}
    known = known_flags()
    for name in servers:
        command = services[name]["command"]
        assert set(flags(command)) <= known
        assert "--behind-proxy" in flags(command)
        assert {"SHERWOOD_CHANNELS", "SHERWOOD_DATABASE"} <= set(services[name]["environment"])
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).exists()
        assert services[name]["cap_drop"] == ["ALL"]
        assert "${" not in str(command), "no password where a list of processes shows it"
    for one in services.values():
        assert "password" not in str(one.get("environment", {})).lower().replace(
            "postgres_password", ""
        ) or "${" in str(one)
    assert "-h" in services["postgres"]["healthcheck"]["test"], "its socket answers before the database is made"
    entry = next(rest for one, rest in container() if one == "ENTRYPOINT")
    assert set(flags(yaml.safe_load(entry))) <= known


def test_what_a_host_installs_can_do_all_that_a_server_is_told() -> None:
    """Notices, news between servers, figures: a flag that a host may set must not ask for another package then."""
    source = (ROOT / "src" / "sherwood" / "commands" / "serve.py").read_text()
    wanted = set(re.findall(r'(?:require|extra)\("(\w+)"', source))
    assert {"web", "notices"} <= wanted
    for name in ("Containerfile", "sherwood.service"):
        brought = re.findall(r'"(?:\.|sherwood)\[([\w,]+)\]"', (DEPLOY / name).read_text())
        assert [set(one.split(",")) for one in brought] == [wanted], name


def test_what_may_hold_a_password_is_on_no_command_line() -> None:
    """Everybody on a machine can read those; what is set by variables, or shown as one, is known to the server."""
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    lines = [" ".join(one.get("command", [])) for one in compose["services"].values()]
    lines += [" ".join(rest) for one, *rest in container() if one in ("ENTRYPOINT", "CMD")]
    lines += re.findall(r"^ExecStart=(.*)$", (DEPLOY / "sherwood.service").read_text(), re.MULTILINE)
    secret = ("--database", "--channels", "--mail", "://", "${")
    assert not [line for line in lines if any(word in line for word in secret)]
    for name in ("compose.yaml", "sherwood.service"):
        named = set(re.findall(r"SHERWOOD_[A-Z_]+", (DEPLOY / name).read_text()))
        assert named <= known_variables()
        assert {f"SHERWOOD_{what}" for what in ("DATABASE", "CHANNELS", "MAIL", "MAIL_FROM", "SITE", "PUSH")} <= named


def test_the_unit_starts_what_there_is_without_rights() -> None:
    unit = (DEPLOY / "sherwood.service").read_text()
    start = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert len(start) == 1
    assert set(flags(shlex.split(start[0]))) <= known_flags()
    for wanted in ("DynamicUser=yes", "NoNewPrivileges=yes", "Restart=always"):
        assert wanted in unit


def test_the_proxys_file_is_one() -> None:
    """Said by HAProxy itself."""
    haproxy = next(path for path in (Path("/usr/sbin/haproxy"), Path("/usr/local/sbin/haproxy")) if path.exists())
    done = subprocess.run([str(haproxy), "-c", "-f", str(DEPLOY / "haproxy.cfg")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_other_proxys_file_is_one_too(tmp_path: Path) -> None:
    """Said by Caddy itself, which has nothing to warn of; it names the same servers."""
    file = DEPLOY / "Caddyfile"
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=own)
    assert done.returncode == 0, done.stderr
    assert '"warn"' not in done.stderr, done.stderr
    servers = re.compile(r"SHERWOOD_(ONE|TWO|THREE)[ :](\w+:8000)")
    assert servers.findall(file.read_text()) == servers.findall((DEPLOY / "haproxy.cfg").read_text())
