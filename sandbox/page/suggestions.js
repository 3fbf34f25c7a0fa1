// The list above the composer: commands, choices, people; one at a time, for keyboard and finger.

import { avatar, h, icon } from "./dom.js";

let box = null;
let items = [];
let active = 0;
let pick = () => {};
let field = null;

/** Take charge of the element that shows the list. */
export function startSuggestions(element) {
  box = element;
  box.setAttribute("role", "listbox");
  box.addEventListener("pointerdown", (event) => event.preventDefault());
}

/** Show a list for a field: `title` and `hint` above, `items` to choose from, or only the hint. */
export function show(forField, { title, hint = null, problem = null, items: list = [], onpick = () => {}, from = 0 }) {
  field = forField;
  items = list;
  pick = onpick;
  active = from;
  box.replaceChildren(
    h("div", { class: "suggest-head" }, h("strong", null, title), problem ? h("span", { class: "suggest-problem", role: "alert" }, problem) : hint ? h("span", { class: "muted" }, hint) : null),
    ...items.map((item, index) => h("div", {
      class: "suggestion", role: "option", id: `suggestion-${index}`, data: { value: item.key ?? item.label },
      onclick: () => pick(item),
    }, item.user ? avatar(item.user, "tiny") : item.icon ? icon(item.icon) : null,
    h("span", { class: "suggest-words" }, h("span", { class: "suggest-label" }, item.label), item.detail ? h("small", { class: "muted" }, item.detail) : null),
    item.side ? h("small", { class: "muted suggest-side" }, item.side) : null)));
  box.setAttribute("aria-label", title);
  box.hidden = false;
  mark();
}

/** Hide the list. */
export function hide() {
  box.hidden = true;
  box.replaceChildren();
  items = [];
  field?.removeAttribute("aria-activedescendant");
  field?.setAttribute("aria-expanded", "false");
}

/** Tell whether the list offers something. */
export function offers() {
  return !box.hidden && items.length > 0;
}

/** Tell whether the list can be seen. */
export function visible() {
  return !box.hidden;
}

/** Move the mark up or down, round the ends. */
export function move(step) {
  active = (active + step + items.length) % items.length;
  mark();
}

/** Choose the marked item; tell whether there was one. */
export function choose() {
  if (!offers() || active < 0) return false;
  pick(items[active]);
  return true;
}

function mark() {
  [...box.querySelectorAll(".suggestion")].forEach((node, index) => {
    node.classList.toggle("active", index === active);
    node.setAttribute("aria-selected", String(index === active));
    if (index === active) node.scrollIntoView({ block: "nearest" });
  });
  field?.setAttribute("aria-expanded", String(items.length > 0));
  field?.setAttribute("aria-controls", "suggestions");
  if (items.length && active >= 0) field?.setAttribute("aria-activedescendant", `suggestion-${active}`);
  else field?.removeAttribute("aria-activedescendant");
}
