// A stand-in for the program: what a test tells it is said to the shell, and keys are answered
// from a small written game.

const ITEMS = ["New game", "Continue", "Learn to play", "Settings", "Records", "Statistics", "Quit"];
const BUTTONS = [
  ["r", "Rules"], ["t", "Turn"], ["e", "Score"], ["c", "Shown"], ["h", "Own"],
  ["l", "Repeat"], ["comma", "History"], ["x", "Silence"], ["z", "Leave"],
];
const PICTURE = [
  { area: "laid", label: "On the table", things: [{ what: "card", face: "9", kind: "hearts", label: "9 of hearts" }, { what: "card", face: "queen", kind: "spades", label: "queen of spades" }, { what: "card", count: 3, label: "3 cards face down" }] },
  { area: "rolled", label: "Rolled", owner: 0, mark: "awaited", things: [1, 2, 3, 4, 5, 6].map((pips) => ({ what: "die", face: String(pips), pips, kind: pips % 2 ? "red" : "blue", label: `${pips % 2 ? "red" : "blue"} ${pips}`, mark: pips === 6 ? "counts" : "" })) },
  { area: "score", label: "Score", owner: 0, things: [{ what: "score", text: "12", label: "12" }] },
  { area: "purse", label: "Money", owner: 1, mark: "out", things: [{ what: "chip", text: "37", label: "37 dollars" }, { what: "die", face: "3", pips: 3, kind: "white", label: "white 3" }] },
];
const TABLE = {
  kind: "table", title: "Sika: your turn", status: "Your turn.", question: "Which colour do you call?",
  choices: [{ key: "1", text: "Red" }, { key: "2", text: "Blue" }, { key: "3", text: "Throw" }],
  newest: "", names: ["You", "Bella"], picture: PICTURE,
};

class StandIn {
  constructor() {
    this.sent = [];
    this.onmessage = () => {};
    this.id = 0;
    this.index = 0;
    this.playing = false;
    setTimeout(() => this.menu(), 0);
  }

  send(message) {
    this.sent.push(message);
    const answer = message.kind === "key" && this[`on_${this.playing ? "game" : "menu"}`];
    if (answer && !this.silent) setTimeout(() => answer.call(this, message.name), 30);
  }

  tell(...messages) {
    for (const message of messages) this.onmessage(message);
  }

  line(text, more = {}) {
    this.id += 1;
    this.tell({ kind: "line", id: this.id, text, urgency: "answer", seconds: text.length / 40, ...more });
  }

  menu() {
    this.playing = false;
    const items = ITEMS.map((text) => ({ id: text, text }));
    this.tell({ kind: "list", id: 1, title: "Main menu", items, index: this.index });
    this.line(`Main menu. ${ITEMS[this.index]}. ${this.index + 1} of 7.`, { listed: true });
  }

  on_menu(name) {
    const step = { down: 1, up: -1 }[name];
    if (step) {
      this.index = (this.index + step + ITEMS.length) % ITEMS.length;
      this.tell({ kind: "list-at", id: 1, index: this.index });
      this.line(`${ITEMS[this.index]}. ${this.index + 1} of 7.`, { row: true, listed: true });
    } else if (name === "enter") {
      this.playing = true;
      this.tell({ kind: "list-ends", id: 1 }, TABLE);
      this.tell({ kind: "buttons", buttons: BUTTONS.map(([key, text]) => ({ key, text })) });
      this.line("New game. Playing order: you and Bella.");
      this.line("Your turn. Which colour do you call?");
    }
  }

  on_game(name) {
    if (name === "z" || name === "escape") {
      this.tell({ kind: "table-ends" });
      this.menu();
    } else if (name === "b") {
      for (let one = 1; one <= 8; one += 1) this.line(`Bella plays card number ${one}.`, { urgency: "news" });
    } else if (name === "e") {
      this.line("You have 12, Bella 9.");
    } else if (name === "down" || name === "up") {
      this.index = 1 - this.index % 2;
      this.line(["Red.", "Blue."][this.index], { row: true });
    } else {
      this.line(`Answer to ${name}.`);
    }
  }
}

export function start() {
  globalThis.standIn = new StandIn();
  return globalThis.standIn;
}
