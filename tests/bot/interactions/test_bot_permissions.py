"""The permissions that the bot uses in a channel, and which of them it lacks."""

from __future__ import annotations

import discord
import pytest

from bot.interactions.bot_permissions import install_url, missing_permissions, refused_permissions, used_permissions

ASKED = discord.Permissions(309237763072)
"""What the address in README.md asks for."""


def test_the_bot_asks_for_what_tables_need_and_no_more() -> None:
    assert f"permissions={ASKED.value}" in install_url(7)
    assert refused_permissions(ASKED) == ()
    assert missing_permissions(ASKED, thread=False, new_thread=True) == ()
    assert missing_permissions(ASKED, thread=True) == ()
    for name in refused_permissions(discord.Permissions.none()):
        assert refused_permissions(discord.Permissions(**{**dict(ASKED), name: False})) == (name,)


@pytest.mark.parametrize(
    ("thread", "threads", "only"),
    [
        (False, True, {"send_messages", "create_public_threads", "send_messages_in_threads"}),
        (False, False, {"send_messages"}),
        (True, False, {"send_messages_in_threads", "manage_threads"}),
    ],
    ids=["text", "voice", "thread"],
)
def test_what_is_used_depends_on_the_kind_of_channel(thread: bool, threads: bool, only: set[str]) -> None:
    everywhere = {"view_channel", "attach_files", "embed_links", "read_message_history", "mention_everyone"}
    used = used_permissions(ASKED, thread=thread, threads=threads)
    assert set(used) == everywhere | only
    assert {name for name, has in used.items() if not has} == {"mention_everyone"} | (only & {"manage_threads"})
    nothing = discord.Permissions.none()
    assert not any(used_permissions(nothing, thread=thread, threads=threads).values())
    assert set(missing_permissions(nothing, thread=thread)) <= set(used), "all that a table needs is on the page"
