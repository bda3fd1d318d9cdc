// The lock that keeps a telephone's screen awake while a game is played.

/** Milliseconds without a line or a key past which nobody plays, or reads a review, any more. */
export const IDLE = 600_000;

/** Asks the browser to keep the screen awake; one that cannot, or refuses, is not asked twice at once. */
export class WakeLock {
  /** @param {{after: (ms: number, what: () => void) => number, cancel: (handle: number) => void}} clock */
  constructor(clock) {
    this.clock = clock;
    this.playing = false;
    this.timer = 0;
    /** @type {?WakeLockSentinel} */
    this.lock = null;
    this.asks = false;
  }

  /** Handle the beginning or the end of a table. */
  play(playing) {
    if (playing === this.playing) return;
    this.playing = playing;
    if (playing) this.stir();
    else this.release();
  }

  /** Handle a line, a key, or a page that is seen again: browsers release what is out of sight. */
  stir() {
    if (!this.playing) return;
    this.clock.cancel(this.timer);
    this.timer = this.clock.after(IDLE, () => this.release());
    this.ask();
  }

  async ask() {
    if (this.lock || this.asks || document.visibilityState !== "visible") return;
    this.asks = true;
    try {
      const lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => {
        if (this.lock === lock) this.lock = null;
      });
      this.lock = lock;
    } catch {
      // The browser has none, or the battery is low: the screen sleeps as always.
    }
    this.asks = false;
    if (!this.timer) this.release();
  }

  release() {
    this.clock.cancel(this.timer);
    this.timer = 0;
    this.lock?.release().catch(() => {});
    this.lock = null;
  }
}
