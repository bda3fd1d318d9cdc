// The real program behind the shell, without a worker: it runs beside the tests, and messages go
// over the line of the site.

class Program {
  constructor(first, options) {
    this.onmessage = () => {};
    this.sent = [];
    this.shown = 0;
    this.turn = fetch(`./begin${first}`, { method: "POST", body: JSON.stringify(options) }).then((answer) => answer.text());
    this.turn.then((visit) => this.listen(visit));
  }

  send(message) {
    this.sent.push(message);
    const text = JSON.stringify(message);
    this.turn = this.turn.then(async (visit) => {
      await fetch(`./said?visit=${visit}`, { method: "POST", body: text });
      return visit;
    });
  }

  async listen(visit) {
    for (let place = 0; ; this.shown = place) {
      const answer = await fetch(`./told?visit=${visit}&from=${place}`).catch(() => null);
      if (!answer?.ok) return;
      const messages = await answer.json();
      place += messages.length;
      for (const message of messages) this.onmessage(message);
    }
  }
}

export function start({ options }) {
  globalThis.program = new Program(location.search, options);
  return globalThis.program;
}
