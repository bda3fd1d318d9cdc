// The program's worker: Python, its files, and its persistent data.

import { cipher } from "./cipher.mjs";
import { place, startPython } from "./python.js";
import { RETRY, Store } from "./store.js";

const DATA = "/data";
/** Bytes of a frame from a server at most. */
const LONGEST = 65488;
/** @type {string[]} */
const early = [];
/** @type {(text: string) => void} */
let receive = (text) => early.push(text);
/**
 * Restarts the program, after it has ended.
 *
 * @type {(touch: boolean) => void}
 */
let again = () => {};

self.onmessage = ({ data }) => {
  if (data.kind === "start") {
    begin(data).catch((fault) => postMessage({ kind: "failed", why: String(fault?.message ?? fault) }));
  } else if (data.kind === "again") again(data.touch);
  else receive(JSON.stringify(data));
};

/** The second worker, in which experts think; Python polls it for its answers. */
class Thinker {
  constructor() {
    this.lines = [];
    this.dead = false;
    try {
      this.worker = new Worker(place("./thinker.js"), { type: "module" });
    } catch {
      this.dead = true;
      return;
    }
    this.worker.onmessage = ({ data }) => {
      if (data.fault) this.dead = true;
      else this.lines.push(data.line);
    };
    this.worker.onerror = () => {
      this.dead = true;
    };
  }

  send(line) {
    this.worker?.postMessage(line);
  }

  take() {
    return this.lines.shift() ?? "";
  }

  end() {
    this.worker?.terminate();
  }
}

/** A WebSocket that hands no longer frame on than a server may send: Python would copy it first. */
class BoundedSocket extends WebSocket {
  constructor(address) {
    super(address);
    this.tooLong = false;
    this.addEventListener("message", (event) => {
      const { data } = event;
      if ((data.byteLength ?? data.size ?? data.length) <= LONGEST) return;
      event.stopImmediatePropagation();
      this.tooLong = true;
      this.close();
    });
  }
}

async function begin({ offline, language, options }) {
  const store = new Store(
    DATA,
    (why, found) => setTimeout(() => receive(JSON.stringify({ kind: "kept", why, found }))),
    (any) => postMessage({ kind: "unsaved", any }),
  );
  const opened = store.open();
  const python = await startPython(DATA, language);
  store.attach(python.FS, await opened);
  setInterval(() => store.look(), RETRY);
  const post = (text) => {
    store.flush();
    store.after(() => postMessage(JSON.parse(text))); // what was noted is kept before it is spoken
  };
  Object.assign(self, { audiogameCipher: cipher });
  self.WebSocket = class extends BoundedSocket {
    send(frame) {
      store.flush();
      store.after(() => super.send(frame));
    }
    close(...given) {
      store.after(() => super.close(...given));
    }
  };
  const given = { ...options, data: DATA, offline, kept: !store.fault, why: store.fault };
  python.globals.set("post", post);
  python.globals.set("think", () => new Thinker());
  python.globals.set("unkept", () => {
    store.flush();
    return store.fault;
  });
  const open = (link, touch) => {
    python.globals.set("given", JSON.stringify({ ...given, link, touch }));
    const taker = python.runPython(`
from audiogame.page.session import begin
begin(given, post, think, unkept)
`);
    receive = (text) => {
      taker(text);
      store.flush();
    };
  };
  open(given.link, given.touch);
  again = (touch) => open("", touch);
  for (const text of early.splice(0)) receive(text);
  postMessage({ kind: "began" });
}
