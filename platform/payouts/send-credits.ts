import type { Payout, Win } from '../../db/wins.ts';
import type { Wallet, WalletAnswer } from '../unit/operator-wallet.ts';
import { gameroundOf } from './credits-of-one-call.ts';

/** Credits that are marked as sent, all of one game round: one, or several with the name of their batch. */
export type Sent = {
  readonly win: Win;
  readonly gameCode: string;
  readonly credits: readonly Payout[];
  readonly batchId: string | undefined;
};

/** What a call came to, and each of its credits: what a batch refuses is refused alone. */
export type Answered = {
  readonly answer: WalletAnswer<unknown>;
  /** The wallet has looked at each credit. A batch that it refused as a whole may hold some that an earlier call has moved. */
  readonly isJudged: boolean;
  readonly answerTo: (credit: Payout) => WalletAnswer<null>;
};

/** Sends credits to the wallet, several in a batch. The content of a credit is the same each time, alone or not: the wallet compares it. */
export const sendCredits = async (wallet: Wallet, { win, gameCode, credits, batchId }: Sent): Promise<Answered> => {
  const [first] = credits;
  if (first === undefined) throw new Error(`nothing of the win ${win.id} is to be sent`);
  const gameroundId = gameroundOf(win, first);
  const content = {
    currency: first.payCurrency,
    sourceId: gameCode,
    sourceVariant: win.potId,
    gameroundId,
    // A round of a game is for the game to end.
    gameroundComplete: gameroundId === win.id ? true : undefined,
  };
  if (batchId === undefined) {
    const answer = await wallet.execute({ ...content, ...movementOf(first), type: 'Credit' });
    return { answer, isJudged: true, answerTo: () => answer };
  }
  const answer = await wallet.executeBatch({ ...content, batchId, credits: credits.map(movementOf) });
  return {
    answer,
    isJudged: answer.outcome === 'done',
    answerTo: ({ playerId }) => {
      if (answer.outcome !== 'done') return answer;
      const code = answer.result.get(playerId);
      return code === undefined ? { outcome: 'done', result: null } : { outcome: 'refused', code };
    },
  };
};

const movementOf = ({ transactionId, playerId, pay }: Payout) => ({ transactionId, playerId, amountMicros: pay });
