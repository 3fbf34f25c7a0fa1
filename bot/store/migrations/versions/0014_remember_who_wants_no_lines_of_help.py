"""Remember who wants no lines of help in their first games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("unaided", sa.Boolean))


def downgrade() -> None:
    op.drop_column("people", "unaided")
