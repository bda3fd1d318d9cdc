// Stack of open elements: a menu over a game, an entry over a menu, a book over both.

const ENDS = { "list-ends": "list", "form-ends": "form", "entry-ends": "entry", "book-ends": "book" };

/**
 * Shows the element opened last; when it ends, the one below it is shown again.
 *
 * @param {object} shown for each kind `show(message)` and `end()`.
 * @param {() => void} none called when only the game itself is left.
 * @param {() => void} changed called when an element was opened or has ended.
 */
export class Layers {
  constructor(shown, none, changed = () => {}) {
    this.changed = changed;
    this.shown = shown;
    this.none = none;
    this.open = [];
  }

  get top() {
    return this.open.at(-1) ?? null;
  }

  /** Open a list, an entry or a book; an open one is updated. */
  show(message) {
    const place = this.open.findIndex((one) => same(one, message.kind, message.id));
    if (place >= 0) this.open.splice(place, 1);
    const before = this.top;
    this.open.push(message);
    if (before && before.kind !== message.kind) this.shown[before.kind].end();
    this.shown[message.kind].show(message);
    this.changed();
  }

  /** Move to another item, or part, of an open element. */
  move(kind, id, change) {
    const found = this.open.find((one) => same(one, kind, id));
    if (found) Object.assign(found, change);
    return found !== undefined && found === this.top;
  }

  /** Change the text of an item of an open list; return whether that list is the visible one. */
  put({ id, index, text }) {
    const found = this.open.find((one) => same(one, "list", id));
    if (found) found.items[index].text = text;
    return found !== undefined && found === this.top;
  }

  end({ kind, id }) {
    const ended = this.open.find((one) => same(one, ENDS[kind], id));
    if (!ended) return;
    const seen = ended === this.top;
    this.open = this.open.filter((one) => one !== ended);
    if (!seen) return;
    const next = this.top;
    if (next?.kind !== ended.kind) this.shown[ended.kind].end();
    if (next) this.shown[next.kind].show(next);
    else this.none();
    this.changed();
  }
}

function same(one, kind, id) {
  return one.kind === kind && one.id === id;
}
