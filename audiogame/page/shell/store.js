// Persistent storage of the program's data, in a journal.
//
// The program writes into memory. Changes are noted, and written into the journal before the next
// line is spoken; at the next start the notes are replayed.
//
// Where the browser refuses a write, because it has no room, has cleared its storage or has closed
// the journal, notes are queued in memory, the program is given the reason, and writing is retried
// as soon as possible.

import { attempt, DatabaseJournal, FileJournal, TAKEN } from "./journal.js";

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
    /**
     * The journal that has opened; null while none has.
     *
     * @type {null | FileJournal | DatabaseJournal}
     */
    this.journal = null;
    /** Journals to open, the preferred one first. */
    this.journals = [new FileJournal(), new DatabaseJournal()];
    /**
     * Settled when what is being written is persisted; null while nothing is.
     *
     * @type {?Promise<void>}
     */
    this.writing = null;
    /** The number of the last write. */
    this.count = 0;
    /**
     * What waits for a write, by its number.
     *
     * @type {[number, () => void][]}
     */
    this.behind = [];
    /** The reason why written data is not persisted; empty while it is. */
    this.fault = "";
    this.waits = false;
    /** Whether older files were found late. */
    this.found = false;
  }

  /**
   * Open a journal, and return its notes; while that fails nothing is persisted, and `fault` is the
   * reason.
   */
  async open() {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.reach();
      } catch (fault) {
        this.fault = named(fault);
        if (this.fault !== TAKEN || tries === TRIES) return [];
      }
      await new Promise((after) => setTimeout(after, CLOSING));
    }
  }

  /**
   * Open the journal in which something is kept, else the preferred one of those that open; or
   * reopen it in any state. Return the notes that were never read.
   */
  async reach() {
    /** @type {unknown} */
    let why = null;
    /** @type {typeof this.journal} */
    let open = null;
    /** @type {[any, Uint8Array][]} */
    let notes = [];
    for (const one of this.journal ? [this.journal] : this.journals) {
      try {
        notes = await one.open();
        if (open && !notes.length) one.close();
        else {
          open?.close();
          open = one;
        }
        if (notes.length) break;
      } catch (fault) {
        why = fault;
        if (one.there) throw fault; // what is kept there is in no other
      }
    }
    if (!open) throw why;
    [this.journal, this.fault] = [open, ""];
    return notes;
  }

  /** Restore the persisted data into memory, and note every change from now on. */
  attach(FS, notes) {
    this.FS = FS;
    FS.mkdirTree(this.folder);
    for (const [head, data] of notes) this.redo(head, data);
    this.watch();
    if (this.fault) this.later();
    else this.compact();
  }

  /** Rewrite a journal of which less than half is still needed; it stays where that fails. */
  compact() {
    const { journal } = this;
    if (!journal?.grows || journal.end <= WASTE || journal.end <= 2 * this.size()) return;
    attempt(() => this.begun(journal.renew([...this.all(this.folder)]), [])?.catch(() => this.flush()));
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

  /**
   * Write all notes: on return they are persisted, or are being written, or `fault` is the reason
   * why not.
   */
  flush() {
    if (this.written.size) this.settle();
    if (!this.fault && this.notes.length && !this.writing) {
      try {
        this.save()?.catch((fault) => this.fail(fault));
      } catch (fault) {
        this.fail(fault);
      }
    }
    this.tell();
  }

  fail(fault) {
    this.fault = named(fault);
    this.changed(this.fault, false);
    this.later();
    this.tell();
  }

  /** Do something once the notes so far are persisted or refused: at once if nothing is written. */
  after(work) {
    if (this.writing) this.behind.push([this.count + (this.notes.length ? 1 : 0), work]);
    else work();
  }

  /** Do what has waited for the writes that have ended. */
  release() {
    while (this.behind.length && (!this.writing || this.behind[0][0] < this.count)) this.behind.shift()?.[1]();
  }

  /** Report whether data waits to be written, if that has changed. */
  tell() {
    const waits = Boolean(this.fault) && this.notes.length > 0;
    if (waits !== this.waits) this.unsaved(waits);
    this.waits = waits;
  }

  /** Reopen a journal that was cleared away: an open one still accepts bytes. */
  async look() {
    const { journal } = this;
    if (this.fault || this.writing || !journal?.grows || !(await journal.gone()) || this.fault) return;
    this.fault = "NotFoundError";
    this.note({ op: "mkdir", path: this.folder }); // so that at least one note waits
    try {
      await this.reach();
      await this.save();
      this.fault = "";
      this.flush();
    } catch (fault) {
      this.fail(fault);
    }
    this.tell();
  }

  later() {
    setTimeout(() => this.retry(), RETRY);
  }

  /**
   * Write waiting notes, with the journal as it is or reopened; schedule a retry if that fails.
   */
  async retry() {
    try {
      await this.save();
    } catch {
      try {
        const notes = await this.reach();
        if (notes.length) this.join(notes);
        await this.save();
      } catch (fault) {
        this.fault = named(fault);
        this.later();
        return;
      }
    }
    this.fault = "";
    this.flush();
    this.changed("", this.found);
    this.found = false;
  }

  /**
   * Write all notes.
   *
   * @returns {Promise<void> | undefined} settled when they are persisted, for a journal that writes
   *   meanwhile.
   */
  save() {
    if (!this.journal) throw new DOMException("not open", "InvalidStateError");
    if (this.written.size) this.settle();
    const { notes } = this;
    const writing = this.journal.save(notes, () => [...this.all(this.folder)]);
    this.notes = [];
    return this.begun(writing, notes);
  }

  /** Note that something is being written; notes that are refused come before later ones. */
  begun(writing, notes) {
    if (!writing) return undefined;
    this.count += 1;
    const ends = writing.then(
      () => {
        this.writing = null;
        this.flush();
        this.release();
      },
      (fault) => {
        this.writing = null;
        this.notes = [...notes, ...this.notes];
        this.release();
        throw fault;
      },
    );
    this.writing = ends;
    return ends;
  }

  /** Merge earlier data into newer; of two files the older one stays. */
  join(notes) {
    const { FS } = this;
    this.found = true;
    if (this.journal) this.journal.grows = false; // the next notes are all of them
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

function named(fault) {
  return fault?.name ?? String(fault);
}
