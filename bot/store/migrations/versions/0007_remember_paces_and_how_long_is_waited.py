"""Remember at which pace a table is played, since when each of its people is waited for, and outages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there were begun without a clock, and keep none.
    op.add_column("games", sa.Column("pace", sa.String(8), nullable=False, server_default="untimed"))
    op.add_column("games", sa.Column("fallback", sa.String(8), nullable=False, server_default="ask"))
    op.add_column("games", sa.Column("proposal", sa.JSON(none_as_null=True)))
    op.add_column("shown", sa.Column("waits", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("shown", sa.Column("look", sa.String(200), nullable=False, server_default=""))
    op.create_table(
        "signs",
        sa.Column("shards", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("shards", "shard", name="pk_signs"),
    )
    op.create_table(
        "outages",
        sa.Column("shards", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("began", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("shards", "shard", "began", name="pk_outages"),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("signs")
    for name in ("look", "waits"):
        op.drop_column("shown", name)
    for name in ("proposal", "fallback", "pace"):
        op.drop_column("games", name)
