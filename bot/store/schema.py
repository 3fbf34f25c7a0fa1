"""The tables of the database; the migrations lead to exactly this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("size", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", String(64)),
    Column("words", JSON(none_as_null=True)),
    Column("salts", JSON(none_as_null=True)),
    Column("salts_sha256", JSON(none_as_null=True)),
    Column("salts_given", SmallInteger),
    Column("seed", String(64)),
    Column("status", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("host", BigInteger),
    Column("language", String(16), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("fallback", String(8), nullable=False),
    Column("proposal", JSON(none_as_null=True)),
    Column("changed_from", JSON(none_as_null=True)),
    Column("wanted", JSON(none_as_null=True)),
    Column("ending", String(16)),
    Column("owed", Boolean, nullable=False),
    Column("closes", BigInteger),
    Column("closing", String(8), nullable=False),
    Column("role", BigInteger),
    Column("hints", Boolean),
    Column("hinted", JSON(none_as_null=True)),
    Column("rated", Boolean),
    Column("unrated", JSON(none_as_null=True)),
    Column("wakes", BigInteger),
    Column("host_seen", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("finished", BigInteger),
    sqlite_autoincrement=True,  # a number is never used twice: it stands on buttons
)

_live = games.c.status.in_(("lobby", "running"))
_lobby = games.c.status == text("'lobby'")

# One table per channel: the database guarantees it, not only a check before.
Index("one_live_game_per_channel", games.c.channel, unique=True, sqlite_where=_live, postgresql_where=_live)
Index("live_games_by_guild", games.c.guild, sqlite_where=_live, postgresql_where=_live)
# The sweep reads these tables: those that are owed something, however old they are.
Index("games_with_something_owed", games.c.id, sqlite_where=games.c.owed, postgresql_where=games.c.owed)
_wakes = games.c.wakes.is_not(None)
Index("games_by_the_moment_they_wake", games.c.wakes, sqlite_where=_wakes, postgresql_where=_wakes)
Index("lobbies_by_host", games.c.host, sqlite_where=_lobby, postgresql_where=_lobby)
Index("games_by_channel", games.c.channel, games.c.id)
Index("games_by_guild", games.c.guild)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(12)),
    Column("word", String(64)),
    Column("salt", SmallInteger),
    Index("seats_by_user", "user"),
)

formers = Table(
    "formers",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("until", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
    Column("level", String(12)),
    Index("formers_by_user", "user"),
)

guests = Table(
    "guests",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("by", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("version", Integer, nullable=False),
    Index("guests_by_user", "user"),
)

motions = Table(
    "motions",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("ballots", JSON, nullable=False),
    Index("motions_by_user", "user"),
)

plans = Table(
    "plans",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(24), primary_key=True),
    Column("body", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("void", String(16)),
)

watches = Table(
    "watches",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("letters", Boolean, nullable=False),
    Column("told", Integer, nullable=False, key="rounds_known"),
    Column("writing", BigInteger),
    Column("closed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("letter", BigInteger),
    Column("letter_since", Integer),
    Index("watches_by_user", "user"),
)

notes = Table(
    "notes",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notes_by_user", "user"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("ended", String(16), nullable=False),
)

placings = Table(
    "placings",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("since", Integer, primary_key=True, autoincrement=False),
    Column("until", Integer),
    Column("user", BigInteger),
    Column("level", String(12)),
    Column("points", SmallInteger),
    Column("won", Boolean, nullable=False),
    Column("turns", SmallInteger),
    Column("stand_in_turns", SmallInteger),
    Index("placings_by_user", "user"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("ladder", String(24), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("settled", BigInteger),
    Column("struck", BigInteger),
    Index("rated_games_by_ladder", "guild", "ladder", "settled"),
)

rated_players = Table(
    "rated_players",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
    Column("place", SmallInteger),
    Column("counts", Boolean, nullable=False),
    Column("mean", SmallInteger),
    Column("deviation", SmallInteger),
    Index("rated_players_by_user", "user"),
)

ladder_exclusions = Table(
    "ladder_exclusions",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
)

ladder_changes = Table(
    "ladder_changes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", BigInteger),
    Column("kind", String(8), nullable=False),
    Column("game", Integer),
    Column("user", BigInteger),
    Column("ladder", String(24)),
    Index("ladder_changes_by_guild", "guild"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("sending", BigInteger),
    Column("mark", String(100), nullable=False),
    Column("look", String(32), nullable=False),
    Column("owed", Integer, nullable=False),
)

_owed = announcements.c.owed > text("0")
Index("announcements_owed", announcements.c.game, sqlite_where=_owed, postgresql_where=_owed)

shown = Table(
    "shown",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("note", BigInteger),
    Column("note_version", Integer, nullable=False),
    Column("board", BigInteger),
    Column("board_version", Integer, nullable=False),
    Column("called", JSON(none_as_null=True)),
    Column("sending", JSON(none_as_null=True)),
    Column("attempts", Integer, nullable=False),
    Column("discard", JSON, nullable=False),
    Column("repost", Boolean, nullable=False),
    Column("rename", Boolean, nullable=False),
    Column("invite", JSON, nullable=False),
    Column("waits", JSON, nullable=False),
    Column("look", String(200), nullable=False),
    Column("asleep", Boolean, nullable=False),
    Column("reopened", BigInteger),
    Column("letters", JSON, nullable=False),
    Column("redraw", BigInteger),
)

log = Table(
    "log",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, nullable=False),
    Column("entry", String(8), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # a game's rows lie side by side, as they are read
)

unwanted = Table(
    "unwanted",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

cleanups = Table(
    "cleanups",
    metadata,
    Column("token", String(32), primary_key=True),
)

signs = Table(
    "signs",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("shards", Integer, primary_key=True, autoincrement=False),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("interval", Integer),
    Column("where", String(8)),
    Column("quiet_start", SmallInteger),
    Column("quiet_end", SmallInteger),
    Column("zone", String(64)),
    Column("uninvited", Boolean),
    Column("unaided", Boolean),
    Column("no_icons", Boolean),
    Column("hidden", Boolean),
)

absences = Table(
    "absences",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    Column("stand_in", Boolean, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("inviter", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Index("invitations_by_user", "user"),
)

avoids = Table(
    "avoids",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("other", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("avoids_by_other", "other"),
)

learning = Table(
    "learning",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(16), primary_key=True),
    Column("step", SmallInteger),
    Column("at", BigInteger, nullable=False),
    Index("learning_by_moment", "at"),
)

practices = Table(
    "practices",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(16), primary_key=True),
    Column("rules", String(16), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("moves", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("told", JSON, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("practices_by_moment", "at"),
)

learned = Table(
    "learned",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("step", String(32), primary_key=True),
    Column("count", Integer, nullable=False),
)

welcomes = Table(
    "welcomes",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("joined", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("sending", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(16)),
    Column("channels", JSON(none_as_null=True)),
    Column("role", BigInteger),
    Column("role_called", BigInteger),
    Column("pace", String(8)),
    Column("fallback", String(8)),
    Column("threads", Boolean),
    Column("quiet_start", SmallInteger),
    Column("quiet_end", SmallInteger),
    Column("zone", String(64)),
    Column("openers", String(8)),
    Column("opener_role", BigInteger),
    Column("results", Boolean),
    Column("ladders", String(8)),
    Column("announcements", BigInteger),
    Column("gone", BigInteger),
)
