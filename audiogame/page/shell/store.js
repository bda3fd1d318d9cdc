// Persistent storage of the program's data, in one journal file of the browser's file system.
//
// The program writes into memory. Changes are noted, and appended to the journal before the next
// line is spoken; at the next start the notes are replayed. A truncated note, from a tab that was
// closed while writing it, is skipped.
//
// Where the browser refuses a write, because it has no room, has cleared its storage or has closed
// the file, notes are queued in memory, the program is given the reason, and writing is retried as
// soon as possible: by appending, or by writing everything into the other file, so that the files
// are consistent at any time.

const NAMES = ["kept-a", "kept-b"];
const MAGIC = 0x41554749;
const HEAD = 12;
const NOTE = 8;
/** Bytes of a journal after which it is rewritten if less than half of them is still needed. */
const WASTE = 1 << 20;
/** Milliseconds after which a refused write is retried. */
export const RETRY = 3000;
/**
 * Number of retries, and milliseconds between them, for files that another tab is about to close.
 */
const [TRIES, CLOSING] = [6, 300];
/** Folder for earlier data that could not be read when the program started. */
const EARLIER = "/earlier";

/** Persists the files below a folder of Emscripten's file system. */
export class Store {
  /**
   * @param {string} folder of the persisted data.
   * @param {(why: string, found: boolean) => void} changed called with the reason why nothing is
   *   persisted any more, or, with an empty reason, when everything is; and whether older files
   *   were found.
   * @param {(any: boolean) => void} unsaved called with whether data would be lost with the page.
   */
  constructor(folder, changed, unsaved) {
    this.folder = folder;
    this.changed = changed;
    this.unsaved = unsaved;
    /** @type {[any, Uint8Array][]} */
    this.notes = [];
    this.written = new Map();
    /** Both files, as far as they are open. */
    this.files = [];
    /** The current file, and its valid length. */
    this.file = null;
    this.end = 0;
    /** The number of the current file; null while no file has been read. */
    this.generation = null;
    /** Whether appending to that file is valid; else everything is written into the other one. */
    this.grows = false;
    /** The reason why written data is not persisted; empty while it is. */
    this.fault = "";
    this.waits = false;
    /** Whether older files were found late. */
    this.found = false;
  }

  /**
   * Open the files, and return their notes; while that fails nothing is persisted, and `fault` is
   * the reason.
   */
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

  /** Reopen the files in any state; return the notes that were never read. */
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

  /** Select the current file; return its notes if none was read before. */
  choose(files) {
    const [a, b] = files.map(generation);
    const file = files[a >= b ? 0 : 1];
    const newest = Math.max(a, b);
    /** @type {[any, Uint8Array][]} */
    let notes = [];
    let known = newest > 0;
    if (this.generation === null) [notes, this.end] = known ? read(file) : [[], 0];
    else known &&= newest === this.generation && file.getSize() >= this.end;
    this.generation = Math.max(newest, this.generation ?? 0);
    [this.files, this.file, this.grows, this.fault] = [files, file, known, ""];
    return notes;
  }

  /** Restore the persisted data into memory, and note every change from now on. */
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
      // an operation that cannot be repeated was undone later
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

  /** Note that a part of a file was written. */
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

  /** Convert written parts into notes. */
  settle() {
    const { MEMFS } = this.FS.filesystems;
    for (const [path, { node, from, to }] of this.written) {
      const bytes = MEMFS.getFileDataAsTypedArray(node);
      this.notes.push([{ op: "write", path, at: from }, bytes.slice(from, to)]);
    }
    this.written.clear();
  }

  /** Write all notes: on return they are persisted, or `fault` is the reason why not. */
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

  /** Report whether data waits to be written, if that has changed. */
  tell() {
    const waits = Boolean(this.fault) && this.notes.length > 0;
    if (waits !== this.waits) this.unsaved(waits);
    this.waits = waits;
  }

  /** Reopen the files if they were cleared away: open ones still accept bytes. */
  async look() {
    if (this.fault || !this.grows || !(await this.gone())) return;
    this.fault = "NotFoundError";
    this.note({ op: "mkdir", path: this.folder }); // so that at least one note waits
    this.files = []; // Chromium hangs on closing a file that was cleared away
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

  /** Return whether the current file is missing or truncated. */
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

  /**
   * Write waiting notes, with the files as they are or reopened; schedule a retry if that fails.
   */
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

  /** Append the notes; if that fails write everything into the other file. */
  save() {
    if (!this.files.length) throw new DOMException("not open", "InvalidStateError");
    if (this.written.size) this.settle();
    /** @type {unknown} */
    let why = null;
    if (this.grows) {
      try {
        return this.append();
      } catch (fault) {
        why = fault;
        attempt(() => this.file.truncate(this.end)); // a truncated note there is skipped anyway
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

  /** Write the present data into the other file, and abandon the previous one. */
  renew() {
    if (this.written.size) this.settle();
    const block = framed(written([...this.all(this.folder)]));
    let number = this.generation;
    /** @type {unknown} */
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
      attempt(() => old.truncate(0)); // if it stays, its number is older
      attempt(() => old.flush());
      return;
    }
    throw why;
  }

  /** Write a whole file; it becomes valid by its last four bytes, which are its number. */
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
      // It may be valid already: then the other one must not grow any more.
      const gone = attempt(() => file.truncate(0)) && attempt(() => file.flush());
      if (counts && !gone) this.grows = false;
      throw fault;
    }
  }

  /** Merge earlier data into newer; of two files the older one stays. */
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

/** Return the number of a file, 0 for an invalid one. */
function generation(file) {
  if (file.getSize() < HEAD) return 0;
  const head = new DataView(got(file, HEAD).buffer);
  return head.getUint32(0, true) === MAGIC ? head.getUint32(4, true) : 0;
}

/**
 * Return the notes of a file, and the end of the last whole one.
 *
 * @returns {[[any, Uint8Array][], number]}
 */
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

/** Read all of a file's first bytes. */
function got(file, size) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const count = file.read(bytes.subarray(at), { at });
    if (!(count > 0)) throw new DOMException("cut off", "NotReadableError");
    at += count;
  }
  return bytes;
}

/** Write all bytes to a position: the browser may take a part, and then none. */
function put(file, bytes, place) {
  for (let at = 0; at < bytes.length; ) {
    const count = file.write(bytes.subarray(at), { at: place + at });
    if (!(count > 0)) throw new DOMException("no room", "QuotaExceededError");
    at += count;
  }
}

/** Run a function whose failure does not matter; return whether it succeeded. */
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

/** Prefix a body with its length and checksum. */
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

/** Return a checksum of bytes: 32 bits of FNV-1a. */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
