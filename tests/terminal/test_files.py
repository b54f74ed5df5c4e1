from __future__ import annotations

import os
from pathlib import Path

import pytest

from sherwood.files import write


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.journal"
    write(path, "one\n")
    write(path, "two\n")
    assert path.read_text() == "two\n"
    assert os.listdir(path.parent) == ["game.journal"]


def test_a_failed_write_leaves_the_old_file_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.journal"
    write(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write(path, "half \udcff")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.journal"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real"
    real.write_text("old")
    link = tmp_path / "link"
    link.symlink_to(real)
    write(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"


def test_a_device_stays_a_device() -> None:
    write(Path("/dev/null"), "gone")
    assert not Path("/dev/null").is_file()


def test_rights_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    write(path, "x")
    path.chmod(0o640)
    write(path, "y")
    assert path.stat().st_mode & 0o777 == 0o640
