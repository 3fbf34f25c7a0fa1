// Who sits at this page: the first visit, the name, the language, the colours, and other people's tabs.

import { avatar, h, icon, nameOf } from "./dom.js";
import { sheet } from "./dialog.js";
import { emit, state } from "./state.js";
import { remember, send } from "./wire.js";
import { currentLocale, guessLocale, speak, word } from "./words.js";

const USER_KEY = "sandbox-page-user";
const THEME_KEY = "sandbox-page-theme";
const LOCALES = ["en-US", "en-GB", "fr", "de", "pl"];

/** Find out who this is, from the address, from an earlier visit, or by asking. */
export async function whoAmI() {
  const query = new URLSearchParams(location.search);
  const known = stored(USER_KEY) ?? {};
  const lang = query.get("lang") || (query.get("user") ? "" : known.lang) || guessLocale(LOCALES);
  speak(LOCALES.includes(lang) ? lang : guessLocale(LOCALES));
  if (query.get("user")) return { user: query.get("user"), lang: query.get("lang") ?? "", name: null };
  const person = known.user ? { ...known, lang, name: null } : await welcome(currentLocale());
  keep(person.user, person.lang);
  return person;
}

/** Return the address of another person's tab. */
export function addressFor(user, lang) {
  const query = new URLSearchParams({ user, ...(lang ? { lang } : {}) });
  return `${location.pathname}?${query}${location.hash}`;
}

/** Make a user name out of what somebody calls himself. */
export function slug(name) {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").replace(/ß/g, "ss").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "").slice(0, 32) || `guest_${Math.floor(Math.random() * 9000 + 1000)}`;
}

/** Put the person's chosen colours on the page: the system's unless chosen otherwise. */
export function useTheme(choice = stored(THEME_KEY) ?? "system") {
  const light = choice === "light" || (choice === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
}

/** Change between dark and light. */
export function switchTheme() {
  const choice = document.documentElement.dataset.theme === "light" ? "dark" : "light";
  store(THEME_KEY, choice);
  useTheme(choice);
}

/** Open the dialog with name, language, colours and other people's tabs. */
export function openProfile() {
  const name = h("input", { class: "text-input", id: "profile-name", maxlength: "32", required: true, value: nameOf(state.me) });
  const lang = languages(state.me.locale, "profile-locale");
  const theme = h("select", { class: "text-input", id: "profile-theme" },
    ["system", "dark", "light"].map((one) => h("option", { value: one, selected: (stored(THEME_KEY) ?? "system") === one }, word(one))));
  const closed = box("profile-open", !state.me.closed, word("takesDirect"), word("takesDirectHint"));
  const installed = box("profile-installed", state.me.installed, word("installed"), word("installedHint"));
  const form = h("form", null,
    h("div", { class: "modal-body" },
      labelled(word("name"), name), labelled(word("language"), lang), labelled(word("theme"), theme),
      h("div", { class: "boxes" }, closed, installed), others()),
    h("footer", null, h("button", { type: "submit", class: "button primary", id: "profile-save" }, word("save"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    store(THEME_KEY, theme.value);
    useTheme(theme.value);
    const settings = { closed: !closed.firstChild.checked, installed: installed.firstChild.checked };
    if (name.value.trim()) changeProfile(name.value.trim(), lang.value, settings);
    dialog.close();
  });
  const dialog = sheet(word("profile"), form, { kind: "profile" });
}

/** Tell the server the person's name, language and settings, and speak that language here at once. */
export function changeProfile(name, locale, settings = {}) {
  send({ t: "profile", name, locale, ...settings });
  remember(locale);
  keep(state.me.username, locale);
  state.me = { ...state.me, global_name: name, locale, ...settings };
  state.people.set(state.me.id, state.me);
  speak(locale);
  emit("everything");
}

/** Make a chooser of languages, each named in its own words. */
export function languages(chosen, id) {
  return h("select", { class: "text-input", id }, (state.locales.length ? state.locales : LOCALES).map((locale) => {
    const own = new Intl.DisplayNames([locale], { type: "language" }).of(locale);
    return h("option", { value: locale, selected: locale === chosen }, own.charAt(0).toLocaleUpperCase() + own.slice(1));
  }));
}

function others() {
  const rows = [...state.people.values()].filter((user) => user.id !== state.me.id && !user.bot).map((user) => h("a", {
    class: "person-row", href: addressFor(user.username, user.locale), target: "_blank", rel: "noopener", data: { person: user.username },
  }, avatar(user, "small"), h("span", null, nameOf(user)), h("small", { class: "muted" }, user.locale ?? ""), icon("out")));
  const name = h("input", { class: "text-input", id: "other-name", maxlength: "32", placeholder: word("newPerson"), "aria-label": word("newPerson") });
  const open = () => name.value.trim() && window.open(addressFor(slug(name.value), state.me.locale), "_blank", "noopener");
  name.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    open();
  });
  return h("section", { class: "others" }, h("h3", null, word("otherTab")), h("p", { class: "muted" }, word("otherTabHint")), rows,
    h("div", { class: "person-new" }, name, h("button", { type: "button", class: "button secondary", onclick: open }, word("open"))));
}

function welcome(locale) {
  return new Promise((resolve) => {
    const lang = languages(locale, "welcome-locale");
    lang.addEventListener("change", () => {
      speak(lang.value);
      title.textContent = word("welcome");
      words.textContent = word("welcomeText");
      go.textContent = word("start");
      [...form.querySelectorAll(".field-label")].forEach((node, index) => { node.textContent = word(index ? "language" : "name"); });
    });
    const name = h("input", { class: "text-input", id: "welcome-name", maxlength: "32", required: true, autofocus: true, autocomplete: "nickname" });
    const words = h("p", null, word("welcomeText"));
    const go = h("button", { type: "submit", class: "button primary" }, word("start"));
    const form = h("form", null,
      h("div", { class: "modal-body" }, words, labelled(word("name"), name), labelled(word("language"), lang)),
      h("footer", null, go));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = name.value.trim();
      if (!chosen) return name.focus();
      dialog.close();
      resolve({ user: slug(chosen), lang: lang.value, name: chosen });
    });
    const dialog = sheet(word("welcome"), form, { closable: false, kind: "welcome" });
    const title = dialog.querySelector("h2");
  });
}

function box(id, checked, label, hint) {
  return h("label", { class: "box-row" }, h("input", { type: "checkbox", id, checked: Boolean(checked) }),
    h("span", null, label, h("small", { class: "muted" }, hint)));
}

function labelled(text, input) {
  return h("div", { class: "field" }, h("label", { class: "field-label", for: input.id }, text), input);
}

function keep(user, lang) {
  store(USER_KEY, { user, lang });
  history.replaceState(null, "", addressFor(user, lang));
}

function stored(key) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage asks again at the next visit.
  }
}
