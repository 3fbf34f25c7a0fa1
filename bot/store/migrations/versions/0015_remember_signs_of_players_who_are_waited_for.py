"""Remember signs of players who are waited for, behind all else in each entry of `shown.waits`.

No column is new. Games without a clock are looked at once, for they have to wake at other moments than before. An older
version cannot read longer entries, so the way back cuts them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

_KNOWN = 8
"""So many values had an entry before."""


def upgrade() -> None:
    games = sa.table("games", *(sa.column(name) for name in ("status", "pace", "owed")))
    waiting = sa.and_(games.c.status == "running", games.c.pace == "untimed")
    op.execute(games.update().where(waiting).values(owed=sa.true()))


def downgrade() -> None:
    shown = sa.table("shown", sa.column("game", sa.Integer), sa.column("waits", sa.JSON))
    connection = op.get_bind()
    for game, waits in connection.execute(sa.select(shown.c.game, shown.c.waits)).all():
        short = {seat: wait[:_KNOWN] for seat, wait in waits.items()}
        if short != waits:
            connection.execute(shown.update().where(shown.c.game == game).values(waits=short))
