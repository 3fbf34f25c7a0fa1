"""Remember what each channel shows and what is still to be done, so that it can be done at any later time.

Games that are there: those who are asked now count as pinged (`called` is NULL), and boards are looked at once.
Lobbies that are there get a secret, which is the seed's commitment, and 14 days.
"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LOBBY_SECONDS = 14 * 24 * 3600
LOBBY = sa.text("status = 'lobby'")


def upgrade() -> None:
    op.add_column("games", sa.Column("secret", sa.String(64)))
    op.add_column("games", sa.Column("words", sa.JSON(none_as_null=True)))
    op.add_column("games", sa.Column("ending", sa.String(16)))
    op.add_column("games", sa.Column("owed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("word", sa.String(64)))
    op.create_table(
        "formers",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("until", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "until", name="pk_formers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_formers_game", ondelete="CASCADE"),
    )
    op.create_index("formers_by_user", "formers", ["user"])
    shown = op.create_table(
        "shown",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("note", sa.BigInteger),
        sa.Column("note_version", sa.Integer, nullable=False),
        sa.Column("board", sa.BigInteger),
        sa.Column("board_version", sa.Integer, nullable=False),
        sa.Column("called", sa.JSON(none_as_null=True)),
        sa.Column("sending", sa.JSON(none_as_null=True)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("discard", sa.JSON, nullable=False),
        sa.Column("repost", sa.Boolean, nullable=False),
        sa.Column("rename", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_shown"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_shown_game", ondelete="CASCADE"),
    )
    timers = op.create_table(
        "timers",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "kind", name="pk_timers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_timers_game", ondelete="CASCADE"),
    )
    op.create_index("timers_by_moment", "timers", ["at"])
    _carry_over(shown, timers)
    op.drop_index("games_with_a_computer_due", "games")
    op.drop_column("games", "due")
    op.drop_column("games", "board")
    op.create_index(
        "games_with_something_owed", "games", ["id"], sqlite_where=sa.text("owed"), postgresql_where=sa.text("owed")
    )
    op.create_index("lobbies_by_host", "games", ["host"], sqlite_where=LOBBY, postgresql_where=LOBBY)


def downgrade() -> None:
    op.drop_index("lobbies_by_host", "games")
    op.drop_index("games_with_something_owed", "games")
    op.add_column("games", sa.Column("board", sa.BigInteger))
    op.add_column("games", sa.Column("due", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE games SET board = (SELECT coalesce(board, note) FROM shown WHERE shown.game = games.id)")
    op.create_index(
        "games_with_a_computer_due", "games", ["id"], sqlite_where=sa.text("due"), postgresql_where=sa.text("due")
    )
    for name in ("timers", "shown", "formers"):
        op.drop_table(name)
    op.drop_column("seats", "word")
    for name in ("owed", "ending", "words", "secret"):
        op.drop_column("games", name)


def _carry_over(shown: sa.Table, timers: sa.Table) -> None:
    connection = op.get_bind()
    games = sa.table(
        "games",
        sa.column("id"),
        sa.column("status"),
        sa.column("version"),
        sa.column("board"),
        sa.column("secret"),
        sa.column("owed", sa.Boolean),
    )
    there = connection.execute(sa.select(games.c.id, games.c.status, games.c.version, games.c.board)).all()
    empty = {"sending": None, "attempts": 0, "discard": [], "repost": False, "rename": False}
    rows = []
    for game, status, version, board in there:
        row = {"game": game, "note": None, "note_version": -1, "board": board, "board_version": -1, "called": None}
        match status:
            case "lobby":
                row |= {"note": board, "board": None, "called": {}}
            case "running":
                pass
            case _:
                row |= {"board_version": version}
        rows.append({**row, **empty})
    if rows:
        connection.execute(sa.insert(shown), rows)
    lobbies = [game for game, status, _, _ in there if status == "lobby"]
    for game in lobbies:
        connection.execute(sa.update(games).where(games.c.id == game).values(secret=secrets.token_hex(16)))
    if lobbies:
        at = int(time.time()) + LOBBY_SECONDS
        connection.execute(
            sa.insert(timers),
            [{"game": game, "seat": -1, "kind": "lobby", "decision": 0, "at": at, "stage": 0} for game in lobbies],
        )
    connection.execute(sa.update(games).where(games.c.status.in_(("lobby", "running"))).values(owed=True))
