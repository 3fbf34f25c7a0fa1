// The time in the sandbox's world, and the buttons that let it pass.

import { h, icon } from "./dom.js";
import { on, state } from "./state.js";
import { now, refreshTimes, setNow } from "./time.js";
import { send } from "./wire.js";
import { currentLocale, word } from "./words.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [[10, "minute", MINUTE], [1, "hour", HOUR], [8, "hour", HOUR], [1, "day", DAY], [7, "day", DAY]];
const DATE = { weekday: "short", day: "numeric", month: "short" };
const HOURS = { hour: "numeric", minute: "2-digit" };

let ahead = null;
let open = false;
let toggle = null;
let face = null;

/** Take charge of the clock below the channels. */
export function startClock() {
  on("everything", draw);
  setInterval(tell, 1000);
  document.getElementById("clock").addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    unfold(false);
    toggle.focus();
  });
}

/** Take over the world's time as the server tells it; `moved` where it has just been moved. */
export function learnTime(clock, moved = false) {
  if (!clock) return;
  setNow(clock.now);
  ahead = Math.round(clock.ahead);
  refreshTimes();
  if (!moved || !toggle) return draw();
  tell();
  document.getElementById("clock-told").textContent = label();
}

function draw() {
  const holder = document.getElementById("clock");
  holder.hidden = ahead === null || !state.me;
  if (holder.hidden) return;
  const within = holder.contains(document.activeElement) ? document.activeElement.id : null;
  face = h("span", { class: "clock-face" });
  toggle = h("button", { type: "button", id: "clock-toggle", class: "clock-toggle", "aria-controls": "clock-steps", onclick: () => unfold(!open) },
    icon("clock"), face, h("span", { class: "clock-ahead", hidden: true }), icon("down"));
  holder.replaceChildren(
    h("div", { id: "clock-steps", role: "group", "aria-labelledby": "clock-heading", "aria-describedby": "clock-hint" },
      h("h2", { id: "clock-heading" }, word("passTime")),
      h("div", { class: "clock-buttons" }, STEPS.map(([count, unit, size]) => h("button", {
        type: "button", class: "button secondary", id: `pass-${count * size}`, "aria-label": word("pass", { span: written(count, unit, "long") }),
        onclick: () => send({ t: "move_clock", seconds: count * size }),
      }, `+${written(count, unit, unit === "day" ? "long" : "short")}`))),
      h("p", { id: "clock-hint", class: "muted" }, word("passHint"))),
    toggle,
    h("span", { id: "clock-told", class: "hidden-words", role: "status" }));
  unfold(open);
  tell();
  if (within) document.getElementById(within)?.focus();
}

function unfold(wanted) {
  open = wanted;
  document.getElementById("clock-steps").hidden = !open;
  toggle.setAttribute("aria-expanded", String(open));
}

// Writes the time into the button, at most once a minute and after every move.
function tell() {
  if (!toggle) return;
  const text = label();
  if (toggle.title === text) return;
  toggle.title = text;
  toggle.setAttribute("aria-label", text);
  face.replaceChildren(h("b", null, moment(HOURS)), h("span", null, moment(DATE)));
  const mark = toggle.querySelector(".clock-ahead");
  mark.hidden = !ahead;
  mark.textContent = ahead ? `+${span("narrow", 2)}` : "";
}

function moment(parts) {
  return new Intl.DateTimeFormat(currentLocale(), parts).format(new Date(now()));
}

function label() {
  return [`${word("timeHere")}: ${moment({ ...DATE, ...HOURS })}`, ahead ? word("moved", { span: span("long") }) : null].filter(Boolean).join(", ");
}

function span(style, most = 3) {
  const parts = [[Math.floor(ahead / DAY), "day"], [Math.floor(ahead / HOUR) % 24, "hour"], [Math.floor(ahead / MINUTE) % 60, "minute"]];
  return parts.filter(([count]) => count).slice(0, most).map(([count, unit]) => written(count, unit, style)).join(" ");
}

function written(count, unit, style) {
  return new Intl.NumberFormat(currentLocale(), { style: "unit", unit, unitDisplay: style }).format(count);
}
