"""Remember who has sat down at a table in a thread and is still to be added to the thread."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("shown", sa.Column("invite", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("shown", "invite")
