// Everything that the program keeps, in one file of the browser's own file system.
//
// The program writes into memory.  What it changes is noted, and appended to the file before
// anything more is said; at the next start the notes are read again.  A note that was cut off, by a
// tab that was closed in the middle of it, is left out.
//
// Where the browser takes nothing, because it has no room, has cleared its storage or has closed
// the file, notes wait in memory, the program is told why, and they are written as soon as it can
// be: appended, or all of it into the other file, so that what is there is whole at any time.

const NAMES = ["kept-a", "kept-b"];
const MAGIC = 0x41554749;
const HEAD = 12;
const NOTE = 8;
/** So many bytes are written anew when less than half of them is still wanted. */
const WASTE = 1 << 20;
/** Milliseconds after which it is tried again to write what the browser has not taken. */
export const RETRY = 3000;
/** How often, and after how many milliseconds, files are opened that another tab is about to close. */
const [TRIES, CLOSING] = [6, 300];
/** Where what was kept before is laid out that could not be read when the program began. */
const EARLIER = "/earlier";

/** Keeps the files below a folder of Emscripten's. */
export class Store {
  /**
   * @param {string} folder of everything that is kept.
   * @param {(why: string, found: boolean) => void} changed is told why nothing is kept any more,
   *   or, with an empty reason, that all of it is; and whether older files have been found.
   * @param {(any: boolean) => void} unsaved is told whether something would be lost with the page.
   */
  constructor(folder, changed, unsaved) {
    this.folder = folder;
    this.changed = changed;
    this.unsaved = unsaved;
    this.notes = [];
    this.written = new Map();
    /** Both files, as far as they are open. */
    this.files = [];
    /** The file that counts, and up to where. */
    this.file = null;
    this.end = 0;
    /** Of the file that counts; null while no file has been read. */
    this.generation = null;
    /** Whether what is appended to that file counts; else all is written into the other one. */
    this.grows = false;
    /** Why what is written is not kept; empty while it is. */
    this.fault = "";
    this.waits = false;
    /** Whether older files have come late. */
    this.found = false;
  }

  /** Open the files, and return their notes; while that fails nothing is kept, and `fault` says why. */
  async open() {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.reach();
      } catch (fault) {
        this.fault = named(fault);
        if (this.fault !== "NoModificationAllowedError" || tries === TRIES) return [];
      }
      await new Promise((after) => setTimeout(after, CLOSING));
    }
  }

  /** Open the files, whatever has become of them; return the notes that were never read. */
  async reach() {
    for (const one of this.files.splice(0)) attempt(() => one.close());
    this.grows = false;
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("audiogame", { create: true });
    const files = [];
    try {
      for (const name of NAMES) {
        const handle = await folder.getFileHandle(name, { create: true });
        files.push(await handle.createSyncAccessHandle());
      }
      return this.choose(files);
    } catch (fault) {
      for (const one of files) attempt(() => one.close());
      throw fault;
    }
  }

  /** Take the file that counts; return its notes if none was read before. */
  choose(files) {
    const [a, b] = files.map(generation);
    const file = files[a >= b ? 0 : 1];
    const newest = Math.max(a, b);
    let notes = [];
    let known = newest > 0;
    if (this.generation === null) [notes, this.end] = known ? read(file) : [[], 0];
    else known &&= newest === this.generation && file.getSize() >= this.end;
    this.generation = Math.max(newest, this.generation ?? 0);
    [this.files, this.file, this.grows, this.fault] = [files, file, known, ""];
    return notes;
  }

  /** Put what was kept into memory, and note every change from now on. */
  attach(FS, notes) {
    this.FS = FS;
    FS.mkdirTree(this.folder);
    for (const [head, data] of notes) this.redo(head, data);
    this.watch();
    if (this.fault) this.later();
    else if (this.grows && this.end > WASTE && this.end > 2 * this.size()) attempt(() => this.renew());
  }

  redo({ op, path, at, size, to }, data) {
    const FS = this.FS;
    try {
      if (op === "mkdir") FS.mkdirTree(path);
      else if (op === "unlink") FS.unlink(path);
      else if (op === "rmdir") FS.rmdir(path);
      else if (op === "rename") FS.rename(path, to);
      else if (op === "size") FS.truncate(path, size);
      else {
        const stream = FS.open(path, FS.analyzePath(path).exists ? "r+" : "w+");
        FS.write(stream, data, 0, data.length, at);
        FS.close(stream);
      }
    } catch {
      // what cannot be done again was undone later
    }
  }

  watch() {
    const { FS } = this;
    const { node, stream } = FS.filesystems.MEMFS.ops_table.file;
    const folder = FS.filesystems.MEMFS.ops_table.dir.node;
    const after = (place, name, note) => {
      const before = place[name];
      place[name] = (...given) => {
        const noted = note(...given);
        const result = before(...given);
        if (noted) noted(result);
        return result;
      };
    };
    const path = (parent, name) => {
      const full = `${FS.getPath(parent)}/${name}`;
      return full.startsWith(`${this.folder}/`) ? full : "";
    };
    const of = (one) => path(one.parent, one.name);
    after(stream, "write", (opened, buffer, offset, length, position) => () => {
      const at = of(opened.node);
      if (at && length) this.touch(at, opened.node, position, position + length);
    });
    after(node, "setattr", (one, attributes) => () => {
      const at = of(one);
      if (at && attributes.size !== undefined) this.note({ op: "size", path: at, size: attributes.size });
    });
    after(folder, "mknod", (parent, name, mode) => (made) => {
      const at = path(parent, name);
      if (at && FS.isDir(mode)) this.note({ op: "mkdir", path: at });
      else if (at) this.touch(at, made, 0, 0);
    });
    after(folder, "rename", (one, parent, name) => {
      const [from, to] = [of(one), path(parent, name)];
      this.settle();
      return () => {
        if (from && to) this.note({ op: "rename", path: from, to });
      };
    });
    for (const op of ["unlink", "rmdir"]) {
      after(folder, op, (parent, name) => () => {
        const at = path(parent, name);
        this.written.delete(at);
        if (at) this.note({ op, path: at });
      });
    }
  }

  /** Take note that a part of a file was written. */
  touch(path, node, from, to) {
    const known = this.written.get(path);
    if (known?.node === node) {
      known.from = Math.min(known.from, from);
      known.to = Math.max(known.to, to);
    } else {
      if (known) this.settle();
      this.written.set(path, { node, from, to });
    }
  }

  note(head) {
    this.settle();
    this.notes.push([head, new Uint8Array(0)]);
  }

  /** Turn what was written into notes. */
  settle() {
    const { MEMFS } = this.FS.filesystems;
    for (const [path, { node, from, to }] of this.written) {
      const bytes = MEMFS.getFileDataAsTypedArray(node);
      this.notes.push([{ op: "write", path, at: from }, bytes.slice(from, to)]);
    }
    this.written.clear();
  }

  /** Write everything that was noted: when this returns it is kept, or `fault` says why not. */
  flush() {
    if (this.written.size) this.settle();
    if (!this.fault && this.notes.length) {
      try {
        this.save();
      } catch (fault) {
        this.fault = named(fault);
        this.changed(this.fault, false);
        this.later();
      }
    }
    this.tell();
  }

  /** Tell whether something waits to be written, where that is news. */
  tell() {
    const waits = Boolean(this.fault) && this.notes.length > 0;
    if (waits !== this.waits) this.unsaved(waits);
    this.waits = waits;
  }

  /** Open the files anew where they have been cleared away: what is open still takes bytes. */
  async look() {
    if (this.fault || !this.grows || !(await this.gone())) return;
    this.fault = "NotFoundError";
    this.note({ op: "mkdir", path: this.folder }); // something waits, if only that
    this.files = []; // Chromium hangs where one is closed that was cleared away
    try {
      await this.reach();
      this.save();
      this.fault = "";
    } catch (fault) {
      this.fault = named(fault);
      this.changed(this.fault, false);
      this.later();
    }
    this.tell();
  }

  /** Tell whether the file that counts cannot be found any more, or not all of it. */
  async gone() {
    const { file, end } = this;
    try {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("audiogame");
      const handle = await folder.getFileHandle(NAMES[this.files.indexOf(file)]);
      const { size } = await handle.getFile();
      return !this.fault && this.file === file && size < end;
    } catch (fault) {
      return !this.fault && this.file === file && named(fault) === "NotFoundError";
    }
  }

  later() {
    setTimeout(() => this.retry(), RETRY);
  }

  /** Write what waits, with the files as they are or opened once more; later, if that fails. */
  async retry() {
    try {
      this.save();
    } catch {
      try {
        const notes = await this.reach();
        if (notes.length) this.join(notes);
        this.save();
      } catch (fault) {
        this.fault = named(fault);
        this.later();
        return;
      }
    }
    this.fault = "";
    this.tell();
    this.changed("", this.found);
    this.found = false;
  }

  /** Append what was noted; if that fails write all of it into the other file. */
  save() {
    if (!this.files.length) throw new DOMException("not open", "InvalidStateError");
    if (this.written.size) this.settle();
    let why = null;
    if (this.grows) {
      try {
        return this.append();
      } catch (fault) {
        why = fault;
        attempt(() => this.file.truncate(this.end)); // what was cut off there is left out anyway
      }
    }
    try {
      this.renew();
    } catch (fault) {
      throw why ?? fault;
    }
  }

  append() {
    if (!this.notes.length) return;
    const block = framed(written(this.notes));
    put(this.file, block, this.end);
    this.file.flush();
    this.end += block.length;
    this.notes = [];
  }

  /** Write what there is now into the other file, and leave the one before. */
  renew() {
    if (this.written.size) this.settle();
    const block = framed(written([...this.all(this.folder)]));
    let number = this.generation;
    let why = null;
    for (const file of this.files.filter((one) => !this.generation || one !== this.file)) {
      number += 1;
      try {
        this.fill(file, block, number);
      } catch (fault) {
        why ??= fault;
        continue;
      }
      const old = this.files.find((one) => one !== file);
      [this.file, this.generation, this.end] = [file, number, HEAD + block.length];
      [this.grows, this.notes] = [true, []];
      attempt(() => old.truncate(0)); // one that stays has an older number
      attempt(() => old.flush());
      return;
    }
    throw why;
  }

  /** Write a whole file; it counts from its last four bytes on, which are its number. */
  fill(file, block, number) {
    const head = new DataView(new ArrayBuffer(HEAD));
    head.setUint32(0, MAGIC, true);
    let counts = false;
    try {
      if (file.getSize()) file.truncate(0);
      put(file, new Uint8Array(head.buffer), 0);
      put(file, block, HEAD);
      file.flush();
      head.setUint32(4, number, true);
      counts = true;
      put(file, new Uint8Array(head.buffer, 4, 4), 4);
      file.flush();
    } catch (fault) {
      // It may count already: then the other one must not grow any more.
      const gone = attempt(() => file.truncate(0)) && attempt(() => file.flush());
      if (counts && !gone) this.grows = false;
      throw fault;
    }
  }

  /** Put what was kept before to what was made since; of two files the older one stays. */
  join(notes) {
    const { FS } = this;
    [this.found, this.grows] = [true, false];
    FS.mkdirTree(EARLIER + this.folder);
    const moved = (path) => EARLIER + path;
    for (const [head, data] of notes) {
      const to = head.to && moved(head.to);
      this.redo({ ...head, path: moved(head.path), to }, data);
    }
    for (const [{ op, path }, data] of this.all(EARLIER)) {
      const place = path.slice(EARLIER.length);
      if (op === "mkdir") FS.mkdirTree(place);
      else {
        FS.writeFile(place, data);
        FS.unlink(path);
      }
    }
  }

  *all(folder) {
    for (const name of this.FS.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const path = `${folder}/${name}`;
      if (this.FS.isDir(this.FS.stat(path).mode)) {
        yield [{ op: "mkdir", path }, new Uint8Array(0)];
        yield* this.all(path);
      } else yield [{ op: "write", path, at: 0 }, this.FS.readFile(path)];
    }
  }

  size() {
    let size = 0;
    for (const [, data] of this.all(this.folder)) size += data.length;
    return size;
  }
}

/** Return the number of a file, 0 for one that does not count. */
function generation(file) {
  if (file.getSize() < HEAD) return 0;
  const head = new DataView(got(file, HEAD).buffer);
  return head.getUint32(0, true) === MAGIC ? head.getUint32(4, true) : 0;
}

/** Return the notes of a file, and where the last whole one ends. */
function read(file) {
  const size = file.getSize();
  const bytes = got(file, size);
  const view = new DataView(bytes.buffer);
  const notes = [];
  let at = HEAD;
  while (at + NOTE <= size) {
    const length = view.getUint32(at, true);
    const body = bytes.subarray(at + NOTE, at + NOTE + length);
    if (body.length < length || sum(body) !== view.getUint32(at + 4, true)) break;
    notes.push(...parsed(body));
    at += NOTE + length;
  }
  return [notes, at];
}

/** Read the first bytes of a file, all of them. */
function got(file, size) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const count = file.read(bytes.subarray(at), { at });
    if (!(count > 0)) throw new DOMException("cut off", "NotReadableError");
    at += count;
  }
  return bytes;
}

/** Write bytes to a place, all of them: the browser may take a part, and then nothing. */
function put(file, bytes, place) {
  for (let at = 0; at < bytes.length; ) {
    const count = file.write(bytes.subarray(at), { at: place + at });
    if (!(count > 0)) throw new DOMException("no room", "QuotaExceededError");
    at += count;
  }
}

/** Do what matters to nobody if it fails; tell whether it did not. */
function attempt(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function named(fault) {
  return fault?.name ?? String(fault);
}

/** Put the length and the check of a body in front of it. */
function framed(body) {
  const block = new Uint8Array(NOTE + body.length);
  const view = new DataView(block.buffer);
  view.setUint32(0, body.length, true);
  view.setUint32(4, sum(body), true);
  block.set(body, NOTE);
  return block;
}

function written(notes) {
  const parts = [];
  for (const [head, data] of notes) {
    const text = new TextEncoder().encode(JSON.stringify(head));
    const sizes = new Uint32Array([text.length, data.length]);
    parts.push(new Uint8Array(sizes.buffer), text, data);
  }
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function* parsed(body) {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let at = 0; at < body.length; ) {
    const [text, data] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const head = JSON.parse(new TextDecoder().decode(body.subarray(at + 8, at + 8 + text)));
    yield [head, body.slice(at + 8 + text, at + 8 + text + data)];
    at += 8 + text + data;
  }
}

/** Return a check of bytes: 32 bits of FNV-1a. */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
