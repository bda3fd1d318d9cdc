// The announcer by a clock that a test moves: rows of JSON in, one row of JSON out for each.

import { createInterface } from "node:readline";
import { Announcer } from "../../../audiogame/page/shell/announcer.js";

let now = 0;
let last = 0;
const jobs = new Map();
const told = [];
const clock = {
  now: () => now,
  after: (ms, what) => {
    jobs.set(++last, { at: now + ms, what });
    return last;
  },
  cancel: (handle) => jobs.delete(handle),
};
const log = { append: (text, line) => told.push({ kind: "begun", id: line.id, at: now }), trim() {} };
const announcer = new Announcer(log, clock, (message) => told.push(message));

/** Run what is due by a time, in order. */
function pass(end) {
  for (;;) {
    const [due] = [...jobs].filter(([, one]) => one.at <= end).sort((a, b) => a[1].at - b[1].at);
    if (!due) break;
    jobs.delete(due[0]);
    now = Math.max(now, due[1].at);
    due[1].what();
  }
  now = end;
}

for await (const row of createInterface({ input: process.stdin })) {
  const { at, call, given } = JSON.parse(row);
  pass(at);
  if (call) announcer[call](...given);
  const next = Math.min(...[...jobs.values()].map((one) => one.at));
  const answer = { told: told.splice(0), next: Number.isFinite(next) ? next : null };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
