"""Remember which servers were welcomed recently, so that none is welcomed twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "welcomes",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("sending", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_welcomes"),
    )


def downgrade() -> None:
    op.drop_table("welcomes")
