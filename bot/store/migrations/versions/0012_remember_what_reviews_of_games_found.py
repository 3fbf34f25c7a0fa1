"""Remember what the reviews of finished games found, each for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    reference = sa.ForeignKey("games.id", name="fk_reviews_game", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("game", sa.Integer, reference, nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
