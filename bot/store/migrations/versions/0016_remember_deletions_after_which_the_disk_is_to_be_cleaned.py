"""Remember deletions after which the disk is still to be cleaned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cleanups",
        sa.Column("token", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_cleanups"),
    )


def downgrade() -> None:
    op.drop_table("cleanups")
