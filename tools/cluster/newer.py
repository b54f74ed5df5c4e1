"""The server of a later release, `python newer.py serve …`: a migration more than ours, and its word that ours may run beside it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from sherwood.table.store import database

OWN = database.versions()[-1]
NEXT = f"{int(OWN) + 1:04}"
MIGRATION = f'''"""What a later release may add"""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{OWN}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scent", sa.String(length=8), server_default="pine", nullable=False))
    op.create_table("harps", sa.Column("id", sa.Integer(), primary_key=True))
'''


def migrations(folder: Path) -> Path:
    """Ours and one more."""
    shutil.copytree(database.MIGRATIONS, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "migrations" / "versions" / f"{NEXT}_what_a_later_release_may_add.py").write_text(MIGRATION)
    return folder / "migrations"


def main() -> None:
    from sherwood.cli import app  # late: tests want only what is above

    with tempfile.TemporaryDirectory(prefix="sherwood-newer-") as folder:
        database.MIGRATIONS, database.OLDEST = migrations(Path(folder)), OWN
        app()


if __name__ == "__main__":
    main()
