// Choices and commands as buttons, for mouse, touch, switches and the double-tap of a reader.

/**
 * Keeps a row of buttons as the program wants them; each presses a key.
 *
 * A button that is gone but has the focus stays, without effect, until the focus has left it.
 */
export class Buttons {
  /**
   * @param {HTMLElement} row holds them.
   * @param {object} focus tells when a button may go.
   * @param {(key: string) => void} press is called with the key of a button.
   */
  constructor(row, focus, press) {
    this.row = row;
    this.focus = focus;
    this.press = press;
    this.made = new Map();
    // A mouse leaves the focus where it is, so that keys go on.
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
      // A short name, and the rest for who waits for it.
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
