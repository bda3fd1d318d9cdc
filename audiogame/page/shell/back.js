// The browser's Back: it goes back a level, as Escape does, and leaves from the first screen alone.

/**
 * Steps that the page has in the browser's history while there is something to go back to.
 *
 * Browsers skip steps that were added without a key or a touch of the player, so some are there
 * before: for whoever presses Back several times at once.
 */
const STEPS = 4;

/**
 * Keeps steps in the history, all with the page's own address, so that Back arrives here.
 *
 * @param {() => void} pressed called for each step back, but from the first screen.
 */
export class Back {
  constructor(pressed) {
    this.pressed = pressed;
    this.first = true;
    this.moving = false; // the browser is on its way to a step, which takes a while
    this.address = location.href;
    addEventListener("popstate", () => this.arrive());
    this.clear(); // of steps from before a reload
  }

  /** The number of the present step; 0 for the page as it was opened, or by a new address. */
  get at() {
    return history.state?.step ?? 0;
  }

  /** Set whether this is the first screen. */
  show(first) {
    this.first = first;
    if (first) this.clear();
    else this.fill();
  }

  /** Add the steps that are missing; called with a key or a touch. */
  fill() {
    if (this.first || this.moving) return;
    try {
      for (let step = this.at + 1; step <= STEPS; step += 1) history.pushState({ step }, "");
    } catch {
      // WebKit refuses a hundred in a few seconds: the rest comes with a later key.
    }
    this.step = this.at;
  }

  /** Leave all steps, so that Back leaves the page. */
  clear() {
    this.step = this.at;
    if (this.moving || !this.step) return;
    this.moving = true;
    history.go(-this.step);
  }

  /** Take a step back, or forward, which leads to nothing new. */
  arrive() {
    const [before, here] = [this.step, location.href === this.address];
    this.step = this.at;
    this.address = location.href;
    if (this.moving || !here) {
      this.moving = false;
      this.show(this.first);
      return;
    }
    if (this.first) {
      this.clear();
      return;
    }
    for (let step = before; step > this.step; step -= 1) this.pressed();
    if (!this.step) this.fill();
  }
}
