// A select menu for messages and modals: options, people, channels; one or several; keyboard and touch.

import { avatar, h, icon, nameOf, unique } from "./dom.js";
import { emoji } from "./emoji.js";
import { on, partnerOf, state } from "./state.js";
import { word } from "./words.js";

const SEARCH_FROM = 9;

let opened = null;

/** Make a select; `onchoose` hears the values once the choice is complete. */
export function select(component, { onchoose = () => {}, labelId = null } = {}) {
  const items = itemsOf(component);
  const least = component.min_values ?? (component.required === false ? 0 : 1);
  const most = Math.min(component.max_values ?? 1, Math.max(items.length, 1));
  let chosen = defaults(component, items);
  const listId = unique("list");
  const shown = h("span", { class: "select-shown" });
  const trigger = h("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-controls": listId, "aria-label": labelId ? null : component.placeholder || word("select"), "aria-labelledby": labelId,
    disabled: Boolean(component.disabled),
    data: { customId: component.custom_id },
    onclick: () => (opened?.trigger === trigger ? close(true) : open()),
    onkeydown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      open();
    },
  }, shown, icon("down"));

  function show() {
    const picked = items.filter((item) => chosen.includes(item.value));
    trigger.classList.toggle("empty", !picked.length);
    if (!picked.length) shown.replaceChildren(component.placeholder || word("select"));
    else if (most === 1) shown.replaceChildren(...face(picked[0], false));
    else shown.replaceChildren(...picked.map((item) => h("span", { class: "select-tag" }, item.label)));
  }

  function open() {
    close(true);
    const before = [...chosen];
    opened = {
      trigger,
      ...popup({ items, listId, most, least, label: component.placeholder || word("select"), isChosen: (value) => chosen.includes(value), pick }),
      settle: (keep) => {
        if (!keep || chosen.length < least) chosen = before;
        show();
        if (most > 1 && keep && String(before) !== String(chosen)) onchoose([...chosen]);
      },
    };
    trigger.setAttribute("aria-expanded", "true");
    (trigger.closest("dialog") ?? document.body).append(opened.shade, opened.node);
    place();
    opened.focus();
  }

  function pick(value) {
    if (most > 1) {
      if (chosen.includes(value)) chosen = chosen.filter((one) => one !== value);
      else if (chosen.length < most) chosen = items.map((item) => item.value).filter((one) => one === value || chosen.includes(one));
      show();
      return;
    }
    const again = chosen.includes(value);
    chosen = again && least === 0 ? [] : [value];
    close(true);
    trigger.focus();
    if (!again || least === 0) onchoose([...chosen]);
  }

  show();
  return { node: trigger, values: () => [...chosen], complete: () => chosen.length >= least };
}

/** Close the open list, if there is one; `keep` tells whether a choice of several counts. */
export function close(keep) {
  if (!opened) return;
  const was = opened;
  opened = null;
  was.node.remove();
  was.shade.remove();
  was.trigger.setAttribute("aria-expanded", "false");
  was.settle(keep && was.trigger.isConnected);
}

on("rendered", () => opened && !opened.trigger.isConnected && close(false));
addEventListener("resize", () => place());
addEventListener("scroll", () => place(), true);

function place() {
  if (!opened) return;
  const box = opened.trigger.getBoundingClientRect();
  const { node } = opened;
  const below = innerHeight - box.bottom;
  const upwards = below < Math.min(node.scrollHeight, 320) + 12 && box.top > below;
  node.style.setProperty("--left", `${Math.max(8, box.left)}px`);
  node.style.setProperty("--width", `${box.width}px`);
  node.style.setProperty("--top", upwards ? "auto" : `${box.bottom + 4}px`);
  node.style.setProperty("--bottom", upwards ? `${innerHeight - box.top + 4}px` : "auto");
  node.style.setProperty("--room", `${Math.max(140, (upwards ? box.top : below) - 12)}px`);
}

function popup({ items, listId, most, label, isChosen, pick }) {
  let active = Math.max(0, items.findIndex((item) => isChosen(item.value)));
  let visible = items;
  const list = h("div", { class: "select-list", role: "listbox", id: listId, tabindex: "0", "aria-label": label, "aria-multiselectable": most > 1 ? "true" : null });
  const search = items.length >= SEARCH_FROM
    ? h("input", { class: "select-search", type: "text", placeholder: word("search"), "aria-label": word("search"), "aria-controls": listId, autocomplete: "off" })
    : null;
  const done = most > 1 ? h("button", { type: "button", class: "button primary select-done", onclick: () => close(true) }, word("done")) : null;
  const shade = h("div", { class: "select-shade", onpointerdown: (event) => { event.preventDefault(); close(true); } });
  const node = h("div", { class: "select-popup" }, search, list, done);

  function draw() {
    list.replaceChildren(...(visible.length ? visible.map((item, index) => h("div", {
      class: index === active ? "select-option active" : "select-option", role: "option", id: `${listId}-${index}`,
      "aria-selected": String(isChosen(item.value)), data: { value: item.value },
      onclick: () => { active = index; pick(item.value); if (node.isConnected) draw(); },
    }, face(item, true), h("span", { class: most > 1 ? "tick box" : "tick" }, isChosen(item.value) ? icon("check") : null))) : [h("p", { class: "muted" }, word("nothing"))]));
    (search ?? list).setAttribute("aria-activedescendant", `${listId}-${active}`);
    list.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  node.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -visible.length, End: visible.length };
    if (event.key in steps) {
      active = Math.max(0, Math.min(visible.length - 1, active + steps[event.key]));
      draw();
    } else if (event.target !== done && (event.key === "Enter" || (event.key === " " && !search)) && visible[active]) {
      pick(visible[active].value);
      if (node.isConnected) draw();
    } else if (event.key === "Escape" || event.key === "Tab") {
      const { trigger } = opened;
      close(true);
      trigger.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  search?.addEventListener("input", () => {
    const wanted = search.value.trim().toLocaleLowerCase();
    visible = items.filter((item) => `${item.label} ${item.detail ?? ""}`.toLocaleLowerCase().includes(wanted));
    active = 0;
    draw();
  });
  draw();
  return { node, shade, focus: () => { (search ?? list).focus({ preventScroll: true }); draw(); } };
}

function face(item, detailed) {
  return [
    item.user ? avatar(item.user, "tiny") : null,
    item.emoji ? emoji(item.emoji) : null,
    h("span", { class: "select-words" }, h("span", null, item.label), detailed && item.detail ? h("small", { class: "muted" }, item.detail) : null),
  ].filter(Boolean);
}

function itemsOf(component) {
  const users = () => [...state.people.values(), state.bot.user].filter(Boolean)
    .map((user) => ({ value: user.id, label: nameOf(user), detail: user.username, user }));
  const roles = () => (state.guild.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
  switch (component.type) {
    case 5: return users();
    case 6: return roles();
    case 7: return [...users(), ...roles()];
    case 8: return [...state.channels.values()]
      .filter((channel) => !partnerOf(channel) && (!component.channel_types?.length || component.channel_types.includes(channel.type)))
      .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default: return (component.options ?? []).map((option) => ({ value: option.value, label: option.label, detail: option.description, emoji: option.emoji }));
  }
}

function defaults(component, items) {
  if (component.type === 3) return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  const wanted = (component.default_values ?? []).map((one) => one.id);
  return items.map((item) => item.value).filter((value) => wanted.includes(value));
}
