// What is open over what: a menu over a game, an entry over a menu, a book over both.

const ENDS = { "list-ends": "list", "form-ends": "form", "entry-ends": "entry", "book-ends": "book" };

/**
 * Shows what was opened last; when that ends, what was open before it is shown again.
 *
 * @param {object} shown for each kind `show(message)` and `end()`.
 * @param {() => void} none is called when nothing is left but the game itself.
 * @param {() => void} changed is called when something was opened or has ended.
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

  /** Open a list, an entry or a book; one that is open is shown with what it has now. */
  show(message) {
    const place = this.open.findIndex((one) => same(one, message.kind, message.id));
    if (place >= 0) this.open.splice(place, 1);
    const before = this.top;
    this.open.push(message);
    if (before && before.kind !== message.kind) this.shown[before.kind].end();
    this.shown[message.kind].show(message);
    this.changed();
  }

  /** Another item, or another part, of what is open. */
  move(kind, id, change) {
    const found = this.open.find((one) => same(one, kind, id));
    if (found) Object.assign(found, change);
    return found !== undefined && found === this.top;
  }

  /** An item of a list that is open has another text; tells whether the list is the one seen. */
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
