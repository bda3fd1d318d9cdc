// A rule book for browse mode: headings, and a table of contents with links to them.

import { setLanguage } from "./texts.js";

/**
 * Shows a book beside the game, whose keys stay active.
 *
 * @param {HTMLElement} region contains it.
 * @param {Record<string, string>} texts has `contents`.
 * @param {import("./focus.js").Focus} focus decides when the region may be hidden.
 */
export class Book {
  constructor(region, texts, focus) {
    this.region = region;
    this.texts = texts;
    this.focus = focus;
    this.id = null;
  }

  show({ id, title, parts, at, language }) {
    this.id = id;
    this.focus.stay(this.region);
    const heading = element("h2", title);
    heading.id = "book-title";
    const contents = document.createElement("ul");
    const pages = [];
    for (const part of parts) {
      const level = Math.min(Math.max(part.level + 1, 3), 6);
      const begins = element(`h${level}`, part.heading);
      begins.id = `part-${part.id}`;
      begins.tabIndex = -1;
      if (part.id === at) begins.setAttribute("aria-current", "location");
      pages.push(begins, ...part.text.map((sentence) => element("p", sentence)));
      contents.append(this.link(part, begins));
    }
    const nav = document.createElement("nav");
    nav.setAttribute("aria-label", this.texts.contents);
    nav.dataset.name = "contents";
    nav.append(contents);
    this.region.replaceChildren(heading, nav, ...pages);
    setLanguage(this.region, language);
    this.region.hidden = false;
    this.focus.want(this.focus.game);
  }

  link(part, to) {
    const item = document.createElement("li");
    const link = element("a", part.heading);
    link.href = `#${to.id}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      to.focus();
      to.scrollIntoView();
    });
    item.append(link);
    return item;
  }

  /** Record that another part is being read; the page does not scroll under a reader. */
  go(part) {
    for (const one of this.region.querySelectorAll("[aria-current]")) {
      one.removeAttribute("aria-current");
    }
    document.getElementById(`part-${part}`)?.setAttribute("aria-current", "location");
  }

  end() {
    if (this.id === null) return;
    this.id = null;
    this.focus.pass([this.region], () => {
      this.region.hidden = true;
      this.region.replaceChildren();
    });
  }
}

/** Return an element with a text. */
export function element(name, text, classes = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (classes) made.className = classes;
  return made;
}
