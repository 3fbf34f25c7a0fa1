// Emojis: the character itself, or the picture of an application's own one.

import { h } from "./dom.js";

/** Make an emoji out of `{ id, name }`; where its picture is gone, its name stands there. */
export function emoji(value) {
  if (!value) return null;
  if (!value.id) return h("span", { class: "emoji" }, value.name);
  const name = `:${value.name}:`;
  const picture = h("img", { class: "emoji own-emoji", src: `/emojis/${encodeURIComponent(value.id)}.png`, alt: name, title: name, draggable: "false", width: "22", height: "22" });
  picture.addEventListener("error", () => picture.replaceWith(h("span", { class: "emoji" }, name)));
  return picture;
}
