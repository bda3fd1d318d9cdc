// The visual state of a table: a block with a fixed position, and the picture below it.

import { element } from "./book.js";
import { mark, piece } from "./pieces.js";

/**
 * Shows question, choices and whose turn it is in the block, and the picture of the table below.
 *
 * @param {object} parts `status`, `question` and `picture`.
 * @param {object} choices the row of buttons for the choices.
 * @param {object} layers knows what is open over the table: its choices have no effect there.
 */
export class TableBlock {
  constructor({ status, question, picture }, choices, layers) {
    this.layers = layers;
    this.table = {};
    this.asked = [];
    this.status = status;
    this.question = question;
    this.picture = picture;
    this.choices = choices;
  }

  show(table) {
    this.table = table;
    set(this.status, table.status ?? "");
    this.ask();
    const groups = table.picture ?? [];
    const owners = [...new Set(groups.map((group) => group.owner ?? -1))];
    owners.sort((one, other) => one - other);
    this.picture.replaceChildren(...owners.map((owner) => seat(owner, groups, table.names ?? [])));
    this.picture.hidden = !groups.length;
  }

  end() {
    this.show({});
  }

  /** Show a question until it ends, in place of the table's. */
  answers(message) {
    this.asked.push(message);
    this.ask();
  }

  answersEnd(id) {
    this.asked = this.asked.filter((one) => one.id !== id);
    this.ask();
  }

  /** Show the newest question, unless an element with choices is open over it. */
  ask() {
    const { top } = this.layers;
    const asked = this.asked.at(-1);
    if (asked && asked.id > (top?.id ?? 0)) {
      set(this.question, asked.question || (this.table.question ?? ""));
      this.choices.show(asked.answers);
      return;
    }
    set(this.question, this.table.question ?? "");
    this.choices.show(top ? [] : (this.table.choices ?? []));
  }
}

function set(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

function seat(owner, groups, names) {
  const made = document.createElement("section");
  const own = groups.filter((group) => (group.owner ?? -1) === owner);
  made.className = "seat";
  if (owner >= 0) {
    const name = element("h2", names[owner] ?? "");
    const awaited = own.some((group) => group.mark === "awaited");
    if (awaited) made.classList.add("awaited");
    const marks = [...new Set(own.map((group) => group.mark).filter(Boolean))];
    name.prepend(...marks.map(mark));
    const told = own.map((group) => group.mark_label).filter(Boolean);
    if (told.length) name.append(element("span", ` ${[...new Set(told)].join(" ")}`, "told"));
    made.append(name);
  }
  for (const group of own) {
    const row = document.createElement("div");
    row.className = "group";
    row.dataset.area = group.area;
    if (group.label) row.append(element("span", group.label, "label"));
    row.append(...group.things.map(piece));
    made.append(row);
  }
  return made;
}
