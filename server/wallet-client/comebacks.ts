import { retryDelayMs } from '../../platform/payouts/payer.ts';

/** A third time in vain, it is waited for half an hour, and so from then on. */
const IN_VAIN_MAX = 2;

type Comeback = { readonly atMs: number; readonly inVain: number };

/**
 * Which wallets are back, so that what waits for them is tried before its time. What a wallet acknowledges nothing of, whenever it is back, is
 * tried more rarely: it is not the wallet that was away.
 */
export class Comebacks {
  readonly #inVainMax: number;
  readonly #back = new Set<string>();
  readonly #last = new Map<string, Comeback>();

  /** @param inVainMax after so many times in vain the pause grows no more. */
  constructor(inVainMax = IN_VAIN_MAX) {
    this.#inVainMax = inVainMax;
  }

  add(operatorId: string): void {
    this.#back.add(operatorId);
  }

  /** The operators whose wallets are back, and that may be tried at this moment; each is answered once. */
  take(nowMs: number): string[] {
    const taken = [...this.#back].filter((operatorId) => {
      const last = this.#last.get(operatorId);
      // A clock that was set back says nothing of how long ago it was.
      return last === undefined || Math.abs(nowMs - last.atMs) >= retryDelayMs(last.inVain - 1);
    });
    for (const operatorId of taken) {
      this.#back.delete(operatorId);
      const inVain = Math.min((this.#last.get(operatorId)?.inVain ?? 0) + 1, this.#inVainMax + 1);
      this.#last.set(operatorId, { atMs: nowMs, inVain });
    }
    return taken;
  }

  /** Something that waited for a wallet was acknowledged. */
  succeeded(operatorId: string): void {
    this.#last.delete(operatorId);
  }
}
