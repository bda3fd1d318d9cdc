// The last lines and the question in a text field, for braille: to pan and route at leisure.

/** Lines that the field holds. */
export const LINES = 12;

/**
 * Opens and leaves the text field; the key that opened it, Z or Escape returns.
 *
 * While it has the focus its text stays as it is, and new lines wait.
 */
export class TextField {
  /**
   * @param {HTMLTextAreaElement} field is read-only.
   * @param {() => string[]} lines tells what it holds.
   * @param {(open: boolean) => void} changed is called when it is entered or left.
   */
  constructor(field, lines, changed) {
    this.field = field;
    this.lines = lines;
    this.back = null;
    field.addEventListener("focus", () => {
      this.fill();
      changed(true);
    });
    field.addEventListener("blur", () => changed(false));
  }

  get open() {
    return document.activeElement === this.field;
  }

  enter(from) {
    this.back = from;
    this.fill();
    this.field.focus();
  }

  fill() {
    const text = this.lines().slice(-LINES).join("\n");
    if (this.field.value === text) return;
    this.field.value = text;
    const last = text.lastIndexOf("\n") + 1;
    this.field.setSelectionRange(last, last);
  }

  leave(game) {
    const back = this.back?.isConnected && !this.back.closest("[hidden]") ? this.back : game;
    back.focus();
  }
}
