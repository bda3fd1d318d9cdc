// Where the focus is: it moves by the player's own key or touch, and by nothing else.

/** Milliseconds in which what comes is the answer to the last key. */
export const ANSWER = 1000;

/**
 * Moves the focus between the game, a list, an entry and the text field.
 *
 * What wants the focus without a key gets it with the next one.  An element that has the focus is
 * never hidden: hiding waits until it has gone.
 */
export class Focus {
  constructor(game, clock) {
    this.game = game;
    this.clock = clock;
    this.pressed = -Infinity;
    this.said = false;
    this.wanted = null;
    this.leaving = new Map();
    // Not as the focus leaves: then it is nowhere for a moment.
    document.addEventListener("focusin", () => queueMicrotask(() => this.tidy()));
  }

  /** The player has pressed a key or a button; true if the focus moves with it. */
  acted() {
    this.pressed = this.clock.now();
    this.said = false;
    return this.settle();
  }

  /** Whether the focus is on a part of the game, not on a button or a link beside it. */
  get playing() {
    const at = document.activeElement;
    return at === this.game || at?.dataset.part === "game";
  }

  /** Whether a list that wants the focus gets it at once. */
  get answering() {
    return this.playing && !this.said && this.clock.now() - this.pressed <= ANSWER;
  }

  /** A line was said: readers tell of a list that gets the focus before what was said already. */
  spoke() {
    this.said = true;
  }

  /** Let a list have the focus: with the next key, where a line was said before it. */
  wantAfterLines(element) {
    this.wanted = element;
    if (!this.said) this.want(element);
  }

  /** Let an element have the focus, at once if that answers a key. */
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

  /** Do something that hides or removes an element, once it has no focus. */
  leave(element, what) {
    this.leaving.set(element, what);
    this.tidy();
  }

  /** The same while the focus is on its way: once it has arrived elsewhere. */
  leaveLater(element, what) {
    this.leaving.set(element, what);
  }

  /** The element is wanted again. */
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
