// The program's worker: Python, its files, and what it keeps.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Store } from "./store.js";

const DATA = "/data";
const PROGRAM = "/program";
const early = [];
let receive = (text) => early.push(text);

self.onmessage = ({ data }) => {
  if (data.kind === "start") {
    begin(data).catch((fault) => postMessage({ kind: "failed", why: String(fault?.message ?? fault) }));
  } else receive(JSON.stringify(data));
};

/** Where a file of the site is. */
const place = (file) => new URL(file, self.location).href;

async function bytes(file) {
  const answer = await fetch(place(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Unpack an archive of ours: the places of the files, then the files. */
function unpack(FS, root, archive) {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const length = view.getUint32(0, true);
  const places = JSON.parse(new TextDecoder().decode(archive.subarray(4, 4 + length)));
  const made = new Set();
  for (const [name, [at, size]] of Object.entries(places)) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, archive.subarray(4 + length + at, 4 + length + at + size));
  }
}

async function begin({ offline, options }) {
  const store = new Store(DATA);
  const opened = store.open();
  const program = bytes("./python/program.bin");
  const python = await loadPyodide({
    indexURL: place("./pyodide/"),
    stdLibURL: place("./python/stdlib.zip"),
    env: { HOME: DATA, PYTHONDONTWRITEBYTECODE: "1" },
  });
  unpack(python.FS, PROGRAM, await program);
  store.attach(python.FS, await opened);
  const post = (text) => {
    store.flush(); // before anything is said
    postMessage(JSON.parse(text));
  };
  const given = { ...options, data: DATA, offline, kept: !store.fault, why: store.fault };
  python.globals.set("given", JSON.stringify(given));
  python.globals.set("post", post);
  const taker = python.runPython(`
import sys
sys.path.insert(0, "${PROGRAM}")
from audiogame.page.session import begin
begin(given, post)
`);
  receive = (text) => {
    taker(text);
    store.flush();
  };
  for (const text of early.splice(0)) receive(text);
  postMessage({ kind: "began" });
}
