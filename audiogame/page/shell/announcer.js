// Announcer of spoken lines: one queue, one log, one line at a time.
//
// Of the ways to announce that were tried, one lost nothing with a real screen reader: paragraphs
// appended to a single role=log, one each 150 ms, a no-break space at the end of every second one
// so that a repeated text counts as new, and none erased before 30 more have come. On a very busy
// machine two such lines swap: a browser passes on changes within one update in any order, and
// Orca, while it asks the browser about one line, already takes the next if the page changes
// meanwhile. The page cannot know how far behind a reader is. So lines come at half that pace, and
// while one is spoken the next waits for its end, a second at most, which is inaudible.

/** Milliseconds between two lines. */
export const STEP = 300;
/** Milliseconds that a line waits at most for the end of the previous one. */
export const SPREAD = 1000;
/** Paragraphs kept in the log. */
export const KEPT = 30;
/** Milliseconds in which a reader is busy announcing a moved focus. */
export const MOVING = 600;
/** Lines that may be handed over before their estimated speech has ended; VoiceOver cuts off. */
export const AHEAD = 2;
export const AHEAD_OF_VOICEOVER = 1;
/** Milliseconds after a held key's last repeat in which another repeat may come. */
export const REPEAT_ENDS = 150;
/** Milliseconds after a key in which a reader cancels its speech: a line handed then is lost. */
export const CANCELS = 100;

const NO_BREAK_SPACE = "\u00a0";

/** A line handed to the reader, and the estimated beginning and end of its speech. */
class Handed {
  constructor(line, begins, ends) {
    this.line = line;
    this.begins = begins;
    this.ends = ends;
  }
}

/**
 * Queue that hands lines to the log, as fast as they can be heard.
 *
 * A key brings the player into the present: news older than the standing question, and what cannot
 * have been begun by the estimate, is reported as held "behind", for the ledger of unheard lines.
 *
 * @param {object} log `append(text, line)` adds a paragraph, `trim(count)` keeps at most `count`.
 * @param {object} clock `now()` in milliseconds, `after(ms, what)` and `cancel(handle)`.
 * @param {(message: object) => void} report takes `handed`, `held` and `superseded`.
 * @param {number} step milliseconds between two lines.
 */
export class Announcer {
  constructor(log, clock, report, step = STEP) {
    this.step = step;
    this.log = log;
    this.clock = clock;
    this.report = report;
    this.paced = true; // whether the estimated speech counts
    this.ahead = AHEAD; // lines handed over before their estimated speech has ended
    this.waits = false; // whether each line waits for a key, for braille
    this.shown = false; // whether a line was handed over since the last key
    this.pressed = -Infinity;
    this.asked = 0; // the number of the standing question
    this.queue = [];
    this.handed = [];
    this.count = 0;
    this.last = -Infinity;
    this.spread = this.step; // milliseconds from the last line to the next
    this.answered = false; // whether the last line was an answer
    this.repeating = -Infinity;
    this.moved = -Infinity;
    this.timer = null;
    this.here = true;
    this.paused = false;
  }

  /**
   * Queue a line of the program.
   *
   * Where it has `focused`, that is called at its turn: it returns whether the focus says the line.
   */
  say(line) {
    if (!this.here) {
      line.focused?.();
      this.report({ kind: "held", id: line.id, why: "away" });
      return;
    }
    if (line.row) {
      this.queue = this.queue.filter((waiting) => {
        if (waiting.row) this.report({ kind: "superseded", id: waiting.id });
        return !waiting.row;
      });
    }
    if (line.asks) this.asked = line.id;
    if (line.asks && line.overtakes) this.fold();
    if (this.waits && line.urgency === "choice") this.silence();
    const answer = line.urgency === "answer";
    const place = answer ? this.queue.findIndex((waiting) => waiting.urgency !== "answer") : -1;
    if (place < 0) this.queue.push(line);
    else this.queue.splice(place, 0, line);
    this.pump();
  }

  /** Handle a key press: the reader may have stopped speaking. */
  press(repeated = false) {
    const now = this.clock.now();
    if (repeated) this.repeating = now;
    if (!this.waits) {
      this.cut("key");
      if (this.paced) this.fold();
    }
    this.pressed = now;
    this.shown = false;
    this.spread = this.step;
    this.pump();
  }

  /** Report news older than the standing question as held, and what Space has read of it. */
  fold() {
    const older = ({ id, urgency }) => !this.asked || id < this.asked || urgency === "answer";
    this.drop((line) => line.folds && older(line), "behind");
  }

  /** Drop lines from the queue; with a reason, report them as held. */
  drop(gone, why = "") {
    const dropped = this.queue.filter(gone);
    this.queue = this.queue.filter((line) => !dropped.includes(line));
    if (why) for (const { id } of dropped) this.report({ kind: "held", id, why });
    for (const one of dropped) one.focused?.();
  }

  /** Empty the queue: the player wants silence. */
  silence() {
    this.drop(() => true);
  }

  /** The numbers of the lines that wait. */
  get ids() {
    return this.queue.map((line) => line.id);
  }

  /** Handle the release of a held key. */
  release() {
    this.repeating = -Infinity;
    this.pump();
  }

  /**
   * Handle a moved focus: a reader that announces it would take two lines at once, in any order.
   */
  move() {
    this.moved = this.clock.now();
  }

  /** Set whether the page is visible and has the keyboard. */
  seen(here) {
    if (here === this.here) return;
    this.here = here;
    if (!here) {
      this.cut("away");
      this.drop(() => true, "away");
    }
    this.pump();
  }

  /** Pause the queue, without losing lines, while other text is read. */
  pause(paused) {
    this.paused = paused;
    this.pump();
  }

  /** Drop lines that are no longer true, by their numbers; the spoken one continues. */
  withdraw(ids) {
    if (ids.includes(this.asked)) this.asked = 0;
    this.queue = this.queue.filter((line) => !ids.includes(line.id));
    this.pump();
  }

  /** Drop secret lines from the queue. */
  erase() {
    this.drop((line) => line.secret);
    this.handed = this.handed.filter((one) => !one.line.secret);
  }

  /** Empty the queue: its program has ended. */
  forget() {
    this.queue = [];
    this.handed = [];
    this.asked = 0;
    this.pump();
  }

  /** Report lines as held that were handed over but may not have been heard to their end. */
  cut(why) {
    const now = this.clock.now();
    for (const one of this.paced ? this.handed : []) {
      if (one.ends > now && !one.line.row) {
        const begun = why !== "key" || one.begins <= now;
        this.report({ kind: "held", id: one.line.id, why: begun ? why : "behind" });
      }
    }
    this.handed = [];
  }

  /** Hand over the lines that are due, and set a timer for the rest. */
  pump() {
    if (this.timer !== null) this.clock.cancel(this.timer);
    this.timer = null;
    if (!this.queue.length || !this.here || this.paused || (this.waits && this.shown)) return;
    const wait = this.wait(this.clock.now());
    if (wait > 0) {
      this.timer = this.clock.after(wait, () => {
        this.timer = null;
        this.pump();
      });
      return;
    }
    this.hand(this.queue.shift());
    this.pump();
  }

  /** Return the milliseconds until the first line of the queue may be handed over. */
  wait(now) {
    this.handed = this.handed.filter((one) => one.ends > now);
    const moving = this.moved > this.last - MOVING;
    // The player waits for the first answer to a key, which may come while news is spoken.
    const first = this.queue[0].urgency === "answer" && !this.answered;
    const step = first ? this.step : this.spread;
    const waits = [this.last + (moving ? Math.max(MOVING, step) : step) - now];
    waits.push(this.pressed + CANCELS - now);
    if (this.queue[0].row) waits.push(this.repeating + REPEAT_ENDS - now);
    // A moved focus cuts off what is still spoken.
    if (this.queue[0].focused) waits.push((this.handed.at(-1)?.ends ?? now) - now);
    if (this.paced && this.handed.length >= this.ahead) {
      waits.push(this.handed[this.handed.length - this.ahead].ends - now);
    }
    return Math.max(...waits);
  }

  hand(line) {
    const now = this.clock.now();
    this.last = now;
    const before = this.handed.at(-1);
    const begins = before ? Math.max(before.ends, now) : now;
    const lasts = 1000 * (line.seconds ?? 0);
    this.handed.push(new Handed(line, begins, begins + lasts));
    this.shown = true;
    this.spread = this.paced ? Math.max(this.step, Math.min(lasts, SPREAD)) : this.step;
    this.answered = line.urgency === "answer";
    if (!line.focused?.()) {
      this.log.append(line.text + (this.count++ % 2 ? NO_BREAK_SPACE : ""), line);
      this.log.trim(KEPT);
    }
    this.report({ kind: "handed", id: line.id });
  }
}
