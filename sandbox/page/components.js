// Draws Discord's message components, both the new layout ones and the old rows of buttons.

import { h, icon } from "./dom.js";
import { emoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { press } from "./interactions.js";
import { select } from "./select.js";
import { word } from "./words.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/** Draw a list of components of a message. */
export function components(list, message) {
  return (list ?? []).map((component) => draw(component, message));
}

/** Colour of an embed or container as CSS, or null for none. */
export function cssColor(value) {
  return value === null || value === undefined ? null : `#${Number(value).toString(16).padStart(6, "0")}`;
}

function draw(component, message) {
  switch (component.type) {
    case 1: return h("div", { class: "action-row" }, components(component.components, message));
    case 2: return button(component, message);
    case 3: case 5: case 6: case 7: case 8: return messageSelect(component, message);
    case 9: return section(component, message);
    case 10: return h("div", { class: "markdown" }, markdown(component.content, message));
    case 11: return thumbnail(component, message);
    case 12: return gallery(component.items ?? [], message);
    case 13: return fileCard({ ...component, url: component.file?.url }, message);
    case 14: return h("hr", { class: `separator ${component.spacing === 2 ? "large" : ""} ${component.divider === false ? "blank" : ""}` });
    case 17: return container(component, message);
    default: return h("p", { class: "muted" }, word("unsupported"));
  }
}

function container(component, message) {
  const color = cssColor(component.accent_color);
  const node = h("div", { class: color ? "container accented" : "container", css: color ? { "--accent-bar": color } : {} },
    components(component.components, message));
  return component.spoiler ? covered(node) : node;
}

function section(component, message) {
  return h("div", { class: "section" },
    h("div", { class: "section-text" }, components(component.components, message)),
    h("div", { class: "accessory" }, component.accessory && draw(component.accessory, message)));
}

function button(component, message) {
  const style = BUTTON_STYLES[component.style] ?? "secondary";
  const content = [emoji(component.emoji), component.label && h("span", { class: "label" }, component.label)];
  if (style === "link" && !component.disabled && /^https?:/i.test(component.url ?? "")) {
    return h("a", { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer" }, content, icon("out"));
  }
  return h("button", {
    type: "button",
    class: `button ${style}`,
    disabled: Boolean(component.disabled),
    "aria-label": component.label ? null : component.emoji?.name,
    data: { customId: component.custom_id },
    onclick: () => press(message, component),
  }, content, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
}

function messageSelect(component, message) {
  return select(component, { onchoose: (values) => press(message, component, values) }).node;
}

// A container marked as a spoiler can be neither seen nor pressed before it is uncovered.
function covered(node) {
  node.inert = true;
  const cover = h("button", { type: "button", class: "cover-label" }, word("spoiler"));
  const holder = h("div", { class: "covered" }, node, cover);
  cover.addEventListener("click", () => {
    node.inert = false;
    holder.className = "uncovered";
    cover.remove();
  });
  return holder;
}
