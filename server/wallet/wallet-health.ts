import type { WalletAnswer } from '../../handlers/operator-wallet.ts';
import type { Logger } from '../log.ts';

/** A wallet with another secret refuses every call: as often it is said. */
const SAID_AGAIN_MS = 60_000;

/**
 * Listens to what the calls to one wallet come to. The first success after a failure tells of each operator that has failed since, because
 * what waits for them may go out again.
 */
export class WalletHealth {
  readonly #isBack: (operatorId: string) => void;
  readonly #log: Logger;
  readonly #clock: () => number;
  readonly #failing = new Set<string>();
  #saidAtMs = Number.NEGATIVE_INFINITY;

  constructor(isBack: (operatorId: string) => void, log: Logger, clock: () => number) {
    this.#isBack = isBack;
    this.#log = log;
    this.#clock = clock;
  }

  /** Takes what a call came to. A refusal of one player or movement is no failure of the wallet, and no success. */
  hear(operatorId: string, answer: WalletAnswer<unknown>): void {
    if (answer.outcome === 'done') {
      const back = [...this.#failing];
      this.#failing.clear();
      for (const id of back) this.#isBack(id);
    } else if (answer.outcome === 'uncertain') this.#failing.add(operatorId);
    else if (answer.ofPlatform === true) {
      this.#failing.add(operatorId);
      this.#say(operatorId, answer.code);
    }
  }

  #say(operatorId: string, code: string): void {
    if (Math.abs(this.#clock() - this.#saidAtMs) < SAID_AGAIN_MS) return;
    this.#saidAtMs = this.#clock();
    this.#log.error(
      { operator_id: operatorId, code },
      'the wallet does not accept the platform: compare the secrets of both sides',
    );
  }
}
