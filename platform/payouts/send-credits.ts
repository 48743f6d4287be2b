import type { Payout, Win } from '../../db/tables/wins.ts';
import type { Wallet, WalletAnswer } from '../unit/operator-wallet.ts';
import { toGameroundId } from './credits-of-one-call.ts';

/** Credits of one game round that are marked `inFlight`: one, or several with the id of their batch. */
export type SentCredits = {
  readonly win: Win;
  readonly gameCode: string;
  readonly credits: readonly Payout[];
  readonly batchId: string | undefined;
  /** Of the winner's credit, if a bonus paid the contribution that won. It then goes alone. */
  readonly promotionId: string | undefined;
};

/** The wallet's answer to a call, and to each credit of it: a batch may refuse some and accept the rest. */
export type AnsweredCredits = {
  readonly answer: WalletAnswer<unknown>;
  /** The wallet looked at each credit. If it refused a whole batch, an earlier call may have moved some of it. */
  readonly isJudged: boolean;
  readonly answerTo: (credit: Payout) => WalletAnswer<null>;
};

/** Sends credits to the wallet, several as a batch. A credit has the same content each time, alone or not: the wallet compares it. */
export const sendCredits = async (
  wallet: Wallet,
  { win, gameCode, credits, batchId, promotionId }: SentCredits,
): Promise<AnsweredCredits> => {
  const [first] = credits;
  if (first === undefined) throw new Error(`no credit of the win ${win.id} to send`);
  const gameroundId = toGameroundId(win, first);
  const content = {
    currency: first.payCurrency,
    sourceId: gameCode,
    sourceVariant: win.potId,
    gameroundId,
    // Only the game closes its own rounds.
    gameroundComplete: gameroundId === win.id ? true : undefined,
  };
  if (batchId === undefined) {
    const answer = await wallet.execute({
      ...content,
      ...movementOf(first),
      type: 'Credit',
      promotionId: first.number === 0 ? promotionId : undefined,
    });
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
