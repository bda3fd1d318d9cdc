// Text entry: a real input with a label, and two buttons.

import { BESIDE_TYPING } from "./keys.js";

/**
 * Shows the text entry of the present question.
 *
 * @param {object} parts `form`, `label`, `input` and `cancel`.
 * @param {import("./focus.js").Focus} focus moves the focus.
 * @param {(message: object) => void} send sends `typed` and keys.
 */
export class Entry {
  constructor({ form, label, input, cancel }, focus, send) {
    this.form = form;
    this.label = label;
    this.input = input;
    this.focus = focus;
    this.send = send;
    this.id = null;
    // The player is at a button now, or back: the next key is for that one.
    form.addEventListener("focusin", ({ target }) => {
      if (this.id !== null) focus.wanted = target;
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.done();
    });
    cancel.addEventListener("click", () => {
      focus.acted(form);
      this.key("escape");
    });
  }

  /** Return whether a key stays in the input or on a button here: the program types no letter itself. */
  keeps(name, from) {
    if (this.id === null || !this.form.contains(from)) return false;
    return !BESIDE_TYPING.has(name) && !/^f\d/.test(name);
  }

  get spoken() {
    return this.id !== null && document.activeElement === this.input;
  }

  show({ id, prompt, text = "", hidden = false, number = false }) {
    this.id = id;
    this.focus.stay(this.form);
    this.label.textContent = prompt;
    this.input.type = hidden ? "password" : "text";
    this.input.inputMode = number ? "numeric" : "text";
    this.input.value = text;
    this.form.hidden = false;
    this.focus.want(this.input);
  }

  done() {
    if (this.id === null) return;
    this.focus.acted(this.form);
    this.send({ kind: "typed", entry: this.id, text: this.input.value });
  }

  key(name) {
    if (this.id !== null) this.send({ kind: "key", name, at: performance.now() / 1000 });
  }

  end() {
    if (this.id === null) return;
    this.id = null;
    this.focus.pass([this.form], () => {
      this.form.hidden = true;
      this.input.value = "";
    });
  }
}
