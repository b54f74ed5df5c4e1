"""Notices: what people want to be told by mail, browsers that show notices, and whom tables at leisure wait for"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("mail", sa.String(length=254), server_default="", nullable=False),
        sa.Column("confirmed", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("code", sa.String(length=64), server_default="", nullable=False),
        sa.Column("until", sa.Float(), server_default="0", nullable=False),
        sa.Column("stop", sa.String(length=32), nullable=False),
        sa.Column("often", sa.String(length=8), server_default="", nullable=False),
        sa.Column("quiet_from", sa.Integer(), server_default="22", nullable=False),
        sa.Column("quiet_to", sa.Integer(), server_default="8", nullable=False),
        sa.Column("zone", sa.String(length=64), server_default="UTC", nullable=False),
        sa.Column("lang", sa.String(length=8), server_default="en", nullable=False),
        sa.Column("mailed", sa.Float(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notices")),
        sa.UniqueConstraint("stop", name=op.f("uq_notices_stop")),
    )
    op.create_index(op.f("ix_notices_code"), "notices", ["code"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failed", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_pushes_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pushes")),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"])
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("warn", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=False),
        sa.Column("pushed", sa.String(length=4), server_default="", nullable=False),
        sa.Column("mailed", sa.String(length=4), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_due_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_due")),
    )
    op.create_index(op.f("ix_due_person"), "due", ["person"])
