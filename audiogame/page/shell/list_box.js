// A menu of the program: a list box, for which the reader announces item, position and count.

import { pair, paired } from "./picture.js";
import { piece, span } from "./pieces.js";

/**
 * Shows the list of the present menu.
 *
 * Two boxes are used in turn: another menu focuses another element, so that its title is read.
 */
export class ListBox {
  /**
   * @param {{box: HTMLElement, title: HTMLElement}[]} boxes two; a box has role=listbox.
   * @param {import("./focus.js").Focus} focus moves the focus.
   * @param {(message: object) => void} send sends a `pick`.
   * @param {boolean} roving whether the focus goes from item to item, instead of staying at the box
   *   with `aria-activedescendant`, which VoiceOver does not follow for certain.
   */
  constructor(boxes, focus, send, roving = false) {
    this.boxes = boxes;
    this.roving = roving;
    this.focus = focus;
    this.send = send;
    this.turn = 0;
    this.id = null;
    this.timer = 0;
    this.late = null;
    this.news = false;
    for (const { box } of boxes) {
      if (roving) box.tabIndex = -1; // its present item is the stop of the Tab key
      box.addEventListener("click", (event) => this.click(event));
      box.addEventListener("focus", () => {
        this.news = true;
        this.late?.();
        this.rove();
      });
    }
  }

  get box() {
    return this.boxes[this.turn].box;
  }

  /** Return whether the reader's focus is here, so that it announces moves by itself. */
  get spoken() {
    return this.id !== null && this.focus.on(this.box);
  }

  /** Handle a key press: earlier news is known. */
  press() {
    this.news = false;
  }

  /**
   * Return whether the reader announces the present item by itself: once, and only after a move. At
   * the end of a list nothing changes, and a reader is silent.
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
    const focused = this.focus.on(box);
    box.replaceChildren(...items.map((item, place) => this.option(item, place, items.length)));
    heading.textContent = title;
    box.hidden = heading.hidden = false;
    this.point(index);
    if (focused) box.focus({ preventScroll: true }); // its item is gone
    this.focus.wantAfterLines(box);
  }

  option(item, place, count) {
    const option = document.createElement("div");
    option.setAttribute("role", "option");
    option.setAttribute("aria-posinset", place + 1);
    option.setAttribute("aria-setsize", count);
    option.setAttribute("aria-selected", "false");
    option.id = `option-${this.turn}-${place}`;
    if (item.language) option.lang = item.language;
    if (this.roving) option.dataset.part = "game";
    const things = item.things ?? [];
    option.classList.toggle("card-of-game", things.length > 0);
    if (things.length) {
      const words = document.createElement("span");
      words.className = "words";
      // The words come first, which a player types to find it.
      option.append(words, span("things", ...(paired(things.slice(0, 2)) ? pairs(things) : things.map(piece))));
    }
    write(option, item.text, item.about);
    return option;
  }

  /** Change the text of an item. */
  put(index, text) {
    write(this.box.children[index], text);
  }

  /** Move to an item; while a key is held, the reader hears only the last one. */
  point(index, wait = 0) {
    clearTimeout(this.timer);
    const box = this.box;
    const option = box.children[index];
    if (!option) return;
    if (!option.classList.contains("current")) this.news = true;
    for (const one of /** @type {Iterable<HTMLElement>} */ (box.children)) {
      one.classList.toggle("current", one === option);
      if (this.roving) one.tabIndex = one === option ? 0 : -1;
    }
    reveal(box, option);
    // Orca takes the selected item of a list for the focus, even where the focus is elsewhere.
    const tell = () => {
      this.late = this.focus.on(box) || (this.focus.answering && this.focus.late !== box) ? null : tell;
      if (this.late) return;
      for (const one of box.children) one.setAttribute("aria-selected", String(one === option));
      if (this.roving) this.rove();
      else box.setAttribute("aria-activedescendant", option.id);
    };
    if (wait > 0) this.timer = setTimeout(tell, wait);
    else tell();
  }

  /** Move the focus from the box to its present item, where it goes from item to item. */
  rove() {
    const { box } = this;
    const option = /** @type {?HTMLElement} */ (box.querySelector(".current"));
    if (this.roving && this.focus.on(box)) option?.focus({ preventScroll: true });
  }

  /** Scroll the present item into view. */
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
    this.focus.pass([box, title], () => {
      box.hidden = title.hidden = true;
      box.removeAttribute("aria-activedescendant");
      box.replaceChildren();
    });
  }
}

/**
 * Write the words of an item; on a card the name, its first sentence, stands out.
 *
 * More about the item is drawn there for the eye alone: readers have it on request, or in the words.
 */
function write(option, text, about = option.dataset.about) {
  const words = option.querySelector(".words");
  if (!words) {
    option.textContent = text;
    return;
  }
  option.dataset.about = about ?? "";
  const told = sentences(text);
  const name = document.createElement("b");
  name.className = "name";
  name.textContent = told[0];
  words.replaceChildren(name, told.slice(1).map((one) => ` ${one}`).join(""));
  if (!about || text.includes(about)) return;
  const more = sentences(about);
  // What begins with a number (De 2 a 6 minutos) says how many play, and for how long.
  const facts = more.filter((one) => /^\D{0,3}\d/.test(one));
  const rest = more.filter((one) => !facts.includes(one));
  words.append(span("facts", ...facts.flatMap((one) => [span("", one), " "])), span("about", rest.join(" ")));
}

/** Return the sentences of a text. */
function sentences(text) {
  return text.split(/(?<=[.!?])\s+/);
}

function pairs(things) {
  return things.filter((_, at) => at % 2 === 0).map((one, at) => pair(piece(one), piece(things[2 * at + 1])));
}

/** Scroll the box, and its block, so that an item is visible; the page does not scroll. */
function reveal(box, option) {
  for (const around of [box, box.closest("#asked")]) {
    if (!around) continue;
    const [inside, seen] = [option.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inside.top < seen.top || inside.height > seen.height) around.scrollTop -= seen.top - inside.top;
    else if (inside.bottom > seen.bottom) around.scrollTop += inside.bottom - seen.bottom;
  }
}
