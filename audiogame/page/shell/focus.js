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
    this.wanted = null;
    this.leaving = new Map();
    document.addEventListener("focusout", () => queueMicrotask(() => this.tidy()));
  }

  /** The player has pressed a key or a button; true if the focus moves with it. */
  acted() {
    this.pressed = this.clock.now();
    return this.settle();
  }

  /** Whether the focus is on a part of the game, not on a button or a link beside it. */
  get playing() {
    const at = document.activeElement;
    return at === this.game || at?.dataset.part === "game";
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
