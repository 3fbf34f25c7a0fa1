// Direct conversations, with the bot and with other people: which there are, and how one is begun.

import { sheet } from "./dialog.js";
import { avatar, h, iconButton, nameOf } from "./dom.js";
import { emit, partnerOf, state } from "./state.js";
import { ask } from "./wire.js";
import { word } from "./words.js";

/** Return the direct conversations, the one with the bot first. */
export function conversations() {
  const found = [...state.channels.values()].filter((channel) => partnerOf(channel));
  return found.sort((one, other) => Number(Boolean(partnerOf(other).bot)) - Number(Boolean(partnerOf(one).bot)));
}

/** Make the heading above the direct conversations, with the button that begins another. */
export function directHeading() {
  return h("div", { class: "direct-heading" }, h("h2", { class: "category" }, word("direct")),
    iconButton("plus", word("newDirect"), choose, { id: "new-direct", "aria-haspopup": "dialog" }));
}

function choose() {
  const people = [...state.people.values()].filter((user) => user.id !== state.me.id && !user.bot);
  const begin = async (user) => {
    dialog.close();
    const reply = await ask({ t: "direct", user_id: user.id });
    if (reply.channel_id) emit("go", reply.channel_id);
  };
  const rows = people.map((user) => h("button", { type: "button", class: "menu-item", data: { person: user.username }, onclick: () => begin(user) },
    avatar(user, "small"), h("span", null, nameOf(user))));
  const dialog = sheet(word("newDirect"), h("div", { class: "modal-body" }, h("div", { class: "menu-group" }, rows)), { kind: "direct" });
  dialog.querySelector(".menu-item")?.focus();
}
