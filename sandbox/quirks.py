"""Ways in which Discord may be otherwise than it is believed to be; each is off until a test switches it on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Quirks:
    """What is otherwise: on a phone, in messages, in threads.

    `v2_push_has_words`: the notification of a mention in Components V2 says what the message says.
    `content_push_is_empty`: that of plain content says nothing.
    `silent_pushes`: a silent message notifies, too.
    `edits_push`: whom an edit names is notified.
    `edits_drop_mentions`: an edit takes the highlight away.
    `phone_keeps_no_forms`: a form shows its new text under a custom id that was shown before.
    `phone_keeps_any_form`: a form shows its old text under a new custom id, too.
    `gallery_patches_refused`, `gallery_deferrals_refused`: an edit that brings a file is refused, by PATCH of the
    message or with an interaction's token.
    `originals_stay`: a pressed message cannot be deleted with its interaction's token.
    `nonces_ignored`: the same nonce always posts another message.
    `deleted_nonces_post`: the nonce of a deleted message posts another one.
    `emojis_lost`: the application's emojis in texts become their names.
    `archived_edits_taken`: messages in an archived thread can be edited and deleted.
    `archived_threads_stay`: a message leaves its thread in the archive.
    """

    v2_push_has_words: bool = False
    content_push_is_empty: bool = False
    silent_pushes: bool = False
    edits_push: bool = False
    edits_drop_mentions: bool = False
    phone_keeps_no_forms: bool = False
    phone_keeps_any_form: bool = False
    gallery_patches_refused: bool = False
    gallery_deferrals_refused: bool = False
    originals_stay: bool = False
    nonces_ignored: bool = False
    deleted_nonces_post: bool = False
    emojis_lost: bool = False
    archived_edits_taken: bool = False
    archived_threads_stay: bool = False
