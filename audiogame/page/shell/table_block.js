// The visual state of a table: a block with a fixed position, and the picture beside it.

import { handOf } from "./picture.js";
import { setLanguage } from "./texts.js";

/**
 * Shows question, choices and whose turn it is in the block, and the picture of the table.
 *
 * @param {object} parts `app`, `status` and `question`.
 * @param {import("./bar.js").Bar} bar the name of the game, its round and who stands how.
 * @param {object} picture the table for the eye.
 * @param {object} choices the row of buttons for the choices.
 * @param {object} layers knows what is open over the table: its choices have no effect there.
 * @param {() => void} asked called when question and choices are shown.
 */
export class TableBlock {
  constructor({ app, status, question }, bar, picture, choices, layers, asked) {
    this.layers = layers;
    this.shown = asked;
    this.app = app;
    this.bar = bar;
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
    setLanguage(this.status, table.language);
    this.ask();
    this.bar.show(table);
    this.picture.show(table);
    this.app.dataset.table = this.picture.place.hidden ? "no" : "yes";
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
      if (asked.question) this.put(asked.question);
      else this.put(this.table.question ?? "", this.table.language);
      this.choices.show(asked.answers);
      for (const one of this.choices.buttons) setLanguage(one);
      this.hint("");
      this.shown();
      return;
    }
    // What is open over the table has a title of its own.
    this.put(top && top.kind !== "book" ? "" : (this.table.question ?? ""), this.table.language);
    this.choices.show(top ? [] : (this.table.choices ?? []), top ? [] : handOf(this.table));
    for (const one of this.choices.buttons) setLanguage(one, this.table.language);
    this.hint(top ? "" : (this.table.hint ?? ""));
    this.shown();
  }

  /** Say what marks are for, above them and for the eye alone, as the question does not. */
  hint(text) {
    this.choices.row.dataset.hint = text;
  }

  put(question, language = "") {
    const heading = this.question;
    if (heading.textContent !== question && heading !== document.activeElement) {
      // Of an element that it has read before, Orca says what it was then.
      this.question = heading.cloneNode();
      heading.replaceWith(this.question);
    }
    set(this.question, question);
    setLanguage(this.question, language);
    this.question.hidden = !question;
  }
}

function set(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
