"""Entrants add to the dice: what each gave for all their tables when they joined a tournament"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("entrants", sa.Column("dice", sa.String(length=64), server_default="", nullable=False))
