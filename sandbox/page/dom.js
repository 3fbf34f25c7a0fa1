// Makes elements and icons without ever parsing text as HTML.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  bell: "M6 16V10a6 6 0 0 1 12 0v6l2 2H4zM10 20.5a2.2 2.2 0 0 0 4 0",
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4M10 5h9M10 9h5",
  voice: "M4 10v4h4l5 4V6l-5 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  news: "M4 10v4h3l9 5V5l-9 5zM8 14l1.5 6M19 10a3 3 0 0 1 0 4",
  stage: "M12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M7.5 16a6 6 0 1 1 9 0M5 19a10 10 0 1 1 14 0",
  forum: "M4 5h12v9H9l-3 3v-3H4zM9 17h6l3 3v-3h2V9h-2",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z",
  check: "M5 13l5 5L19 7",
  down: "M6 9l6 6 6-6",
  out: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  reply: "M4 18v-4a5 5 0 0 1 5-5h11",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M11 11v5M13.5 11v5",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  settings: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h11M19 17h1M17 15v4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  slash: "M16 4 8 20",
  apps: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c1-5 4-7 8-7s7 2 8 7",
};

/** Make an element: `class`, `data`, `css` and `on…` are understood, null and false are left out. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "data") setData(node, value);
    else if (key === "css") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Make one of the page's own line icons. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Make a round button that shows only an icon and is named for those who cannot see it. */
export function iconButton(name, label, onclick, props = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...props }, icon(name));
}

/** Make a person's coloured circle with the initial. */
export function avatar(user, size = "") {
  const name = nameOf(user);
  const letter = [...name.replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "?";
  return h("span", { class: `avatar ${size}`, "aria-hidden": "true", css: { "--person": colorOf(user) } }, letter.toUpperCase());
}

/** Return the name that is shown for a user. */
export function nameOf(user) {
  return user?.global_name || user?.username || "?";
}

/** Return a user's colour: his own, or one that follows from his id. */
export function colorOf(user) {
  if (/^#[0-9a-f]{3,8}$/i.test(user?.color ?? "")) return user.color;
  const hue = [...String(user?.id ?? "")].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7);
  return `hsl(${hue} 45% 42%)`;
}

/** Return a number that no other element, nonce or group of this page has. */
export function unique(prefix = "n") {
  counter += 1;
  return `${prefix}${counter}`;
}

let counter = 0;

function setData(node, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined && value !== false) node.dataset[key] = value;
  }
}
