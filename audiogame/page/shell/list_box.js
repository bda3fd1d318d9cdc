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
    this.late = null;
    this.news = false;
    for (const { box } of boxes) {
      box.addEventListener("click", (event) => this.click(event));
      box.addEventListener("focus", () => {
        this.news = true;
        this.late?.();
      });
    }
  }

  get box() {
    return this.boxes[this.turn].box;
  }

  /** Whether the reader has the focus here, and says by itself where it goes. */
  get spoken() {
    return this.id !== null && document.activeElement === this.box;
  }

  /** A key was pressed: what was news is known. */
  press() {
    this.news = false;
  }

  /**
   * Whether the reader says the present item by itself: once, and only where it has come to it.
   * At the end of a list nothing changes, and a reader is silent.
   */
  says() {
    const { spoken, news } = this;
    this.news = false;
    return spoken && news;
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
    for (const one of [box, heading]) one.classList.remove("passed");
    this.point(index);
    this.focus.wantAfterLines(box);
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

  /** An item has another text from now on. */
  put(index, text) {
    this.box.children[index].textContent = text;
  }

  /** Go to an item; while a key is held, the reader hears of the last one only. */
  point(index, wait = 0) {
    clearTimeout(this.timer);
    const box = this.box;
    const option = box.children[index];
    if (!option) return;
    if (!option.classList.contains("current")) this.news = true;
    for (const one of box.children) one.classList.toggle("current", one === option);
    reveal(box, option);
    // Orca takes what a list has chosen for the focus, also where the focus is elsewhere.
    const tell = () => {
      this.late = document.activeElement === box || this.focus.answering ? null : tell;
      if (this.late) return;
      for (const one of box.children) one.setAttribute("aria-selected", String(one === option));
      box.setAttribute("aria-activedescendant", option.id);
    };
    if (wait > 0) this.timer = setTimeout(tell, wait);
    else tell();
  }

  /** Let the present item be seen. */
  reveal() {
    const option = this.box.querySelector(".current");
    if (this.id !== null && option) reveal(this.box, option);
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
    this.late = null;
    const { box, title } = this.boxes[this.turn];
    // Eyes see it no longer; a reader's focus may still be there, until the next key.
    for (const one of [box, title]) one.classList.add("passed");
    this.focus.leave(box, () => {
      box.hidden = title.hidden = true;
      for (const one of [box, title]) one.classList.remove("passed");
      box.removeAttribute("aria-activedescendant");
      box.replaceChildren();
    });
  }
}

/** Scroll the box, and the block that it is in, so that an item is seen; the page stays. */
function reveal(box, option) {
  for (const around of [box, box.closest("#asked")]) {
    if (!around) continue;
    const [inside, seen] = [option.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inside.top < seen.top || inside.height > seen.height) around.scrollTop -= seen.top - inside.top;
    else if (inside.bottom > seen.bottom) around.scrollTop += inside.bottom - seen.bottom;
  }
}
