// A chosen slash command being filled in: one chip an option, checked before it goes out.

import { h, unique } from "./dom.js";
import { check, choicesOf, nested, optionName, TYPE } from "./commands.js";
import { readFiles } from "./files.js";
import { emit, state } from "./state.js";
import * as list from "./suggestions.js";
import { ask } from "./wire.js";
import { failure, localised, word } from "./words.js";

const TYPING_PAUSE = 120;

let holder = null;
let leaf = null;
let chips = [];
let tail = null;
let leave = () => {};
let asked = 0;

/** Take charge of the element that holds the chips; `onleave` hears when the command is sent or given up. */
export function startCommandLine(element, onleave) {
  holder = element;
  leave = onleave;
}

/** Begin to fill in a command. */
export function begin(chosen) {
  leaf = chosen;
  chips = [];
  tail = h("input", {
    class: "tail", id: "composer-tail", type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
    "aria-label": `/${leaf.shown}: ${word("options")}`, autocomplete: "off", autocapitalize: "off", enterkeyhint: "send",
    oninput: suggestOptions, onfocus: suggestOptions, onblur: list.hide, onkeydown: tailKey,
  });
  holder.replaceChildren(h("span", { class: "command-name" }, `/${leaf.shown}`), tail);
  holder.hidden = false;
  leaf.options.filter((option) => option.required).forEach((option) => addChip(option));
  (chips[0]?.input ?? tail).focus();
}

/** Tell whether a command is being filled in. */
export function filling() {
  return leaf !== null;
}

/** Give the command up. */
export function abandon() {
  end();
  leave();
}

/** Check every option and send the command, or show the first problem. */
export async function submit() {
  const wrong = chips.filter((chip) => !judge(chip));
  if (wrong.length) {
    wrong[0].input.focus();
    suggest(wrong[0]);
    return;
  }
  const { command, name } = leaf;
  const packet = { t: "command", channel_id: state.current, command_id: command.id, name: command.name, options: nested(leaf, values()) };
  end();
  leave(true);
  emit("status", word("sending"));
  const reply = await ask(packet);
  emit("status", "");
  if (reply.t === "modal") emit("modal", reply);
  else if (reply.state === "failed") emit("command-failed", name, failure(reply, "noAnswer"));
}

function end() {
  leaf = null;
  chips = [];
  holder.hidden = true;
  holder.replaceChildren();
  list.hide();
}

function values(focused = null) {
  return chips.flatMap((chip) => {
    const value = chip === focused ? chip.input.value : check(chip.option, chip.input.value, chip.picked).value;
    if (value === undefined) return [];
    return [{ name: chip.option.name, type: chip.option.type, value, ...(chip === focused ? { focused: true } : {}) }];
  });
}

function addChip(option) {
  const name = optionName(option);
  const id = unique("chip");
  const isFile = option.type === TYPE.attachment;
  const numeric = [4, 10].includes(option.type) && !option.choices?.length;
  const input = h("input", {
    id, type: isFile ? "file" : "text", role: isFile ? null : "combobox", "aria-autocomplete": isFile ? null : "list",
    "aria-expanded": isFile ? null : "false", autocomplete: "off", autocapitalize: "off",
    inputmode: numeric ? "decimal" : null, maxlength: option.max_length ?? 1000, enterkeyhint: "next", data: { option: option.name },
    "aria-required": option.required ? "true" : null,
  });
  const node = h("span", { class: "chip", data: { optionChip: option.name } }, h("label", { for: id }, name), input);
  const chip = { option, input, node, picked: null };
  input.addEventListener("input", () => { chip.picked = null; resize(chip); node.classList.remove("wrong"); suggest(chip); });
  if (isFile) input.addEventListener("change", () => attach(chip));
  input.addEventListener("focus", () => suggest(chip));
  input.addEventListener("blur", () => { list.hide(); if (chips.includes(chip) && input.value) judge(chip); });
  input.addEventListener("keydown", (event) => chipKey(event, chip));
  node.addEventListener("click", (event) => event.target === node && input.focus());
  chips.push(chip);
  holder.insertBefore(node, tail);
  resize(chip);
  return chip;
}

// A file counts from the moment it was read.
async function attach(chip) {
  const label = chip.input.value;
  const [value] = await readFiles(chip.input.files);
  if (chip.input.value !== label || !value) return;
  chip.picked = { label, value };
  judge(chip);
}

function resize(chip) {
  chip.input.size = Math.max(3, [...chip.input.value].length + 1);
}

function judge(chip) {
  const result = check(chip.option, chip.input.value, chip.picked);
  chip.node.classList.toggle("wrong", Boolean(result.problem));
  if (result.problem) chip.input.setAttribute("aria-invalid", "true");
  else chip.input.removeAttribute("aria-invalid");
  return !result.problem;
}

async function suggest(chip) {
  const { option, input } = chip;
  const title = optionName(option);
  const hint = localised(option.description ?? "", option.description_localizations);
  const problem = chip.node.classList.contains("wrong") ? check(option, input.value, chip.picked).problem : null;
  const onpick = (item) => take(chip, item);
  const ticket = (asked += 1);
  if (option.autocomplete) {
    list.show(input, { title, hint: word("loading"), problem });
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
    if (ticket !== asked || !leaf) return;
    const reply = await ask({
      t: "autocomplete", channel_id: state.current, command_id: leaf.command.id, name: leaf.command.name, options: nested(leaf, values(chip)),
    });
    if (ticket !== asked || document.activeElement !== input) return;
    const found = (reply.choices ?? []).map((choice) => ({ value: choice.value, label: localised(choice.name, choice.name_localizations) }));
    list.show(input, { title, hint: found.length || !input.value ? hint : word("nothing"), problem, items: found, onpick });
    return;
  }
  const wanted = input.value.replace(/^[@#]/, "").toLocaleLowerCase();
  const choices = choicesOf(option) ?? [];
  const items = chip.picked ? choices : choices.filter((one) => `${one.label} ${one.detail ?? ""}`.toLocaleLowerCase().includes(wanted));
  list.show(input, { title, hint, problem, items: items.slice(0, 25).map((one) => ({ ...one, key: String(one.value) })), onpick });
}

function take(chip, item) {
  chip.input.value = item.label;
  chip.picked = { label: item.label, value: item.value };
  resize(chip);
  chip.node.classList.remove("wrong");
  const next = chips.find((one) => one.option.required && !one.input.value) ?? null;
  (next?.input ?? tail).focus();
}

function chipKey(event, chip) {
  if (event.isComposing) return;
  const settled = chip.picked && chip.picked.label === chip.input.value;
  if (common(event)) return;
  if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) {
    if (!settled && list.offers() && (chip.input.value || chip.option.required || event.key === "Enter")) {
      event.preventDefault();
      list.choose();
    } else if (event.key === "Enter") {
      event.preventDefault();
      submit();
    }
  } else if (event.key === "Backspace" && !chip.input.value) {
    event.preventDefault();
    if (chip.option.required) return abandon();
    chips = chips.filter((one) => one !== chip);
    chip.node.remove();
    tail.focus();
  }
}

function tailKey(event) {
  if (event.isComposing || common(event)) return;
  if (event.key === "Enter" && !tail.value) {
    event.preventDefault();
    submit();
  } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && tail.value)) && list.offers()) {
    event.preventDefault();
    list.choose();
  } else if (event.key === "Backspace" && !tail.value) {
    event.preventDefault();
    if (chips.length) chips.at(-1).input.focus();
    else abandon();
  }
}

function common(event) {
  if ((event.key === "ArrowDown" || event.key === "ArrowUp") && list.offers()) {
    event.preventDefault();
    list.move(event.key === "ArrowDown" ? 1 : -1);
    return true;
  }
  if (event.key !== "Escape") return false;
  event.preventDefault();
  if (list.offers()) list.hide();
  else abandon();
  return true;
}

function suggestOptions() {
  asked += 1;
  const wanted = tail.value.trim().toLocaleLowerCase();
  const open = leaf.options.filter((option) => !chips.some((chip) => chip.option === option) && optionName(option).toLocaleLowerCase().includes(wanted));
  if (!open.length) return list.hide();
  list.show(tail, {
    title: word("options"),
    hint: leaf.description,
    items: open.map((option) => ({ label: optionName(option), key: option.name, detail: localised(option.description ?? "", option.description_localizations), icon: "plus", option })),
    from: wanted ? 0 : -1,
    onpick: (item) => {
      tail.value = "";
      addChip(item.option).input.focus();
    },
  });
}
