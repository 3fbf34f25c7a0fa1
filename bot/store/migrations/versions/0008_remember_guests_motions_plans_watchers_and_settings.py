"""Remember who is invited, what is moved, planned, watched and noted, who avoids whom, and servers' settings."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_NEW = ("guests", "motions", "plans", "watches", "notes", "invitations", "avoids")


def _of_games() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("closing", sa.String(8), nullable=False, server_default="close"),
        sa.Column("role", sa.BigInteger),
        sa.Column("host_seen", sa.BigInteger),
    )


def _of_guilds() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("channels", sa.JSON(none_as_null=True)),
        sa.Column("role", sa.BigInteger),
        sa.Column("role_called", sa.BigInteger),
        sa.Column("pace", sa.String(8)),
        sa.Column("fallback", sa.String(8)),
        sa.Column("threads", sa.Boolean),
        sa.Column("quiet_start", sa.SmallInteger),
        sa.Column("quiet_end", sa.SmallInteger),
        sa.Column("zone", sa.String(64)),
        sa.Column("openers", sa.String(8)),
        sa.Column("opener_role", sa.BigInteger),
    )



def upgrade() -> None:
    for column in _of_games():
        op.add_column("games", column)
    for column in _of_guilds():
        op.add_column("guilds", column)
    op.add_column("formers", sa.Column("computer", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("uninvited", sa.Boolean))
    op.create_table(
        "guests",
        _game("guests"),
        _number("user"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "user", "kind", name="pk_guests"),
    )
    op.create_table(
        "motions",
        _game("motions"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("ballots", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "seat", name="pk_motions"),
    )
    op.create_table(
        "plans",
        _game("plans"),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("void", sa.String(16)),
        sa.PrimaryKeyConstraint("game", "seat", "kind", name="pk_plans"),
    )
    op.create_table(
        "watches",
        _game("watches"),
        _number("user"),
        sa.Column("letters", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("writing", sa.BigInteger),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "user", name="pk_watches"),
    )
    op.create_table(
        "notes",
        _game("notes"),
        _number("user"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "user", name="pk_notes"),
    )
    op.create_table(
        "invitations",
        _number("inviter"),
        _number("user"),
        sa.Column("game", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("inviter", "user", "game", "at", name="pk_invitations"),
    )
    op.create_table(
        "avoids",
        _number("user"),
        _number("other"),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "other", name="pk_avoids"),
    )
    for table in ("guests", "motions", "watches", "notes", "invitations"):
        op.create_index(f"{table}_by_user", table, ["user"])
    op.create_index("avoids_by_other", "avoids", ["other"])


def downgrade() -> None:
    for table in reversed(_NEW):
        op.drop_table(table)
    op.drop_column("people", "uninvited")
    op.drop_column("formers", "computer")
    for column in reversed(_of_guilds()):
        op.drop_column("guilds", column.name)
    for column in reversed(_of_games()):
        op.drop_column("games", column.name)


def _game(table: str) -> sa.Column[int]:
    reference = sa.ForeignKey("games.id", name=f"fk_{table}_game", ondelete="CASCADE")
    return sa.Column("game", sa.Integer, reference, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, autoincrement=False, nullable=False)
