// The page's own small dialogs: a question, and the first visit.

import { h, iconButton, unique } from "./dom.js";
import { word } from "./words.js";

/** Open a dialog around a form and return it; closing removes it. */
export function sheet(title, body, { closable = true, kind = "page", onclose = () => {} } = {}) {
  const titleId = unique("title");
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId, data: { modal: kind } },
    h("div", { class: "modal-form" },
      h("header", null, h("h2", { id: titleId }, title), closable ? iconButton("close", word("close"), () => dialog.close()) : null),
      body));
  dialog.addEventListener("cancel", (event) => !closable && event.preventDefault());
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Ask a yes-or-no question; resolves to true only for the named deed. */
export function confirm(question, deed) {
  return new Promise((resolve) => {
    let answer = false;
    const dialog = sheet(deed, [
      h("div", { class: "modal-body" }, h("p", null, question)),
      h("footer", null,
        h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("cancel")),
        h("button", { type: "button", class: "button danger", data: { confirm: "yes" }, onclick: () => { answer = true; dialog.close(); } }, deed)),
    ], { onclose: () => resolve(answer), kind: "confirm" });
  });
}
