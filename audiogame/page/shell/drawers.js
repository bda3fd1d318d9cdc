// Drawers: history and talk where the window is too narrow for a column beside the table.

import { filled } from "./texts.js";

/**
 * Shows a button for the history and one for the talk; each opens and closes its part of the page.
 *
 * Where a layout has a column for both, CSS shows the parts and hides the buttons.
 */
export class Drawers {
  /**
   * @param {HTMLElement} row gets the buttons.
   * @param {Record<string, HTMLElement>} parts sections of the page, by the ids of their names.
   * @param {Record<string, string>} texts the names, and `talk-new` for lines that are unread.
   * @param {(name: string) => void} opened called when a part was opened.
   */
  constructor(row, parts, texts, opened) {
    this.parts = parts;
    this.texts = texts;
    this.opened = opened;
    /** Lines of talk that came while it was closed. */
    this.unread = 0;
    this.toggles = new Map(Object.entries(parts).map(([name, part]) => [name, this.toggle(row, name, part)]));
    this.name();
    // A reader announces a name that changes under its focus, so it waits until the focus has left.
    document.addEventListener("focusin", () => this.name());
  }

  toggle(row, name, part) {
    const box = document.createElement("div");
    box.className = "bar drawer";
    const toggle = document.createElement("button");
    toggle.type = "button";
    toggle.className = "toggle";
    toggle.setAttribute("aria-expanded", "false");
    toggle.setAttribute("aria-controls", part.id);
    toggle.addEventListener("mousedown", (event) => event.preventDefault());
    toggle.addEventListener("click", () => this.set(name, toggle.getAttribute("aria-expanded") !== "true"));
    box.append(toggle);
    row.append(box);
    return toggle;
  }

  /** Open or close a part; the focus stays, and what is opened is in view. */
  set(name, open) {
    const part = this.parts[name];
    const toggle = this.toggles.get(name);
    if (!open && part.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
    toggle?.setAttribute("aria-expanded", String(open));
    part.dataset.open = open ? "yes" : "no";
    if (!open) return;
    for (const other of this.toggles.keys()) if (other !== name) this.set(other, false);
    this.opened(name);
    this.look();
    part.scrollIntoView({ block: "nearest" });
  }

  /** Close all parts, also one that has the focus unless it keeps; return whether one was seen open. */
  close(keeps = false) {
    let open = false;
    for (const [name, toggle] of this.toggles) {
      if (keeps && this.parts[name].contains(document.activeElement)) continue;
      open ||= toggle.getAttribute("aria-expanded") === "true" && toggle.getClientRects().length > 0;
      this.set(name, false);
    }
    return open;
  }

  /** Count a line of talk, which is unread while its part is not seen. */
  talked() {
    this.parts.talk.hidden = false;
    this.unread += 1;
    this.look();
  }

  /** Name the buttons anew: the layout may have changed, or the language. */
  look() {
    if (this.parts.talk.clientHeight > 1) this.unread = 0;
    this.name();
  }

  name() {
    for (const [name, toggle] of this.toggles) {
      toggle.hidden = this.parts[name].hidden;
      const text = name === "talk" && this.unread ? filled(this.texts["talk-new"] ?? "", { count: this.unread }) : this.texts[name];
      if (text && toggle.textContent !== text && toggle !== document.activeElement) toggle.textContent = text;
    }
  }
}
