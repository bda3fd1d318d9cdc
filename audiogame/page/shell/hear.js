// "Which did you hear?": ten numbered lines, announced as in the game, faster and slower; and three
// long ones, paced as in the game, of which a reader may cut off the ends.

import { AHEAD_OF_VOICEOVER, Announcer, STEP } from "./announcer.js";
import { APPLE } from "./apple.js";
import * as display from "./display.js";
import { copied } from "./files.js";
import { Log } from "./log.js";
import { filled, loadTexts, write } from "./texts.js";

const COUNT = 10;
/** Long lines, and the characters a second by which their time is estimated, as in the game. */
const [LONG, RATE] = [3, 18];
/** @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @returns {HTMLInputElement} */
const control = (id) => /** @type {HTMLInputElement} */ (at(id));

/** Return the numbers that were not heard of so many; null for input other than digits. */
export function missed(typed, count = COUNT) {
  const digits = typed.replace(/[\s,.]+/g, "");
  if (!/^\d*$/.test(digits)) return null;
  const heard = new Set([...digits].map((digit) => (digit === "0" ? COUNT : Number(digit))));
  return [...Array(count).keys()].map((place) => place + 1).filter((one) => !heard.has(one));
}

async function main() {
  display.show(display.remembered());
  at("answer").addEventListener("submit", (event) => event.preventDefault());
  const texts = await loadTexts(display.remembered().language);
  write(texts);
  if (texts["hear-title"]) document.title = texts["hear-title"];
  const clock = {
    now: () => performance.now(),
    after: (ms, what) => setTimeout(what, ms),
    cancel: (handle) => clearTimeout(handle),
  };
  const results = [];
  let pace = "";
  let count = COUNT;

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-step], [data-long]"))) {
    button.addEventListener("click", () => {
      const long = Boolean(button.dataset.long);
      pace = button.textContent;
      count = long ? LONG : COUNT;
      const announcer = new Announcer(new Log(at("log")), clock, () => {}, Number(button.dataset.step ?? STEP));
      announcer.paced = long;
      if (APPLE) announcer.ahead = AHEAD_OF_VOICEOVER;
      for (let number = 1; number <= count; number += 1) {
        const text = filled(texts[long ? "hear-long-line" : "hear-number"] ?? "Number {number}.", { number });
        announcer.say({ id: number, text, seconds: text.length / RATE });
      }
    });
  }

  at("answer").addEventListener("submit", () => {
    const lost = missed(control("heard").value, count);
    if (!pace || lost === null) {
      at("told").textContent = texts[pace ? "hear-digits" : "hear-first"] ?? "";
      return;
    }
    const told = { pace, count, heard: count - lost.length, browser: navigator.userAgent };
    told.lost = lost.length ? lost.join(", ") : (texts["hear-none"] ?? "0");
    results.push(filled(texts["hear-report"] ?? "{pace}: {heard} of {count}, {lost}. {browser}", told));
    at("told").textContent = filled(texts[lost.length ? "hear-lost" : "hear-all"] ?? "", told);
    control("result").value = results.join("\n");
    at("voice").hidden = !lost.length;
  });

  at("copy").addEventListener("click", async () => {
    const done = await copied(control("result").value);
    at("told").textContent = texts[done ? "hear-copied" : "hear-not-copied"] ?? "";
  });
  document.body.dataset.ready = "yes";
}

if (typeof document !== "undefined") await main();
