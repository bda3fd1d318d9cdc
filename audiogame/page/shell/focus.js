// Focus manager: the focus moves on the player's own key or touch only.

/** Milliseconds in which a message counts as the answer to the last key. */
export const ANSWER = 1000;

/** Milliseconds after a key in which a list that came after lines waits for its answer. */
const ARRIVES = 250;

/**
 * Moves the focus between the game, a list, an entry and the text field.
 *
 * An element that requests the focus without a key gets it with the next one. A list whose entry
 * was already read as a line gets it with the answer to that key: a reader that follows the focus
 * says the entry that the key leads to, not the former one again. An element that has
 * the focus is never hidden: the focus moves first. Where it may not move yet, what has ended is
 * invisible meanwhile, and the next key or touch moves it, wherever in there it was.
 */
export class Focus {
  constructor(game, clock) {
    this.game = game;
    this.clock = clock;
    this.begun = false; // whether the player has pressed any key, or a button
    this.pressed = -Infinity;
    this.came = -Infinity; // when the focus came to where it is
    this.said = false;
    this.wanted = null;
    this.late = null; // a list that came after lines, and waits for a key
    this.leaving = new Map();
    /**
     * By element that has ended, or is about to: what is invisible of it.
     *
     * @type {Map<HTMLElement, HTMLElement[]>}
     */
    this.passed = new Map();
    /** @type {?HTMLElement} */
    this.closed = null; // what the player's last key or button closes
    /**
     * A choice by touch, until the focus is on the next question.
     *
     * @type {?{button: HTMLElement, asked: string, over: boolean, waits: boolean, to: ?HTMLElement}}
     */
    this.chosen = null;
    // Not when the focus leaves: then it is nowhere for a moment.
    document.addEventListener("focusin", () => {
      this.came = clock.now();
      queueMicrotask(() => this.tidy());
    });
  }

  /**
   * Handle a key or a button of the player; return true if the focus moves with it.
   *
   * @param {?HTMLElement} closed what it sends or closes, whose end answers it however late.
   */
  acted(closed = null) {
    this.pressed = this.clock.now();
    this.said = false;
    this.closed = closed;
    if (this.late === null) return this.settle();
    this.clock.after(ARRIVES, () => this.arrive());
    return false;
  }

  /**
   * Keep the focus on a choice that was touched, until the next question is there.
   *
   * The readers of telephones begin again at the top of the page where their button is removed.
   */
  choose(button, asked) {
    button.focus({ preventScroll: true });
    this.chosen = { button, asked, over: false, waits: false, to: null };
  }

  /**
   * Focus the question that follows a choice by touch, unless its line still waits to be told.
   *
   * @param {HTMLElement} question the heading.
   * @param {?HTMLElement} first the first choice, which is focused where there is no heading.
   */
  ask(question, first) {
    const { chosen } = this;
    if (!chosen) return;
    chosen.over ||= Boolean(question.hidden) || question.textContent !== chosen.asked;
    chosen.to = chosen.over ? (question.hidden ? first : question) : null;
    if (chosen.to && !chosen.waits) this.land("");
  }

  /**
   * Leave the line of a question after a choice by touch to the focus, once that line's turn has come.
   *
   * A reader says what gets the focus: so the question is heard once, and after the news before it.
   *
   * @param {string} text of the line.
   * @returns {(() => boolean) | null} moves the focus, and returns whether the focus says the line;
   *   null without such a choice.
   */
  hold(text) {
    const { chosen } = this;
    if (!chosen) return null;
    chosen.waits = true;
    return () => chosen === this.chosen && this.land(text);
  }

  /** Focus the next question, unless the player has left; return whether that says a text. */
  land(text) {
    const { chosen } = this;
    if (!chosen) return false;
    chosen.waits = false;
    const { to } = chosen;
    if (!to) return false;
    const plays = this.playing || document.activeElement === document.body;
    this.chosen = null;
    if (plays) to.focus({ preventScroll: true });
    this.tidy();
    return to.textContent?.trim() === text.trim() && document.activeElement === to;
  }

  /** Focus a list that came after lines, once a key has been pressed. */
  arrive() {
    if (this.late === null || this.said) return;
    this.late = null;
    this.settle();
  }

  /** Return whether the focus is on a part of the game, not on a button or a link beside it. */
  get playing() {
    const at = /** @type {?HTMLElement} */ (document.activeElement);
    // Safari focuses no button that is clicked: the focus falls to the body.
    if (at === document.body) return this.begun;
    if (at === this.game || at?.dataset.part === "game" || this.stranded) return true;
    return at !== null && at === this.chosen?.button;
  }

  /** Return whether the focus is in something that has ended after a key or a button there. */
  get stranded() {
    return this.pressed >= this.came && [...this.passed.keys()].some((one) => one.contains(document.activeElement));
  }

  /** Return whether a list that requests the focus gets it at once. */
  get answering() {
    return this.playing && !this.said && this.clock.now() - this.pressed <= ANSWER;
  }

  /** Record a line: readers announce a newly focused list before lines that came earlier. */
  spoke() {
    this.said = true;
  }

  /** Focus a list: with the answer to the next key, if a line came before it. */
  wantAfterLines(element) {
    if (!this.said || this.chosen) return this.want(element);
    this.wanted = element;
    this.late = this.on(element) ? null : element;
  }

  /** Focus an element, at once if that answers a key. */
  want(element) {
    this.wanted = element;
    this.late = null;
    if (this.chosen || this.clock.now() - this.pressed <= ANSWER) this.settle();
  }

  /** Return whether an element has the focus, or is a list one of whose items has it. */
  on(element) {
    const at = document.activeElement;
    return at === element || (element.matches("[role=listbox]") && element.contains(at));
  }

  settle() {
    const to = this.wanted;
    if (!to || !this.playing || this.on(to)) return false;
    if (this.chosen && to === this.game) return false; // a question follows
    this.chosen = null;
    to.focus({ preventScroll: true });
    this.tidy();
    return true;
  }

  /**
   * Make something invisible that has ended, and hide it once it has no focus.
   *
   * @param {HTMLElement[]} parts what is invisible; the first contains what can have the focus.
   * @param {() => void} what hides them.
   */
  pass(parts, what) {
    const [element] = parts;
    this.passed.set(element, parts);
    for (const one of parts) one.classList.add("passed");
    if (element === this.closed) {
      this.pressed = this.clock.now();
      this.closed = null;
    }
    this.leave(element, () => {
      this.show(element);
      what();
    });
  }

  /** Make something visible that had ended. */
  show(element) {
    for (const one of this.passed.get(element) ?? []) one.classList.remove("passed");
    this.passed.delete(element);
  }

  /** Run a function that hides or removes an element, once it has no focus. */
  leave(element, what) {
    if (this.late === element) this.late = null;
    this.leaving.set(element, what);
    this.tidy();
  }

  /** Do the same while the focus is moving: once it has arrived elsewhere. */
  leaveLater(element, what) {
    this.leaving.set(element, what);
  }

  /** Cancel hiding: the element is needed again. */
  stay(element) {
    this.leaving.delete(element);
    this.show(element);
  }

  tidy() {
    for (const [element, what] of [...this.leaving]) {
      if (element.contains(document.activeElement)) continue;
      this.leaving.delete(element);
      what();
    }
  }
}
