"""Find all games of a server: the statistics of a server are read from their results."""

from __future__ import annotations

from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("games_by_guild", "games", ["guild"])


def downgrade() -> None:
    op.drop_index("games_by_guild", "games")
