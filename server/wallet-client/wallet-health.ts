import type { WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import type { Logger } from '../base/log.ts';

/** A wallet with another secret refuses every call: as often it is said. */
const SAID_AGAIN_MS = 60_000;

/** The kinds of calls to a wallet; any of them may fail while the others work. */
export type WalletCall = 'session' | 'debit' | 'credit' | 'cancel';

/** Who is told of an operator's wallet that has failed, and of one that works again. */
export type HealthTold = {
  readonly walletFailed: (operatorId: string) => void;
  /** The first success of a kind of call that had failed; of any kind, when the wallet had not believed the platform. */
  readonly walletIsBack: (operatorId: string, call: WalletCall) => void;
  /** A success of a kind of call of which an operator's wallet has refused some. */
  readonly walletTakes: (operatorId: string, call: WalletCall) => void;
  /** The first success of any kind since a failure: others may work again too, or may not. */
  readonly walletAnswers: (operatorId: string) => void;
};

/**
 * Listens to what the calls to one wallet come to. The first success after a failure tells of each operator that has failed since, because
 * what waits for them may go out again.
 */
export class WalletHealth {
  readonly #told: HealthTold;
  readonly #log: Logger;
  readonly #clock: () => number;
  /** By kind and operator, whether the wallet did not believe the platform the last time. */
  readonly #failing = new Map<WalletCall, Map<string, boolean>>();
  readonly #refusing = new Map<WalletCall, Set<string>>();
  readonly #silent = new Set<string>();
  #saidAtMs = Number.NEGATIVE_INFINITY;

  constructor(told: HealthTold, log: Logger, clock: () => number) {
    this.#told = told;
    this.#log = log;
    this.#clock = clock;
  }

  /** Takes what a call came to. A refusal of one player or movement is no failure of the wallet, and no success. */
  hear(operatorId: string, call: WalletCall, answer: WalletAnswer<unknown>): void {
    if (answer.outcome === 'done') {
      const back = this.#backWith(call);
      const answering = [...this.#silent];
      this.#silent.clear();
      for (const [id, kind] of back) this.#told.walletIsBack(id, kind);
      for (const id of answering) this.#told.walletAnswers(id);
      for (const id of this.#refusing.get(call) ?? []) this.#told.walletTakes(id, call);
      return;
    }
    if (answer.outcome === 'refused' && answer.ofPlatform !== true) {
      this.#refusing.set(call, (this.#refusing.get(call) ?? new Set()).add(operatorId));
      return;
    }
    this.#failing.set(call, (this.#failing.get(call) ?? new Map()).set(operatorId, answer.outcome === 'refused'));
    this.#silent.add(operatorId);
    this.#told.walletFailed(operatorId);
    if (answer.outcome === 'refused') this.#say(operatorId, answer.code);
  }

  /** Whose calls of which kind work again, as a success of one kind shows: it proves the secret of both sides for every kind. */
  #backWith(call: WalletCall): [operatorId: string, kind: WalletCall][] {
    const back: [string, WalletCall][] = [];
    for (const [kind, operators] of this.#failing)
      for (const [id, isOfPlatform] of operators)
        if (kind === call || isOfPlatform) {
          operators.delete(id);
          back.push([id, kind]);
        }
    return back;
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
