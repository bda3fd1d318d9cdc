// Cues by Web Audio: each with its volume and its place between the ears.

import { POCKET } from "./apple.js";
import { decoded } from "./files.js";

/** Plays files below `sounds/`; silent until the first key or touch, as browsers require. */
export class Sounds {
  constructor(folder = "./sounds/") {
    this.folder = folder;
    this.context = null;
    this.decoded = new Map();
    this.owned = new Map();
    this.playing = new Map();
    this.stops = 0;
  }

  /** Whether a telephone's switch for silence silences them: its browser knows no kinds of sound. */
  get silenced() {
    return POCKET && typeof AudioContext !== "undefined" && !("audioSession" in navigator);
  }

  /** Handle the player's first key: sound is allowed from now on. */
  begin() {
    if (typeof AudioContext === "undefined") return;
    // An iPhone whose switch is on silent plays no other kind.
    const { audioSession } = /** @type {{audioSession?: {type: string}}} */ (navigator);
    if (audioSession) audioSession.type = "playback";
    this.context ??= new AudioContext();
    // It is suspended at first, and "interrupted" by a call on an iPhone.
    if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  /** Store a sound of the player's own, which the site does not have. */
  own({ name, bytes }) {
    this.owned.set(name, decoded(bytes));
  }

  /** Play files together. */
  async play({ files, gain = 1, pan = 0, after = 0, loop = false }) {
    const context = this.context;
    if (!context) return;
    const start = context.currentTime + after;
    const stops = this.stops;
    const buffers = await Promise.all(files.map((file) => this.buffer(file)));
    if (stops !== this.stops) return;
    const at = Math.max(start, context.currentTime);
    for (const buffer of buffers) {
      if (!buffer) continue;
      const source = this.source(buffer, { gain, pan, loop });
      this.playing.set(source, at);
      source.start(at);
    }
  }

  source(buffer, { gain, pan, loop }) {
    const source = new AudioBufferSourceNode(this.context, { buffer, loop });
    const volume = new GainNode(this.context, { gain });
    const place = new StereoPannerNode(this.context, { pan: Math.min(1, Math.max(-1, pan)) });
    source.connect(volume).connect(place).connect(this.context.destination);
    source.addEventListener("ended", () => this.playing.delete(source));
    return source;
  }

  /** Return a decoded file; null where it is unavailable, which stops nothing else. */
  buffer(file) {
    if (!this.decoded.has(file)) {
      const sound = this.bytes(file)
        .then((bytes) => this.context.decodeAudioData(bytes))
        .catch(() => {
          this.decoded.delete(file);
          return null;
        });
      this.decoded.set(file, sound);
    }
    return this.decoded.get(file);
  }

  async bytes(file) {
    const own = this.owned.get(file);
    if (own) return own.slice().buffer; // a copy: decoding detaches the buffer
    const answer = await fetch(this.folder + file.split("/").map(encodeURIComponent).join("/"));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.arrayBuffer();
  }

  /** Drop sounds that have not begun; with `loop`, end the loop. */
  stop({ loop = false } = {}) {
    this.stops += 1;
    for (const [source, at] of this.playing) {
      if (at > this.context.currentTime || (loop && source.loop)) source.stop();
    }
  }
}
