"""Help is told: who agrees to hints and the coach at a table, and what help a seat has had"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("advice", sa.Boolean(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("helped", sa.String(length=40), server_default="", nullable=False))
