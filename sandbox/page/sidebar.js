// The server's name, its channels with their threads, and the person's own corner.

import { avatar, h, icon, iconButton, nameOf } from "./dom.js";
import { conversations, directHeading } from "./direct.js";
import { CATEGORY, kindIcon, THREADS } from "./kinds.js";
import { openProfile, switchTheme } from "./people.js";
import { channelName, emit, on, partnerOf, state } from "./state.js";
import { word } from "./words.js";

/** Take charge of the sidebar, the top bar and the tab's title. */
export function startSidebar() {
  const draw = () => {
    drawChannels();
    drawBar();
  };
  on("channels", draw);
  on("everything", draw);
  on("people", draw);
  document.getElementById("menu").addEventListener("click", () => drawer(!document.body.classList.contains("drawer-open")));
  document.getElementById("scrim").addEventListener("click", () => drawer(false));
  addEventListener("keydown", (event) => event.key === "Escape" && document.body.classList.contains("drawer-open") && drawer(false));
}

/** Open or close the channel list on a narrow screen. */
export function drawer(open) {
  document.body.classList.toggle("drawer-open", open);
  const menu = document.getElementById("menu");
  menu.setAttribute("aria-expanded", String(open));
  if (open) document.querySelector("#channels button[aria-current]")?.focus();
  else if (document.getElementById("sidebar").contains(document.activeElement)) menu.focus();
}

function drawChannels() {
  const all = [...state.channels.values()];
  const tops = all.filter((channel) => !THREADS.includes(channel.type) && channel.type !== CATEGORY && !partnerOf(channel));
  const rows = [];
  const add = (channel) => {
    rows.push(row(channel));
    const threads = all.filter((one) => THREADS.includes(one.type) && one.parent_id === channel.id);
    for (const thread of threads) if (!thread.archived || thread.id === state.current || state.unread.has(thread.id)) rows.push(row(thread));
  };
  const categories = all.filter((channel) => channel.type === CATEGORY);
  const inside = (channel) => categories.some((one) => one.id === channel.parent_id);
  tops.filter((channel) => !inside(channel)).forEach(add);
  for (const category of categories) {
    rows.push(h("h2", { class: "category" }, category.name));
    tops.filter((channel) => channel.parent_id === category.id).forEach(add);
  }
  const direct = conversations();
  if (direct.length) rows.push(directHeading(), ...direct.map(row));
  const holder = document.getElementById("channels");
  const at = holder.contains(document.activeElement) ? document.activeElement : null;
  holder.replaceChildren(...rows);
  if (at?.dataset.channelId) holder.querySelector(`[data-channel-id="${CSS.escape(at.dataset.channelId)}"]`)?.focus();
  else if (at?.id) document.getElementById(at.id)?.focus();
  document.getElementById("guild").textContent = state.guild.name;
  document.getElementById("sidebar").setAttribute("aria-label", word("channels"));
}

function row(channel) {
  const thread = THREADS.includes(channel.type);
  const mark = state.unread.get(channel.id);
  const current = channel.id === state.current;
  const kinds = ["channel", thread && "thread", mark && !current && "unread", channel.archived && "archived"].filter(Boolean).join(" ");
  const hint = mark && !current ? `, ${word(mark.calls ? "mentioned" : "unread")}` : "";
  return h("button", {
    type: "button", class: kinds, data: { channelId: channel.id }, "aria-current": current ? "page" : null,
    "aria-label": `${channelName(channel)}${channel.archived ? `, ${word("archived")}` : ""}${hint}`,
    onclick: () => { emit("go", channel.id); drawer(false); },
  }, face(channel), h("span", { class: "channel-name" }, channelName(channel)),
  mark?.calls && !current ? h("span", { class: "call-count" }, String(mark.calls)) : null);
}

function face(channel) {
  const partner = partnerOf(channel);
  return partner ? avatar(partner, "tiny") : icon(kindIcon(channel));
}

function drawBar() {
  const channel = state.channels.get(state.current);
  const parent = channel && THREADS.includes(channel.type) ? state.channels.get(channel.parent_id) : null;
  const title = document.getElementById("title");
  title.replaceChildren(...(channel ? [
    parent ? h("button", { type: "button", class: "parent-link", onclick: () => emit("go", parent.id) }, icon(kindIcon(parent)), h("span", null, parent.name)) : null,
    parent ? h("span", { class: "muted", "aria-hidden": "true" }, "›") : null,
    face(channel), h("span", { class: "title-name" }, channelName(channel)),
  ].filter(Boolean) : []));
  const menu = document.getElementById("menu");
  menu.replaceChildren(icon("menu"));
  menu.setAttribute("aria-label", word("menu"));
  menu.classList.toggle("marked", [...state.unread].some(([id, mark]) => id !== state.current && mark.calls));
  if (!state.me) return;
  document.getElementById("tools").replaceChildren(
    iconButton(document.documentElement.dataset.theme === "light" ? "moon" : "sun", word("switchTheme"), () => { switchTheme(); drawBar(); }, { id: "theme" }),
    h("button", { type: "button", id: "who", class: "who", title: word("profile"), "aria-label": `${word("profile")}: ${nameOf(state.me)}`, onclick: openProfile },
      avatar(state.me, "small"), h("span", { class: "who-name" }, nameOf(state.me)), h("small", { class: "who-lang" }, (state.me.locale ?? "").slice(0, 2).toUpperCase()), icon("down")));
  document.getElementById("self").replaceChildren(avatar(state.me, "small"), h("span", { class: "self-name" }, nameOf(state.me)),
    iconButton("settings", word("profile"), openProfile));
  const calls = [...state.unread.values()].reduce((sum, mark) => sum + mark.calls, 0);
  document.title = `${calls ? `(${calls}) ` : state.unread.size ? "• " : ""}${channel ? `${channelName(channel)} | ` : ""}${state.guild.name || "Sandbox"}`;
  document.getElementById("favicon").setAttribute("href", calls ? "/page/icon-alert.svg" : "/page/icon.svg");
}
