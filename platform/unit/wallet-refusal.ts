import type { WalletAnswer } from './operator-wallet.ts';
import { type Refusal, refuse } from './reply.ts';

type NotDone = Exclude<WalletAnswer<unknown>, { outcome: 'done' }>;

/** The refusals that any wallet call can lead to. */
export type AnyWalletRefusal = Refusal<
  'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout'
>;

export type WalletRefusal =
  | AnyWalletRefusal
  | Refusal<'insufficient_funds' | 'limit_exceeded' | 'wallet_refused_session' | 'wallet_refused_player'>;

/** Turns a wallet's refusal, or a missing answer, into a problem. */
export const walletRefusal = (answer: NotDone): WalletRefusal => {
  if (answer.outcome === 'refused') {
    switch (answer.code) {
      case 'insufficient_funds':
        return refuse('insufficient_funds');
      case 'limit_exceeded':
        return refuse('limit_exceeded');
      case 'session_expired':
        return refuse('wallet_refused_session');
      case 'player_unknown':
        return refuse('wallet_refused_player');
    }
  }
  return anyWalletRefusal(answer);
};

/** The same for calls where the wallet spec lists no codes. */
export const anyWalletRefusal = (answer: NotDone): AnyWalletRefusal => {
  if (answer.outcome === 'uncertain')
    return refuse(answer.why === 'timeout' ? 'wallet_timeout' : 'wallet_failed', { detail: answer.detail });
  const { code, words, ofPlatform } = answer;
  const [, status] = /^status (\d+)$/.exec(code) ?? [];
  const answered = status === undefined ? code : `${status} without a code`;
  if (ofPlatform === true) return refuse('wallet_refused_platform', { detail: `The wallet answered ${answered}.` });
  return refuse('wallet_refused', {
    detail: `The wallet answered ${answered}${words === undefined ? '' : `, “${words}”`}.`,
    told: {
      ...(status === undefined ? { wallet_code: code } : {}),
      ...(words === undefined ? {} : { wallet_detail: words }),
    },
  });
};
