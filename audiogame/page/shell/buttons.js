// Choices and commands as buttons, for mouse, touch, switches and the double-tap of a reader.

/**
 * Keeps a row of buttons in the state the program wants; each presses a key.
 *
 * A removed button that has the focus stays, without effect, until the focus has left it.
 */
export class Buttons {
  /**
   * @param {HTMLElement} row contains them.
   * @param {object} focus decides when a button may be removed.
   * @param {(key: string) => void} press called with the key of a button.
   */
  constructor(row, focus, press) {
    this.row = row;
    this.focus = focus;
    this.press = press;
    this.made = new Map();
    // A mouse does not move the focus, so that keys stay active.
    row.addEventListener("mousedown", (event) => {
      if (event.target.closest("button")) event.preventDefault();
    });
  }

  show(wanted) {
    const keys = new Set(wanted.map((one) => one.key));
    for (const [key, button] of this.made) if (!keys.has(key)) this.drop(key, button);
    let next = this.row.firstChild;
    for (const { key, text, about, marked } of wanted) {
      const button = this.made.get(key) ?? this.make(key);
      this.focus.stay(button);
      button.removeAttribute("aria-disabled");
      const name = button.lastChild;
      if (name.textContent !== text) name.textContent = text;
      // A short name, with the rest of the text as its description.
      if (button.title !== (about ?? "")) button.title = about ?? "";
      if (typeof marked === "boolean") button.setAttribute("aria-pressed", marked);
      else button.removeAttribute("aria-pressed");
      if (button === next) next = next.nextSibling;
      else if (button !== document.activeElement) this.row.insertBefore(button, next);
    }
  }

  make(key) {
    const button = document.createElement("button");
    button.type = "button";
    if ([...key].length === 1) {
      const hint = document.createElement("kbd");
      hint.textContent = key;
      hint.setAttribute("aria-hidden", "true");
      button.append(hint);
    }
    button.append(document.createElement("span"));
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") this.press(key);
    });
    this.made.set(key, button);
    return button;
  }

  drop(key, button) {
    button.setAttribute("aria-disabled", "true");
    this.focus.leave(button, () => {
      button.remove();
      this.made.delete(key);
    });
  }
}
