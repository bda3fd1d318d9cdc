// The bar above a table: the name of the game, its round, and who stands how.

import { setLanguage } from "./texts.js";
import { sign, span } from "./pieces.js";
import { BEST, standing } from "./picture.js";

/**
 * Shows in one row which game this is, where it has come to, and the amounts that decide it.
 *
 * @param {object} parts `name`, `round` and `standing`.
 */
export class Bar {
  constructor(parts) {
    this.name = parts.name;
    this.usual = this.name.textContent;
    this.round = parts.round;
    this.standing = parts.standing;
    this.shown = "";
  }

  show(table) {
    const amounts = ranked(table);
    const shown = JSON.stringify([table.game, table.round, table.language, amounts]);
    if (shown === this.shown) return;
    this.shown = shown;
    put(this.name, table.game || this.usual);
    put(this.round, table.round ?? "");
    for (const one of [this.round, this.standing]) setLanguage(one, table.language);
    // The table says the same with its seats: this is for the eye.
    this.standing.replaceChildren(...amounts.map(({ name, text, mark }) => {
      return span("", ...(BEST.includes(mark) ? [sign(mark)] : []), span("who", name), text);
    }));
  }
}

/** Return the amounts of all seats: who leads first, then the one that looks on. */
function ranked({ picture = [], names = [], seat }) {
  const found = [...new Set(picture.map((group) => group.owner ?? -1))].filter((owner) => owner >= 0).flatMap((owner) => {
    const [thing] = standing(picture.filter((group) => group.owner === owner))[0]?.things ?? [];
    return thing ? [{ name: names[owner] ?? "", text: thing.text, mark: thing.mark ?? "", own: owner === seat }] : [];
  });
  const place = (one) => (one.own ? 1 : one.mark === "leads" ? 0 : 2);
  return found.sort((one, other) => place(one) - place(other));
}

function put(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
