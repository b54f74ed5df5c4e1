"""What a missing package is called, and how it is had."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{package!r}] = None  # as if it were not installed
import sherwood
try:
    import sherwood.web.app
except sherwood.MissingExtra as error:
    print(error.extra, error)
"""


@pytest.mark.parametrize("package", ["litestar", "uvicorn", "sqlalchemy", "alembic", "argon2", "jinja2"])
def test_the_web_part_without_its_packages_says_what_to_install(package: str) -> None:
    code = WITHOUT.format(package=package)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"web {package} is not installed, and this needs it: pip install 'sherwood[web]' brings it.\n"


@pytest.mark.parametrize(
    ("module", "package"),
    [("vector", "numpy"), ("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")],
)
def test_the_adapters_without_their_packages_say_what_to_install(module: str, package: str) -> None:
    code = WITHOUT.replace("sherwood.web.app", f"sherwood.adapters.{module}").format(package=package)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    wanted = f"{package} is not installed, and this needs it: pip install 'sherwood[research]' brings it."
    assert done.stdout == f"research {wanted}\n"
