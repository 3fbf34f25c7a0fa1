// Draws embeds, the older framed form of a bot's message.

import { h } from "./dom.js";
import { cssColor } from "./components.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { format } from "./time.js";

/** Draw one embed of a message. */
export function embed(data, message) {
  const color = cssColor(data.color);
  return h("div", { class: "embed", css: color ? { "--accent-bar": color } : {} },
    h("div", { class: "embed-words" },
      data.author?.name ? h("p", { class: "embed-author" }, linked(data.author.name, data.author.url)) : null,
      data.title ? h("div", { class: "embed-title markdown" }, linked(markdown(data.title, message), data.url)) : null,
      data.description ? h("div", { class: "markdown" }, markdown(data.description, message)) : null,
      data.fields?.length ? h("div", { class: "embed-fields" }, data.fields.map((field) => h("div", { class: field.inline ? "embed-field inline" : "embed-field" },
        h("strong", { class: "markdown" }, markdown(field.name, message)),
        h("div", { class: "markdown" }, markdown(field.value, message))))) : null,
      data.image?.url ? picture(source(data.image, message)) : null,
      foot(data)),
    data.thumbnail?.url ? h("div", { class: "thumbnail" }, picture(source(data.thumbnail, message), true)) : null);
}

/** Return the addresses of attachments that the embeds already show. */
export function shownInEmbeds(message) {
  const used = new Set();
  for (const data of message.embeds ?? []) {
    for (const media of [data.image, data.thumbnail]) if (media?.url) used.add(source(media, message).url);
  }
  return used;
}

function source(media, message) {
  const name = media.url.startsWith("attachment://") ? media.url.slice(13) : null;
  const attached = (message.attachments ?? []).find((one) => (name ? one.filename === name : one.url === media.url));
  return {
    url: attached?.url ?? media.url,
    width: media.width ?? attached?.width,
    height: media.height ?? attached?.height,
    description: media.description ?? attached?.description,
  };
}

function foot(data) {
  const parts = [data.footer?.text, data.timestamp ? format(new Date(data.timestamp), "s") : null].filter(Boolean);
  return parts.length ? h("small", { class: "embed-foot muted" }, parts.join(" • ")) : null;
}

function linked(content, url) {
  return /^https?:/i.test(url ?? "") ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}
