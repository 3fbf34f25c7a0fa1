"""The bot's assumptions about Discord, each declared once; docs/on-discord.md lists the same."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Needs(Enum):
    """What a trial needs besides the bot."""

    NOTHING = "nothing"
    PERSON = "a person who presses"
    PHONE = "a person with a phone"
    HOUR = "an hour's wait"


@dataclass(frozen=True, slots=True)
class Assumption:
    """One assumption about Discord.

    `expected` is what a trial observes if the assumption holds; `otherwise` says what it means for the bot if not.
    """

    code: str
    needs: Needs
    assumed: str
    expected: str
    otherwise: str


ASSUMPTIONS: Final = (
    Assumption(
        "push-v2",
        Needs.PHONE,
        "a mention in Components V2, as a phone's notification",
        "without words",
        "With words: Discord shows them now, so set PINGS_AS_TEXT=off, which saves a request for each ping. "
        "None: mentions in boards ping nobody.",
    ),
    Assumption(
        "push-content",
        Needs.PHONE,
        "a mention in plain content that is edited to Components V2 at once, as a phone's notification",
        "with words",
        "Pings say nothing on phones, or do not come: then PINGS_AS_TEXT=off loses nothing.",
    ),
    Assumption(
        "push-silent",
        Needs.PHONE,
        "a mention in a silent Components V2 message, as a phone's notification",
        "none",
        "Boards that are posted silently notify, in quiet hours too.",
    ),
    Assumption(
        "edit-push",
        Needs.PHONE,
        "a mention that an edit adds, as a phone's notification",
        "none",
        "Each edit of a board that names a player notifies that player.",
    ),
    Assumption(
        "edit-highlight",
        Needs.PERSON,
        "a mention after an edit with the same allowed_mentions",
        "highlighted",
        "An edited board does not stand out for the player whose turn it is.",
    ),
    Assumption(
        "gallery-deferred",
        Needs.PERSON,
        "a new file in a media gallery, by a deferred edit of the pressed message",
        "taken",
        "A press cannot show a new picture in its message: boards and panels have to be posted again.",
    ),
    Assumption(
        "press-delete",
        Needs.PERSON,
        "deleting the pressed message by its interaction's token",
        "deleted",
        "A replaced board always costs a request of its own (docs/limits.md).",
    ),
    Assumption(
        "form-same-id",
        Needs.PHONE,
        "a form opened again with another text under the same custom id, on a phone",
        "the old text",
        "Forms need no new custom id for each opening, but a new one does no harm.",
    ),
    Assumption(
        "form-new-id",
        Needs.PHONE,
        "a form opened again with another text under a new custom id, on a phone",
        "the new text",
        "Forms show old texts on phones, whatever the bot does: it must not rely on what they show.",
    ),
    Assumption(
        "callback-free",
        Needs.PERSON,
        "the rate limit of answers to interactions",
        "none",
        "Many presses at once wait for each other; the sandbox has to learn the limit.",
    ),
    Assumption(
        "token-limit",
        Needs.PERSON,
        "the rate limit of edits with an interaction's token",
        "5 in 2 s",
        "The sandbox has another figure; the bot obeys what Discord says.",
    ),
    Assumption(
        "gallery-patch",
        Needs.NOTHING,
        "a new file in a media gallery, by PATCH of the message",
        "taken",
        "A board cannot be edited to show a new picture: it has to be posted again.",
    ),
    Assumption(
        "nonce-there",
        Needs.NOTHING,
        "the same nonce again while its message is there",
        "the same message",
        "A message whose answer was lost is posted twice, with its ping.",
    ),
    Assumption(
        "nonce-deleted",
        Needs.NOTHING,
        "the same nonce again after its message was deleted",
        "refused (10008)",
        "A board that a moderator deleted may come back under its old nonce.",
    ),
    Assumption(
        "emojis",
        Needs.NOTHING,
        "all of the bot's emojis in one message",
        "taken",
        "Screens lack icons, or are refused: fewer icons, or none.",
    ),
    Assumption(
        "components",
        Needs.NOTHING,
        "a message of 40 components, nested ones counted, and one of 41",
        "40 taken, 41 refused",
        "If 40 are refused, full screens are refused; if 41 are taken, there is room for more.",
    ),
    Assumption(
        "characters",
        Needs.NOTHING,
        "a message of 4000 characters, and one of 4001",
        "4000 taken, 4001 refused",
        "If 4000 are refused, long screens are refused; if 4001 are taken, there is room for more.",
    ),
    Assumption(
        "alt-text",
        Needs.NOTHING,
        "an alt text of 1024 characters, and one of 1025",
        "1024 taken, 1025 refused",
        "If 1024 are refused, boards with long alt texts are refused; if 1025 are taken, there is room for more.",
    ),
    Assumption(
        "thread-edit",
        Needs.NOTHING,
        "an edit in an archived thread",
        "refused (50083)",
        "If it is taken, the bot need not reopen threads. If the code is another, it takes the refusal for a fault.",
    ),
    Assumption(
        "thread-send",
        Needs.NOTHING,
        "a message sent to an archived thread",
        "the thread is open",
        "A table in an archived thread stays as it is until a moderator reopens the thread.",
    ),
    Assumption(
        "patch-bucket",
        Needs.NOTHING,
        "the rate limit of PATCH of a message",
        "one of its own",
        "Edits and new boards of a channel wait for each other.",
    ),
    Assumption(
        "window",
        Needs.NOTHING,
        "the window of a rate limit",
        "ends as a whole",
        "The sandbox counts in another way; the bot obeys what Discord says.",
    ),
    Assumption(
        "figures",
        Needs.NOTHING,
        "the rate limits of POST, PATCH, DELETE and GET of messages",
        "5 in 5 s, 5 in 5 s, 5 in 1 s, 5 in 5 s",
        "The sandbox has other figures, and docs/limits.md measures with them; the bot obeys what Discord says.",
    ),
    Assumption(
        "old-edits",
        Needs.HOUR,
        "edits of a message older than an hour, one after another",
        "about 3 taken, then refused (30046)",
        "If they are not refused, boards need not be posted again after 50 minutes.",
    ),
    Assumption(
        "token-ended",
        Needs.HOUR,
        "an interaction's token after 15 minutes",
        "refused (50027)",
        "With another code the bot takes a late answer for a fault, and counts it in its metrics.",
    ),
)

BY_CODE: Final = {one.code: one for one in ASSUMPTIONS}
