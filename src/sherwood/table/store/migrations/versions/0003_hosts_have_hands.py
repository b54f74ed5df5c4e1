"""Hosts have hands: sessions that end, codes, roles, bans, marks at tables, and whose uploads are whose"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(length=8), server_default="", nullable=False))
    op.add_column("people", sa.Column("banned", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("people", sa.Column("muted", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("back", sa.Float(), server_default="0", nullable=False))
    op.add_column("chat", sa.Column("person", sa.String(length=24), nullable=True))
    op.add_column("journals", sa.Column("owner", sa.String(length=24), nullable=True))
    op.add_column("journals", sa.Column("used", sa.Float(), server_default="0", nullable=False))
    op.add_column("journals", sa.Column("size", sa.Integer(), server_default="0", nullable=False))
    op.create_index(op.f("ix_journals_owner"), "journals", ["owner"])
    op.execute("UPDATE journals SET used = created, size = length(text)")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "codes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_codes_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_codes")),
    )
    op.create_table(
        "marks",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("removed", sa.Boolean(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_marks_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_marks_person")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_marks")),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("why", sa.String(length=200), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_bans")),
    )
    op.create_table(
        "deeds",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=60), nullable=False),
        sa.Column("deed", sa.String(length=24), nullable=False),
        sa.Column("what", sa.String(length=80), nullable=False),
        sa.Column("detail", sa.String(length=500), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("n", name=op.f("pk_deeds")),
    )
