// The shell of the page: it sends keys and receives lines, and knows no game.

import { AHEAD_OF_VOICEOVER, Announcer, REPEAT_ENDS } from "./announcer.js";
import { insideApp } from "./app_browser.js";
import { APPLE } from "./apple.js";
import { Back } from "./back.js";
import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Book } from "./book.js";
import { start } from "./boot.js";
import { Buttons, Commands } from "./buttons.js";
import * as display from "./display.js";
import { Drawers } from "./drawers.js";
import { Entry } from "./entry.js";
import { beginCopy, copied, FileWindow, receive, save } from "./files.js";
import { Fit } from "./fit.js";
import { Form } from "./form.js";
import { Focus } from "./focus.js";
import { keyName, latinName } from "./keys.js";
import { Layers } from "./layers.js";
import { arrange } from "./layout.js";
import { ListBox } from "./list_box.js";
import { HISTORY_ENDS, Log, REMEMBERED, SEEN, TALK_ENDS } from "./log.js";
import { emblem } from "./pieces.js";
import { OneChoice } from "./one_choice.js";
import { Picture } from "./picture.js";
import { Sounds } from "./sounds.js";
import { TableBlock } from "./table_block.js";
import { TextField } from "./text_field.js";
import { languageOf, loadTexts, textsIn, write } from "./texts.js";
import { Voice } from "./voice.js";
import { WakeLock } from "./wake_lock.js";

/** @returns {HTMLElement} */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @returns {HTMLInputElement} */
const control = (id) => /** @type {HTMLInputElement} */ (at(id));
const clock = {
  now: () => performance.now(),
  after: (ms, what) => setTimeout(what, ms),
  cancel: (handle) => clearTimeout(handle),
};

/** The id of the shell's own lines, which are not reported to the program. */
const OWN = 0;
/** The title of the page outside of games. */
const TITLE = document.title;

display.show(display.remembered());
arrange();
const texts = { ...(await loadTexts(display.remembered().language)) };
/** Whether fingers use the page, until a key is pressed: what is shown names no keys. */
const touch = matchMedia("(pointer: coarse)").matches;
if (touch) for (const name of ["come-back", "ready"]) named(name, `${name}-touched`);
write(texts);

const game = at("game");
const program = start({ texts, options: { touch } });
/** The sentence after the program has ended; empty while it runs. */
let closed = "";
/** Characters a second of the player's reader. */
let rate = 18;
const send = (message) => {
  if (message.id !== OWN && !closed) program.send(message);
};
const focus = new Focus(game, clock);
const log = new Log(at("log"), "", true);
const announced = new Log(at("announced"));
const history = new Log(at("history"), HISTORY_ENDS);
const talk = new Log(at("talk"), TALK_ENDS);
at("announced").replaceChildren(); // what early.js has said is over
const announcer = new Announcer(announced, clock, send);
if (APPLE) announcer.ahead = AHEAD_OF_VOICEOVER;
const boxes = ["a", "b"].map((name) => ({ box: at(`list-${name}`), title: at(`title-${name}`) }));
const list = new ListBox(boxes, focus, send, APPLE);
const entry = new Entry(
  { form: at("entry"), label: at("entry-label"), input: at("entry-input"), cancel: at("entry-cancel") },
  focus,
  send,
);
const form = new Form({ box: at("form"), title: at("form-title") }, texts, focus, send);
const book = new Book(at("book"), texts, focus);
const sounds = new Sounds();
const voice = new Voice(send);
const wakeLock = new WakeLock(clock);
const fileWindow = new FileWindow(send);
const choices = new Buttons(at("choices"), focus, chosen);
const commands = new Commands(at("commands"), texts, focus, pressed);
const drawers = new Drawers(at("commands"), { history: at("history-part"), talk: at("talk-part") }, texts, (name) => {
  // Who opens the talk looks for its newest lines there, too.
  if (name === "talk") talk.uncover(new Set());
});
at("hero").append(...emblem());
new OneChoice({
  row: at("choices"),
  box: at("one"),
  place: at("one-place"),
  back: at("one-back"),
  next: at("one-next"),
});
const layers = new Layers({ list, form, entry, book }, () => focus.want(game), opened);
const board = new Board(texts, pressed);
const table = new TableBlock(
  { app: at("app"), status: at("status"), question: at("question") },
  new Bar({ name: at("name"), round: at("round"), standing: at("standing") }),
  new Picture(at("picture"), at("strip"), board),
  choices,
  layers,
  () => {
    leaveOut();
    focus.ask(at("question"), choices.buttons[0] ?? null);
  },
);
const field = new TextField(
  at("field-box"),
  /** @type {HTMLTextAreaElement} */ (at("field")),
  focus,
  () => [...history.lines, at("question").textContent],
  reads,
);
const backKey = new Back(goBack);
/** Milliseconds after which a reader has followed the focus into the game. */
const ENTERED = 250;
/**
 * Milliseconds in which a closed form is reopened with its changes, also on a busy machine.
 *
 * A form that is left is followed at once by the list that it was opened from.
 */
const AGAIN = 2000;
/** @type {any} */
let ending = null;
let closing = 0;
/** Milliseconds after which a reader has begun to read the page. */
const BEGUN = 2000;
/** The key of the text field with the last lines. */
const FIELD = "O";
/** The key that saves everything to a file. */
const SAVES = "P";
let repeats = false;

// --- Messages of the program

/** @type {Record<string, (message: any) => void>} */
const TAKE = {
  progress: ({ text }) => sayOwn(text),
  line: (line) => {
    wakeLock.stir();
    if (!board.keeps(line, tell)) tell(line);
  },
  withdrawn: (message) => announcer.withdraw(message.ids),
  silence: () => announcer.silence(),
  erase: () => {
    for (const one of [announcer, log, announced, history, talk]) one.erase();
    field.put("");
  },
  list: (message) => {
    endForm();
    layers.show(message);
  },
  "list-text": (message) => {
    if (layers.put(message)) list.put(message.index, message.text);
  },
  "list-at": ({ id, index }) => {
    if (layers.move("list", id, { index })) list.point(index, repeats ? REPEAT_ENDS : 0);
  },
  "list-ends": (message) => layers.end(message),
  form: (message) => {
    if (ending && layers.top?.kind === "form" && layers.top.id === ending.id) {
      ending = null;
      Object.assign(layers.top, message);
      form.show(message);
      table.ask();
      return;
    }
    endForm();
    layers.show(message);
  },
  "form-at": ({ id, index }) => {
    if (layers.move("form", id, { index })) form.point(index);
  },
  "form-ends": (message) => {
    ending = message;
    clearTimeout(closing);
    closing = setTimeout(endForm, AGAIN);
  },
  entry: (message) => {
    endForm();
    layers.show(message);
  },
  "entry-ends": (message) => layers.end(message),
  book: (message) => layers.show(message),
  "book-at": ({ id, at: part }) => {
    if (layers.move("book", id, { at: part })) book.go(part);
  },
  "book-ends": (message) => layers.end(message),
  "game-begins": () => {
    for (const one of [log, history]) one.part();
    table.picture.plays = true;
  },
  table: (message) => {
    table.show(message);
    beginOrEnd();
    nameGame();
    if (message.title) document.title = message.title;
  },
  "table-ends": () => {
    table.end();
    beginOrEnd();
    nameGame();
    document.title = TITLE;
  },
  answers: (message) => table.answers(message),
  "answers-end": ({ id }) => table.answersEnd(id),
  buttons: ({ buttons, first = false }) => {
    commands.show(buttons);
    backKey.show(first);
  },
  sound: (message) => sounds.play(message),
  "own-sound": (message) => sounds.own(message),
  "sound-stop": (message) => sounds.stop(message),
  manner,
  forgotten: display.forget,
  speak: (message) => voice.speak(message),
  hush: () => voice.hush(),
  copy: async ({ id, text }) => {
    const done = await copied(text);
    field.offer(done ? "" : text);
    send({ kind: "copied", id, done });
  },
  save,
  unsaved: ({ any }) => (any ? addEventListener : removeEventListener)("beforeunload", stay),
  "pick-file": () => fileWindow.ask(),
  notify,
  ended: ({ text }) => {
    closed = text;
    wakeLock.play(false);
    document.title = TITLE;
    backKey.show(true);
    history.append(text, { id: OWN, elsewhere: true });
    history.trim(REMEMBERED);
    sayOwn(closed);
  },
};
program.onmessage = (message) => {
  TAKE[message.kind]?.(message);
  const announces = [...announcer.ids, ...announced.ids];
  history.uncover(new Set([...announces, ...talk.ids]));
  talk.uncover(new Set(announces));
};

/** Show a line, and have it announced unless a reader says it by itself, as where the focus is. */
function tell(line, read = false) {
  focus.arrive();
  line.language ||= document.documentElement.lang;
  const listed = line.listed && (list.says() || entry.spoken || form.spoken);
  show(line, listed);
  if (listed || read) send({ kind: "handed", id: line.id });
  else announcer.say(line.asks ? { ...line, focused: focus.hold(line.text) } : line);
  if (!line.listed && !read) focus.spoke();
}

/** Show a line at once, however much is still to be announced. */
function show(line, listed) {
  if (line.seen) return;
  if (!line.passing) history.append(line.text, { ...line, menu: line.listed, listed, elsewhere: !listed });
  history.trim(REMEMBERED);
  if (line.talk) {
    talk.append(line.text, { ...line, elsewhere: at("talk-part").dataset.open !== "yes" });
    talk.trim(REMEMBERED);
    drawers.talked();
  }
  if (listed) return;
  log.append(line.text, line);
  log.trim(SEEN);
  leaveOut();
}

/** Show what is asked once: as the question, not as the newest line above it. */
function leaveOut() {
  log.leaveOut(at("question").textContent);
}

function sayOwn(text) {
  const line = { id: OWN, text, seconds: text.length / rate };
  log.append(text, line);
  log.trim(SEEN);
  announcer.say(line);
}

/** Make the browser ask before unsaved data is lost with the page. */
function stay(event) {
  event.preventDefault();
  event.returnValue = true; // for browsers that need this to ask
}

/** Number of elements that are open. */
let depth = 0;

/** Close what is open beside the game, also where the focus is unless it keeps; return whether anything was. */
function closeBeside(types = false, keeps = false) {
  const bars = commands.close(null, keeps);
  return (!types && drawers.close(keeps)) || bars;
}

/** An element was opened or has ended: what was told before is older than it. */
function opened() {
  const top = layers.top;
  at("app").dataset.open = top?.kind ?? "";
  at("app").toggleAttribute("data-panel", Boolean(top) && top.kind !== "book");
  // It needs the room; the talk is still wanted by whoever writes to the others.
  if (layers.open.length > depth) closeBeside(top?.kind === "entry", true);
  depth = layers.open.length;
  log.age();
  table.ask();
  stayInSight();
}

/**
 * Name the game's focus stop by game and turn.
 *
 * A reader announces a name that changes under its focus, so it waits until the focus has left.
 */
function nameGame() {
  if (game.contains(document.activeElement)) return;
  const { game: name, status } = table.table;
  game.setAttribute("aria-label", name ? `${name}: ${status}` : (texts.game ?? "Game"));
}

/** Restart the program, after it has ended. */
function open() {
  closed = "";
  announcer.forget();
  program.send({ kind: "again", touch: touch && !document.documentElement.dataset.keys });
  look();
  voice.tell();
}

/** Close the form that is not reopened. */
function endForm() {
  if (ending) layers.end(ending);
  ending = null;
}

function manner(message) {
  if (message.guest) display.beGuest();
  const own = display.kept();
  const theme = display.PROGRAM.includes(message.theme) ? message.theme : (own.theme ?? "own");
  display.show({ theme, size: own.size ?? message.size, motion: message.motion });
  display.keep({ shown: theme, usual: message.size });
  layOut();
  reflect({ size: own.size ?? message.size });
  if (message.language) follow(message.language);
  announcer.paced = message.speech === "reader";
  announcer.waits = announcer.paced && message.braille;
  rate = message.rate;
  at("announced").setAttribute("aria-live", message.speech === "voice" ? "off" : "polite");
  at("block").dataset.waits = message.wait_for_me ? "yes" : "no";
  voice.manner = message;
}

/** Follow the program to another language: nothing is announced, and the focus stays. */
async function follow(language) {
  const root = document.documentElement;
  const usual = languageOf(...(navigator.languages ?? []));
  display.keep({ language: language === usual ? undefined : language });
  if (language === root.lang) return;
  for (const one of [log, announced, history, talk]) one.keepLanguage(root.lang);
  root.lang = language;
  const found = await textsIn(language);
  if (root.lang !== language) return; // it has changed again meanwhile
  Object.assign(texts, found);
  write(texts);
  drawers.look();
  nameGame();
  layOut();
}

/** Milliseconds of the pulses, and of the rest between, by which a telephone calls its player. */
const PULSES = [200, 100, 200];

/** Call a player who is elsewhere: the page vibrates while visible, its notification otherwise. */
async function notify({ text }) {
  const call = { tag: "audiogame", renotify: true, vibrate: PULSES };
  navigator.vibrate?.(PULSES);
  if (globalThis.Notification?.permission !== "granted" || here()) return;
  try {
    new Notification(text, call);
  } catch {
    // Telephones require it to come from the service worker.
    (await navigator.serviceWorker?.ready)?.showNotification(text, call);
  }
}

// --- Actions of the player

function act() {
  if (!focus.begun) {
    focus.begun = true;
    at("app").dataset.begun = "yes";
    at("play").dataset.text = "to-game";
    at("play").textContent = at("to-game").textContent;
  }
  sounds.begin();
  return focus.acted();
}

/** Begin what a browser lets a page do in the handler of a key or a touch alone. */
function begin() {
  wakeLock.stir();
  backKey.fill();
  sounds.begin();
  tellOfSilence();
  voice.wake();
  beginCopy();
}

/** Say once on a device that its switch for silence silences the page's sounds, too. */
function tellOfSilence() {
  if (!sounds.silenced || display.kept().silence) return;
  display.keep({ silence: "told" });
  sayOwn(texts.silence);
}

/** Send a key of the game, from the keyboard or from a button. */
function pressed(name) {
  act();
  if (field.open) field.leave(game);
  announcer.press();
  if (fileWindow.takes(name)) return;
  if (closed) sayOwn(closed);
  else if (name === SAVES) send({ kind: "save-all" });
  else send({ kind: "key", name, at: performance.now() / 1000 });
}

/** Go back a level: first to the game from what is open beside it. */
function goBack() {
  if (field.open) field.leave(game);
  else if (!closeBeside()) pressed("escape");
}

/** Press the key of a choice; where fingers choose, the focus goes with it to the next question. */
function chosen(name, button) {
  const asked = at("question").textContent;
  pressed(name);
  if (matchMedia("(pointer: coarse)").matches) focus.choose(button, asked);
}

/**
 * Focus the game, and then the menu or the entry where one is open.
 *
 * Orca takes the game for a document of its own: it follows the focus into it, and then within, and
 * switches to focus mode for its contents. So the focus moves to the word inside and back.
 */
function play() {
  act();
  if (closed) open();
  game.focus({ preventScroll: true });
  bringInSight();
  const steps = () => {
    if (document.activeElement !== game) return;
    const { top } = layers;
    const over = { list: list.box, entry: at("entry-input"), form: form.controls[top?.index] }[top?.kind];
    if (over) {
      focus.want(over);
      return;
    }
    at("game-word").focus({ preventScroll: true });
    setTimeout(() => {
      if (document.activeElement === at("game-word")) game.focus({ preventScroll: true });
    }, ENTERED);
  };
  setTimeout(steps, ENTERED);
}

/** Name keys from now on: the player has some, not only those to type with. */
function useKeys() {
  const { dataset } = document.documentElement;
  if (dataset.keys) return;
  dataset.keys = "yes";
  for (const name of ["come-back", "ready"]) named(`${name}-touched`, name);
  write(texts);
  nameGame();
  send({ kind: "keyed" });
}

/** Give a text of the page another id. */
function named(before, name) {
  const place = /** @type {?HTMLElement} */ (document.querySelector(`[data-text="${before}"]`));
  if (place) place.dataset.text = name;
}

document.addEventListener("click", begin, true);

document.addEventListener("keydown", (event) => {
  list.press();
  if (!announcer.here && event.isTrusted) look(true);
  if (!document.activeElement?.matches("input, textarea")) useKeys();
  const name = keyName(event);
  if (name && !event.repeat) begin();
  if (field.open) {
    if (name === FIELD || name === "escape" || name === "z") {
      event.preventDefault();
      field.leave(game);
    }
    return;
  }
  const from = /** @type {?HTMLElement} */ (document.activeElement);
  if (!name || !focus.playing) {
    // From everything beside the game, Escape leads back to it.
    if (name === "escape" && focus.begun && at("app").contains(from)) {
      game.focus({ preventScroll: true });
      closeBeside();
    }
    return;
  }
  if (closed) {
    event.preventDefault();
    announcer.press(event.repeat);
    if (name === "enter" && !event.repeat) play();
    else sayOwn(closed);
    return;
  }
  const moved = act();
  const types = entry.keeps(name, from);
  const fills = at("form").contains(from) && form.keeps(name, from);
  // A key that brings the focus to an entry is typed there, too.
  const begins = moved && document.activeElement === at("entry-input") && event.key.length === 1;
  if (types || fills || begins) {
    announcer.press(event.repeat);
    return;
  }
  event.preventDefault();
  if (name === FIELD) {
    field.enter(from);
    return;
  }
  repeats = event.repeat;
  announcer.press(event.repeat);
  if (fileWindow.takes(name, event.repeat)) return;
  const latin = latinName(event);
  if (name === SAVES || latin === SAVES) {
    if (!event.repeat) send({ kind: "save-all" });
  } else send({ kind: "key", name, latin, at: event.timeStamp / 1000 });
});

document.addEventListener("focusin", () => {
  announcer.move();
  nameGame();
});

document.addEventListener("keyup", () => {
  repeats = false;
  announcer.release();
});

at("play").addEventListener("click", play);
at("to-game").addEventListener("click", play);
at("open-field").addEventListener("click", () => {
  act();
  game.focus({ preventScroll: true });
  setTimeout(() => field.enter(game), ENTERED);
});
game.addEventListener("click", (event) => {
  if (event.target !== game && event.target !== at("game-word")) return;
  act();
  game.focus();
});

function reads(on) {
  announcer.pause(on);
  send({ kind: "reading", on });
}

// --- Colours and size

/**
 * Show the settings in the form; unchanged controls are not touched, so that no reader announces
 * them.
 */
function reflect({ size }) {
  const set = { theme: document.documentElement.dataset.theme ?? "own" };
  if (size) set.size = String(display.allowed(size));
  for (const [name, value] of Object.entries(set)) {
    if (control(name).value !== value) control(name).value = value;
  }
}

function choose(theme) {
  const known = display.PROGRAM.includes(theme) ? theme : "own";
  display.show({ theme });
  display.keep({ theme: known === "own" ? theme : "own", shown: theme });
  send({ kind: "set", name: "theme", value: known });
}

function resize(size) {
  display.show({ size });
  layOut();
  display.keep({ size });
  send({ kind: "set", name: "size", value: size });
}

at("theme").addEventListener("change", () => choose(control("theme").value));
at("size").addEventListener("change", () => {
  control("size").value = String(display.allowed(control("size").value));
  resize(Number(control("size").value));
});
control("close").checked = Boolean(display.remembered().close);
at("close").addEventListener("change", () => {
  display.show({ close: control("close").checked });
  display.keep({ close: control("close").checked });
  layOut();
});
control("once").checked = Boolean(display.kept().once);
at("once").addEventListener("change", () => display.keep({ once: control("once").checked }));
at("display").addEventListener("submit", (event) => event.preventDefault());
reflect(display.remembered());
// Orca takes a list's selection during loading for the focus, and switches to focus mode.
setTimeout(() => {
  control("theme").disabled = false;
}, BEGUN);
at("notifications").addEventListener("click", () => globalThis.Notification?.requestPermission());

/** Lay the page out for the present size of text and window. */
function layOut() {
  arrange();
  drawers.look();
  table.picture.arrange();
  fit.fit();
  stayInSight();
}

/** Whether there is a table. */
let seated = at("app").dataset.table;

/** Lay the page out anew once a table begins or ends: other things are above the block then. */
function beginOrEnd() {
  const now = at("app").dataset.table;
  wakeLock.play(now === "yes");
  if (now === seated) return;
  seated = now;
  layOut();
}

/** The number of the last line that was reported as cut, and how much of it is seen. */
let reported = "";

/** Report how much of the newest line has room, where that has changed. */
function tellCut() {
  const { rows } = document.documentElement.dataset;
  const any = rows === "whole" && at("block").dataset.cut === "yes";
  const cut = any || reported ? log.cut() : null;
  if (!cut) return;
  const now = any ? `${cut.id} ${cut.seen}` : "";
  if (now !== reported) send({ kind: "shortened", ...cut });
  reported = now;
}

/** Keep a player at the block there when table, text size or window change; elsewhere nothing scrolls. */
function stayInSight() {
  const from = document.activeElement;
  const plays = from === document.body ? focus.begun : at("block").contains(from);
  if (plays) bringInSight();
}

/** Scroll to the first screen, which begins with the bar. */
function bringInSight() {
  if (at("app").getBoundingClientRect().top < 0) at("app").scrollIntoView();
  else at("block").scrollIntoView({ block: "nearest" });
}

// --- Presence of the player

function here() {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Check whether the page is visible and has the keyboard; an arriving key shows that it has. */
function look(keyed = false) {
  const visible = keyed || document.visibilityState === "visible";
  const focused = keyed || document.hasFocus();
  const back = visible && focused && !announcer.here;
  if (visible) wakeLock.stir();
  announcer.seen(visible && focused);
  send({ kind: "seen", visible, focused });
  if (back && closed) sayOwn(closed);
}

/** Say first how to open an invitation in the player's own browser, in that of another app. */
function leadOutside() {
  if (location.hash.length < 2 || !insideApp()) return;
  const [outside, copy] = [at("outside"), at("copy-link")];
  outside.hidden = copy.hidden = false;
  copy.addEventListener("click", async () => {
    const done = await copied(location.href);
    if (!done) at("outside-link").textContent = location.href;
    sayOwn(texts[done ? "link-copied" : "link-uncopied"]);
  });
}

/** Have the program look for a link in a text, and go to its table if the player agrees. */
function passOn(text) {
  if (text) send({ kind: "linked", text });
}

for (const event of ["focus", "blur", "pageshow"]) addEventListener(event, () => look());
document.addEventListener("visibilitychange", () => look());
addEventListener("hashchange", () => passOn(location.hash.slice(1)));
document.addEventListener("paste", (event) => {
  const typed = /** @type {Element} */ (event.target).closest("input, textarea:not([readonly])");
  if (!typed) passOn(event.clipboardData?.getData("text") ?? "");
});
addEventListener("pagehide", () => send({ kind: "leave" }));
receive(send);
const fit = new Fit(
  {
    block: at("block"),
    strip: at("strip"),
    status: at("status"),
    asked: at("asked"),
    log: at("log"),
  },
  () => {
    table.picture.fitStrip();
    log.scroll();
    list.reveal();
    tellCut();
  },
);
for (const one of [log, history, talk]) new ResizeObserver(() => one.scroll()).observe(one.place);
addEventListener("resize", layOut);
look();
leadOutside();
voice.tell();
if (new URLSearchParams(location.search).has("voice")) send({ kind: "voice-wanted" });
globalThis.shellLoaded = true;
if (globalThis.playedEarly) play();
