// The list of messages: patched in place, so that reading, pressing and scrolling are not disturbed.

import { h } from "./dom.js";
import { reflect } from "./interactions.js";
import { isForum, posts } from "./kinds.js";
import { isWritten } from "./lines.js";
import { answers, messageNode, redraw } from "./message.js";
import { channelName, emit, messageById, messagesOf, on, partnerOf, state } from "./state.js";
import { format, startOfDay } from "./time.js";
import { word } from "./words.js";

const NEAR_END = 48;
const SAME_BREATH = 7 * 60 * 1000;

const nodes = new Map();
let log = null;
let jump = null;
let sticking = true;
let shownChannel = null;
let handled = null;

/** Take charge of the list and of its "new messages" button. */
export function startLog(element, jumpButton) {
  log = element;
  jump = jumpButton;
  jump.addEventListener("click", toEnd);
  log.addEventListener("scroll", () => {
    sticking = fromEnd() < NEAR_END;
    if (sticking) jump.hidden = true;
  }, { passive: true });
  log.addEventListener("keydown", step);
  document.addEventListener("focusin", handle);
  document.addEventListener("pointerdown", (event) => handled && !handled.contains(event.target) && letGo());
  const follow = new ResizeObserver(() => sticking && toEnd());
  follow.observe(log);
  on("messages", (channelId) => channelId === state.current && render());
  on("message", (message, isNew) => message.channel_id === state.current && render(isNew ? message : null));
  on("interaction", (id) => nodes.has(id) && steady(() => reflect(nodes.get(id).node, id)));
  on("redraw", () => steady(redrawAll));
  on("channels", () => isForum(state.channels.get(state.current)) && shownChannel === state.current && render());
  on("show-message", showMessage);
  log.addEventListener("load", (event) => sticking && !event.target.hasAttribute("height") && toEnd(), true);
}

/** Scroll to the newest message. */
export function toEnd() {
  log.scrollTop = log.scrollHeight;
  sticking = true;
  jump.hidden = true;
}

function render(arrived = null) {
  const fresh = shownChannel !== state.current;
  if (fresh) {
    nodes.clear();
    log.replaceChildren();
    shownChannel = state.current;
    sticking = true;
  }
  if (!state.current) return;
  steady(() => patch(layout()));
  log.setAttribute("aria-busy", "false");
  emit("rendered");
  if (fresh || (arrived && (arrived.author?.id === state.me?.id || arrived.ephemeral))) toEnd();
  else if (arrived && !sticking) {
    jump.textContent = word("jump");
    jump.hidden = false;
  }
}

// Arrow keys go from message to message, where Tab finds what can be done with each.
function step(event) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  if (event.target !== log && !event.target.matches(".message")) return;
  const shown = [...log.querySelectorAll(".message")];
  const at = shown.indexOf(event.target);
  const next = at < 0 ? shown.at(-1) : shown[at + (event.key === "ArrowUp" ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

// Shows what can be done with the message that the keyboard or a finger is at. Were it left to the style sheet, it would
// vanish between losing and getting the focus, and a tap or Tab would go amiss.
function handle(event) {
  const article = event.target.closest(".message");
  const meant = matchMedia("(hover: none)").matches
    ? event.target === article || event.target.closest(".message-tools")
    : event.target.matches(":focus-visible");
  if (handled !== article) letGo();
  if (!article || !meant) return;
  handled = article;
  article.classList.add("handled");
}

function letGo() {
  handled?.classList.remove("handled");
  handled = null;
}

// Names or the language have changed: everything is written anew, in the same places.
function redrawAll() {
  if (!state.current) return;
  for (const [key, { node, message }] of nodes) {
    if (message) redraw(node, message);
    else nodes.delete(key);
  }
  patch(layout());
  emit("rendered");
}

// Returns the elements the list must show, in order; known messages keep theirs.
function layout() {
  const list = messagesOf(state.current);
  const channel = state.channels.get(state.current);
  const hint = isForum(channel) ? word("noWords") : word("hint");
  const begins = word(partnerOf(channel) ? "beginningDirect" : "beginning", { name: channelName(channel) });
  const wanted = [keyed("beginning", () => h("p", { class: "beginning" }, `${begins} ${hint}`))];
  if (isForum(channel)) {
    const { key, make } = posts(channel);
    wanted.push(keyed(key, make));
  }
  const unreadFrom = state.firstUnread.get(state.current);
  let before = null;
  for (const message of list) {
    const date = new Date(message.timestamp);
    const newDay = !before || startOfDay(date) !== startOfDay(new Date(before.timestamp));
    const isUnread = unreadFrom === message.id && before;
    if (newDay) wanted.push(keyed(`day-${startOfDay(date)}`, () => h("div", { class: "divider", role: "separator" }, h("span", null, format(date, "D")))));
    if (isUnread) wanted.push(keyed(`new-${message.id}`, () => h("div", { class: "divider unread-line", role: "separator" }, h("span", null, word("newTag")))));
    const node = nodeOf(message);
    node.classList.toggle("grouped", !newDay && !isUnread && continues(before, message));
    wanted.push(node);
    before = message;
  }
  const live = new Set(wanted);
  for (const [key, entry] of nodes) if (!live.has(entry.node)) nodes.delete(key);
  return wanted;
}

function nodeOf(message) {
  const entry = nodes.get(message.id);
  if (!entry) {
    const node = messageNode(message);
    nodes.set(message.id, { node, message });
    return node;
  }
  if (entry.message !== message) {
    redraw(entry.node, message);
    entry.message = message;
  }
  return entry.node;
}

function keyed(key, make) {
  if (!nodes.has(key)) nodes.set(key, { node: make() });
  return nodes.get(key).node;
}

function continues(before, message) {
  return before.author?.id === message.author?.id
    && new Date(message.timestamp) - new Date(before.timestamp) < SAME_BREATH
    && !answers(message) && Boolean(before.ephemeral) === Boolean(message.ephemeral) && isWritten(before) && isWritten(message);
}

function patch(wanted) {
  wanted.forEach((node, index) => {
    if (log.children[index] !== node) log.insertBefore(node, log.children[index] ?? null);
  });
  while (log.children.length > wanted.length) log.lastElementChild.remove();
}

// Changes the list while what is being read stays where it is on the screen.
function steady(change) {
  if (sticking) {
    change();
    if (sticking) log.scrollTop = log.scrollHeight;
    return;
  }
  const { top, bottom } = log.getBoundingClientRect();
  const boxes = [...log.children].map((node) => [node, node.getBoundingClientRect()]);
  const [anchor] = boxes.find(([, box]) => box.top >= top && box.top < bottom) ?? boxes.find(([, box]) => box.bottom > top) ?? [];
  const before = anchor?.getBoundingClientRect().top;
  change();
  if (anchor?.isConnected) log.scrollTop += anchor.getBoundingClientRect().top - before;
}

function fromEnd() {
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}

function showMessage(id) {
  const message = messageById(id);
  if (!message) return;
  if (message.channel_id !== state.current) emit("go", message.channel_id);
  const node = nodes.get(id)?.node;
  if (!node) return;
  node.scrollIntoView({ block: "center" });
  node.classList.add("flash");
  setTimeout(() => node.classList.remove("flash"), 1600);
}
