/** The most background calls that an operator's wallet gets at once. */
const CALLS_MAX = 100;
/** The number at a start and after a failure. */
const CALLS_MIN = 4;

/**
 * Paces the pending calls to the operators' wallets. A wallet that was down, or has waited for the platform, is not flooded: each
 * acknowledged call makes room for one more.
 */
export class Pace {
  readonly #room = new Map<string, number>();
  #first = CALLS_MAX;

  roomOf(operatorId: string): number {
    return this.#room.get(operatorId) ?? this.#first;
  }

  /** Starts slowly with every wallet. */
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
