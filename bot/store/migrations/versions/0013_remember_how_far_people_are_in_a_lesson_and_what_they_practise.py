"""Remember how far people are in a lesson and what they practise; how many reached each step, without their numbers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("step", sa.SmallInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_learning"),
    )
    op.create_table(
        "practices",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_practices"),
    )
    op.create_table(
        "learned",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("step", sa.String(32), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "step", name="pk_learned"),
    )
    for table in ("learning", "practices"):
        op.create_index(f"{table}_by_moment", table, ["at"])


def downgrade() -> None:
    for table in ("learned", "practices", "learning"):
        op.drop_table(table)
