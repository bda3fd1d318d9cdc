// Settings as real controls, each with its label, its value and the program's words for it.

import { element } from "./book.js";

const WALKS = new Set(["up", "down", "left", "right", "home", "end", "pageup", "pagedown"]);
/** Keys that a control handles itself; the program gets the others. */
const OWN = {
  checkbox: new Set(["space"]),
  range: WALKS,
  button: new Set(["enter", "space"]),
};

/** Enable or disable the options of a list. */
function able(list, yes) {
  for (const option of list.options) option.disabled = !yes;
}

/**
 * Shows the form of the present settings.
 *
 * A form sent again with the same controls is the same form: only values change, and the focus
 * stays where it is.
 */
export class Form {
  /**
   * @param {{box: HTMLElement, title: HTMLElement}} place a group, and its name.
   * @param {Record<string, string>} texts has `form-done`.
   * @param {import("./focus.js").Focus} focus moves the focus.
   * @param {(message: object) => void} send sends `filled`, `pick` and keys.
   */
  constructor({ box, title }, texts, focus, send) {
    this.box = box;
    this.title = title;
    this.texts = texts;
    this.focus = focus;
    this.send = send;
    this.id = null;
    this.made = new Map();
    this.gone = new WeakSet();
    /**
     * Number of changes that the program has not confirmed; its messages until then are outdated.
     */
    this.changes = 0;
    this.changed = new Set();
    /** Ids of controls whose present value the player has not finished: a text, a dragged range. */
    this.begun = new Set();
    this.shape = "";
    // The player is at another control now: the next key is for that one.
    box.addEventListener("focusin", ({ target }) => {
      if (this.id !== null) focus.wanted = target;
    });
  }

  /** Its controls and buttons, in order. */
  get controls() {
    return [...this.made.values()];
  }

  /** Return whether the reader announces the form's controls by itself. */
  get spoken() {
    return this.id !== null && this.box.contains(document.activeElement);
  }

  /** Return whether the control itself handles a key. */
  keeps(name, control) {
    if (name === "escape") return false;
    return OWN[control.type]?.has(name) ?? true;
  }

  show({ id, title, controls, index }) {
    this.id = id;
    this.focus.stay(this.box);
    const ids = (one) => [one.id, one.what, one.options?.map((option) => option.id)];
    const shape = JSON.stringify([title, controls.map(ids)]);
    const news = shape !== this.shape;
    if (news) this.build(title, controls);
    this.shape = shape;
    this.changes = Math.max(this.changes - 1, 0);
    if (!this.changes) this.changed.clear();
    const own = (control) => this.changed.has(control.id) || this.begun.has(control.id);
    for (const control of controls) if (!own(control)) this.fill(control);
    this.box.hidden = this.title.hidden = false;
    const at = this.made.get(controls[index]?.id);
    if (news) this.rest(at);
    if (this.controls.includes(/** @type {any} */ (document.activeElement))) {
      this.focus.wanted = null; // the player is here already
    } else if (at) this.focus.want(at);
  }

  build(title, controls) {
    this.title.textContent = title;
    for (const row of [...this.box.children]) this.drop(row);
    this.made.clear();
    this.begun.clear();
    this.changes = 0;
    const rows = controls.map((control) => this.row(control));
    const done = element("button", this.texts["form-done"] ?? "Done");
    done.type = "button";
    done.dataset.text = "form-done";
    done.dataset.part = "game";
    done.addEventListener("click", () => {
      this.focus.acted(this.box);
      this.send({ kind: "key", name: "escape", at: performance.now() / 1000 });
    });
    rows.push(done);
    this.box.append(...rows);
  }

  /**
   * Keep the options of a new form's lists disabled until the player comes to them.
   *
   * Orca takes the selected option of a new list for the focus, and would read the whole form.
   */
  rest(at) {
    for (const one of this.made.values()) {
      if (one.type !== "select-one" || one === at) continue;
      const wake = () => able(one, true);
      able(one, false);
      for (const event of ["focus", "pointerdown"]) one.addEventListener(event, wake);
    }
  }

  /** Remove a row, once it has no focus; until then it has no effect. */
  drop(row) {
    const control = row.matches("button") ? row : row.querySelector("input, select, button");
    control.removeAttribute("id");
    control.disabled = control !== document.activeElement;
    this.gone.add(control);
    this.focus.leave(row, () => row.remove());
  }

  row(control) {
    const row = document.createElement("p");
    const made = MAKE[control.what](control);
    made.id = `form-${control.id}`;
    made.dataset.part = "game";
    this.made.set(control.id, made);
    if (control.what === "button") {
      made.addEventListener("click", () => this.pick(control.id));
      row.append(made);
      return row;
    }
    made.addEventListener("input", () => this.begun.add(control.id));
    made.addEventListener("blur", () => this.begun.delete(control.id));
    made.addEventListener("change", () => this.filled(control.id, made));
    const label = element("label", control.label);
    label.htmlFor = made.id;
    const words = element("output", "", "words");
    words.htmlFor = made.id;
    words.setAttribute("aria-live", "off");
    words.setAttribute("aria-hidden", "true");
    if (control.what === "yes") {
      label.prepend(made);
      row.append(label);
    } else row.append(label, made, ...(control.what === "number" ? [words] : []));
    return row;
  }

  fill({ id, what, value, words, about, options }) {
    const made = this.made.get(id);
    made.title = about ?? "";
    if (what === "button") return;
    if (what === "yes") made.checked = value === "yes";
    else if (made.value !== value) made.value = value;
    if (what === "choice") {
      for (const [place, { text }] of options.entries()) {
        if (made.options[place].text !== text) made.options[place].text = text;
      }
    }
    if (what === "number") {
      made.setAttribute("aria-valuetext", words);
      made.nextElementSibling.textContent = words;
    }
  }

  filled(id, made) {
    this.begun.delete(id);
    if (this.box.hidden || this.gone.has(made)) return;
    this.focus.wanted = null; // the player is here, no longer at the first control
    this.focus.acted();
    this.changes += 1;
    this.changed.add(id);
    const value = made.type === "checkbox" ? (made.checked ? "yes" : "no") : made.value;
    this.send({ kind: "filled", name: id, value });
  }

  pick(id) {
    this.focus.acted();
    const index = [...this.made.keys()].indexOf(id);
    if (this.id !== null) this.send({ kind: "pick", list: this.id, index });
  }

  /** Move to another control, as the program does, but not back to one just changed. */
  point(index) {
    if (this.changes) return;
    const at = this.controls[index];
    if (at && at !== document.activeElement) this.focus.want(at);
  }

  end() {
    if (this.id === null) return;
    this.id = null;
    this.focus.pass([this.box, this.title], () => {
      this.box.hidden = this.title.hidden = true;
      this.box.replaceChildren();
      this.shape = "";
    });
  }
}

const input = (type, more = {}) =>
  Object.assign(document.createElement("input"), { type, autocomplete: "off", ...more });
const MAKE = {
  choice: ({ options }) => {
    const made = document.createElement("select");
    made.append(...options.map(({ id, text }) => new Option(text, id)));
    return made;
  },
  yes: () => input("checkbox"),
  number: ({ low, high, step }) => input("range", { min: low, max: high, step }),
  text: () => input("text", { maxLength: 200 }),
  button: ({ label }) => Object.assign(element("button", label), { type: "button" }),
};
