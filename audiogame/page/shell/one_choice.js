// One choice at a time, where the chosen size of text leaves no room for all.

/**
 * Shows one of the choices, its place among them, and two buttons that lead to the others.
 *
 * @param {object} parts `row`, `box`, `place`, `back` and `next`.
 */
export class OneChoice {
  constructor({ row, box, place, back, next }) {
    this.row = row;
    this.place = place;
    this.at = 0;
    back.addEventListener("click", () => this.go(this.at - 1));
    next.addEventListener("click", () => this.go(this.at + 1));
    for (const one of [back, next]) one.addEventListener("mousedown", (event) => event.preventDefault());
    row.addEventListener("focusin", (event) => this.go(this.buttons.indexOf(event.target)));
    new MutationObserver(() => this.go(this.at)).observe(row, { childList: true });
    box.hidden = false;
  }

  get buttons() {
    return [...this.row.querySelectorAll("button")];
  }

  go(at) {
    const { buttons } = this;
    if (!buttons.length) return;
    this.at = (at + buttons.length) % buttons.length;
    for (const [place, one] of buttons.entries()) {
      if (one.classList.contains("at") !== (place === this.at)) one.classList.toggle("at", place === this.at);
    }
    const told = `${this.at + 1} / ${buttons.length}`;
    if (this.place.textContent !== told) this.place.textContent = told;
  }
}
