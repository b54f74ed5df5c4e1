"""Letters are tried again: how often one was refused by the mail server, and not before when it is tried again"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("notices", sa.Column("tries", sa.Integer(), server_default="0", nullable=False))
    op.add_column("notices", sa.Column("again", sa.Float(), server_default="0", nullable=False))
