"""Remember what a lobby was before its host changed it, and a change for which people are asked for their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("changed_from", sa.JSON(none_as_null=True)))
    op.add_column("games", sa.Column("wanted", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("games", "wanted")
    op.drop_column("games", "changed_from")
