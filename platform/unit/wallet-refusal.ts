import type { WalletAnswer } from './operator-wallet.ts';
import { type Refusal, refuse } from './reply.ts';

type NotDone = Exclude<WalletAnswer<unknown>, { outcome: 'done' }>;

/** What a wallet may say, or leave unsaid, to any call. */
export type AnyWalletRefusal = Refusal<
  'wallet_refused' | 'wallet_refused_platform' | 'wallet_failed' | 'wallet_timeout'
>;

export type WalletRefusal =
  | AnyWalletRefusal
  | Refusal<'insufficient_funds' | 'limit_exceeded' | 'wallet_refused_session' | 'wallet_refused_player'>;

/** What the wallet's no, or its silence, means to the caller. */
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

/** The same where none of the codes is expected that the wallet's spec lists. */
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
