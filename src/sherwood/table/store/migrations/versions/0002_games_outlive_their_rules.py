"""Games outlive their rules: consent to go on, why a table was closed, and finished games as they were told"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.String(length=12), server_default="", nullable=False))
    op.add_column("seats", sa.Column("agreed", sa.String(length=40), server_default="", nullable=False))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_endings_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_endings")),
    )
