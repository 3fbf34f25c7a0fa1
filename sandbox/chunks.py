"""What is asked for over the gateway: members of a guild, by name, by id, or all of them, a thousand at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.entry import GUILD_MEMBERS, Closed, Code
from sandbox.errors import Json
from sandbox.payloads import Payloads
from sandbox.sessions import Session
from sandbox.things import User
from sandbox.world import World

_CHUNK = 1000
_MOST = 100  # for a name or for ids


def chunks(world: World, payloads: Payloads, session: Session, asked: Any) -> Iterator[Json]:
    """Return the GUILD_MEMBERS_CHUNK events that answer a request.

    Discord answers nothing where the intent for all members is missing or the guild is not one of the shard's.

    Args:
        world: where the members are.
        payloads: writes the JSON.
        session: who asks.
        asked: Discord's form: guild_id, either query and limit or user_ids, and a nonce.

    Raises:
        Closed: 4001, the form is not filled in.
    """
    guild_id, query, ids, limit, nonce = _form(asked)
    guild = world.guilds.get(guild_id)
    if guild is None or not guild.bot_in_guild or not session.identity.owns(guild_id):
        return
    missing: list[int] = []
    if ids is not None:
        found = [world.users[one] for one in ids if one in world.users]
        missing = [one for one in ids if one not in world.users]
    elif query or limit:
        found = [user for user in world.users.values() if _fits(user, query)][: min(limit, _MOST)]
    elif session.intents & GUILD_MEMBERS:
        found = list(world.users.values())
    else:
        return
    parts = [found[start : start + _CHUNK] for start in range(0, len(found), _CHUNK)] or [[]]
    for index, part in enumerate(parts):
        body: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(user, guild) for user in part],
            "chunk_index": index,
            "chunk_count": len(parts),
        }
        if missing:
            body["not_found"] = [str(one) for one in missing]
        if nonce is not None and len(nonce.encode()) <= 32:
            body["nonce"] = nonce
        yield body


def _form(asked: Any) -> tuple[int, str, list[int] | None, int, str | None]:
    try:
        ids = asked.get("user_ids")
        if ids is not None:
            ids = [int(one) for one in (ids if isinstance(ids, list) else [ids])][:_MOST]
        query = asked.get("query")
        if not isinstance(query, str) and (ids is None or query is not None):
            raise ValueError("what is asked for?")
        limit = 0 if ids is not None else int(asked["limit"])
        nonce = asked.get("nonce")
        return int(asked["guild_id"]), query or "", ids, max(limit, 0), None if nonce is None else str(nonce)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Closed(Code.UNKNOWN_OPCODE) from None


def _fits(user: User, query: str) -> bool:
    return any(name.lower().startswith(query.lower()) for name in (user.name, user.global_name))
