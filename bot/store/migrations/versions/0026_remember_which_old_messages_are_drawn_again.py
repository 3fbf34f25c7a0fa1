"""Remember which old messages are drawn again: a name in them was erased, or their game does not count any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("shown", sa.Column("redraw", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("shown", "redraw")
