/** What an operator's wallet is sent at once in the background. */
const CALLS_MAX = 100;
/** With which it begins at a start and after a failure. */
const CALLS_MIN = 4;

/**
 * How fast what has waited is sent to the operators' wallets. One that was away, or has waited for the platform, is not met with all of it:
 * each call that it acknowledges makes room for one more.
 */
export class Pace {
  readonly #room = new Map<string, number>();
  #first = CALLS_MAX;

  roomOf(operatorId: string): number {
    return this.#room.get(operatorId) ?? this.#first;
  }

  /** Begins slowly at every wallet. */
  slow(): void {
    this.#first = CALLS_MIN;
    this.#room.clear();
  }

  failed(operatorId: string): void {
    this.#room.set(operatorId, CALLS_MIN);
  }

  succeeded(operatorId: string): void {
    this.#room.set(operatorId, Math.min(this.roomOf(operatorId) + 1, CALLS_MAX));
  }
}
