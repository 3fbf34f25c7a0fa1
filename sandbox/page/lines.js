// Lines that Discord itself writes: a thread was opened or renamed, somebody was added, a message was pinned.

import { h, icon, nameOf } from "./dom.js";
import { emit, state, userById } from "./state.js";
import { word } from "./words.js";

const ADDED = 1;
const REMOVED = 2;
const RENAMED = 4;
const PINNED = 6;
const THREAD_CREATED = 18;

/** The kind of message that repeats, as a thread's first, the one that the thread grew from. */
export const STARTER = 21;

/** Make the line of a message that Discord wrote, or return null where somebody wrote it. */
export function systemLine(message) {
  const about = message.message_reference;
  switch (message.type) {
    case ADDED: return words("addedToThread", message);
    case REMOVED: return words("removedFromThread", message);
    case RENAMED: return h("p", { class: "muted" }, `${word("renamedThread")} `, h("strong", null, message.content));
    case PINNED: return h("p", { class: "muted" }, h("button", { type: "button", class: "text-button", onclick: () => emit("show-message", about?.message_id) }, word("pinnedMessage")));
    case THREAD_CREATED: return h("p", { class: "muted" }, `${word("startedThread")} `, threadButton(about?.channel_id, message.content));
    default: return null;
  }
}

/** Tell whether somebody wrote a message, so that the next of his may stand below it without his name. */
export function isWritten(message) {
  return ![ADDED, REMOVED, RENAMED, PINNED, THREAD_CREATED, STARTER].includes(message.type ?? 0);
}

/** Make the button that leads into a thread. */
export function threadButton(id, name) {
  return h("button", { type: "button", class: "thread-link", data: { channelLink: id }, onclick: () => emit("go", id) },
    icon("thread"), h("span", null, name ?? state.channels.get(id)?.name ?? word("seeThread")));
}

function words(key, message) {
  const named = (message.mentioned ?? message.mentions ?? []).map((one) => nameOf(userById(one.id ?? one, message)));
  return h("p", { class: "muted" }, word(key, { name: named.join(", ") || word("unknownPerson") }));
}
