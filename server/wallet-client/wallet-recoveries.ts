import { retryDelayMs } from '../../platform/payouts/payer.ts';

/** From the third recovery in vain on, the pause stays at half an hour. */
const IN_VAIN_MAX = 2;

type Comeback = { readonly atMs: number; readonly inVain: number };

/**
 * Wallets that have recovered, so that pending calls are tried early. A wallet that recovers but acknowledges nothing is tried less and
 * less often: the outage was not the cause.
 */
export class WalletRecoveries {
  readonly #inVainMax: number;
  readonly #back = new Set<string>();
  readonly #last = new Map<string, Comeback>();

  /** @param inVainMax after this many recoveries in vain the pause stops growing. */
  constructor(inVainMax = IN_VAIN_MAX) {
    this.#inVainMax = inVainMax;
  }

  add(operatorId: string): void {
    this.#back.add(operatorId);
  }

  /** True if a wallet has recovered and has not been tried since. */
  get isWaiting(): boolean {
    return this.#back.size > 0;
  }

  /** The operators whose wallets have recovered and may be tried now; each is returned once. */
  take(nowMs: number): string[] {
    const taken = [...this.#back].filter((operatorId) => {
      const last = this.#last.get(operatorId);
      // If the clock was set back, the elapsed time is unknown.
      return last === undefined || Math.abs(nowMs - last.atMs) >= retryDelayMs(last.inVain - 1);
    });
    for (const operatorId of taken) {
      this.#back.delete(operatorId);
      const inVain = Math.min((this.#last.get(operatorId)?.inVain ?? 0) + 1, this.#inVainMax + 1);
      this.#last.set(operatorId, { atMs: nowMs, inVain });
    }
    return taken;
  }

  /** The wallet acknowledged a pending call. */
  succeeded(operatorId: string): void {
    this.#last.delete(operatorId);
  }
}
