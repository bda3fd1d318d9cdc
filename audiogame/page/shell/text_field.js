// The last lines and the question in a text field, for braille: to pan and route at leisure. It
// does not wrap: a row of it is a line of the program, which an arrow key reads whole, and a
// display pans along. Sighted players have the same lines in the history, where they wrap.

/** Lines kept in the field. */
export const LINES = 12;

/**
 * Opens and leaves the text field; the key that opened it, Z or Escape returns.
 *
 * While it has the focus its text stays as it is, and new lines wait.
 */
export class TextField {
  /**
   * @param {HTMLElement} box contains the field, and is hidden while it has no focus.
   * @param {HTMLTextAreaElement} field ignores typing; it is not `readonly`, as in such a field
   *   Chromium's arrow keys do not move, and a reader has no line to read.
   * @param {import("./focus.js").Focus} focus decides when the box may be hidden.
   * @param {() => string[]} lines returns the field's lines.
   * @param {(open: boolean) => void} changed called when it is entered or left.
   */
  constructor(box, field, focus, lines, changed) {
    this.box = box;
    this.field = field;
    this.focus = focus;
    this.lines = lines;
    this.back = null;
    this.text = "";
    this.offered = "";
    field.addEventListener("beforeinput", (event) => event.preventDefault());
    // Composition by an input method cannot be prevented.
    field.addEventListener("input", () => {
      if (field.value !== this.text) this.put(this.text);
    });
    field.addEventListener("focus", () => changed(true));
    field.addEventListener("blur", () => {
      changed(false);
      focus.leaveLater(box, () => {
        box.hidden = true;
      });
    });
  }

  get open() {
    return document.activeElement === this.field;
  }

  enter(from) {
    this.back = from;
    this.focus.stay(this.box);
    this.box.hidden = false;
    if (this.offered) this.put(this.offered);
    else this.fill();
    this.field.focus({ preventScroll: true });
    if (this.offered) this.field.select();
    else this.field.scrollTop = this.field.scrollHeight; // the cursor's row, the newest
    this.offered = "";
  }

  /** Show a text in place of the lines, when it is entered next, all of it selected to be copied. */
  offer(text) {
    this.offered = text;
  }

  fill() {
    this.put(this.lines().filter(Boolean).slice(-LINES).join("\n"));
  }

  /** Set the text, with the cursor at its last line. */
  put(text) {
    this.text = text;
    this.field.value = text;
    const last = text.lastIndexOf("\n") + 1;
    this.field.setSelectionRange(last, last);
  }

  leave(game) {
    const back = this.back?.isConnected && !this.back.closest("[hidden]") ? this.back : game;
    back.focus({ preventScroll: true });
  }
}
