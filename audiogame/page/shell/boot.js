// Starts the program: offline first, in one tab at a time, and never silent while it starts.

/** Milliseconds to wait for the service worker, which serves compressed files. */
const PATIENCE = 3000;
/** Milliseconds between two progress sentences while the program starts. */
const EVERY = 3000;
/** Milliseconds after which unused sounds are fetched too, if no game ends before. */
const SOUNDS = 900_000;
const LOCK = "audiogame";
const USUAL = {
  starting: "Starting.",
  "still-starting": "Still starting.",
  "other-tab": "The game is open in another tab. Close it there, and it goes on here.",
  "cannot-start": "The game can't start in this browser: {why}. Reload the page.",
};

/**
 * Start the program in a worker.
 *
 * @param {{texts?: object, options?: object}} settings sentences, and the program's start options.
 * @returns {{send: (message: object) => void, onmessage: ?((message: object) => void)}}
 */
export function start({ texts = {}, options = {} } = {}) {
  const words = { ...USUAL, ...texts };
  const waiting = [];
  const early = [];
  let worker = null;
  const link = decodeURIComponent(globalThis.location?.hash?.slice(1) ?? "");
  let taker = null;
  let told = null;
  const give = (message) => {
    if (message.kind === "table-ends") keepOffline(true); // the connection is idle now
    if (taker) taker(message);
    else early.push(message);
  };
  const say = (name, values = {}) =>
    give({
      kind: "progress",
      text: words[name].replace(/\{(\w+)\}/g, (place, key) => String(values[key] ?? place)),
    });
  const fail = (why) => {
    clearInterval(told);
    say("cannot-start", { why });
  };

  function begin(offline) {
    told = setInterval(() => say("still-starting"), EVERY);
    worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.kind === "began") {
        clearInterval(told);
        keepOffline(false);
        setTimeout(keepOffline, SOUNDS, true);
        document.addEventListener("visibilitychange", () => document.hidden && keepOffline(true));
        askToStay();
      } else if (data.kind === "failed") fail(data.why);
      else give(data);
    };
    worker.onerror = (event) => fail(event.message ?? "worker");
    worker.postMessage({ kind: "start", offline, options: { ...options, link } });
    for (const message of waiting.splice(0)) worker.postMessage(message);
  }

  function askToStay() {
    if (!navigator.storage?.persist) return;
    navigator.storage.persist().then((persistent) => send({ kind: "stored", persistent }));
  }

  function send(message) {
    if (worker) worker.postMessage(message);
    else waiting.push(message);
  }

  say("starting");
  one(() => say("other-tab"))
    .then(registered)
    .then(begin)
    .catch((fault) => fail(String(fault)));
  return {
    send,
    get onmessage() {
      return taker;
    },
    set onmessage(take) {
      taker = take;
      for (const message of early.splice(0)) take(message);
    },
  };
}

/** Wait until no other tab runs the program, and lock the others out. */
async function one(tell) {
  if (!navigator.locks) return;
  await new Promise((mine) => {
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

/** Return whether a service worker serves this page from now on. */
async function registered() {
  const service = navigator.serviceWorker;
  if (!service) return false;
  try {
    await service.register(new URL("./service_worker.js", import.meta.url), { type: "classic" });
  } catch {
    return false;
  }
  if (service.controller) return true;
  return new Promise((told) => {
    const late = setTimeout(() => told(false), PATIENCE);
    service.addEventListener("controllerchange", () => {
      clearTimeout(late);
      told(true);
    });
  });
}

/** Ask the service worker to fetch the remaining files, for use without a connection. */
function keepOffline(sounds) {
  navigator.serviceWorker?.controller?.postMessage({ kind: "keep", sounds });
}
