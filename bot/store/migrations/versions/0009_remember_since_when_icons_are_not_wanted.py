"""Remember since when icons are not wanted any more, so that they are deleted late."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "unwanted",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_unwanted"),
    )


def downgrade() -> None:
    op.drop_table("unwanted")
