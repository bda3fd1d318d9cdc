// Starts the program: offline first, in one tab at a time, and never silent while it starts.

import { deletesWhatIsKept } from "./apple.js";

/** Milliseconds to wait for the service worker, which serves compressed files. */
const PATIENCE = 3000;
/** Milliseconds between two progress sentences while the program starts. */
const EVERY = 3000;
/** Milliseconds without a byte after which a server is taken for silent. */
const SILENT = 10_000;
/** Milliseconds after which unused sounds and languages are fetched too, if no game ends before. */
const LATE = 900_000;
const LOCK = "audiogame";
const VERSION = "development";
/** Key in the session's storage of the version that the page was reloaded for. */
const RELOADED = "audiogame-reloaded";
/** Key there of a tab that another one has updated. */
const FOLLOWS = "audiogame-follows";
/** Milliseconds between looks whether the tab that was asked to update runs again, and at most. */
const [LOOK, LEAD] = [250, 10_000];
/** Whether this tab was asked to update the page. */
let asked = false;
const USUAL = {
  starting: "Starting.",
  "still-starting": "Still starting.",
  "other-tab": "The game is open in another tab. Close it there, and it goes on here.",
  missing: "A part of the page is missing. Reload the page; if that doesn't help, try again later.",
  silent: "The server has sent nothing for 10 seconds. Check the connection, then reload the page.",
  "too-old": "This browser seems to be too old for the game. Update it, or try another one.",
  "cannot-start": "The game can't start in this browser: {why}. Reload the page, or try another browser.",
};

/**
 * Return the link in the page's address, which anybody may have written; the program says what is
 * wrong with it.
 *
 * @param {string} hash what stands behind the sign of the address, with it.
 */
export function linkOf(hash) {
  const typed = hash.slice(1);
  try {
    return decodeURIComponent(typed);
  } catch {
    return typed;
  }
}

/**
 * Start the program in a worker.
 *
 * @param {{texts?: Record<string, string>, options?: object}} settings sentences, and the program's start options.
 * @returns {{send: (message: object) => void, onmessage: null | ((message: any) => void)}}
 */
export function start({ texts = {}, options = {} } = {}) {
  const waiting = [];
  const early = [];
  /** @type {?Worker} */
  let worker = null;
  const link = linkOf(globalThis.location?.hash ?? "");
  const languages = [...(navigator.languages ?? [])];
  /** @type {null | ((message: any) => void)} */
  let taker = null;
  let told = 0;
  const give = (message) => {
    if (message.kind === "table-ends") keepOffline(true); // the connection is idle now
    if (message.kind === "update") update();
    if (taker) taker(message);
    else early.push(message);
  };
  const say = (name, values = {}) =>
    give({
      kind: "progress",
      text: (texts[name] ?? USUAL[name]).replace(/\{(\w+)\}/g, (place, key) => String(values[key] ?? place)),
    });
  let failed = false;
  const fail = (name, values = {}) => {
    clearInterval(told);
    if (!failed) say(name, values);
    failed = true;
  };

  function begin(offline) {
    // A service worker looks itself whether the server sends something.
    let awaits = !offline;
    let heard = performance.now();
    let silent = false;
    told = setInterval(() => {
      const before = silent;
      silent = awaits && performance.now() - heard >= SILENT;
      if (!silent) say("still-starting");
      else if (!before) say("silent");
    }, EVERY);
    const made = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker = made;
    made.onmessage = ({ data }) => {
      if (data.kind === "began") {
        clearInterval(told);
        keepOffline(false);
        watchUpdates((version) => send({ kind: "update-ready", version }));
        setTimeout(keepOffline, LATE, true);
        document.addEventListener("visibilitychange", () => document.hidden && keepOffline(true));
        askToStay();
      } else if (data.kind === "failed") fail(data.missing ? "missing" : "cannot-start", data);
      else if (data.kind === "fetches") [awaits, heard] = [data.awaits, performance.now()];
      else give(data);
    };
    made.onerror = ({ message }) => {
      if (!message) fail("missing");
      else if (message.includes("SyntaxError")) fail("too-old");
      else fail("cannot-start", { why: message });
    };
    made.postMessage({ kind: "start", offline, language: document.documentElement.lang, options: { ...options, link, host: location.host, languages, browser: navigator.userAgent } });
    for (const message of waiting.splice(0)) made.postMessage(message);
  }

  function askToStay() {
    if (!navigator.storage?.persist) return;
    const deletes = deletesWhatIsKept();
    navigator.storage.persist().then((persistent) => send({ kind: "stored", persistent, deletes }));
  }

  function send(message) {
    if (worker) worker.postMessage(message);
    else waiting.push(message);
  }

  say("starting");
  one(() => say("other-tab"))
    .then(registered)
    .then(begin)
    .catch((fault) => fail("cannot-start", { why: String(fault) }));
  return {
    send,
    get onmessage() {
      return taker;
    },
    set onmessage(take) {
      taker = take;
      for (const message of early.splice(0)) take?.(message);
    },
  };
}

/** Wait until no other tab runs the program, and lock the others out. */
async function one(tell) {
  if (!navigator.locks) return;
  if (navigator.serviceWorker?.controller) followUpdates();
  if (sessionStorage.getItem(FOLLOWS)) await another();
  await new Promise((/** @type {(mine?: undefined) => void} */ mine) => {
    const hold = () => {
      mine();
      return new Promise(() => {});
    };
    navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell();
      navigator.locks.request(LOCK, hold);
      return null;
    });
  });
}

/** Wait until another tab runs the program, which the player has used last; but not for ever. */
async function another() {
  sessionStorage.removeItem(FOLLOWS);
  for (const end = performance.now() + LEAD; performance.now() < end; ) {
    const { held } = await navigator.locks.query();
    if (held?.some(({ name }) => name === LOCK)) return;
    await new Promise((after) => setTimeout(after, LOOK));
  }
}

/** Reload this tab when the page is updated, here or in another one. */
function followUpdates() {
  navigator.serviceWorker.oncontrollerchange = () => {
    if (!asked) sessionStorage.setItem(FOLLOWS, "yes");
    location.reload();
  };
}

/** Return whether a service worker serves this page from now on. */
async function registered() {
  const service = navigator.serviceWorker;
  if (!service) return false;
  try {
    const registers = service.register(new URL("./service_worker.js", import.meta.url), { type: "classic" });
    const late = new Promise((_, fail) => setTimeout(fail, SILENT));
    await Promise.race([registers, late]);
  } catch {
    return false;
  }
  if (!service.controller && !(await controlled(service))) return false;
  // The server may have had a newer page in the meantime.
  const version = await versionOf(service.controller);
  if (version !== VERSION && sessionStorage.getItem(RELOADED) !== version) {
    sessionStorage.setItem(RELOADED, version);
    location.reload();
    return new Promise(() => {}); // nothing goes on meanwhile
  }
  followUpdates();
  return true;
}

/** Return whether a service worker takes this page over in time. */
function controlled(service) {
  return new Promise((told) => {
    const late = setTimeout(() => told(false), PATIENCE);
    service.addEventListener(
      "controllerchange",
      () => {
        clearTimeout(late);
        told(true);
      },
      { once: true },
    );
  });
}

/** Return the version that a service worker serves; the page's own where it does not answer. */
function versionOf(worker) {
  return new Promise((told) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => told(data);
    setTimeout(told, PATIENCE, VERSION);
    worker.postMessage({ kind: "version" }, [port2]);
  });
}

/** Report the version of each update that is on the device as a whole. */
async function watchUpdates(ready) {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  const look = async () => {
    if (registration.waiting) ready(await versionOf(registration.waiting));
  };
  const watch = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", watch);
  watch();
  look();
}

/** Serve the waiting version from now on, in all tabs: each reloads. */
async function update() {
  asked = true;
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage({ kind: "update" });
}

/** Ask the service worker to fetch the remaining files, for use without a connection. */
function keepOffline(late) {
  navigator.serviceWorker?.controller?.postMessage({ kind: "keep", late, language: document.documentElement.lang });
}
