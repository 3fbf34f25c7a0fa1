"""Remember the language of a server, so that its new tables are shown in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(16)),
    )


def downgrade() -> None:
    op.drop_table("guilds")
