// The bot's commands in the menus of a message and of the one who wrote it.

import { inMenu } from "./commands.js";
import { sheet } from "./dialog.js";
import { avatar, h, icon, iconButton, nameOf } from "./dom.js";
import { useMenu } from "./interactions.js";
import { userById } from "./state.js";
import { word } from "./words.js";

const USER = 2;
const MESSAGE = 3;

/** Make the button that opens the menu, or nothing where the bot has no such commands. */
export function appsButton(message) {
  if (!inMenu(USER).length && !inMenu(MESSAGE).length) return null;
  return iconButton("apps", word("apps"), () => open(message), { "aria-haspopup": "dialog", data: { apps: message.id } });
}

function open(message) {
  const author = userById(message.author?.id, message) ?? message.author;
  const choose = (command, target) => () => {
    dialog.close();
    useMenu(message, command, target);
  };
  const group = (title, commands, target) => (commands.length
    ? h("section", { class: "menu-group" }, h("h3", null, title), commands.map(({ command, shown }) => h("button", {
      type: "button", class: "menu-item", data: { menuCommand: command.id }, onclick: choose(command, target),
    }, icon("apps"), h("span", null, shown))))
    : null);
  const dialog = sheet(word("apps"), h("div", { class: "modal-body" },
    group(word("messageMenu"), inMenu(MESSAGE), message.id),
    group([avatar(author, "tiny"), nameOf(author)], inMenu(USER), author.id)), { kind: "apps" });
  dialog.querySelector(".menu-item").focus();
}
