// Starts the page and carries what the server says into the page's state.

import { h, icon, nameOf } from "./dom.js";
import { learnTime, startClock } from "./clock.js";
import { startComposer } from "./composer.js";
import { startLog, toEnd } from "./log.js";
import { openModal } from "./modal.js";
import { addressFor, changeProfile, useTheme, whoAmI } from "./people.js";
import { startSidebar } from "./sidebar.js";
import { callsMe, dropMessage, emit, messagesOf, on, putMessage, state, userById } from "./state.js";
import { keepTime, now } from "./time.js";
import { connect, remember, send } from "./wire.js";
import { speak, word } from "./words.js";

const NOTE_FOR = 8000;

let firstName = null;
let noteTimer = null;
let localNumber = 0;
let everConnected = false;

const handlers = {
  hello(packet) {
    const again = everConnected;
    everConnected = true;
    state.connected = true;
    Object.assign(state, { me: packet.me, guild: packet.guild, commands: packet.commands ?? [], bot: packet.bot });
    if (packet.locales?.length) state.locales = packet.locales;
    learnTime(packet.clock);
    setPeople(packet.people);
    state.places = packet.places ?? state.places;
    state.channels = new Map(packet.channels.map((channel) => [channel.id, channel]));
    if (again) for (const [id, list] of state.messages) state.messages.set(id, list.filter((message) => !message.ephemeral));
    learnMe(packet.me);
    if (firstName && firstName !== packet.me.global_name) changeProfile(firstName, packet.me.locale);
    firstName = null;
    emit("connection");
    go(state.channels.has(state.current) ? state.current : wantedChannel(), true);
  },
  messages({ channel_id: id, messages }) {
    const mine = messagesOf(id).filter((message) => message.ephemeral && !messages.some((one) => one.id === message.id));
    state.messages.set(id, []);
    for (const message of [...messages, ...mine]) putMessage(message);
    emit("messages", id);
  },
  message({ message }) {
    const isNew = !messagesOf(message.channel_id).some((one) => one.id === message.id);
    if (message.author?.id === state.bot.user?.id) typing(null);
    putMessage(message);
    if (isNew) notice(message);
    emit("message", message, isNew);
  },
  message_update({ message }) {
    const known = messagesOf(message.channel_id).some((one) => one.id === message.id);
    if (!known) return;
    putMessage(message);
    emit("message", message, false);
  },
  message_delete({ channel_id: channel, id }) {
    dropMessage(channel, id);
    emit("messages", channel);
  },
  channel_create: ({ channel }) => setChannel(channel),
  channel_update: ({ channel }) => setChannel(channel),
  channel_delete({ channel }) {
    state.channels.delete(channel.id);
    state.unread.delete(channel.id);
    if (state.current === channel.id) go(channel.parent_id && state.channels.has(channel.parent_id) ? channel.parent_id : wantedChannel());
    emit("channels");
  },
  clock: ({ clock }) => learnTime(clock, true),
  commands({ commands, places }) {
    state.commands = commands;
    state.places = places ?? state.places;
    emit("redraw");
  },
  people({ people }) {
    const before = new Map(state.people);
    setPeople(people);
    const me = state.people.get(state.me?.id);
    if (me) learnMe(me);
    emit("people");
    if ([...state.people].some(([id, user]) => before.has(id) && nameOf(before.get(id)) !== nameOf(user))) emit("redraw");
  },
  bot({ online, user }) {
    state.bot = { online, user: user ?? state.bot.user };
    emit("connection");
  },
  modal: (packet) => openModal(packet),
  interaction: (packet) => packet.state === "failed" && packet.message && note(packet.message),
  typing: ({ channel_id: id, user_id: user }) => id === state.current && typing(user ?? state.bot.user?.id),
};

function setPeople(people) {
  state.people = new Map((people ?? []).filter((user) => !user.bot).map((user) => [user.id, user]));
}

function setChannel(channel) {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  emit("channels");
}

function learnMe(me) {
  const changed = state.me?.locale !== me.locale || document.documentElement.lang !== me.locale;
  state.me = me;
  if (!state.people.has(me.id)) state.people.set(me.id, me);
  speak(me.locale);
  remember(me.locale);
  history.replaceState(null, "", addressFor(me.username, me.locale));
  if (changed) emit("everything");
}

function wantedChannel() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  if (state.channels.has(wanted)) return wanted;
  return [...state.channels.values()].find((channel) => channel.type === 0 || channel.type === 5)?.id ?? null;
}

// Opens a channel; `quietly` leaves the browser's history alone.
function go(id, quietly = false) {
  if (!id || !state.channels.has(id)) return emit("channels");
  const before = state.current;
  if (before && before !== id) state.firstUnread.delete(before);
  state.current = id;
  state.unread.delete(id);
  if (location.hash !== `#${id}`) history[quietly ? "replaceState" : "pushState"](null, "", `${location.pathname}${location.search}#${id}`);
  typing(null);
  emit("channels");
  emit("messages", id);
  send({ t: "open", channel_id: id });
  if (before !== id && matchMedia("(pointer: fine)").matches) document.getElementById("composer").focus({ preventScroll: true });
  return id;
}

function notice(message) {
  if (message.author?.id === state.me?.id) return;
  const here = message.channel_id === state.current;
  if (here && !document.hidden) return;
  const mark = state.unread.get(message.channel_id) ?? { count: 0, calls: 0 };
  state.unread.set(message.channel_id, { count: mark.count + 1, calls: mark.calls + (callsMe(message) || message.ephemeral ? 1 : 0) });
  if (mark.count === 0) state.firstUnread.set(message.channel_id, message.id);
  emit("channels");
}

function seen() {
  if (document.hidden || !state.unread.delete(state.current)) return;
  emit("channels");
}

function typing(userId) {
  const user = userId ? userById(userId) : null;
  note(user ? word("typing", { name: nameOf(user) }) : "");
}

// Shows a passing line under the composer.
function note(text) {
  clearTimeout(noteTimer);
  emit("status", text);
  if (text) noteTimer = setTimeout(() => emit("status", ""), NOTE_FOR);
}

function banner() {
  const node = document.getElementById("banner");
  const text = !state.connected ? word(everConnected ? "lost" : "connecting") : !state.bot.online ? word("botOffline") : "";
  node.className = state.connected ? "offline" : "lost";
  node.dataset.state = state.connected ? (state.bot.online ? "" : "bot-offline") : "lost";
  if (node.textContent !== text) node.textContent = text;
}

// On Discord a command nobody answered leaves a note that only its sender sees, and that no server knows.
function commandFailed(name, text) {
  localNumber += 1;
  const last = messagesOf(state.current).at(-1)?.id ?? "0";
  const message = {
    id: `${last}~${localNumber}`, channel_id: state.current, author: state.bot.user ?? { id: "0", username: "bot", bot: true }, content: text, ephemeral: true,
    local: true, timestamp: new Date(now()).toISOString(), interaction_metadata: { name, user: state.me }, mentions: [],
  };
  messagesOf(state.current).push(message);
  emit("message", message, true);
}

async function start() {
  useTheme();
  document.getElementById("send").append(icon("send"));
  document.getElementById("app").append(h("span", { id: "announce", class: "hidden-words", "aria-live": "assertive" }));
  startLog(document.getElementById("log"), document.getElementById("jump"));
  startSidebar();
  startClock();
  startComposer();
  keepTime();
  on("packet", (packet) => handlers[packet.t]?.(packet));
  on("go", (id) => go(id));
  on("connection", banner);
  on("everything", () => { banner(); emit("redraw"); });
  on("command-failed", commandFailed);
  on("modal", openModal);
  on("said", toEnd);
  on("message", (message, isNew) => {
    if (isNew && callsMe(message)) document.getElementById("announce").textContent = word("mentioned");
  });
  addEventListener("popstate", () => go(wantedChannel(), true));
  document.addEventListener("visibilitychange", seen);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => useTheme());
  const person = await whoAmI();
  firstName = person.name;
  banner();
  connect(person.user, person.lang);
}

start();
