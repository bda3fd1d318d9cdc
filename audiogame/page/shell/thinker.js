// The second worker: a Python of its own, in which experts think while the first one answers keys.

import { startPython } from "./python.js";

/** @type {string[]} */
const early = [];
let due = 0;
/** @type {(line: string) => void} */
let receive = (line) => early.push(line);

self.onmessage = ({ data }) => receive(data);

async function begin() {
  const python = await startPython("/home");
  python.globals.set("say", (line) => postMessage({ line }));
  const thinking = python.runPython(`
from audiogame.page.thinking_worker import ThinkingWorker
ThinkingWorker(say)
`);
  /** Think after all arrived questions are queued: later ones cancel earlier ones. */
  const later = () => {
    clearTimeout(due);
    due = setTimeout(() => thinking.think() && later(), 0);
  };
  receive = (line) => {
    thinking.receive(line);
    later();
  };
  for (const line of early.splice(0)) receive(line);
}

begin().catch((fault) => postMessage({ fault: String(fault?.message ?? fault) }));
