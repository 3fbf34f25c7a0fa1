"""Draw the salts of words when a lobby opens; lobbies of before have none, and go on as they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("salts", sa.JSON))
    op.add_column("games", sa.Column("salts_sha256", sa.JSON))
    op.add_column("games", sa.Column("salts_given", sa.SmallInteger))
    op.add_column("seats", sa.Column("salt", sa.SmallInteger))


def downgrade() -> None:
    op.drop_column("seats", "salt")
    for name in ("salts_given", "salts_sha256", "salts"):
        op.drop_column("games", name)
