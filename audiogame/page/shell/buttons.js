// Choices and commands as buttons, for mouse, touch, switches and the double-tap of a reader.

import { kept } from "./display.js";
import { pair, paired } from "./picture.js";
import { piece, span } from "./pieces.js";

/** What is printed on keys without a character, the same in all languages. */
const CAPS = { escape: "Esc", comma: ",", period: ".", up: "\u2191", down: "\u2193", left: "\u2190", right: "\u2192" };
/** The names of such keys for a screen reader. */
const SHORTCUTS = { space: "Space", enter: "Enter", escape: "Escape", up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
/** The toolbars in their order, with the ids of their names; the last has none, and is always open. */
const TOOLBARS = new Map([
  ["ask", "group-ask"],
  ["help", "group-help"],
  ["move", "group-move"],
  ["more", "group-more"],
  ["", ""],
]);
/** Cards of a hand, each of which has its place. */
const HAND = 14;
/** Steps of the arrow keys within a row. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Keeps a row of buttons in the state the program wants; each presses a key.
 *
 * A removed button that has the focus stays, without effect, until the focus has left it.  A row is
 * one stop of the Tab key: arrow keys lead from button to button.
 */
export class Buttons {
  /**
   * @param {HTMLElement} row contains them.
   * @param {import("./focus.js").Focus} focus decides when a button may be removed.
   * @param {(key: string, button: HTMLElement) => void} press called with the key of a button, and the button.
   * @param {boolean} named whether keys without a character are printed, too.
   */
  constructor(row, focus, press, named = false) {
    this.row = row;
    this.focus = focus;
    this.press = press;
    this.named = named;
    this.made = new Map();
    this.laid = "";
    /** What touched the row last. */
    this.pointer = "";
    row.addEventListener("pointerdown", (event) => (this.pointer = event.pointerType));
    // A mouse does not move the focus, so that keys stay active.
    row.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    });
    row.addEventListener("keydown", (event) => this.walk(event));
    row.addEventListener("focusin", (event) => this.rest(event.target));
  }

  /** Show the buttons; and the cards of a hand, of which some may be chosen. */
  show(wanted, hand = []) {
    const keys = new Set(wanted.map((one) => one.key));
    for (const [key, button] of this.made) if (!keys.has(key)) this.drop(key, button);
    let next = this.row.firstChild;
    for (const one of wanted) {
      const button = this.made.get(one.key) ?? this.make(one);
      this.focus.stay(button);
      button.removeAttribute("aria-disabled");
      this.fill(button, one);
      if (button === next) next = button.nextSibling;
      else if (button !== document.activeElement) this.row.insertBefore(button, next);
    }
    this.lay(hand, wanted.map((one) => placeOf(one)));
    const buttons = this.buttons;
    if (!buttons.some((one) => one.tabIndex === 0)) this.rest(buttons[0]);
  }

  /**
   * Lay the cards of the hand that are no choices among those that are, as the hand is held: each
   * suit in a row, or where there are none, each card at its place and a gap where one is not there.
   */
  lay(hand, taken) {
    const shown = JSON.stringify([hand, taken]);
    const anew = shown !== this.laid;
    this.laid = shown;
    if (anew) for (const one of this.row.querySelectorAll(":scope > span")) one.remove();
    const suits = hand.some((one) => one.kind);
    this.row.classList.toggle("suits", suits);
    const held = new Map(hand.map((one) => [one.place, one]));
    const places = suits ? [...held.keys()] : Array.from({ length: hand.length && HAND }, (_, at) => at + 1);
    for (const [at, place] of places.entries()) {
      const card = held.get(place);
      const button = this.buttons.find((one) => one.dataset.place === String(place));
      if (button) put(button, at + 1);
      if (!anew) continue;
      if (!button) put(this.row.appendChild(card ? span("as-card rest", span("things", piece(card))) : span("gap")), at + 1);
      if (suits && at && card?.kind !== held.get(places[at - 1])?.kind) put(this.row.appendChild(span("break")), at + 0.5);
    }
  }

  /** @returns {HTMLButtonElement[]} all of them that have an effect, in order. */
  get buttons() {
    return [...this.row.querySelectorAll("button")].filter((one) => !one.hasAttribute("aria-disabled"));
  }

  fill(button, choice) {
    const { key, text, about, marked, cap, things } = choice;
    const name = button.lastChild;
    if (name.textContent !== text) name.textContent = text;
    // A short name, with the rest of the text as its description.
    if (button.title !== (about ?? "")) button.title = about ?? "";
    if (typeof marked === "boolean") button.setAttribute("aria-pressed", marked);
    else button.removeAttribute("aria-pressed");
    const hint = button.querySelector("kbd");
    if (cap && hint) hint.textContent = cap;
    else if (cap) button.dataset.cap = cap;
    // A choice has its place for a key; what is pressed for it is a digit, or a key with a name.
    const pressed = SHORTCUTS[key] ?? (/^\d$/.test(cap ?? "") ? cap : "");
    if (pressed && !hint) button.setAttribute("aria-keyshortcuts", pressed);
    draw(button, things ?? []);
    const place = placeOf(choice);
    button.classList.toggle("as-card", Boolean(place));
    button.classList.remove("lifted");
    button.dataset.place = place;
  }

  make({ key, cap: word }) {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    const cap = [...key].length === 1 ? key : this.named ? (word || (CAPS[key] ?? "")) : "";
    if (cap) {
      const hint = document.createElement("kbd");
      hint.textContent = cap;
      hint.setAttribute("aria-hidden", "true");
      button.append(hint);
      const shifted = cap.length === 1 && cap !== cap.toLowerCase();
      hint.classList.toggle("shift", shifted);
      hint.classList.toggle("letter", cap.length === 1);
      const shortcut = SHORTCUTS[key] ?? cap.toUpperCase();
      button.setAttribute("aria-keyshortcuts", shifted ? `Shift+${shortcut}` : shortcut);
    }
    button.append(document.createElement("span"));
    button.addEventListener("click", (event) => {
      if (button.getAttribute("aria-disabled") !== "true" && !this.lifts(button, event)) this.press(key, button);
    });
    this.made.set(key, button);
    return button;
  }

  /** Lift a card of many that a finger taps for the first time, unless one tap is to play it. */
  lifts(button, event) {
    const lifted = button.classList.contains("lifted");
    for (const one of this.buttons) one.classList.remove("lifted");
    const card = this.row.matches(".suits") && button.matches(".as-card");
    if (lifted || !card || kept().once || this.pointer !== "touch" || !byFinger(event, button)) return false;
    button.classList.add("lifted");
    return true;
  }

  drop(key, button) {
    button.setAttribute("aria-disabled", "true");
    // The rest of the row is not laid out for cards any more.
    button.classList.remove("as-card");
    this.focus.leave(button, () => {
      button.remove();
      this.made.delete(key);
    });
  }

  /** Move along the row; a key that leads out of it does nothing. */
  walk(event) {
    const at = event.target.closest("button");
    const buttons = this.buttons.filter((one) => one.getClientRects().length > 0);
    const step = STEPS[event.key];
    const to = step ? buttons[buttons.indexOf(at) + step] : { Home: buttons[0], End: buttons.at(-1) }[event.key];
    if (!at || (!step && !to) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    to?.focus({ preventScroll: true });
  }

  /** Make a button the one that Tab leads to. */
  rest(button) {
    if (!button?.matches?.("button") || !this.row.contains(button)) return;
    for (const one of this.row.querySelectorAll("button")) one.tabIndex = one === button ? 0 : -1;
  }
}

/** Put a card at its place, in as many rows as there have to be. */
function put(one, place) {
  one.style.setProperty("--place", place);
}

/** Return the place of the card that a choice is about; 0 where it has none. */
function placeOf({ things = [] }) {
  return things[0]?.place ?? 0;
}

/** Return whether a finger has clicked: a screen reader clicks without, or in the very middle. */
function byFinger({ detail, clientX, clientY }, button) {
  const { left, top, width, height } = button.getBoundingClientRect();
  const off = Math.max(Math.abs(clientX - left - width / 2), Math.abs(clientY - top - height / 2));
  return detail > 0 && off > 1;
}

/** Draw what a choice is about before its name. */
function draw(button, things) {
  const shown = JSON.stringify(things);
  if ((button.dataset.things ?? "[]") === shown) return;
  button.dataset.things = shown;
  button.querySelector(".things")?.remove();
  if (!things.length) return;
  const box = document.createElement("span");
  box.className = "things";
  box.setAttribute("aria-hidden", "true");
  box.append(...(paired(things) ? [pair(...things.map(piece))] : things.map(piece)));
  button.lastChild.before(box);
}

/**
 * The commands: toolbars that open and close, and buttons that are always seen.
 */
export class Commands {
  /**
   * @param {HTMLElement} row contains them.
   * @param {Record<string, string>} texts the names of toolbars: `group-ask` and so on.
   * @param {import("./focus.js").Focus} focus decides when a button may be removed.
   * @param {(key: string) => void} press called with the key of a button.
   */
  constructor(row, texts, focus, press) {
    this.row = row;
    this.texts = texts;
    this.focus = focus;
    this.press = press;
    this.bars = new Map();
    for (const [name, text] of TOOLBARS) this.bar(name, text).box.hidden = true;
    row.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    });
  }

  show(wanted) {
    for (const name of TOOLBARS.keys()) {
      const buttons = wanted.filter((one) => (one.group ?? "") === name);
      const bar = this.bars.get(name);
      bar.keys.show(buttons);
      this.focus.stay(bar.box);
      if (buttons.length) bar.box.hidden = false;
      else this.focus.leave(bar.box, () => (bar.box.hidden = true));
    }
  }

  /**
   * Close all toolbars but one; return whether one was seen open.
   *
   * @param {?HTMLElement} but the box of that one.
   * @param {boolean} keeps whether one that has the focus stays open, too.
   */
  close(but = null, keeps = false) {
    let open = false;
    for (const { box, toggle } of this.bars.values()) {
      if (!toggle || box === but || (keeps && box.contains(document.activeElement))) continue;
      open ||= toggle.getAttribute("aria-expanded") === "true" && toggle.getClientRects().length > 0;
      if (box.contains(document.activeElement)) toggle.focus({ preventScroll: true });
      toggle.setAttribute("aria-expanded", "false");
    }
    return open;
  }

  bar(name, text) {
    const box = document.createElement("div");
    box.className = "bar";
    const row = document.createElement("div");
    row.className = "keys";
    const toggle = name ? document.createElement("button") : null;
    if (toggle) {
      box.dataset.group = name;
      const word = this.texts[text] ?? name;
      toggle.type = "button";
      toggle.className = "toggle";
      toggle.textContent = word;
      toggle.dataset.text = row.dataset.name = text;
      row.id = `commands-${name}`;
      row.setAttribute("role", "toolbar");
      row.setAttribute("aria-label", word);
      toggle.setAttribute("aria-expanded", "false");
      toggle.setAttribute("aria-controls", row.id);
      toggle.addEventListener("click", () => {
        const open = toggle.getAttribute("aria-expanded") !== "true";
        this.close(box);
        toggle.setAttribute("aria-expanded", String(open));
        if (open) row.scrollIntoView({ block: "nearest" });
      });
      box.append(toggle);
    }
    box.append(row);
    this.row.append(box);
    const bar = { box, toggle, keys: new Buttons(row, this.focus, this.press, true) };
    this.bars.set(name, bar);
    return bar;
  }
}
