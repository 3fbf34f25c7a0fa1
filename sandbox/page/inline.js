// Reads the markdown inside a line: emphasis, code, links, mentions, timestamps, spoilers.

import { shownName } from "./commands.js";
import { h, nameOf } from "./dom.js";
import { emoji } from "./emoji.js";
import { emit, state, userById } from "./state.js";
import { timestamp } from "./time.js";
import { word } from "./words.js";

const PLAIN = /[\s\S][^\\`<[h*_~|@]*/y;
const DEEPEST = 12;

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => h("code", null, m[2].replace(/^ (.*) $/s, "$1"))],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1], m[1])],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: +"[^"]*")?\)/y, (m, c) => link(m[2], inside(m[1], c))],
  [/https?:\/\/[^\s<]*[^\s<.,:;!?"'\])*_~|]/y, (m) => link(m[0], m[0])],
  [/<@!?(\d+)>/y, (m, c) => person(m[1], c.message)],
  [/<@&(\d+)>/y, (m) => role(m[1])],
  [/<#(\d+)>/y, (m) => channel(m[1])],
  [/<\/([^:>\n]{1,110}):(\d+)>/y, (m) => command(m[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => timestamp(Number(m[1]), m[2]) ?? m[0]],
  [/<a?:(\w+):(\d+)>/y, (m) => emoji({ name: m[1], id: m[2] })],
  [/@(?:everyone|here)\b/y, (m) => h("span", { class: "mention" }, m[0])],
  [/\|\|([\s\S]+?)\|\|/y, (m, c) => spoiler(inside(m[1], c))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, (m, c) => h("strong", null, inside(m[1], c))],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, (m, c) => h("u", null, inside(m[1], c))],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, (m, c) => h("s", null, inside(m[1], c))],
  [/\*(?![\s*])((?:\\[\s\S]|\*\*|[^\\*])+?)(?<!\s)\*(?!\*)/y, (m, c) => h("em", null, inside(m[1], c))],
  [/(?<![\p{L}\p{N}_])_((?:\\[\s\S]|__|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, (m, c) => h("em", null, inside(m[1], c))],
];

/** Make the nodes of one stretch of text. */
export function inline(text, message = null) {
  return inside(text, { message, depth: 0 });
}

function inside(text, context) {
  if (context.depth > DEEPEST) return [text];
  const deeper = { ...context, depth: context.depth + 1 };
  const out = [];
  let at = 0;
  while (at < text.length) {
    const found = firstRule(text, at);
    const [match, make] = found ?? [stick(PLAIN, text, at), (m) => m[0]];
    const node = make(match, deeper);
    if (typeof node === "string" && typeof out.at(-1) === "string") out[out.length - 1] += node;
    else out.push(node);
    at += match[0].length;
  }
  return out;
}

function firstRule(text, at) {
  for (const [rule, make] of RULES) {
    const match = stick(rule, text, at);
    if (match) return [match, make];
  }
  return null;
}

function stick(rule, text, at) {
  rule.lastIndex = at;
  return rule.exec(text);
}

function link(address, content) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, content);
}

function person(id, message) {
  const user = userById(id, message);
  const mine = id === state.me?.id;
  return h("span", { class: mine ? "mention mine" : "mention", data: { userId: id } }, `@${user ? nameOf(user) : word("unknownPerson")}`);
}

function role(id) {
  const known = (state.guild.roles ?? []).find((one) => one.id === id);
  return h("span", { class: "mention", data: { roleId: id } }, `@${known?.name.replace(/^@/, "") ?? "role"}`);
}

function channel(id) {
  const known = state.channels.get(id);
  if (!known) return h("span", { class: "mention" }, `#${word("unknownChannel")}`);
  const go = () => emit("go", id);
  return h("button", { type: "button", class: "mention", data: { channelLink: id }, onclick: go }, `#${known.name}`);
}

function command(name) {
  const go = () => emit("compose-command", name);
  return h("button", { type: "button", class: "mention", data: { command: name }, onclick: go }, `/${shownName(name)}`);
}

function spoiler(content) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": word("showSpoiler") },
    h("span", { class: "spoiler-text", "aria-hidden": "true" }, content));
  const show = () => {
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    cover.firstChild.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  });
  return cover;
}
