// The last lines and the question in a text field, for braille: to pan and route at leisure.
// It wraps nothing: a row of it is a line of the program, which an arrow reads whole, and a display
// pans along.  Who reads with eyes has the same lines in the history, where they wrap.

/** Lines that the field holds. */
export const LINES = 12;

/**
 * Opens and leaves the text field; the key that opened it, Z or Escape returns.
 *
 * While it has the focus its text stays as it is, and new lines wait.
 */
export class TextField {
  /**
   * @param {HTMLElement} box holds the field, and is hidden while it has no focus.
   * @param {HTMLTextAreaElement} field takes nothing that is typed; it is not `readonly`, for in
   *   such a field Chromium's arrows do not move, and a reader has no line to read.
   * @param {object} focus tells when the box may go.
   * @param {() => string[]} lines tells what the field holds.
   * @param {(open: boolean) => void} changed is called when it is entered or left.
   */
  constructor(box, field, focus, lines, changed) {
    this.box = box;
    this.field = field;
    this.focus = focus;
    this.lines = lines;
    this.back = null;
    this.text = "";
    field.addEventListener("beforeinput", (event) => event.preventDefault());
    // What an input method composes cannot be prevented.
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
    this.fill();
    this.field.focus({ preventScroll: true });
  }

  fill() {
    this.put(this.lines().filter(Boolean).slice(-LINES).join("\n"));
  }

  /** Hold a text, with the cursor at its last line. */
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
