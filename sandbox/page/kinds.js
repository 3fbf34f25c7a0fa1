// Kinds of channels: which icon each has, and what a forum shows instead of messages.

import { h } from "./dom.js";
import { threadButton } from "./lines.js";
import { state } from "./state.js";
import { word } from "./words.js";

export const THREADS = [10, 11, 12];
export const CATEGORY = 4;

const FORUMS = [15, 16];
const ICONS = { 1: "person", 2: "voice", 5: "news", 10: "thread", 11: "thread", 12: "lock", 13: "stage", 15: "forum", 16: "forum" };

/** Return the name of a channel's icon. */
export function kindIcon(channel) {
  return ICONS[channel.type] ?? "hash";
}

/** Tell whether a channel holds posts and takes no messages. */
export function isForum(channel) {
  return FORUMS.includes(channel?.type);
}

/** Make the list of a forum's posts, the newest first; `key` changes when they do. */
export function posts(forum) {
  const found = [...state.channels.values()].filter((one) => one.parent_id === forum.id).reverse();
  const make = () => h("div", { class: "posts" },
    h("h2", { class: "category" }, word("posts")),
    found.length ? found.map((one) => h("p", null, threadButton(one.id, one.archived ? `${one.name} (${word("archived")})` : one.name))) : h("p", { class: "muted" }, word("nothing")));
  return { key: `posts-${JSON.stringify(found.map((one) => [one.id, one.name, one.archived]))}`, make };
}
