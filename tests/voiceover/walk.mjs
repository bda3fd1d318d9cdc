// Walks through the program under VoiceOver, and writes what it speaks, with times.
//
// `node walk.mjs APPLICATION KEYS SECONDS FILE` presses keys in an application that is open and has
// the focus, such as "Terminal" or "Safari", each so many seconds after the last. A line of the file
// is the seconds since the beginning, "key" or "said", and what. VoiceOver is asked for its last
// phrase over and over, because what it says by itself, after no key, is what this is about.
// It needs macOS and @guidepup/guidepup, after `npx @guidepup/setup`; it has never run.
import { execFile } from "node:child_process";
import { appendFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { macOSActivate, voiceOver } from "@guidepup/guidepup";

const LAST_PHRASE = 'tell application "VoiceOver" to return content of last phrase';
const OFTEN = 100; // milliseconds between two questions for the last phrase
const [application, keys, apart, file] = process.argv.slice(2);
const run = promisify(execFile);
const begun = Date.now();

function note(what, text) {
  const seconds = ((Date.now() - begun) / 1000).toFixed(2);
  appendFileSync(file, `${seconds} ${what} ${text.replaceAll("\n", " ")}\n`);
}

async function listen(walking) {
  let before = "";
  while (walking.on) {
    const asked = await run("osascript", ["-e", LAST_PHRASE]).catch((fault) => ({ stdout: `(${fault.message})` }));
    const said = asked.stdout.trim();
    if (said !== before) note("said", said);
    before = said;
    await sleep(OFTEN);
  }
}

const walking = { on: true };
await voiceOver.start();
const listening = listen(walking);
try {
  await macOSActivate(application);
  for (const key of keys.split(" ")) {
    await sleep(Number(apart) * 1000);
    note("key", key);
    await voiceOver.press(key);
  }
  await sleep(Number(apart) * 1000);
} finally {
  walking.on = false;
  await listening;
  note("log", JSON.stringify(await voiceOver.spokenPhraseLog()));
  await voiceOver.stop();
}
