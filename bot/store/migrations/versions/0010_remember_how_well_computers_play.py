"""Remember how well computers play; those that are there are merchants."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_TABLES = ("seats", "formers")


def upgrade() -> None:
    for table in _TABLES:
        op.add_column(table, sa.Column("level", sa.String(12)))
        rows = sa.table(table, sa.column("computer", sa.Boolean), sa.column("level", sa.String))
        op.execute(rows.update().where(rows.c.computer).values(level="merchant"))
        op.drop_column(table, "computer")


def downgrade() -> None:
    for table in _TABLES:
        op.add_column(table, sa.Column("computer", sa.Boolean, nullable=False, server_default=sa.false()))
        rows = sa.table(table, sa.column("computer", sa.Boolean), sa.column("level", sa.String))
        op.execute(rows.update().where(rows.c.level.is_not(None)).values(computer=True))
        op.drop_column(table, "level")
