// "Which did you hear?": ten numbered lines, announced as in the game, faster and slower.

import { Announcer } from "./announcer.js";
import * as display from "./display.js";
import { copied } from "./files.js";
import { Log } from "./log.js";
import { filled, loadTexts, write } from "./texts.js";

const COUNT = 10;
/** @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @returns {HTMLInputElement} */
const control = (id) => /** @type {HTMLInputElement} */ (at(id));

/** Return the numbers that were not heard; null for input other than digits. */
export function missed(typed) {
  const digits = typed.replace(/[\s,.]+/g, "");
  if (!/^\d*$/.test(digits)) return null;
  const heard = new Set([...digits].map((digit) => (digit === "0" ? COUNT : Number(digit))));
  return [...Array(COUNT).keys()].map((place) => place + 1).filter((one) => !heard.has(one));
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

  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-step]"))) {
    button.addEventListener("click", () => {
      pace = button.textContent;
      const announcer = new Announcer(new Log(at("log")), clock, () => {}, Number(button.dataset.step));
      announcer.paced = false;
      for (let number = 1; number <= COUNT; number += 1) {
        announcer.say({ id: number, text: filled(texts["hear-number"] ?? "Number {number}.", { number }) });
      }
    });
  }

  at("answer").addEventListener("submit", () => {
    const lost = missed(control("heard").value);
    if (!pace || lost === null) {
      at("told").textContent = texts[pace ? "hear-digits" : "hear-first"] ?? "";
      return;
    }
    const told = { pace, heard: COUNT - lost.length, browser: navigator.userAgent };
    told.lost = lost.length ? lost.join(", ") : (texts["hear-none"] ?? "0");
    results.push(filled(texts["hear-report"] ?? "{pace}: {heard}, {lost}. {browser}", told));
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
