// The WebSocket to the server: it comes back by itself, and a question gets its answer by nonce.

import { unique } from "./dom.js";
import { emit, state } from "./state.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const ANSWER_WITHIN = 20000;

const waiting = new Map();
const session = Math.random().toString(36).slice(2, 10);
let socket = null;
let wait = FIRST_WAIT;
let timer = null;
let identity = { user: "", lang: "" };

/** Connect as a person, and stay connected. */
export function connect(user, locale) {
  identity = { user, lang: locale };
  open();
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => !document.hidden && hurry());
}

/** Remember the language for the next time the connection has to be made. */
export function remember(locale) {
  identity = { ...identity, lang: locale };
}

/** Send something that needs no answer; tell whether it could be sent. */
export function send(packet) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(packet));
  return true;
}

/** Send something and wait for the packet that carries its nonce; a lost connection answers "failed". */
export function ask(packet) {
  const nonce = unique(`${session}-`);
  return new Promise((resolve) => {
    const failed = { t: "interaction", nonce, state: "failed" };
    if (!send({ ...packet, nonce })) return resolve(failed);
    const limit = setTimeout(() => settle(failed), ANSWER_WITHIN);
    waiting.set(nonce, { resolve, limit });
  });
}

function open() {
  clearTimeout(timer);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/page/ws?${new URLSearchParams(identity)}`);
  socket.addEventListener("message", (event) => {
    const packet = JSON.parse(event.data);
    if (packet.t === "hello") wait = FIRST_WAIT;
    if (!settle(packet)) emit("packet", packet);
  });
  socket.addEventListener("close", lost);
}

function lost() {
  for (const nonce of [...waiting.keys()]) settle({ t: "interaction", nonce, state: "failed" });
  state.connected = false;
  emit("connection");
  timer = setTimeout(open, wait * (0.8 + Math.random() * 0.4));
  wait = Math.min(wait * 2, LONGEST_WAIT);
}

function hurry() {
  if (socket?.readyState === WebSocket.CLOSED) open();
}

function settle(packet) {
  const entry = packet.nonce !== undefined ? waiting.get(packet.nonce) : undefined;
  if (!entry) return false;
  clearTimeout(entry.limit);
  waiting.delete(packet.nonce);
  entry.resolve(packet);
  return true;
}
