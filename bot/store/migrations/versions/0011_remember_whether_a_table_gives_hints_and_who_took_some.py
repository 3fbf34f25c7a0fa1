"""Remember whether a table gives hints, and at which seats how many were given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nothing was chosen for tables that are there: who plays one alone with computers has hints from now on.
    op.add_column("games", sa.Column("hints", sa.Boolean))
    op.add_column("games", sa.Column("hinted", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    for name in ("hinted", "hints"):
        op.drop_column("games", name)
