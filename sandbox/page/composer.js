// The line to write in: chat, the way into slash commands, and names after an @.

import { nameOf } from "./dom.js";
import { leaves, matching } from "./commands.js";
import * as command from "./commandline.js";
import { isForum } from "./kinds.js";
import { channelName, emit, on, partnerOf, state } from "./state.js";
import * as list from "./suggestions.js";
import { send } from "./wire.js";
import { word } from "./words.js";

let field = null;
let statusLine = null;

/** Take charge of the composer. */
export function startComposer() {
  field = document.getElementById("composer");
  statusLine = document.getElementById("status");
  const form = document.getElementById("composer-form");
  list.startSuggestions(document.getElementById("suggestions"));
  command.startCommandLine(document.getElementById("command-line"), showField);
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.addEventListener("input", changed);
  field.addEventListener("focus", suggest);
  field.addEventListener("blur", list.hide);
  field.addEventListener("keydown", key);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (command.filling()) command.submit();
    else if (!beginTyped()) say();
  });
  document.getElementById("send").addEventListener("pointerdown", (event) => event.preventDefault());
  on("compose-command", (name) => {
    const found = leaves().find((leaf) => leaf.name === name);
    if (found) enter(found);
    else {
      field.value = `/${name}`;
      field.focus();
    }
  });
  on("status", (text) => { statusLine.textContent = text; });
  on("channels", describe);
  on("everything", describe);
  on("connection", describe);
  addEventListener("keydown", typeAnywhere);
}

function describe() {
  const channel = state.channels.get(state.current);
  const text = isForum(channel) ? word("noWords") : word(partnerOf(channel) ? "messageToPerson" : "messageTo", { name: channelName(channel) });
  field.placeholder = text;
  field.setAttribute("aria-label", text);
  field.disabled = !state.connected || !channel || isForum(channel);
  const button = document.getElementById("send");
  button.setAttribute("aria-label", word("send"));
  button.title = word("send");
}

function changed() {
  grow();
  if (field.value.startsWith("/") && field.value.endsWith(" ")) {
    const typed = field.value.slice(1).trim().toLocaleLowerCase();
    const exact = leaves().find((leaf) => [leaf.name, leaf.shown.toLocaleLowerCase()].includes(typed));
    if (exact) return enter(exact);
  }
  suggest();
}

function suggest() {
  const text = field.value;
  const name = /(?:^|\s)@([\p{L}\p{N}_.]*)$/u.exec(text.slice(0, field.selectionStart));
  if (/^\/[^\n/]*$/.test(text)) {
    const found = matching(text.slice(1)).slice(0, 25);
    if (!found.length) return list.hide();
    return list.show(field, {
      title: word("commands"),
      items: found.map((leaf) => ({ label: `/${leaf.shown}`, key: leaf.name, detail: leaf.description, icon: "slash", side: nameOf(state.bot.user), leaf })),
      onpick: (item) => enter(item.leaf),
    });
  }
  if (!name) return list.hide();
  const wanted = name[1].toLocaleLowerCase();
  const people = [...state.people.values(), state.bot.user].filter((user) => user && `${nameOf(user)} ${user.username}`.toLocaleLowerCase().includes(wanted));
  if (!people.length) return list.hide();
  return list.show(field, {
    title: `@${name[1]}`,
    items: people.map((user) => ({ label: nameOf(user), detail: user.username, user })),
    onpick: ({ user }) => {
      const before = text.slice(0, field.selectionStart - name[1].length);
      field.value = `${before}${user.username} ${text.slice(field.selectionStart)}`;
      list.hide();
      grow();
    },
  });
}

function key(event) {
  if (event.isComposing) return;
  const offered = list.offers();
  if (offered && (event.key === "ArrowDown" || event.key === "ArrowUp")) list.move(event.key === "ArrowDown" ? 1 : -1);
  else if (offered && (event.key === "Tab" || event.key === "Enter") && !event.shiftKey) list.choose();
  else if (offered && event.key === "Escape") list.hide();
  else if (event.key === "Enter" && !event.shiftKey) say();
  else return;
  event.preventDefault();
}

function enter(leaf) {
  field.value = "";
  field.hidden = true;
  command.begin(leaf);
}

// After sending on a phone the keyboard goes away, so that the answer can be seen.
function showField(sent = false) {
  field.hidden = false;
  grow();
  if (sent && matchMedia("(pointer: coarse)").matches) document.activeElement?.blur();
  else field.focus();
}

// A command typed out in full and sent by the button is a command too.
function beginTyped() {
  if (!field.value.startsWith("/")) return false;
  const [found] = matching(field.value.slice(1).trim());
  if (found) enter(found);
  return Boolean(found);
}

function say() {
  const content = field.value.trim().replace(/(^|\s)@([\w.]+)/g, (whole, before, name) => {
    const user = [...state.people.values(), state.bot.user].find((one) => one?.username === name);
    return user ? `${before}<@${user.id}>` : whole;
  });
  if (!content || !send({ t: "say", channel_id: state.current, content })) return;
  field.value = "";
  grow();
  list.hide();
  emit("said");
}

function grow() {
  field.style.height = "auto";
  field.style.height = `${Math.min(field.scrollHeight, innerHeight * 0.4)}px`;
}

// Typing with nothing focused writes into the composer, as on Discord.
function typeAnywhere(event) {
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (document.querySelector("dialog[open], .select-popup") || field.hidden || field.disabled) return;
  const at = document.activeElement;
  if (at && at !== document.body && at.id !== "log" && !at.matches(".message")) return;
  field.focus();
}
