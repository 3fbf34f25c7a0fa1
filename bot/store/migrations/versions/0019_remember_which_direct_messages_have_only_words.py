"""Remember which direct messages have only their words yet, so that a screen takes their place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("shown", sa.Column("letters", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("watches", sa.Column("letter", sa.BigInteger))
    op.add_column("watches", sa.Column("letter_since", sa.Integer))


def downgrade() -> None:
    op.drop_column("watches", "letter_since")
    op.drop_column("watches", "letter")
    op.drop_column("shown", "letters")
