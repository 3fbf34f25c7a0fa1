// The bot's modals as accessible dialogs: fields, checks, and the answer in Discord's shape.

import { h, iconButton, unique } from "./dom.js";
import { field } from "./fields.js";
import { markdown } from "./markdown.js";
import { ask } from "./wire.js";
import { failure, word } from "./words.js";

/** Open a modal; it stays open, with its words, until it was accepted or given up. */
export function openModal({ modal, interaction_id: interactionId }) {
  const titleId = unique("title");
  const parts = (modal.components ?? []).map(part);
  const error = h("p", { class: "form-error", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, h("span", { class: "label" }, word("submit")),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  const form = h("form", { class: "modal-form", novalidate: true },
    h("header", null, h("h2", { id: titleId }, modal.title), iconButton("close", word("close"), () => dialog.close())),
    h("div", { class: "modal-body" }, parts.map((one) => one.node)),
    error,
    h("footer", null, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("cancel")), submit));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId, data: { customId: modal.custom_id, modal: "bot" } }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.classList.contains("pending")) return;
    const wrong = parts.filter((one) => !one.check());
    error.hidden = true;
    if (wrong.length) return wrong[0].focus();
    submit.classList.add("pending");
    submit.setAttribute("aria-busy", "true");
    const reply = await ask({
      t: "modal_submit", interaction_id: interactionId, custom_id: modal.custom_id, components: parts.map((one) => one.answer()),
    });
    submit.classList.remove("pending");
    submit.removeAttribute("aria-busy");
    if (reply.state !== "failed") return dialog.close();
    error.textContent = failure(reply, "failed");
    error.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  parts.find((one) => one.isField)?.focus();
}

// One top part: a label with its field, an old row with a text input, or words.
function part(component) {
  if (component.type === 10) {
    return { node: h("div", { class: "markdown" }, markdown(component.content)), check: () => true, focus() {}, answer: () => ({ type: 10, id: component.id }) };
  }
  const inner = component.type === 18 ? component.component : component.components?.[0];
  const label = component.type === 18 ? component.label : inner?.label;
  const one = field(inner ?? { type: 0 }, { label, description: component.description });
  return {
    node: one.node,
    isField: true,
    check: one.check,
    focus: one.focus,
    answer: () => (component.type === 18
      ? { type: 18, id: component.id, component: one.answer() }
      : { type: 1, id: component.id, components: [one.answer()] }),
  };
}
