"""Keep ladders: what servers chose of results, which games are rated, and what managers did to ladders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guilds", sa.Column("results", sa.Boolean))
    op.add_column("guilds", sa.Column("ladders", sa.String(8)))
    op.add_column("guilds", sa.Column("announcements", sa.BigInteger))
    op.add_column("guilds", sa.Column("gone", sa.BigInteger))
    op.add_column("people", sa.Column("hidden", sa.Boolean))
    # Games from before are not rated.
    op.add_column("games", sa.Column("rated", sa.Boolean))
    op.add_column("games", sa.Column("unrated", sa.JSON(none_as_null=True)))
    of_game, of_player = (
        sa.ForeignKey("games.id", name=f"fk_{table}_game", ondelete="CASCADE")
        for table in ("rated_games", "rated_players")
    )
    op.create_table(
        "rated_games",
        sa.Column("game", sa.Integer, of_game, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("ladder", sa.String(24), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("struck", sa.BigInteger),
        sa.PrimaryKeyConstraint("game", name="pk_rated_games"),
    )
    op.create_index("rated_games_by_ladder", "rated_games", ["guild", "ladder", "settled"])
    op.create_table(
        "rated_players",
        sa.Column("game", sa.Integer, of_player, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("place", sa.SmallInteger),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("mean", sa.SmallInteger),
        sa.Column("deviation", sa.SmallInteger),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_rated_players"),
    )
    op.create_index("rated_players_by_user", "rated_players", ["user"])
    op.create_table(
        "ladder_exclusions",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "user", name="pk_ladder_exclusions"),
    )
    op.create_table(
        "ladder_changes",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.Integer),
        sa.Column("user", sa.BigInteger),
        sa.Column("ladder", sa.String(24)),
        sa.PrimaryKeyConstraint("id", name="pk_ladder_changes"),
    )
    op.create_index("ladder_changes_by_guild", "ladder_changes", ["guild"])
    op.create_table(
        "announcements",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", name="fk_announcements_game", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("sending", sa.BigInteger),
        sa.Column("mark", sa.String(100), nullable=False),
        sa.Column("look", sa.String(32), nullable=False),
        sa.Column("owed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", name="pk_announcements"),
    )
    owed = sa.text("owed > 0")
    op.create_index("announcements_owed", "announcements", ["game"], sqlite_where=owed, postgresql_where=owed)


def downgrade() -> None:
    for table in ("announcements", "ladder_changes", "ladder_exclusions", "rated_players", "rated_games"):
        op.drop_table(table)
    for table, column in (
        ("games", "unrated"),
        ("games", "rated"),
        ("people", "hidden"),
        ("guilds", "gone"),
        ("guilds", "announcements"),
        ("guilds", "ladders"),
        ("guilds", "results"),
    ):
        op.drop_column(table, column)
