// Everything the page knows, and a small bell that tells the views what has changed.

import { nameOf } from "./dom.js";

export const state = {
  me: null,
  people: new Map(),
  guild: { id: "", name: "" },
  channels: new Map(),
  commands: [],
  places: { absent: [], shared: true },
  bot: { online: true, user: null },
  locales: ["en-US", "en-GB", "fr", "de", "pl"],
  current: null,
  connected: false,
  messages: new Map(),
  unread: new Map(),
  firstUnread: new Map(),
};

const listeners = new Map();

/** Call a function whenever something of this kind has changed. */
export function on(kind, listener) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(listener);
}

/** Tell the views that something has changed. */
export function emit(kind, ...details) {
  for (const listener of listeners.get(kind) ?? []) listener(...details);
}

/** Find a person or the bot by id. */
export function userById(id, message = null) {
  if (state.bot.user?.id === id) return state.bot.user;
  return state.people.get(id) ?? (message?.mentions ?? []).find((user) => user.id === id) ?? null;
}

/** Return with whom the person has a direct conversation, the bot or somebody else; null for other channels. */
export function partnerOf(channel) {
  const id = channel?.people?.find((one) => one !== state.me?.id);
  return id === undefined ? null : userById(id) ?? { id, username: "?" };
}

/** Return a channel's name; a direct conversation is named after the other one in it. */
export function channelName(channel) {
  const partner = partnerOf(channel);
  return partner ? nameOf(partner) : channel?.name ?? "";
}

/** Return the messages of a channel, oldest first. */
export function messagesOf(channelId) {
  if (!state.messages.has(channelId)) state.messages.set(channelId, []);
  return state.messages.get(channelId);
}

/** Find a loaded message by id in any channel. */
export function messageById(id) {
  for (const list of state.messages.values()) {
    const found = list.find((message) => message.id === id);
    if (found) return found;
  }
  return null;
}

/** Put a message in its place, or in the place of its former version. */
export function putMessage(message) {
  const list = messagesOf(message.channel_id);
  const at = list.findIndex((one) => one.id === message.id);
  if (at >= 0) list[at] = { ...list[at], ...message };
  else {
    let place = list.length;
    while (place > 0 && later(list[place - 1].id, message.id)) place -= 1;
    list.splice(place, 0, message);
  }
}

/** Take a message out of its channel. */
export function dropMessage(channelId, id) {
  const list = messagesOf(channelId);
  const at = list.findIndex((one) => one.id === id);
  if (at >= 0) list.splice(at, 1);
}

/** Tell whether a message calls the person at this page. */
export function callsMe(message) {
  return Boolean(state.me) && message.author?.id !== state.me.id
    && (message.mention_everyone === true || (message.mentions ?? []).some((user) => (user.id ?? user) === state.me.id));
}

// Ids grow with time; a note of this page alone carries the id it came after, and a tilde.
function later(one, other) {
  const [a, b] = [one.split("~")[0], other.split("~")[0]];
  return a.length === b.length ? a > b : a.length > b.length;
}
