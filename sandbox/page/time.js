// Writes dates as the reader is used to, and keeps "5 minutes ago" true, by the clock of the sandbox's world.

import { h } from "./dom.js";
import { currentLocale, word } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

let skew = 0;
let today = null;

/** Return the moment that it is in the world, as a number of milliseconds. */
export function now() {
  return Date.now() + skew;
}

/** Take over the moment that it is in the world, in seconds. */
export function setNow(seconds) {
  skew = seconds * 1000 - Date.now();
}

/** Format a date in one of Discord's timestamp styles. */
export function format(date, style) {
  return new Intl.DateTimeFormat(currentLocale(), STYLES[style] ?? STYLES.f).format(date);
}

/** Say how long ago, or in how long, a moment is. */
export function relative(date) {
  const seconds = Math.round((date.getTime() - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Make the element for `<t:unix:style>`. */
export function timestamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const text = style === "R" ? relative(date) : format(date, style);
  return h("time", { class: "stamp", datetime: date.toISOString(), title: format(date, "F"), data: { style, unix } }, text);
}

/** Say when a message was written: the hour today, "yesterday", or the date. */
export function messageTime(date) {
  const days = Math.round((startOfDay(new Date(now())) - startOfDay(date)) / 86400000);
  if (days === 0) return format(date, "t");
  if (days === 1) return word("yesterday", { time: format(date, "t") });
  return format(date, "s");
}

/** Return the first moment of a date's day, as a number. */
export function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Start rewriting relative times every second. */
export function keepTime() {
  setInterval(refreshTimes, 1000);
}

/** Write anew how long ago things are, and on another day what was written "yesterday". */
export function refreshTimes() {
  write('time[data-style="R"]', (node) => relative(new Date(node.dataset.unix * 1000)));
  const day = startOfDay(new Date(now()));
  if (day !== today) write("time.written", (node) => messageTime(new Date(node.dateTime)));
  today = day;
}

function write(nodes, text) {
  for (const node of document.querySelectorAll(nodes)) {
    const wanted = text(node);
    if (node.textContent !== wanted) node.textContent = wanted;
  }
}
