// The fields of a modal: text, selects, files, radio group, checkbox group, checkbox.

import { h, unique } from "./dom.js";
import { readFiles } from "./files.js";
import { select } from "./select.js";
import { word } from "./words.js";

/** Make a labelled field that can check itself and give its answer. */
export function field(component, { label, description }) {
  const ids = { label: unique("label"), hint: unique("hint"), error: unique("error"), input: unique("input") };
  const required = component.type === 23 ? false : component.required ?? true;
  const control = make(component, ids, required);
  const error = h("p", { class: "field-error", id: ids.error, role: "alert", hidden: true });
  const grouped = [21, 22].includes(component.type);
  const caption = h(grouped ? "span" : "label", { class: "field-label", id: ids.label, for: grouped ? null : ids.input },
    label ?? "", required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : h("small", { class: "muted" }, ` (${word("optional")})`));
  const hint = description ? h("p", { class: "field-hint", id: ids.hint }, description) : null;
  const node = component.type === 23
    ? h("div", { class: "field check-field" }, control.node, h("div", null, h("label", { class: "field-label", id: ids.label, for: ids.input }, label ?? ""), hint), error)
    : h("div", { class: "field" }, caption, hint, control.node, error);
  return {
    node,
    focus: () => control.target.focus(),
    answer: control.answer,
    check: () => {
      const problem = control.problem();
      error.textContent = problem ?? "";
      error.hidden = !problem;
      if (problem) control.target.setAttribute("aria-invalid", "true");
      else control.target.removeAttribute("aria-invalid");
      return !problem;
    },
  };
}

function make(component, ids, required) {
  switch (component.type) {
    case 4: return textInput(component, ids, required);
    case 3: case 5: case 6: case 7: case 8: return choice(component, ids, required);
    case 19: return upload(component, ids, required);
    case 21: return boxes(component, ids, required, "radio");
    case 22: return boxes(component, ids, required, "checkbox");
    case 23: return checkbox(component, ids);
    default: {
      const node = h("p", { class: "muted", id: ids.input, tabindex: "-1" }, word("unsupported"));
      return { node, target: node, problem: () => null, answer: () => ({ type: component.type, custom_id: component.custom_id, values: [] }) };
    }
  }
}

function textInput(component, ids, required) {
  const long = component.style === 2;
  const input = h(long ? "textarea" : "input", {
    id: ids.input, class: "text-input", type: long ? null : "text", rows: long ? "4" : null,
    placeholder: component.placeholder, maxlength: component.max_length ?? 4000, "aria-required": String(required),
    "aria-describedby": `${ids.hint} ${ids.error}`, autocomplete: "off", data: { customId: component.custom_id },
  });
  input.value = component.value ?? "";
  return {
    node: input,
    target: input,
    answer: () => ({ type: 4, id: component.id, custom_id: component.custom_id, value: input.value }),
    problem: () => {
      if (!input.value.trim()) return required ? word("required") : null;
      return input.value.length < (component.min_length ?? 0) ? word("minLength", { n: component.min_length }) : null;
    },
  };
}

function choice(component, ids, required) {
  const one = select({ ...component, disabled: false, min_values: required ? component.min_values ?? 1 : 0 }, { labelId: ids.label });
  one.node.id = ids.input;
  return {
    node: one.node,
    target: one.node,
    answer: () => ({ type: component.type, id: component.id, custom_id: component.custom_id, values: one.values() }),
    problem: () => {
      const least = component.min_values ?? 1;
      if (!one.values().length) return required ? word("required") : null;
      return one.values().length < least ? word("atLeastPick", { n: least }) : null;
    },
  };
}

function upload(component, ids, required) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  let given = [];
  const input = h("input", {
    type: "file", id: ids.input, class: "text-input", multiple: most > 1, "aria-required": String(required),
    "aria-describedby": `${ids.hint} ${ids.error}`, data: { customId: component.custom_id },
    onchange: async () => { given = await readFiles(input.files); },
  });
  return {
    node: input,
    target: input,
    answer: () => ({ type: 19, id: component.id, custom_id: component.custom_id, values: given }),
    problem: () => {
      if (!input.files.length) return required && least > 0 ? word("required") : null;
      if (given.length !== input.files.length) return word("loading");
      if (given.length < least) return word("atLeastPick", { n: least });
      return given.length > most ? word("atMostPick", { n: most }) : null;
    },
  };
}

function boxes(component, ids, required, type) {
  const name = unique("group");
  const inputs = [];
  const rows = (component.options ?? []).map((option, index) => {
    const id = `${ids.input}-${index}`;
    const input = h("input", { type, id, name, value: option.value, checked: Boolean(option.default), data: { value: option.value } });
    inputs.push(input);
    return h("label", { class: "box-row", for: id }, input,
      h("span", null, option.label, option.description ? h("small", { class: "muted" }, option.description) : null));
  });
  const node = h("div", {
    class: "boxes", role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": ids.label,
    "aria-describedby": `${ids.hint} ${ids.error}`, data: { customId: component.custom_id },
  }, rows);
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.min_values ?? 1;
  const most = component.max_values ?? inputs.length;
  return {
    node,
    target: inputs[0] ?? node,
    answer: () => (type === "radio"
      ? { type: 21, id: component.id, custom_id: component.custom_id, value: values()[0] ?? null }
      : { type: 22, id: component.id, custom_id: component.custom_id, values: values() }),
    problem: () => {
      if (!values().length) return required ? word("required") : null;
      if (type === "checkbox" && values().length < least) return word("atLeastPick", { n: least });
      return type === "checkbox" && values().length > most ? word("atMostPick", { n: most }) : null;
    },
  };
}

function checkbox(component, ids) {
  const input = h("input", { type: "checkbox", id: ids.input, checked: Boolean(component.default), data: { customId: component.custom_id } });
  return {
    node: input,
    target: input,
    answer: () => ({ type: 23, id: component.id, custom_id: component.custom_id, value: input.checked }),
    problem: () => null,
  };
}
