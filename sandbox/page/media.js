// Shows pictures with their descriptions, files, and a large view of a picture.

import { h, icon, iconButton, unique } from "./dom.js";
import { word } from "./words.js";

const IMAGE = /\.(png|jpe?g|gif|webp|svg|avif)$/i;

/** Tell whether an attachment is a picture. */
export function isPicture(attachment) {
  return (attachment.content_type ?? "").startsWith("image/") || IMAGE.test(attachment.filename ?? "");
}

/** Draw one to ten pictures of a media gallery, or of old attachments. */
export function gallery(items, message) {
  const pictures = items.map((item) => picture({
    ...resolve(item.media ?? item, message),
    description: item.description ?? item.media?.description,
    spoiler: item.spoiler ?? /^SPOILER_/.test(item.filename ?? ""),
  }));
  return h("div", { class: `gallery count-${Math.min(items.length, 5)}` }, pictures);
}

/** Draw the small picture beside a section's text. */
export function thumbnail(component, message) {
  return h("div", { class: "thumbnail" },
    picture({ ...resolve(component.media, message), description: component.description, spoiler: component.spoiler }, true));
}

/** Draw a file that can be taken away. */
export function fileCard(file, message) {
  const real = resolve(file, message);
  const name = file.name ?? real.filename ?? decodeURIComponent((real.url ?? "").split(/[?#]/)[0].split("/").pop());
  return h("div", { class: "file-card" }, icon("file"),
    h("div", { class: "file-words" },
      h("a", { href: real.url, download: name, target: "_blank", rel: "noopener" }, name),
      real.size ? h("small", { class: "muted" }, bytes(real.size)) : null));
}

/** Draw a picture that opens large, keeps its place while it loads and tells its description. */
export function picture({ url, width, height, description, spoiler }, small = false) {
  const image = h("img", {
    src: url, alt: description ?? "", width, height, decoding: "async", draggable: "false",
  });
  const open = h("button", {
    type: "button", class: "picture-open", "aria-label": description ? `${word("openPicture")}: ${description}` : word("openPicture"),
    onclick: () => lightbox(url, description),
  }, image);
  const frame = h("div", { class: "picture", css: width && height ? { "--ratio": `${width} / ${height}`, "--natural": `${width}px` } : {} }, open);
  if (description && !small) frame.append(...altBadge(description));
  if (spoiler) {
    const cover = h("button", { type: "button", class: "cover-label" }, word("spoiler"));
    cover.addEventListener("click", () => {
      frame.classList.remove("covered");
      cover.remove();
    });
    frame.classList.add("covered");
    frame.append(cover);
  }
  return frame;
}

/** Let the pictures of a redrawn message be the old elements, so that nothing blinks while the new file loads. */
export function keepPictures(before, after) {
  const old = [...before.querySelectorAll(".picture img")];
  [...after.querySelectorAll(".picture img")].forEach((image, index) => {
    const kept = old[index];
    if (!kept) return;
    for (const name of ["alt", "width", "height"]) {
      if (image.hasAttribute(name)) kept.setAttribute(name, image.getAttribute(name));
      else kept.removeAttribute(name);
    }
    if (kept.getAttribute("src") !== image.getAttribute("src")) kept.setAttribute("src", image.getAttribute("src"));
    image.replaceWith(kept);
  });
}

/** Open a picture over the whole page; a tap changes between fitting and full size. */
export function lightbox(url, description) {
  const image = h("img", { src: url, alt: description ?? "" });
  const scroller = h("div", { class: "lightbox-scroll" }, image);
  let scale = 0;
  const zoom = (next) => {
    scale = Math.max(0, Math.min(next, 4));
    scroller.classList.toggle("zoomed", scale > 0);
    image.style.width = scale ? `${Math.round(Math.max(fitted(), 320) * (1 + scale * 0.75))}px` : "";
  };
  const fitted = () => Math.min(scroller.clientWidth, (scroller.clientHeight * image.naturalWidth) / (image.naturalHeight || 1));
  const dialog = h("dialog", { class: "lightbox", "aria-label": word("picture") }, scroller,
    h("div", { class: "lightbox-tools" },
      iconButton("minus", word("zoomOut"), () => zoom(scale - 1)),
      iconButton("plus", word("zoomIn"), () => zoom(scale + 1)),
      h("a", { class: "icon-button", href: url, target: "_blank", rel: "noopener", "aria-label": word("open"), title: word("open") }, icon("out")),
      iconButton("close", word("close"), () => dialog.close(), { autofocus: true })),
    description ? h("p", { class: "lightbox-words" }, description) : null);
  image.addEventListener("click", (event) => {
    const x = event.offsetX / image.clientWidth;
    const y = event.offsetY / image.clientHeight;
    zoom(scale ? 0 : 2);
    scroller.scrollTo(x * image.clientWidth - scroller.clientWidth / 2, y * image.clientHeight - scroller.clientHeight / 2);
  });
  scroller.addEventListener("click", (event) => event.target === scroller && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function altBadge(description) {
  const id = unique("alt");
  const text = h("p", { class: "alt-text", id, hidden: true }, description);
  const badge = h("button", {
    type: "button", class: "alt-badge", "aria-expanded": "false", "aria-controls": id, title: word("altText"),
    "aria-label": word("altText"),
    onclick: () => {
      text.hidden = !text.hidden;
      badge.setAttribute("aria-expanded", String(!text.hidden));
    },
  }, "ALT");
  return [text, badge];
}

function resolve(media, message) {
  const url = media?.url ?? "";
  const name = url.startsWith("attachment://") ? url.slice(13) : null;
  const attached = (message?.attachments ?? []).find((one) => (name ? one.filename === name : one.url === url));
  return { ...attached, ...media, url: attached?.url ?? url, width: media?.width ?? attached?.width, height: media?.height ?? attached?.height };
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  return size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`;
}
