// A menu of the program: a list box, of which the reader says item, position and count.

/**
 * Shows the list of the present menu.
 *
 * There are two boxes, used in turn: another menu is another element that gets the focus, and so
 * its title is read.
 */
export class ListBox {
  /**
   * @param {{box: HTMLElement, title: HTMLElement}[]} boxes two; a box has role=listbox.
   * @param {object} focus moves the focus.
   * @param {(message: object) => void} send sends a `pick`.
   */
  constructor(boxes, focus, send) {
    this.boxes = boxes;
    this.focus = focus;
    this.send = send;
    this.turn = 0;
    this.id = null;
    this.timer = null;
    for (const { box } of boxes) box.addEventListener("click", (event) => this.click(event));
  }

  get box() {
    return this.boxes[this.turn].box;
  }

  /** Whether the reader says its items by itself. */
  get spoken() {
    return this.id !== null && document.activeElement === this.box;
  }

  show({ id, title, items, index }) {
    if (this.id !== id) {
      this.end();
      this.turn = 1 - this.turn;
    }
    this.id = id;
    const { box, title: heading } = this.boxes[this.turn];
    this.focus.stay(box);
    box.removeAttribute("aria-activedescendant");
    box.replaceChildren(...items.map((item, place) => this.option(item, place, items.length)));
    heading.textContent = title;
    box.hidden = heading.hidden = false;
    this.point(index);
    this.focus.want(box);
  }

  option(item, place, count) {
    const option = document.createElement("div");
    option.setAttribute("role", "option");
    option.setAttribute("aria-posinset", place + 1);
    option.setAttribute("aria-setsize", count);
    option.setAttribute("aria-selected", "false");
    option.id = `option-${this.turn}-${place}`;
    option.textContent = item.text;
    return option;
  }

  /** Go to an item; while a key is held, the reader hears of the last one only. */
  point(index, wait = 0) {
    clearTimeout(this.timer);
    const box = this.box;
    const option = box.children[index];
    if (!option) return;
    for (const one of box.children) one.classList.toggle("current", one === option);
    reveal(box, option);
    const tell = () => {
      for (const one of box.children) one.setAttribute("aria-selected", String(one === option));
      box.setAttribute("aria-activedescendant", option.id);
    };
    if (wait > 0) this.timer = setTimeout(tell, wait);
    else tell();
  }

  click(event) {
    const option = event.target.closest("[role=option]");
    if (!option || this.id === null || event.currentTarget !== this.box) return;
    this.focus.acted();
    this.send({ kind: "pick", list: this.id, index: [...this.box.children].indexOf(option) });
  }

  /** Close the list; its box stays as long as it has the focus. */
  end() {
    if (this.id === null) return;
    this.id = null;
    clearTimeout(this.timer);
    const { box, title } = this.boxes[this.turn];
    this.focus.leave(box, () => {
      box.hidden = title.hidden = true;
      box.removeAttribute("aria-activedescendant");
      box.replaceChildren();
    });
  }
}

/** Scroll the box, and nothing around it, so that an item is seen. */
function reveal(box, option) {
  const [inside, seen] = [option.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inside.top < seen.top) box.scrollTop -= seen.top - inside.top;
  else if (inside.bottom > seen.bottom) box.scrollTop += inside.bottom - seen.bottom;
}
