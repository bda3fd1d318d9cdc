// The browser's own speech, for players without a screen reader.

/** Meaning of the browser's value 1: words a minute, and percent. */
const NORMAL = { words: 200, pitch: 50, volume: 100 };

/** Speaks lines one after the other, and reports those spoken. */
export class Voice {
  constructor(report, speech = globalThis.speechSynthesis) {
    this.report = report;
    this.speech = speech;
    this.manner = {};
    if (!speech) return;
    speech.addEventListener("voiceschanged", () => this.tell());
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

  speak({ id, text, interrupt = false, voice: own = "" }) {
    if (!this.speech) {
      this.report({ kind: "spoken", id });
      return;
    }
    if (interrupt) this.speech.cancel();
    const said = new SpeechSynthesisUtterance(text);
    const { voice, words = NORMAL.words, pitch = NORMAL.pitch, volume = NORMAL.volume } = this.manner;
    said.voice = this.speech.getVoices().find((one) => one.name === (own || voice)) ?? null;
    said.rate = Math.min(10, Math.max(0.1, words / NORMAL.words));
    said.pitch = Math.min(2, Math.max(0, pitch / NORMAL.pitch));
    said.volume = Math.min(1, Math.max(0, volume / NORMAL.volume));
    const done = () => this.report({ kind: "spoken", id });
    said.addEventListener("end", done);
    said.addEventListener("error", done);
    this.speech.speak(said);
  }

  hush() {
    this.speech?.cancel();
  }
}
