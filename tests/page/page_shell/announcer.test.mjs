// The announcer's pace, by a clock that only goes when it is told to.

import assert from "node:assert/strict";
import test from "node:test";
import { AHEAD_OF_VOICEOVER, CANCELS, KEPT, MOVING, SPREAD, STEP, Announcer } from "../../../audiogame/page/shell/announcer.js";

class Clock {
  time = 1000;
  jobs = new Map();
  next = 1;
  now = () => this.time;
  after = (ms, what) => {
    this.jobs.set(this.next, [this.time + ms, what]);
    return this.next++;
  };
  cancel = (handle) => this.jobs.delete(handle);
  pass(ms) {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.jobs].filter(([, [at]]) => at <= end).sort((a, b) => a[1][0] - b[1][0])[0];
      if (!due) break;
      this.jobs.delete(due[0]);
      this.time = Math.max(this.time, due[1][0]);
      due[1][1]();
    }
    this.time = end;
  }
}

class Log {
  lines = [];
  times = [];
  erased = 0;
  constructor(clock) {
    this.clock = clock;
  }
  append(text) {
    this.lines.push(text);
    this.times.push(this.clock.now());
  }
  trim(count) {
    this.erased = Math.max(0, this.lines.length - count);
  }
  get heard() {
    return this.lines.map((line) => line.trimEnd());
  }
}

function made() {
  const clock = new Clock();
  const log = new Log(clock);
  const reports = [];
  const announcer = new Announcer(log, clock, (message) => reports.push(message));
  let id = 0;
  const say = (text, more = {}) => announcer.say({ id: ++id, text, urgency: "news", seconds: 0, ...more });
  const of = (kind) => reports.filter((one) => one.kind === kind).map((one) => one.id);
  return { clock, log, reports, announcer, say, of };
}

test("one line each step, every second with a no-break space, in order", () => {
  const { clock, log, say } = made();
  for (let one = 0; one < 8; one += 1) say(`Line ${one}.`);
  assert.equal(log.lines.length, 1);
  clock.pass(STEP - 1);
  assert.equal(log.lines.length, 1);
  clock.pass(8 * STEP);
  assert.deepEqual(log.heard, [0, 1, 2, 3, 4, 5, 6, 7].map((one) => `Line ${one}.`));
  assert.ok(log.times.slice(1).every((at, place) => at - log.times[place] >= STEP));
  assert.deepEqual(log.lines.map((line) => line.endsWith("\u00a0")), [0, 1, 0, 1, 0, 1, 0, 1].map(Boolean));
});

test("where a reader cuts off, a line waits for all of the estimate, and a key waits for nothing", () => {
  const { clock, log, announcer, say } = made();
  announcer.ahead = AHEAD_OF_VOICEOVER;
  say("First.", { seconds: 5 });
  say("Second.", { seconds: 5 });
  clock.pass(4_999);
  assert.deepEqual(log.heard, ["First."]);
  clock.pass(1);
  assert.deepEqual(log.heard, ["First.", "Second."]);
  announcer.press();
  say("Answer.", { urgency: "answer" });
  clock.pass(STEP);
  assert.deepEqual(log.heard, ["First.", "Second.", "Answer."]);
});

test("nothing is erased before so many more have come", () => {
  const { clock, log, say } = made();
  for (let one = 0; one < KEPT; one += 1) say("Same.");
  clock.pass(KEPT * STEP);
  assert.equal(log.erased, 0);
  say("More.");
  clock.pass(STEP);
  assert.equal(log.erased, 1);
});

test("at most two lines are ahead of the estimated speech", () => {
  const { clock, log, say } = made();
  for (let one = 0; one < 6; one += 1) say(`${one}`, { seconds: 2 });
  clock.pass(1900);
  assert.deepEqual(log.heard, ["0", "1"]);
  clock.pass(200);
  assert.deepEqual(log.heard, ["0", "1", "2"]);
  clock.pass(8000);
  assert.deepEqual(log.heard, ["0", "1", "2", "3", "4", "5"]);
});

test("the next line waits for the end of the one before it, a second at most", () => {
  const { clock, log, say } = made();
  for (const seconds of [0.1, 0.6, 5, 0]) say("Line.", { seconds });
  clock.pass(20_000);
  const steps = log.times.slice(1).map((at, place) => at - log.times[place]);
  assert.deepEqual(steps, [STEP, 600, SPREAD]);
});

test("the first answer to a key waits for no news, the second for the first", () => {
  const { clock, log, announcer, say } = made();
  say("news", { seconds: 0.9 });
  announcer.press();
  for (const text of ["first", "second"]) say(text, { urgency: "answer", seconds: 0.8 });
  clock.pass(5000);
  assert.deepEqual(log.heard, ["news", "first", "second"]);
  const [news, first, second] = log.times;
  assert.deepEqual([first - news, second - first], [STEP, 800]);
});

test("an answer goes before news that wait, and behind answers that wait", () => {
  const { clock, log, say } = made();
  for (const text of ["a", "b", "c"]) say(text);
  say("first answer", { urgency: "answer" });
  say("second answer", { urgency: "answer" });
  clock.pass(10 * STEP);
  assert.deepEqual(log.heard, ["a", "first answer", "second answer", "b", "c"]);
});

test("what a key may have cut is held, and what was heard to its end is not", () => {
  const { clock, announcer, say, of } = made();
  say("heard", { seconds: 1 });
  clock.pass(1001);
  say("cut", { seconds: 2 });
  say("cut, too", { seconds: 1 });
  clock.pass(1500);
  announcer.press();
  assert.deepEqual(of("held"), [2, 3]);
  announcer.press();
  assert.deepEqual(of("held"), [2, 3]);
});

test("a key's own cancel is over before the next line, and its answer comes first", () => {
  const { clock, log, announcer, say } = made();
  for (let one = 0; one < 3; one += 1) say(`${one}`, { seconds: 60 });
  clock.pass(SPREAD + STEP);
  assert.equal(log.lines.length, 2);
  announcer.press();
  clock.pass(CANCELS - 10);
  say("answer", { urgency: "answer" });
  clock.pass(9);
  assert.equal(log.lines.length, 2);
  clock.pass(SPREAD);
  assert.deepEqual(log.heard.slice(2), ["answer", "2"]);
});

test("a key leads past older news, but not past what is asked, nor what a player has to hear", () => {
  const { clock, log, announcer, say, of } = made();
  const long = { seconds: 5 };
  say("announced", { ...long, folds: true });
  say("next", { ...long, folds: true });
  for (const one of ["Bo rolls.", "Bo keeps a 2."]) say(one, { ...long, folds: true });
  say("You lose a die.", long);
  say("Your turn.", { ...long, asks: true });
  say("Cy joins.", { ...long, folds: true });
  clock.pass(STEP + SPREAD);
  announcer.press();
  assert.deepEqual(of("held"), [1, 2, 3, 4]);
  say("Round 3.", { urgency: "answer" });
  clock.pass(60_000);
  assert.deepEqual(log.heard.slice(2), ["Round 3.", "You lose a die.", "Your turn.", "Cy joins."]);
});

test("what a key came before is told apart from what it cut off", () => {
  const { clock, announcer, say, reports } = made();
  say("announced", { seconds: 5 });
  say("next", { seconds: 5 });
  clock.pass(SPREAD);
  announcer.press();
  const why = reports.filter((one) => one.kind === "held").map((one) => one.why);
  assert.deepEqual(why, ["key", "behind"]);
});

test("who only listens is told everything, and a question overtakes it only at a far table", () => {
  const { clock, log, say, of } = made();
  for (let one = 0; one < 6; one += 1) say(`${one}`, { seconds: 5, folds: true });
  say("Your turn.", { asks: true });
  clock.pass(60_000);
  assert.equal(log.lines.length, 7);
  for (let one = 0; one < 6; one += 1) say(`${one}`, { seconds: 5, folds: true });
  say("Your turn.", { asks: true, overtakes: true });
  clock.pass(60_000);
  assert.deepEqual(of("held"), [9, 10, 11, 12, 13]);
});

test("silence empties the queue, and nothing of it is offered", () => {
  const { clock, log, announcer, say, of } = made();
  for (let one = 0; one < 6; one += 1) say(`${one}`);
  announcer.silence();
  clock.pass(60_000);
  assert.deepEqual(log.heard, ["0"]);
  assert.deepEqual(of("held"), []);
});

test("in braille each line waits for a key", () => {
  const { clock, log, announcer, say, of } = made();
  announcer.waits = true;
  for (let one = 0; one < 3; one += 1) say(`${one}`, { seconds: 5, folds: true });
  clock.pass(60_000);
  assert.deepEqual(log.heard, ["0"]);
  for (const heard of [2, 3]) {
    announcer.press();
    clock.pass(60_000);
    assert.equal(log.lines.length, heard);
  }
  assert.deepEqual(of("held"), []);
});

test("of held arrows only the last row is handed over, once the key rests", () => {
  const { clock, log, announcer, say, of } = made();
  announcer.press();
  say("row 0", { row: true, urgency: "answer" });
  clock.pass(CANCELS);
  for (let one = 1; one <= 20; one += 1) {
    clock.pass(33);
    announcer.press(true);
    say(`row ${one}`, { row: true, urgency: "answer" });
  }
  assert.deepEqual(log.heard, ["row 0"]);
  announcer.release();
  clock.pass(STEP);
  assert.deepEqual(log.heard, ["row 0", "row 20"]);
  assert.equal(of("superseded").length, 19);
  assert.deepEqual(of("held"), []);
});

test("nothing is handed over while nobody is here, and each line is held once", () => {
  const { clock, log, announcer, say, of } = made();
  for (let one = 0; one < 4; one += 1) say(`before ${one}`, { seconds: 5 });
  clock.pass(1000);
  announcer.seen(false);
  assert.deepEqual(of("held"), [1, 2, 3, 4]);
  for (let minute = 0; minute < 10; minute += 1) {
    clock.pass(60_000);
    say(`away ${minute}`, { seconds: 2 });
  }
  assert.equal(log.lines.length, 2);
  announcer.seen(true);
  clock.pass(60_000);
  assert.equal(log.lines.length, 2);
  assert.deepEqual(of("held"), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  say("14 lines came.");
  assert.equal(log.heard.at(-1), "14 lines came.");
});

test("while the text field is read lines wait, and none is lost", () => {
  const { clock, log, announcer, say, of } = made();
  announcer.pause(true);
  for (const text of ["a", "b", "c"]) say(text);
  clock.pass(600_000);
  assert.equal(log.lines.length, 0);
  announcer.pause(false);
  clock.pass(10 * STEP);
  assert.deepEqual(log.heard, ["a", "b", "c"]);
  assert.deepEqual(of("held"), []);
});

test("a secret that waits is forgotten", () => {
  const { clock, log, announcer, say } = made();
  say("open");
  say("secret", { secret: true });
  say("open, too");
  announcer.erase();
  clock.pass(10 * STEP);
  assert.deepEqual(log.heard, ["open", "open, too"]);
});

test("every line that is said is reported once: handed, held or superseded", () => {
  const { clock, announcer, say, reports } = made();
  let seed = 7;
  const random = (count) => (seed = (seed * 48271) % 2147483647) % count;
  for (let one = 0; one < 500; one += 1) {
    say(`${one}`, { seconds: random(3), row: random(5) === 0, urgency: ["news", "answer"][random(2)] });
    if (random(4) === 0) announcer.press(random(2) === 0);
    if (random(9) === 0) announcer.seen(random(2) === 0);
    clock.pass(random(2000));
  }
  announcer.seen(true);
  clock.pass(2_000_000);
  const told = (kinds) => reports.filter((one) => kinds.includes(one.kind)).map((one) => one.id);
  const known = new Set(told(["handed", "held", "superseded"]));
  assert.deepEqual([...known].sort((a, b) => a - b), [...Array(500).keys()].map((one) => one + 1));
  const handed = told(["handed"]);
  assert.equal(new Set(handed).size, handed.length);
});

test("where the focus has moved the next line waits longer", () => {
  const { clock, log, announcer, say } = made();
  announcer.move();
  for (const text of ["a", "b", "c"]) say(text);
  clock.pass(10 * MOVING);
  assert.deepEqual(log.heard, ["a", "b", "c"]);
  const [first, second, third] = log.times;
  assert.deepEqual([second - first, third - second], [MOVING, STEP]);
});

test("lines that are no longer true are not said, and the others go on", () => {
  const { clock, log, announcer, say } = made();
  say("Bo takes 2 cards.");
  say("Ann's turn.");
  say("Bo's turn.");
  announcer.withdraw([1, 2]);
  clock.pass(5 * STEP);
  assert.deepEqual(log.heard, ["Bo takes 2 cards.", "Bo's turn."]);
});

test("a question that the focus says is left to it, once the news before it is spoken", () => {
  const { clock, log, say, of } = made();
  const moved = [];
  say("Bo takes 2 cards.", { seconds: 3 });
  say("Which card?", { urgency: "choice", focused: () => moved.push(clock.now()) > 0 });
  clock.pass(2 * SPREAD);
  assert.deepEqual([log.heard, moved], [["Bo takes 2 cards."], []]);
  clock.pass(2 * SPREAD);
  assert.equal(moved.length, 1);
  assert.deepEqual([log.heard, of("handed")], [["Bo takes 2 cards."], [1, 2]]);
});

test("a question that the focus does not say is announced, and one of before moves nothing", () => {
  const { clock, log, announcer, say } = made();
  let moved = 0;
  say("Bo's turn.");
  say("Which card?", { focused: () => (moved += 1) < 0 });
  say("Which colour?", { focused: () => (moved += 10) > 0 });
  announcer.withdraw([3]);
  clock.pass(9 * STEP);
  assert.deepEqual([log.heard, moved], [["Bo's turn.", "Which card?"], 1]);
});

test("after silence, and where nobody looks, the focus moves all the same", () => {
  const { announcer, say } = made();
  let moved = 0;
  const focused = () => (moved += 1) > 0;
  say("Bo's turn.");
  say("Which card?", { focused });
  announcer.silence();
  assert.equal(moved, 1);
  announcer.seen(false);
  say("Which colour?", { focused });
  assert.equal(moved, 2);
});
