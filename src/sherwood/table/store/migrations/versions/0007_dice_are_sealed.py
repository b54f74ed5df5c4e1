"""Dice are sealed: what each person adds to them before the game"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("dice", sa.String(length=64), server_default="", nullable=False))
