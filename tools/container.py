"""The container of deploy/, built and started as a host would: who runs there, what it serves, what it keeps, how it ends.

`python tools/container.py [--stand-in] [-- FLAGS FOR THE BUILD]` wants podman, and prints what it found. The base image comes from
its registry; `--stand-in` makes one like it out of Debian's packages instead (mmdebstrap, as root), where no registry can be reached.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress

import httpx
from siege.house import ROOT, free_port

FILE = ROOT / "deploy" / "Containerfile"
IMAGE = "localhost/sherwood"
SUITE, PYTHON = "trixie", "3.13"  # the Debian that the base image is made of, and the Python of its packages
# The base image has Python's headers and no compiler; Debian's package of them would bring the C library's as well.
HEADERS = (
    f'chroot "$1" sh -ec "cd /tmp; apt-get download libpython{PYTHON}-dev;'
    ' dpkg-deb --fsys-tarfile libpython*.deb | tar -xC / ./usr/include; rm libpython*.deb"'
)
LOCKED = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")  # as deploy/compose.yaml
COMPILERS = "for one in cc gcc clang as ld make; do command -v $one; done; true"


def podman(*words: str, check: bool = True) -> str:
    done = subprocess.run(["podman", *words], stdout=subprocess.PIPE, text=True, check=check)
    return done.stdout.strip()


def stand_in(base: str) -> None:
    """An image of the base's name, kept until somebody removes it."""
    assert base == f"python:{PYTHON}-slim", f"Debian {SUITE} has Python {PYTHON}: nothing here is like {base}"
    with tempfile.TemporaryDirectory(prefix="sherwood-base-") as folder:
        tar = f"{folder}/base.tar"
        packages = "--include=python3-venv,python-is-python3,ca-certificates"
        made = ["mmdebstrap", "--quiet", "--variant=minbase", packages, f"--customize-hook={HEADERS}", SUITE, tar]
        subprocess.run(made, check=True, cwd="/")
        podman("import", "--quiet", tar, f"docker.io/library/{base}")


def build(flags: Sequence[str]) -> None:
    """In docker's format: OCI's has no health check."""
    env = {**os.environ, "BUILDAH_FORMAT": "docker"}
    subprocess.run(["podman", "build", *flags, "-f", str(FILE), "-t", IMAGE, str(ROOT)], check=True, env=env)


class Started:
    """The image as a container on a new volume."""

    def __init__(self) -> None:
        self.name, self.port, self.began = f"sherwood-{secrets.token_hex(4)}", free_port(), time.monotonic()
        self.volume = f"--volume={self.name}:/data"
        podman("run", "-d", "--name", self.name, self.volume, f"-p=127.0.0.1:{self.port}:8000", *LOCKED, IMAGE)

    def ask(self, path: str, patience: float = 0.0) -> httpx.Response:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                if (answer := httpx.get(f"http://127.0.0.1:{self.port}{path}")).is_success:
                    return answer
            time.sleep(0.05)
        return httpx.get(f"http://127.0.0.1:{self.port}{path}")

    def inside(self, *words: str) -> str:
        return podman("exec", self.name, *words, check=False)

    def remove(self) -> None:
        podman("rm", "-f", "-v", self.name, check=False)
        podman("volume", "rm", "-f", self.name, check=False)


def look(house: Started) -> dict[str, bool]:
    """What there is to say about it, and whether that is as it should be."""
    health = house.ask("/api/health", 60.0)
    found = {f"it is well, {time.monotonic() - house.began:.1f} s after its start": health.status_code == 200}
    found["it serves a page"] = "<!doctype html>" in house.ask("/").text
    who = house.inside("sh", "-c", "id -u; id -g").split()
    found[f"it runs as {':'.join(who)}, not as root"] = len(who) == 2 and "0" not in who
    found["its rules are compiled"] = "compiled rules" in house.inside("sherwood", "version")
    tools = house.inside("sh", "-c", COMPILERS)
    found[f"no compiler is there ({' '.join(tools.split()) or 'none'})"] = not tools
    well = subprocess.run(["podman", "healthcheck", "run", house.name], stdout=subprocess.DEVNULL)
    found["it has a health check, which passes"] = well.returncode == 0
    began = time.monotonic()
    podman("stop", "--time=20", house.name)
    code = podman("inspect", "--format={{.State.ExitCode}}", house.name)
    found[f"told to stop, it ends by itself with {code} in {time.monotonic() - began:.1f} s"] = code == "0"
    kept = podman("run", "--rm", house.volume, "--entrypoint=ls", IMAGE, "-A", "/data").split()
    found[f"the volume keeps its database and nothing else ({' '.join(kept)})"] = kept == ["sherwood.sqlite"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stand-in", action="store_true", help="make the base image out of Debian's packages")
    parser.add_argument("flags", nargs="*", help="for podman build, after --")
    given = parser.parse_args()
    base = re.findall(r"^FROM (\S+)", FILE.read_text(), re.MULTILINE)[-1]
    if given.stand_in:
        stand_in(base)
    build([*(["--pull=never"] if given.stand_in else []), *given.flags])
    house = Started()
    try:
        found = look(house)
    finally:
        house.remove()
    size = int(podman("image", "inspect", "--format={{.Size}}", IMAGE)) / 1e6
    print(f"The image on {base}{' (a stand-in)' if given.stand_in else ''} has {size:.0f} MB.")
    for what, good in found.items():
        print("yes " if good else "NO  ", what)
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
