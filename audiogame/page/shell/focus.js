// Focus manager: the focus moves on the player's own key or touch only.

/** Milliseconds in which a message counts as the answer to the last key. */
export const ANSWER = 1000;

/**
 * Moves the focus between the game, a list, an entry and the text field.
 *
 * An element that requests the focus without a key gets it with the next one. An element that has
 * the focus is never hidden: hiding waits until the focus has left.
 */
export class Focus {
  constructor(game, clock) {
    this.game = game;
    this.clock = clock;
    this.pressed = -Infinity;
    this.said = false;
    this.wanted = null;
    this.leaving = new Map();
    // Not when the focus leaves: then it is nowhere for a moment.
    document.addEventListener("focusin", () => queueMicrotask(() => this.tidy()));
  }

  /** Handle a key or a button of the player; return true if the focus moves with it. */
  acted() {
    this.pressed = this.clock.now();
    this.said = false;
    return this.settle();
  }

  /** Return whether the focus is on a part of the game, not on a button or a link beside it. */
  get playing() {
    const at = /** @type {?HTMLElement} */ (document.activeElement);
    return at === this.game || at?.dataset.part === "game";
  }

  /** Return whether a list that requests the focus gets it at once. */
  get answering() {
    return this.playing && !this.said && this.clock.now() - this.pressed <= ANSWER;
  }

  /** Record a line: readers announce a newly focused list before lines that came earlier. */
  spoke() {
    this.said = true;
  }

  /** Focus a list: with the next key, if a line came before it. */
  wantAfterLines(element) {
    this.wanted = element;
    if (!this.said) this.want(element);
  }

  /** Focus an element, at once if that answers a key. */
  want(element) {
    this.wanted = element;
    if (this.clock.now() - this.pressed <= ANSWER) this.settle();
  }

  settle() {
    const to = this.wanted;
    if (!to || !this.playing || to === document.activeElement) return false;
    to.focus({ preventScroll: true });
    this.tidy();
    return true;
  }

  /** Run a function that hides or removes an element, once it has no focus. */
  leave(element, what) {
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
  }

  tidy() {
    for (const [element, what] of [...this.leaving]) {
      if (element.contains(document.activeElement)) continue;
      this.leaving.delete(element);
      what();
    }
  }
}
