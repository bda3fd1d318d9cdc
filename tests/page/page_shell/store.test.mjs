// The page's store on files, and on a database, that fail: at any call, in any way, for good or for a
// while.

import assert from "node:assert/strict";
import test from "node:test";
import { Store } from "../../../audiogame/page/shell/store.js";

const FOLDER = "/data";
const DECODER = new TextDecoder();

/** Files in memory, as far as the store needs them, with the tables of Emscripten's. */
class MemoryFiles {
  constructor() {
    this.root = { name: "", children: new Map() };
    this.root.parent = this.root;
    const file = {
      stream: {
        write: (stream, buffer, offset, length, at) => {
          const { node } = stream;
          if (node.bytes.length < at + length) this.sized(node, at + length);
          node.bytes.set(buffer.subarray(offset, offset + length), at);
          return length;
        },
      },
      node: { setattr: (node, { size }) => size !== undefined && this.sized(node, size) },
    };
    const dir = {
      node: {
        mknod: (parent, name, mode) => {
          const made = mode === "dir" ? { children: new Map() } : { bytes: new Uint8Array(0) };
          Object.assign(made, { parent, name });
          parent.children.set(name, made);
          return made;
        },
        rename: (node, parent, name) => {
          node.parent.children.delete(node.name);
          Object.assign(node, { parent, name });
          parent.children.set(name, node);
        },
        unlink: (parent, name) => parent.children.delete(name),
        rmdir: (parent, name) => parent.children.delete(name),
      },
    };
    this.table = { file, dir };
    this.filesystems = {
      MEMFS: { ops_table: this.table, getFileDataAsTypedArray: (node) => node.bytes },
    };
  }

  sized(node, size) {
    const bytes = new Uint8Array(size);
    bytes.set(node.bytes.subarray(0, size));
    node.bytes = bytes;
  }

  at(path) {
    let node = this.root;
    for (const name of path.split("/").slice(1)) node = node?.children?.get(name);
    return node;
  }

  split(path) {
    const cut = path.lastIndexOf("/");
    return [cut ? this.at(path.slice(0, cut)) : this.root, path.slice(cut + 1)];
  }

  getPath(node) {
    return node === this.root ? "" : `${this.getPath(node.parent)}/${node.name}`;
  }

  isDir(mode) {
    return mode === "dir";
  }

  stat(path) {
    return { mode: this.at(path).children ? "dir" : "file" };
  }

  analyzePath(path) {
    return { exists: Boolean(this.at(path)) };
  }

  readdir(path) {
    return [".", "..", ...this.at(path).children.keys()];
  }

  mkdirTree(path) {
    const names = path.split("/").slice(1);
    names.forEach((name, place) => {
      const parent = place ? this.at(`/${names.slice(0, place).join("/")}`) : this.root;
      if (!parent.children.has(name)) this.table.dir.node.mknod(parent, name, "dir");
    });
  }

  open(path, flags) {
    const [parent, name] = this.split(path);
    const node = this.at(path) ?? this.table.dir.node.mknod(parent, name, "file");
    if (flags.startsWith("w")) this.truncate(path, 0);
    return { node };
  }

  write(stream, data, offset, length, at) {
    this.table.file.stream.write(stream, data, offset, length, at);
  }

  close() {}

  truncate(path, size) {
    this.table.file.node.setattr(this.at(path), { size });
  }

  writeFile(path, data) {
    this.write(this.open(path, "w"), data, 0, data.length, 0);
  }

  readFile(path) {
    return this.at(path).bytes.slice();
  }

  unlink(path) {
    this.table.dir.node.unlink(...this.split(path));
  }

  rmdir(path) {
    this.table.dir.node.rmdir(...this.split(path));
  }

  rename(from, to) {
    this.table.dir.node.rename(this.at(from), ...this.split(to));
  }

  append(path, text) {
    const size = this.at(path)?.bytes.length ?? 0;
    const data = new TextEncoder().encode(text);
    this.write(this.open(path, "r+"), data, 0, data.length, size);
  }

  all(path = FOLDER, node = this.at(path)) {
    const found = {};
    for (const [name, child] of node.children) {
      const full = `${path}/${name}`;
      if (child.children) Object.assign(found, this.all(full, child));
      else found[full] = DECODER.decode(child.bytes);
    }
    return found;
  }
}

/** A disk with two files, whose calls fail as `fails` wants it: given the call's name and file. */
class Disk {
  constructor() {
    this.bytes = new Map();
    this.open = new Set();
    this.fails = () => "";
    const fails = (name, file) => {
      const how = this.fails(name, file);
      if (how && !["zero", "part"].includes(how)) throw new DOMException("of a test", how);
      return how;
    };
    const handle = (file) => ({
      getFile: async () => ({ size: this.bytes.get(file).length }),
      createSyncAccessHandle: async () => {
        fails("open", file);
        if (this.open.has(file)) throw new DOMException("open", "NoModificationAllowedError");
        this.open.add(file);
        return new Handle(this, file, fails);
      },
    });
    const folder = {
      getFileHandle: async (file) => {
        fails("find", file);
        if (!this.bytes.has(file)) this.bytes.set(file, new Uint8Array(0));
        return handle(file);
      },
    };
    this.storage = {
      getDirectory: async () => {
        fails("root", "");
        return { getDirectoryHandle: async () => folder };
      },
    };
  }

  copy() {
    const disk = new Disk();
    for (const [file, bytes] of this.bytes) disk.bytes.set(file, bytes.slice());
    return disk;
  }
}

class Handle {
  constructor(disk, file, fails) {
    Object.assign(this, { disk, file, fails, closed: false });
  }

  call(name) {
    if (this.closed) throw new DOMException("closed", "InvalidStateError");
    return this.fails(name, this.file);
  }

  get bytes() {
    return this.disk.bytes.get(this.file);
  }

  getSize() {
    this.call("getSize");
    return this.bytes.length;
  }

  read(into, { at }) {
    this.call("read");
    const part = this.bytes.subarray(at, at + Math.min(into.length, 1000));
    into.set(part);
    return part.length;
  }

  write(from, { at }) {
    const how = this.call("write");
    const part = how === "zero" ? from.subarray(0, 0) : how ? from.subarray(0, 3) : from;
    const bytes = new Uint8Array(Math.max(this.bytes.length, at + part.length));
    bytes.set(this.bytes);
    bytes.set(part, at);
    this.disk.bytes.set(this.file, bytes);
    return part.length;
  }

  truncate(size) {
    this.call("truncate");
    this.disk.bytes.set(this.file, this.bytes.slice(0, size));
  }

  flush() {
    this.call("flush");
  }

  close() {
    this.closed = true;
    this.disk.open.delete(this.file);
  }
}

/** A browser without files whose database fails as `fails` wants it, given the call's name. */
class Base {
  constructor() {
    this.blocks = [];
    this.version = 0;
    this.open = new Set();
    this.waits = [];
    this.fails = () => "";
    this.indexedDB = {
      open: (name, version) => {
        const request = {};
        queueMicrotask(() => this.asked(request, version));
        return request;
      },
    };
  }

  /** Answer a request for the database; a newer version waits until no connection is open. */
  asked(request, version) {
    const how = this.fails("open", "");
    if (how) {
      request.error = new DOMException("of a test", how);
      request.onerror();
    } else if (version > this.version && this.open.size) {
      for (const one of [...this.open]) one.onversionchange?.({ newVersion: version });
      if (this.open.size) {
        request.onblocked();
        this.waits.push(() => this.asked(request, version));
      } else this.asked(request, version);
    } else {
      request.result = new Connection(this, version ?? Math.max(this.version, 1));
      if (request.result.version > this.version) request.onupgradeneeded?.();
      this.version = request.result.version;
      request.onsuccess();
    }
  }

  copy() {
    const base = new Base();
    [base.version, base.blocks] = [this.version, this.blocks.map((one) => one.slice())];
    return base;
  }

  /** Close the database, as a browser does that clears it away. */
  clear() {
    this.blocks = [];
    this.version = 0;
    for (const one of [...this.open]) {
      one.close();
      one.onclose?.();
    }
  }
}

class Connection {
  constructor(base, version) {
    Object.assign(this, { base, version, closed: false });
    base.open.add(this);
    this.objectStoreNames = { contains: () => version > 1 };
  }

  createObjectStore() {}

  close() {
    this.closed = true;
    this.base.open.delete(this);
    if (!this.base.open.size) for (const one of this.base.waits.splice(0)) queueMicrotask(one);
  }

  transaction() {
    const how = this.closed ? "InvalidStateError" : this.base.fails("begin", "");
    if (how) throw new DOMException("of a test", how);
    let blocks = [...this.base.blocks];
    const change = {
      objectStore: () => ({
        clear: () => (blocks = []),
        add: (block) => blocks.push(block.slice()),
        getAll: () => {
          const request = { result: blocks };
          queueMicrotask(() => request.onsuccess());
          return request;
        },
      }),
      commit: () => queueMicrotask(() => queueMicrotask(() => this.commit(change, blocks))),
    };
    return change;
  }

  commit(change, blocks) {
    const how = this.closed ? "AbortError" : this.base.fails("write", "");
    if (how) {
      change.error = new DOMException("of a test", how);
      change.onabort();
    } else {
      this.base.blocks = blocks;
      change.oncomplete();
    }
  }
}

let jobs = [];
let what = "";
globalThis.setTimeout = (job) => jobs.push(job);

/** Let everything be done that waits for no time. */
const idle = () => new Promise(setImmediate);

/** Let everything that waits for a time be done, as often as it waits again. */
async function passed(times = 1) {
  for (let time = 0; time < times; time += 1) {
    await idle();
    for (const job of jobs.splice(0)) job();
    await idle();
  }
}

/** Have the browser's own files, and its database, from a disk; each may be missing. */
function plugIn({ storage, indexedDB }) {
  Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
  globalThis.indexedDB = indexedDB;
}

async function begun(disk) {
  plugIn(disk);
  const files = new MemoryFiles();
  const told = [];
  const waits = [];
  const store = new Store(FOLDER, (why, found) => told.push(found ? "found" : why), (any) => waits.push(any));
  const opening = store.open();
  let opened = false;
  opening.then(() => {
    opened = true;
  });
  for (let tries = 0; tries < 50; tries += 1) {
    await idle();
    if (opened) break;
    for (const job of jobs.splice(0)) job();
  }
  store.attach(files, await opening);
  await idle();
  return { store, files, told, waits };
}

/** Return what another page would find on a disk. */
async function found(disk) {
  const [waiting, here] = [jobs.splice(0), { ...globalThis.navigator, indexedDB: globalThis.indexedDB }];
  const { files, store } = await begun(disk.copy());
  assert.equal(store.fault, "");
  jobs = waiting;
  plugIn(here);
  return files.all();
}

/** What a program does: a record grows, settings are written whole, a file goes. */
const DEEDS = [
  (files) => files.mkdirTree(`${FOLDER}/records`),
  (files) => files.append(`${FOLDER}/records/a.record`, "game: sika\nstarted: today\n"),
  (files) => files.append(`${FOLDER}/records/a.private`, "seed\n"),
  (files) => files.append(`${FOLDER}/records/a.record`, "0 call red\n"),
  (files) => {
    files.writeFile(`${FOLDER}/settings.toml.new`, new TextEncoder().encode('name = "Ann"\n'));
    files.rename(`${FOLDER}/settings.toml.new`, `${FOLDER}/settings.toml`);
  },
  (files) => files.append(`${FOLDER}/records/a.record`, "0 throw\n* red red red\n"),
  (files) => {
    files.writeFile(`${FOLDER}/settings.toml.new`, new TextEncoder().encode('name = "A"\n'));
    files.unlink(`${FOLDER}/settings.toml`);
    files.rename(`${FOLDER}/settings.toml.new`, `${FOLDER}/settings.toml`);
  },
  (files) => files.append(`${FOLDER}/records/a.record`, "# places 1 2\n"),
  (files) => files.unlink(`${FOLDER}/records/a.private`),
];

/** Do everything on a disk, let it work again, and look at each moment at what a reload would find. */
async function lived(disk, fails) {
  const { store, files, told, waits } = await begun(disk);
  const states = [written(await found(disk))];
  let calls = 0;
  disk.fails = (name, file) => (store.fault !== undefined ? fails(name, file, calls++) : "");
  for (const deed of DEEDS) {
    deed(files);
    states.push(written(files.all()));
    store.flush();
    await idle();
    const there = written(await found(disk));
    const place = states.lastIndexOf(there);
    assert.notEqual(place, -1, `garbage: ${there}`);
    if (!store.fault) assert.equal(place, states.length - 1, `said to be kept, and is not: ${what}`);
    else assert.ok(told.at(-1), "the program is told at once");
    assert.equal(waits.at(-1) ?? false, Boolean(store.fault), "the shell asks before it is lost");
    await passed();
    assert.ok(states.includes(written(await found(disk))), what);
  }
  const failed = told.length > 0;
  disk.fails = () => "";
  await passed(2);
  assert.equal(store.fault, "");
  assert.deepEqual(await found(disk), files.all());
  assert.equal(told.filter((why) => !why).length, told.filter((why) => why).length, "each end is told");
  assert.equal(waits.at(-1) ?? false, false);
  store.flush();
  await idle();
  files.append(`${FOLDER}/records/b.record`, "and on\n");
  store.flush();
  await idle();
  assert.deepEqual(await found(disk), files.all());
  return failed;
}

/** Return the text of files, by which they are compared. */
function written(files) {
  return JSON.stringify(Object.entries(files).sort());
}

function same(a, b) {
  return written(a) === written(b);
}

const WAYS = ["zero", "QuotaExceededError", "InvalidStateError", "NotFoundError"];

const KINDS = [
  ["files", Disk, ["write", "flush", "truncate", "getSize", "all"], ["", "kept-a", "kept-b"]],
  ["a database", Base, ["write", "begin", "open", "all"], [""]],
];

for (const [name, Kind] of KINDS) {
  test(`what is kept is read again: ${name}`, async () => {
    const disk = new Kind();
    assert.equal(await lived(disk, () => ""), false);
  });
}

test("a part that is taken is gone on with", async () => {
  const disk = new Disk();
  assert.equal(await lived(disk, (name) => (name === "write" ? "part" : "")), false);
});

for (const [name, Kind, calls, parts] of KINDS) {
  for (const [begins, only] of ["new", "used"].flatMap((one) => parts.map((part) => [one, part]))) {
    test(`any call of a ${begins} device that fails once, a while or for good: ${only || name}`, async () => {
      let failures = 0;
      const used = new Kind();
      await lived(used, () => "");
      for (const how of [...WAYS, "cut"]) {
        for (const call of calls) {
          if ((call !== "write" || Kind === Base) && ["zero", "cut"].includes(how)) continue;
          for (const length of [1, 4, Infinity]) {
            for (let first = 0; first < 24; first += 3) {
              const disk = begins === "used" ? used.copy() : new Kind();
              let count = 0;
              what = [how, call, length, first].join();
              const failed = await lived(disk, (one, file) => {
                if ((call !== "all" && one !== call) || (only && file && file !== only)) return "";
                const at = count++;
                if (at < first || at >= first + length) return "";
                if (how === "cut") return at === first ? "part" : "zero";
                return how;
              });
              failures += failed ? 1 : 0;
            }
          }
        }
      }
      assert.ok(only || failures > 50, `${failures} were told`);
    });
  }
}

test("handles that are closed are opened again", async () => {
  const disk = new Disk();
  const { store, files, told } = await begun(disk);
  DEEDS[1](files.mkdirTree(`${FOLDER}/records`) ?? files);
  store.flush();
  for (const one of store.journal.files) one.close();
  DEEDS[3](files);
  store.flush();
  assert.deepEqual(told, ["InvalidStateError"]);
  await passed();
  assert.deepEqual(told, ["InvalidStateError", ""]);
  assert.deepEqual(await found(disk), files.all());
});

test("what was cleared meanwhile is written whole", async () => {
  const disk = new Disk();
  const { store, files } = await begun(disk);
  DEEDS.slice(0, 4).forEach((deed) => deed(files));
  store.flush();
  for (const one of store.journal.files) one.close();
  disk.bytes.clear();
  DEEDS[4](files);
  store.flush();
  await passed();
  assert.equal(store.fault, "");
  assert.deepEqual(await found(disk), files.all());
});

test("files that open late bring what was kept before, and take what was made since", async () => {
  const disk = new Disk();
  await lived(disk, () => "");
  const before = await found(disk);
  for (const call of ["root", "find", "open", "read"]) {
    const other = disk.copy();
    other.fails = (name) => (name === call ? "NoModificationAllowedError" : "");
    const { store, files, told, waits } = await begun(other);
    assert.equal(store.fault, "NoModificationAllowedError");
    files.mkdirTree(`${FOLDER}/records`);
    files.append(`${FOLDER}/records/new.record`, "game: sika\n");
    files.append(`${FOLDER}/settings.toml`, "usual\n");
    store.flush();
    assert.deepEqual(waits, [true]);
    await passed();
    assert.deepEqual(told, []);
    other.fails = (name) => (["write", "flush"].includes(name) ? "QuotaExceededError" : "");
    await passed();
    assert.deepEqual(told, []);
    other.fails = () => "";
    await passed();
    assert.deepEqual(told, ["found"]);
    const wanted = { ...before, [`${FOLDER}/records/new.record`]: "game: sika\n" };
    assert.ok(same(files.all(), wanted), "the settings of before stay");
    assert.ok(same(await found(other), wanted));
    files.append(`${FOLDER}/records/new.record`, "0 call red\n");
    store.flush();
    assert.ok(same(await found(other), files.all()));
  }
});

test("a file that another tab is about to close is waited for", async () => {
  const disk = new Disk();
  await lived(disk, () => "");
  const before = await found(disk);
  let count = 0;
  disk.open.clear();
  disk.fails = (name) => (name === "open" && count++ < 3 ? "NoModificationAllowedError" : "");
  const { store, files } = await begun(disk);
  assert.equal(store.fault, "");
  assert.ok(same(files.all(), before));
});

test("a file that is mostly waste is written anew, or stays if that fails", async () => {
  for (const how of ["", "QuotaExceededError"]) {
    const disk = new Disk();
    const { store, files } = await begun(disk);
    for (let time = 0; time < 20; time += 1) {
      files.writeFile(`${FOLDER}/large`, new Uint8Array(100_000).fill(65 + time));
      store.flush();
    }
    for (const one of store.journal.files) one.close();
    const size = Math.max(...[...disk.bytes.values()].map((bytes) => bytes.length));
    let writes = 0;
    disk.fails = (name) => (name === "write" && writes++ > 1 ? how : "");
    const again = await begun(disk);
    assert.ok(same(again.files.all(), files.all()));
    const after = Math.max(...[...disk.bytes.values()].map((bytes) => bytes.length));
    assert.ok(how ? after === size : after < 200_000);
    disk.fails = () => "";
    assert.ok(same(await found(disk), files.all()));
  }
});

test("lines wait for the database that is written before them, in their order", async () => {
  const disk = new Base();
  const { store, files } = await begun(disk);
  const said = [];
  const tell = (line) => store.after(() => said.push([line, disk.blocks.length]));
  tell("at once");
  files.append(`${FOLDER}/a`, "one\n");
  store.flush();
  tell("after one");
  tell("still after one");
  files.append(`${FOLDER}/a`, "two\n");
  store.flush();
  tell("after two");
  assert.deepEqual(said, [["at once", 0]]);
  await idle();
  const waited = [
    ["after one", 1],
    ["still after one", 1],
    ["after two", 2],
  ];
  assert.deepEqual(said.slice(1), waited);
  disk.fails = (name) => (name === "write" ? "QuotaExceededError" : "");
  files.append(`${FOLDER}/a`, "three\n");
  store.flush();
  tell("refused, and told all the same");
  await idle();
  assert.equal(said.length, 5);
  assert.equal(store.fault, "QuotaExceededError");
});

test("a database is open in one tab alone, and the next has what the first wrote", async () => {
  const disk = new Base();
  const first = await begun(disk);
  first.files.append(`${FOLDER}/a`, "first\n");
  first.store.flush();
  await idle();
  const second = await begun(disk);
  assert.equal(second.store.fault, "NoModificationAllowedError");
  second.files.append(`${FOLDER}/b`, "second\n");
  second.store.flush();
  await passed();
  assert.equal(second.store.fault, "NoModificationAllowedError");
  assert.equal(first.store.fault, "");
  first.store.journal.base.close(); // the tab is closed
  await passed(2);
  assert.deepEqual(second.told, ["found"]);
  assert.deepEqual(second.files.all(), { [`${FOLDER}/a`]: "first\n", [`${FOLDER}/b`]: "second\n" });
  assert.deepEqual(await found(disk), second.files.all());
});

test("a database that is cleared under the program is written whole", async () => {
  const disk = new Base();
  const { store, files, told } = await begun(disk);
  DEEDS.slice(0, 4).forEach((deed) => deed(files));
  store.flush();
  await idle();
  disk.clear();
  await store.look();
  assert.deepEqual(told, []);
  assert.deepEqual(await found(disk), files.all());
  disk.clear();
  DEEDS[4](files);
  store.flush();
  await passed();
  assert.deepEqual(told, ["InvalidStateError", ""]);
  assert.deepEqual(await found(disk), files.all());
});

test("behind a damaged block of a database nothing counts, and it is written anew", async () => {
  const disk = new Base();
  const { store, files } = await begun(disk);
  for (const text of ["one\n", "two\n", "three\n"]) {
    files.append(`${FOLDER}/a`, text);
    store.flush();
    await idle();
  }
  store.journal.base.close();
  disk.blocks[1][12] ^= 1;
  const again = await begun(disk);
  assert.deepEqual(again.files.all(), { [`${FOLDER}/a`]: "one\n" });
  again.files.append(`${FOLDER}/a`, "four\n");
  again.store.flush();
  await idle();
  assert.equal(disk.blocks.length, 1);
  assert.deepEqual(await found(disk), { [`${FOLDER}/a`]: "one\nfour\n" });
});

test("a database that is mostly waste is written anew, or stays if that fails", async () => {
  for (const how of ["", "QuotaExceededError"]) {
    const disk = new Base();
    const { store, files } = await begun(disk);
    for (let time = 0; time < 20; time += 1) {
      files.writeFile(`${FOLDER}/large`, new Uint8Array(100_000).fill(65 + time));
      store.flush();
      await idle();
    }
    store.journal.base.close();
    disk.fails = (name) => (name === "write" ? how : "");
    const again = await begun(disk);
    assert.equal(again.store.fault, "");
    assert.ok(same(again.files.all(), files.all()));
    assert.equal(disk.blocks.length, how ? 20 : 1);
    let writes = 0;
    disk.fails = (name) => (name === "write" && !writes++ ? how : "");
    if (how) again.store.compact();
    again.files.append(`${FOLDER}/small`, "meanwhile");
    again.store.flush();
    await idle();
    assert.ok(same(await found(disk), again.files.all()));
  }
});

test("the database is taken where the files are missing or fail with nothing in them", async () => {
  const old = { getDirectory: async () => ({ getDirectoryHandle: async () => ({ getFileHandle: async () => ({}) }) }) };
  /** Files whose calls only promise their results, as in Safari 15 and 16. */
  const promising = async () => {
    const folder = await (await new Disk().storage.getDirectory()).getDirectoryHandle();
    const getFileHandle = async (name) => ({
      createSyncAccessHandle: async () => {
        const handle = await (await folder.getFileHandle(name)).createSyncAccessHandle();
        return Object.assign(handle, { getSize: async () => 0 });
      },
    });
    return { getDirectoryHandle: async () => ({ getFileHandle }) };
  };
  const failing = (call) => {
    const disk = new Disk();
    disk.fails = (name) => (name === call ? "UnknownError" : "");
    return disk.storage;
  };
  for (const storage of [undefined, {}, old, failing("root"), failing("open"), { getDirectory: promising }]) {
    const { indexedDB } = new Base();
    const { store } = await begun({ storage, indexedDB });
    assert.deepEqual([store.journal.constructor.name, store.fault], ["DatabaseJournal", ""]);
  }
});

test("what is in the files stays there, and the database is not asked", async () => {
  const disk = new Disk();
  await lived(disk, () => "");
  const before = await found(disk);
  disk.open.clear();
  const { indexedDB } = new Base();
  for (const call of ["open", "read"]) {
    let fails = true;
    disk.fails = (name) => (fails && name === call ? "UnknownError" : "");
    const { store, files, told } = await begun({ storage: disk.storage, indexedDB });
    assert.deepEqual([store.journal, store.fault], [null, "UnknownError"], call);
    fails = false;
    await passed(2);
    assert.deepEqual(told, ["found"]);
    assert.ok(same(files.all(), before));
    disk.open.clear();
  }
});

test("what is in the database stays there when the browser has files, at last or again", async () => {
  const [base, disk] = [new Base(), new Disk()];
  const first = await begun({ indexedDB: base.indexedDB });
  first.files.append(`${FOLDER}/a`, "one\n");
  first.store.flush();
  await idle();
  const both = { storage: disk.storage, indexedDB: base.indexedDB };
  const early = await begun(both);
  assert.deepEqual([early.store.journal, early.store.fault], [null, "NoModificationAllowedError"], "another tab");
  first.store.journal.base.close();
  await passed(2);
  assert.deepEqual(early.told, ["found"]);
  early.files.append(`${FOLDER}/a`, "two\n");
  early.store.flush();
  await idle();
  early.store.journal.base.close();
  const { store, files } = await begun(both);
  assert.equal(store.journal.constructor.name, "DatabaseJournal");
  assert.deepEqual(files.all(), { [`${FOLDER}/a`]: "one\ntwo\n" });
  assert.equal(disk.open.size, 0);
});

test("where nothing is kept yet the files are taken, and the database is let go", async () => {
  const [base, disk] = [new Base(), new Disk()];
  const { store, files } = await begun({ storage: disk.storage, indexedDB: base.indexedDB });
  files.append(`${FOLDER}/a`, "one\n");
  store.flush();
  assert.deepEqual([store.journal.constructor.name, base.open.size], ["FileJournal", 0]);
  assert.deepEqual(await found(disk), files.all());
});

test("where both fail the reason is that of the database, and both are tried again", async () => {
  const disk = new Base();
  disk.fails = (name) => (name === "open" ? "SecurityError" : "");
  const { store, files, told } = await begun(disk);
  assert.equal(store.fault, "SecurityError");
  files.append(`${FOLDER}/a`, "one\n");
  store.flush();
  await passed();
  assert.deepEqual(told, []);
  disk.fails = () => "";
  await passed();
  assert.deepEqual(told, [""]);
  assert.deepEqual(await found(disk), files.all());
});
