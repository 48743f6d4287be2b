import type { WalletAnswer } from '../../platform/unit/operator-wallet.ts';

/** The call did not end in an acknowledged success; the outcome says what that means. */
export class NotDone extends Error {
  readonly answer: Exclude<WalletAnswer<never>, { outcome: 'done' }>;
  /** Undefined when the wallet sent no status. */
  readonly status: number | undefined;
  constructor(answer: NotDone['answer'], status?: number) {
    super(answer.outcome === 'refused' ? answer.code : answer.detail);
    this.answer = answer;
    this.status = status;
  }
}

/** A success that cannot be trusted, or a failure that does not say whether the call took effect. */
export const failed = (detail: string, status?: number): NotDone =>
  new NotDone({ outcome: 'uncertain', why: 'failed', detail }, status);
