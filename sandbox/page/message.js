// Draws one message: who, when, what it answers, its content, and what can be done with it.

import { appsButton } from "./apps.js";
import { shownName } from "./commands.js";
import { avatar, h, icon, iconButton, nameOf } from "./dom.js";
import { components } from "./components.js";
import { confirm } from "./dialog.js";
import { emoji } from "./emoji.js";
import { embed, shownInEmbeds } from "./embeds.js";
import { reflect } from "./interactions.js";
import { isWritten, STARTER, systemLine, threadButton } from "./lines.js";
import { markdown, oneLine, onlyEmoji, plain } from "./markdown.js";
import { fileCard, gallery, isPicture, keepPictures } from "./media.js";
import { callsMe, dropMessage, emit, messageById, partnerOf, state, userById } from "./state.js";
import { format, messageTime } from "./time.js";
import { send } from "./wire.js";
import { word } from "./words.js";

const LAYOUT = 32768;
const LOADING = 128;
const PRIVATE = 64;
const MENU_ANSWER = 23;
const PREVIEW = 140;

/** Make the element of a message. */
export function messageNode(message) {
  const article = h("article", { data: { messageId: message.id, authorId: message.author?.id } });
  article.replaceChildren(...insides(message));
  decorate(article, message);
  return article;
}

/** Draw a message anew in its old element, keeping pictures, focus and what was uncovered. */
export function redraw(article, message) {
  const focused = article.contains(document.activeElement) ? focusables(article).indexOf(document.activeElement) : -1;
  const fresh = h("div", null, insides(message));
  keepPictures(article, fresh);
  if (article.querySelector(".uncovered")) fresh.querySelectorAll(".covered > .cover-label").forEach((cover) => cover.click());
  article.replaceChildren(...fresh.childNodes);
  decorate(article, message);
  if (focused >= 0) (focusables(article)[focused] ?? article).focus({ preventScroll: true });
}

/** Tell whether only its reader sees a message. */
export function isPrivate(message) {
  return message.ephemeral === true || Boolean((message.flags ?? 0) & PRIVATE);
}

/** Return the line above a message: the command or message it answers, if any. */
export function answers(message) {
  const meta = message.interaction_metadata ?? message.interaction;
  const user = meta?.user && (userById(meta.user.id, message) ?? meta.user);
  if (user && meta.name && !meta.original_response_message_id) {
    return line(user, h("span", null, ` ${word("used")} `, h("span", { class: "mention plain" }, message.type === MENU_ANSWER ? meta.name : `/${shownName(meta.name)}`)));
  }
  const id = message.message_reference?.message_id ?? meta?.interacted_message_id;
  if (!id || message.message_reference?.type === 1 || !isWritten(message)) return null;
  const origin = message.referenced_message ?? messageById(id);
  const go = () => emit("show-message", id);
  if (!origin) return line(null, h("span", { class: "muted" }, word("original")));
  return line(userById(origin.author.id, origin) ?? origin.author,
    h("button", { type: "button", class: "reply-words", onclick: go }, preview(origin)));
}

function decorate(article, message) {
  const kinds = ["message"];
  // In a direct conversation everything calls; to mark it would mark all.
  if (callsMe(message) && !partnerOf(state.channels.get(message.channel_id))) kinds.push("called");
  if (isPrivate(message)) kinds.push("private");
  if (message.local) kinds.push("local");
  for (const keep of ["grouped", "handled"]) if (article.classList.contains(keep)) kinds.push(keep);
  article.className = kinds.join(" ");
  article.tabIndex = -1;
  if (isPrivate(message)) article.dataset.ephemeral = "true";
  else delete article.dataset.ephemeral;
  reflect(article, message.id);
}

function insides(message) {
  const author = userById(message.author?.id, message) ?? message.author;
  const date = new Date(message.timestamp);
  return [
    answers(message),
    avatar(author),
    h("time", { class: "gutter-time", datetime: message.timestamp, "aria-hidden": "true" }, format(date, "t")),
    h("div", { class: "body" },
      h("header", null,
        h("span", { class: "author" }, nameOf(author)),
        message.author?.bot ? h("span", { class: "app-badge" }, word("app")) : null,
        h("time", { class: "written", datetime: message.timestamp, title: format(date, "F") }, messageTime(date)),
        edited(message) && !message.content ? editedMark(message) : null),
      content(message, author),
      notification(message),
      h("p", { class: "failed", role: "alert", hidden: true }),
      isPrivate(message) ? privateFoot(message) : null),
    tools(message),
  ].filter(Boolean);
}

function content(message, author) {
  if ((message.flags ?? 0) & LOADING) {
    return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), word("thinking", { name: nameOf(author) }));
  }
  if (message.type === STARTER) return message.referenced_message ? content({ ...message.referenced_message, thread: null }, author) : h("p", { class: "muted" }, word("original"));
  const told = systemLine(message);
  if (told) return told;
  const laidOut = Boolean((message.flags ?? 0) & LAYOUT);
  const used = shownInEmbeds(message);
  const loose = laidOut ? [] : (message.attachments ?? []).filter((one) => !used.has(one.url));
  const pictures = loose.filter(isPicture);
  const text = message.content
    ? h("div", { class: onlyEmoji(message.content) ? "markdown content jumbo" : "markdown content" }, markdown(message.content, message))
    : null;
  if (text && edited(message)) (text.lastElementChild?.tagName === "P" ? text.lastElementChild : text).append(" ", editedMark(message));
  const parts = components(message.components, message);
  return [
    text,
    pictures.length ? gallery(pictures, message) : null,
    loose.filter((one) => !isPicture(one)).map((one) => fileCard({ ...one, name: one.filename }, message)),
    (message.embeds ?? []).map((one) => embed(one, message)),
    parts.length ? h("div", { class: laidOut ? "layout" : "rows" }, parts) : null,
    message.reactions?.length ? h("div", { class: "reactions" }, message.reactions.map((one) => reaction(one, message))) : null,
    message.thread ? h("p", null, threadButton(message.thread.id, message.thread.name)) : null,
  ];
}

/** What a phone's notification said of a message to this reader; null where none came. */
function notification(message) {
  const said = message.pushes?.[state.me?.id];
  if (said === undefined) return null;
  const words = plain(said, message);
  return h("p", { class: words ? "notification" : "notification wordless", data: { push: said } },
    icon("bell"), h("span", { class: "said" }, `${word("notification")}: ${words || word("wordless")}`));
}

function reaction({ emoji: one, count }, message) {
  const key = one.id ? `${one.name}:${one.id}` : one.name;
  return h("button", { type: "button", class: "reaction", data: { reaction: key },
    onclick: () => send({ t: "react", channel_id: message.channel_id, message_id: message.id, emoji: key }) }, emoji(one), h("span", null, String(count)));
}

function privateFoot(message) {
  const dismiss = () => {
    if (!message.local) send({ t: "dismiss", message_id: message.id });
    dropMessage(message.channel_id, message.id);
    emit("messages", message.channel_id);
  };
  return h("footer", { class: "private-foot" }, icon("eye"), h("span", null, word("onlyYou")), " • ",
    h("button", { type: "button", class: "text-button", data: { dismiss: message.id }, onclick: dismiss }, word("dismiss")));
}

function tools(message) {
  if (isPrivate(message)) return null;
  const remove = async () => {
    if (await confirm(word("removeQuestion"), word("remove"))) send({ t: "delete", channel_id: message.channel_id, message_id: message.id });
  };
  return h("div", { class: "message-tools", role: "group", "aria-label": word("actions") },
    message.content ? iconButton("copy", word("copy"), () => navigator.clipboard?.writeText(message.content)) : null,
    appsButton(message),
    iconButton("trash", word("remove"), remove, { data: { remove: message.id } }));
}

function line(user, rest) {
  return h("div", { class: "reply-line" }, user ? [avatar(user, "tiny"), h("span", { class: "author" }, nameOf(user))] : null, rest);
}

function preview(message) {
  const text = message.content || firstText(message.components) || message.embeds?.[0]?.title || word("picture");
  return oneLine(text, message, PREVIEW);
}

function firstText(list) {
  for (const component of list ?? []) {
    const found = component.type === 10 ? component.content : firstText(component.components);
    if (found) return found;
  }
  return null;
}

function edited(message) {
  return Boolean(message.edited_timestamp);
}

function editedMark(message) {
  return h("small", { class: "edited", title: format(new Date(message.edited_timestamp), "F") }, `(${word("edited")})`);
}

function focusables(node) {
  return [...node.querySelectorAll("button, a, input, [tabindex]")].filter((one) => !one.disabled);
}
