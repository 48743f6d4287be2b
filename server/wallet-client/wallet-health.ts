import type { WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import type { Logger } from '../base/log.ts';

/** A wallet with another secret refuses every call: this is how often it is logged. */
const LOG_INTERVAL_MS = 60_000;

/** The kinds of wallet calls; one may fail while the others work. */
export type WalletCall = 'session' | 'debit' | 'credit' | 'cancel';

/** Called when an operator's wallet fails and when it works again. */
export type HealthListener = {
  readonly walletFailed: (operatorId: string) => void;
  /** The first success of a kind of call that had failed; of any kind, when the wallet had rejected the platform. */
  readonly walletIsBack: (operatorId: string, call: WalletCall) => void;
  /** A success of a kind of call of which the wallet has refused some. */
  readonly walletTakes: (operatorId: string, call: WalletCall) => void;
  /** The first success of any kind since a failure; the other kinds may still fail. */
  readonly walletAnswers: (operatorId: string) => void;
};

/**
 * Tracks the outcomes of the calls to one wallet. The first success after a failure is reported for each operator that has failed since,
 * because its pending calls may go out again.
 */
export class WalletHealth {
  readonly #listener: HealthListener;
  readonly #log: Logger;
  readonly #clock: () => number;
  /** By kind and operator: whether the last failure was that the wallet rejected the platform. */
  readonly #failing = new Map<WalletCall, Map<string, boolean>>();
  readonly #refusing = new Map<WalletCall, Set<string>>();
  readonly #silent = new Set<string>();
  #loggedAtMs = Number.NEGATIVE_INFINITY;

  constructor(listener: HealthListener, log: Logger, clock: () => number) {
    this.#listener = listener;
    this.#log = log;
    this.#clock = clock;
  }

  /** The operators for whom some kind of call failed the last time. */
  get failing(): ReadonlySet<string> {
    return new Set([...this.#failing.values()].flatMap((operators) => [...operators.keys()]));
  }

  /** Records the outcome of a call. Refusing one player or movement is neither a failure nor a success of the wallet. */
  record(operatorId: string, call: WalletCall, answer: WalletAnswer<unknown>): void {
    if (answer.outcome === 'done') {
      const back = this.#backWith(call);
      const answering = [...this.#silent];
      this.#silent.clear();
      for (const [id, kind] of back) this.#listener.walletIsBack(id, kind);
      for (const id of answering) this.#listener.walletAnswers(id);
      for (const id of this.#refusing.get(call) ?? []) this.#listener.walletTakes(id, call);
      return;
    }
    if (answer.outcome === 'refused' && answer.ofPlatform !== true) {
      this.#refusing.set(call, (this.#refusing.get(call) ?? new Set()).add(operatorId));
      return;
    }
    this.#failing.set(call, (this.#failing.get(call) ?? new Map()).set(operatorId, answer.outcome === 'refused'));
    this.#silent.add(operatorId);
    this.#listener.walletFailed(operatorId);
    if (answer.outcome === 'refused') this.#logRejection(operatorId, answer.code);
  }

  /** The operators and kinds of calls that work again after a success of one kind: it proves the shared secret for every kind. */
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

  #logRejection(operatorId: string, code: string): void {
    if (Math.abs(this.#clock() - this.#loggedAtMs) < LOG_INTERVAL_MS) return;
    this.#loggedAtMs = this.#clock();
    this.#log.error(
      { operator_id: operatorId, code },
      'the wallet rejects the platform: check that both sides use the same secret',
    );
  }
}
