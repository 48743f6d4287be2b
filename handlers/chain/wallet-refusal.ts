import type { WalletAnswer } from '../operator-wallet.ts';
import { type Refusal, refuse } from '../reply.ts';

export type WalletRefusal = Refusal<
  | 'insufficient_funds'
  | 'limit_exceeded'
  | 'wallet_refused_session'
  | 'wallet_refused_player'
  | 'wallet_failed'
  | 'wallet_timeout'
>;

/** What the wallet's no, or its silence, means to the caller. */
export const walletRefusal = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): WalletRefusal => {
  if (answer.outcome === 'uncertain') {
    return answer.why === 'timeout'
      ? refuse('wallet_timeout', { detail: answer.detail })
      : refuse('wallet_failed', { detail: answer.detail });
  }
  switch (answer.code) {
    case 'insufficient_funds':
      return refuse('insufficient_funds');
    case 'limit_exceeded':
      return refuse('limit_exceeded');
    case 'session_expired':
      return refuse('wallet_refused_session');
    case 'player_unknown':
      return refuse('wallet_refused_player');
    default:
      return refuse('wallet_failed', { detail: `The wallet refused the call: ${answer.code}.` });
  }
};
