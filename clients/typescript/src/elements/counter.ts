/** The shortest and longest time in which a counter reaches a new value. */
const RUN_MIN_MS = 900;
const RUN_MAX_MS = 6_000;

/**
 * A value that runs. It moves from what it shows to the last known value, at the pace at which values arrive, and never beyond it; a value
 * below what it shows takes its place at once, because the pot has fallen.
 */
export class Counter {
  #from = 0;
  #to: number | undefined;
  #startMs = 0;
  #endMs = 0;
  #setMs = 0;

  /** Sets the known value. @returns true if it fell below what was shown. */
  set(value: number, nowMs: number): boolean {
    const known = this.#to;
    if (value === known) return false;
    const shown = this.at(nowMs);
    const hasFallen = known !== undefined && value < shown;
    const isFirst = known === undefined;
    const paceMs = Math.min(RUN_MAX_MS, Math.max(RUN_MIN_MS, nowMs - this.#setMs));
    this.#from = isFirst || hasFallen ? value : shown;
    this.#to = value;
    this.#startMs = nowMs;
    this.#endMs = isFirst || hasFallen ? nowMs : nowMs + paceMs;
    this.#setMs = nowMs;
    return hasFallen;
  }

  /** The value to show. */
  at(nowMs: number): number {
    const to = this.#to ?? 0;
    if (nowMs >= this.#endMs) return to;
    const part = Math.max(0, (nowMs - this.#startMs) / (this.#endMs - this.#startMs));
    return Math.min(to, Math.floor(this.#from + (to - this.#from) * part));
  }

  isRunning(nowMs: number): boolean {
    return nowMs < this.#endMs;
  }

  /** The last known value. */
  get known(): number | undefined {
    return this.#to;
  }
}
