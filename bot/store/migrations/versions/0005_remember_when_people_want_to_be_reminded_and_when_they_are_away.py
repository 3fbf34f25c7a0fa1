"""Remember what people choose for themselves: reminders, quiet hours with their time zone, and absences."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("interval", sa.Integer))
    op.add_column("people", sa.Column("where", sa.String(8)))
    op.add_column("people", sa.Column("quiet_start", sa.SmallInteger))
    op.add_column("people", sa.Column("quiet_end", sa.SmallInteger))
    op.add_column("people", sa.Column("zone", sa.String(64)))
    op.create_table(
        "absences",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("since", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user", "since", name="pk_absences"),
    )


def downgrade() -> None:
    op.drop_table("absences")
    for name in ("zone", "quiet_end", "quiet_start", "where", "interval"):
        op.drop_column("people", name)
