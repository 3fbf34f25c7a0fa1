// Turns Discord's markdown into elements: blocks here, what stands inside a line in inline.js.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+.#-]+)\n)?\n?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+?)(?: +#+)?\s*$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;
const ONLY_EMOJI = /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/** Make a fragment out of a text; `message` helps to name the people it mentions. */
export function markdown(text, message = null) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(String(text ?? ""), message, true));
  return fragment;
}

/** Return a text with its markdown taken away, as a phone's notification has it. */
export function plain(text, message = null) {
  const words = blocks(String(text ?? "").replace(/<a?(:\w+:)\d+>/g, "$1"), message, true).map((node) => node.textContent);
  return words.join(" ").replace(/\s+/g, " ").trim();
}

/** Make one line out of a text, its markdown taken away, with emojis and at most so many other characters. */
export function oneLine(text, message, most) {
  const out = [];
  let left = most;
  const read = (node) => {
    if (left <= 0) return;
    if (node.nodeType === Node.TEXT_NODE) {
      const words = node.data.replace(/\s+/g, " ");
      out.push(words.slice(0, left));
      left -= words.length;
    } else if (node.matches(".own-emoji")) {
      out.push(node);
      left -= 1;
    } else {
      [...node.childNodes].forEach(read);
    }
  };
  for (const block of blocks(String(text ?? ""), message, true)) {
    if (out.length) out.push(" ");
    read(block);
  }
  return out;
}

/** Tell whether a text is nothing but a few emoji, which are shown large. */
export function onlyEmoji(text) {
  const signs = String(text ?? "").replace(/<a?:\w+:\d+>/g, "\u{1f600}");
  return Boolean(signs) && ONLY_EMOJI.test(signs) && [...signs].length <= 30;
}

function blocks(text, message, quotes) {
  const out = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    if (text[match.index - 1] === "\\" || !match[2].trim()) continue;
    out.push(...lines(text.slice(from, match.index).replace(/\n$/, ""), message, quotes));
    out.push(h("pre", null, h("code", { data: { language: match[1] } }, match[2])));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  out.push(...lines(text.slice(from), message, quotes));
  return out;
}

function lines(text, message, quotes) {
  if (text === "") return [];
  const rest = text.split("\n");
  const out = [];
  let words = [];
  const flush = () => {
    if (words.length) out.push(h("p", null, inline(words.join("\n"), message)));
    words = [];
  };
  while (rest.length) {
    const line = rest[0];
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    if (heading || small) {
      flush();
      rest.shift();
      out.push(heading
        ? h(`h${heading[1].length + 1}`, null, inline(heading[2], message))
        : h("p", { class: "subtext" }, h("small", null, inline(small[1], message))));
    } else if (quotes && line.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", null, blocks(rest.splice(0).join("\n").slice(4), message, false)));
    } else if (quotes && QUOTE.test(line) && (line === ">" || line.startsWith("> "))) {
      flush();
      const quoted = [];
      while (rest.length && (rest[0] === ">" || rest[0].startsWith("> "))) quoted.push(QUOTE.exec(rest.shift())[1]);
      out.push(h("blockquote", null, blocks(quoted.join("\n"), message, false)));
    } else if (ITEM.test(line)) {
      flush();
      out.push(list(rest, message));
    } else {
      words.push(rest.shift());
    }
  }
  flush();
  return out;
}

// Takes the lines of one list, its deeper lists included, from the front of `rest`.
function list(rest, message) {
  const [, indent, mark] = ITEM.exec(rest[0]);
  const ordered = /\d/.test(mark);
  const node = h(ordered ? "ol" : "ul", { start: ordered && mark !== "1." ? parseInt(mark, 10) : null });
  while (rest.length) {
    const item = ITEM.exec(rest[0]);
    if (!item) break;
    const depth = item[1].length - indent.length;
    if (depth < 0 || (depth < 2 && /\d/.test(item[2]) !== ordered)) break;
    if (depth >= 2 && node.lastChild) {
      node.lastChild.append(list(rest, message));
      continue;
    }
    rest.shift();
    const words = [item[3]];
    while (rest.length && /^ {2,}\S/.test(rest[0]) && !ITEM.test(rest[0])) words.push(rest.shift().trim());
    node.append(h("li", null, inline(words.join("\n"), message)));
  }
  return node;
}
