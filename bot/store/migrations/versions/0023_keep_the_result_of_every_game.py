"""Keep the result of every game that is over: how it ended, and who sat where, how long and with how many points."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The results of the games that are over by now are filled in while the bot runs: each has to be replayed.
    of_result, of_placing = (
        sa.ForeignKey("games.id", name=f"fk_{table}_game", ondelete="CASCADE") for table in ("results", "placings")
    )
    op.create_table(
        "results",
        sa.Column("game", sa.Integer, of_result, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_results"),
    )
    op.create_table(
        "placings",
        sa.Column("game", sa.Integer, of_placing, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("since", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("until", sa.Integer),
        sa.Column("user", sa.BigInteger),
        sa.Column("level", sa.String(12)),
        sa.Column("points", sa.SmallInteger),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("turns", sa.SmallInteger),
        sa.Column("stand_in_turns", sa.SmallInteger),
        sa.PrimaryKeyConstraint("game", "seat", "since", name="pk_placings"),
    )
    op.create_index("placings_by_user", "placings", ["user"])


def downgrade() -> None:
    op.drop_table("placings")
    op.drop_table("results")
