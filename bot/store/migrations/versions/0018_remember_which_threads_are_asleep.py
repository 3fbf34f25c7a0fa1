"""Remember which tables' threads were archived, and when they were opened again, which is done once a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("shown", sa.Column("asleep", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("shown", sa.Column("reopened", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("shown", "reopened")
    op.drop_column("shown", "asleep")
