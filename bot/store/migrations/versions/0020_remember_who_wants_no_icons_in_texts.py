"""Remember who wants no icons in the texts that only they see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("no_icons", sa.Boolean))


def downgrade() -> None:
    op.drop_column("people", "no_icons")
