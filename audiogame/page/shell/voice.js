// The browser's own speech, for players without a screen reader.

/** Meaning of the browser's value 1: words a minute, and percent. */
const NORMAL = { words: 200, pitch: 50, volume: 100 };

/** Speaks lines one after the other, and reports those spoken. */
export class Voice {
  constructor(report, speech = globalThis.speechSynthesis) {
    this.report = report;
    this.speech = speech;
    this.manner = {};
    this.awake = false;
    /**
     * What is spoken or waits: a browser forgets to tell the end of what nobody holds.
     *
     * @type {Set<SpeechSynthesisUtterance>}
     */
    this.held = new Set();
    if (!speech) return;
    speech.addEventListener("voiceschanged", () => this.tell());
  }

  /** Handle a key or a touch: an iPhone speaks only after it has spoken, if only nothing, in one. */
  wake() {
    // Not every key counts as the player's will for a browser: Escape does not.
    if (!this.speech || this.awake || navigator.userActivation?.isActive === false) return;
    this.awake = true;
    this.speech.speak(new SpeechSynthesisUtterance(""));
  }

  /** Send the program the list of voices. */
  tell() {
    if (!this.speech) return;
    const voices = this.speech.getVoices().map((voice) => ({
      name: voice.name,
      language: voice.lang,
    }));
    this.report({ kind: "voices", voices });
  }

  speak({ id, text, voice: own = "" }) {
    if (!this.speech) {
      this.report({ kind: "spoken", id });
      return;
    }
    const said = new SpeechSynthesisUtterance(text);
    const { voice, words = NORMAL.words, pitch = NORMAL.pitch, volume = NORMAL.volume } = this.manner;
    said.voice = this.speech.getVoices().find((one) => one.name === (own || voice)) ?? null;
    said.rate = Math.min(10, Math.max(0.1, words / NORMAL.words));
    said.pitch = Math.min(2, Math.max(0, pitch / NORMAL.pitch));
    said.volume = Math.min(1, Math.max(0, volume / NORMAL.volume));
    this.held.add(said);
    const done = () => {
      if (this.held.delete(said)) this.report({ kind: "spoken", id });
    };
    said.addEventListener("end", done);
    said.addEventListener("error", done);
    // Safari drops what is said in the task of a cancel.
    setTimeout(() => this.held.has(said) && this.speech.speak(said));
  }

  hush() {
    this.held.clear();
    this.speech?.cancel();
  }
}
