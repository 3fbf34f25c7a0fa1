// What has been pressed and is not answered yet, and what was answered with a failure.

import { emit } from "./state.js";
import { ask } from "./wire.js";
import { openModal } from "./modal.js";
import { failure, word } from "./words.js";

const pending = new Set();
const failures = new Map();

/** Send a press or a choice to the bot and show a modal if that is the answer. */
export async function press(message, component, values = undefined) {
  const key = keyOf(message.id, component.custom_id);
  if (pending.has(key)) return;
  pending.add(key);
  failures.delete(message.id);
  emit("interaction", message.id);
  const reply = await ask({
    t: "component",
    channel_id: message.channel_id,
    message_id: message.id,
    custom_id: component.custom_id,
    component_type: component.type,
    values,
  });
  pending.delete(key);
  if (reply.t === "modal") openModal(reply);
  else if (reply.state === "failed") failures.set(message.id, failure(reply, "failed"));
  emit("interaction", message.id);
}

/** Send a command of a menu to the bot and show a modal if that is the answer; a failure stands below the message. */
export async function useMenu(message, command, target) {
  failures.delete(message.id);
  emit("interaction", message.id);
  emit("status", word("sending"));
  const reply = await ask({
    t: "context", channel_id: message.channel_id, command_id: command.id, name: command.name, type: command.type, target_id: target,
  });
  emit("status", "");
  if (reply.t === "modal") openModal(reply);
  else if (reply.state === "failed") failures.set(message.id, failure(reply, "noAnswer"));
  emit("interaction", message.id);
}

/** Show on a message's element which of its components wait, and whether one has failed. */
export function reflect(article, messageId) {
  for (const node of article.querySelectorAll("[data-custom-id]")) {
    const busy = pending.has(keyOf(messageId, node.dataset.customId));
    node.classList.toggle("pending", busy);
    if (busy) node.setAttribute("aria-busy", "true");
    else node.removeAttribute("aria-busy");
  }
  const notice = article.querySelector(".failed");
  if (notice) {
    notice.textContent = failures.get(messageId) ?? "";
    notice.hidden = !failures.has(messageId);
  }
}

function keyOf(messageId, customId) {
  return `${messageId}/${customId}`;
}
