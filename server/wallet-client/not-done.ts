import type { WalletAnswer } from '../../platform/unit/operator-wallet.ts';

/** The call did not end in an acknowledged success; what that means is an outcome of its own. */
export class NotDone extends Error {
  readonly answer: Exclude<WalletAnswer<never>, { outcome: 'done' }>;
  /** Undefined when the wallet did not get as far. */
  readonly status: number | undefined;
  constructor(answer: NotDone['answer'], status?: number) {
    super(answer.outcome === 'refused' ? answer.code : answer.detail);
    this.answer = answer;
    this.status = status;
  }
}

/** A success that cannot be believed, or a failure that says nothing about the effect. */
export const failed = (detail: string, status?: number): NotDone =>
  new NotDone({ outcome: 'uncertain', why: 'failed', detail }, status);
