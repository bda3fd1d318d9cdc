// Dice, cards, chips and scores, drawn large; the program's words are their accessible names.

const SVG = "http://www.w3.org/2000/svg";
const PIPS = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [1, 3], [3, 1], [3, 3]],
  5: [[1, 1], [1, 3], [2, 2], [3, 1], [3, 3]],
  6: [[1, 1], [1, 2], [1, 3], [3, 1], [3, 2], [3, 3]],
};
const SUITS = { hearts: "\u2665", diamonds: "\u2666", clubs: "\u2663", spades: "\u2660" };
/** A colour is also a shape and a letter; one without a shape of its own is a triangle. */
const SHAPES = {
  red: "M50 6 A44 44 0 1 1 49.9 6 Z",
  blue: "M8 8 H92 V92 H8 Z",
  white: "M50 2 L98 50 L50 98 L2 50 Z",
  black: "M50 4 L96 38 L78 94 H22 L4 38 Z",
  green: "M28 6 H72 L96 50 L72 94 H28 L4 50 Z",
};
const TRIANGLE = "M50 6 L96 92 H4 Z";
/** Marks are shapes, too. */
const MARKS = { awaited: "\u25b6", leads: "\u2605", out: "\u2715", chosen: "\u2713", counts: "\u25cf" };

function svg(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function span(text, classes) {
  const made = document.createElement("span");
  made.className = classes;
  made.textContent = text;
  made.setAttribute("aria-hidden", "true");
  return made;
}

function badge(kind) {
  const drawn = svg("svg", { viewBox: "0 0 100 100", class: "badge", "aria-hidden": "true" });
  drawn.append(svg("path", { d: SHAPES[kind] ?? TRIANGLE }));
  const letter = svg("text", { x: 50, y: 70, "text-anchor": "middle" });
  letter.textContent = kind[0].toUpperCase();
  drawn.append(letter);
  return drawn;
}

function die(thing) {
  const drawn = svg("svg", { viewBox: "0 0 100 100", class: "face", "aria-hidden": "true" });
  drawn.append(svg("rect", { x: 3, y: 3, width: 94, height: 94, rx: 14 }));
  const pips = PIPS[thing.pips];
  for (const [column, row] of pips ?? []) {
    drawn.append(svg("circle", { cx: column * 25, cy: row * 25, r: 10 }));
  }
  if (!pips && thing.face) {
    const text = svg("text", { x: 50, y: 68, "text-anchor": "middle" });
    text.textContent = short(thing.face);
    drawn.append(text);
  }
  return [drawn, ...(thing.kind ? [badge(thing.kind)] : [])];
}

/** A word is drawn as its first letter, except the joker, as J is the jack. */
function short(face) {
  if (/^jok/i.test(face)) return "\u2605";
  return [...face].length <= 2 ? face : face[0].toUpperCase();
}

function card(thing) {
  if (!thing.face) return [span(thing.count > 1 ? `\u00d7${thing.count}` : "?", "index back")];
  const parts = [span(short(thing.face), "index")];
  if (thing.suit) parts.push(span(`${SUITS[thing.suit] ?? ""}${thing.suit[0].toUpperCase()}`, "suit"));
  if ([...thing.face].length > 2) parts.push(span(thing.face, "word"));
  if (thing.count > 1) parts.push(span(`\u00d7${thing.count}`, "count"));
  return parts;
}

const DRAWN = {
  die,
  card,
  chip: (thing) => [span(thing.text, "amount")],
  score: (thing) => [span(thing.text, "amount")],
};

/** Return a mark as a shape; empty for marks without one. */
export function mark(name) {
  return MARKS[name] ? span(MARKS[name], "mark") : "";
}

/** Return one thing of a picture. */
export function piece(thing) {
  const made = document.createElement("div");
  made.className = `piece ${thing.what}`;
  if (thing.mark) made.dataset.mark = thing.mark;
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", thing.label || thing.text || thing.face || "?");
  made.append(...(DRAWN[thing.what]?.(thing) ?? []), mark(thing.mark));
  return made;
}
