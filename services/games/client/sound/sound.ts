/** Synthesised sounds without audio files. Off until the player turns them on. */
export class Sound {
  #context: AudioContext | undefined;
  #on = false;

  get on(): boolean {
    return this.#on;
  }

  /** Browsers allow audio only after a user gesture, so the context is created when sound is turned on. */
  set on(on: boolean) {
    this.#on = on;
    if (on) this.#context ??= new AudioContext();
    if (on) void this.#context?.resume();
    else void this.#context?.suspend();
  }

  press(): void {
    this.#tone(520, 0, 0.05, 'triangle', 0.08);
  }

  /**
   * A reel or card stops.
   * @param place 0 to 4, which raises the pitch
   */
  stop(place: number): void {
    this.#tone(130 + place * 14, 0, 0.09, 'square', 0.05);
    this.#tone(65 + place * 7, 0, 0.12, 'sine', 0.16);
  }

  scatter(place: number): void {
    this.#tone(660 * 1.122 ** (place * 2), 0, 0.4, 'sine', 0.12);
  }

  /** @param size 0 for a small win to 2 for a huge one */
  win(size: number): void {
    const notes = [0, 4, 7, 12, 16, 19, 24].slice(0, 3 + size * 2);
    for (const [place, step] of notes.entries())
      this.#tone(440 * 2 ** (step / 12), place * 0.09, 0.35, 'triangle', 0.1);
  }

  ball(): void {
    this.#tone(1_800, 0, 0.03, 'square', 0.03);
  }

  card(): void {
    this.#tone(240, 0, 0.04, 'triangle', 0.1);
    this.#tone(900, 0.01, 0.03, 'sawtooth', 0.02);
  }

  #tone(hertz: number, after: number, seconds: number, shape: OscillatorType, loudness: number): void {
    const context = this.#context;
    if (!this.#on || context === undefined) return;
    const start = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { frequency: hertz, type: shape });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds + 0.02);
  }
}
