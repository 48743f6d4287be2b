import { findInstance } from '../../db/instances.ts';
import { isAuthenticated } from '../../db/wallet-players.ts';
import { findPayout, markInFlight, markPaid, type Payout, postponePayout } from '../../db/wins.ts';
import type { ChainContext } from '../handler.ts';
import type { Wallet, WalletAnswer } from '../operator-wallet.ts';
import { bookPayment } from '../win/book-payment.ts';
import { retryDelayMs } from './retry-delay.ts';

/** What paying needs of a chain; the platform itself pays what a crash or a silent wallet left behind. */
export type Payer = Pick<ChainContext, 'read' | 'write'> & {
  readonly actor: string;
  /** Told of every try that failed, so that money which waits is seen by somebody. */
  readonly report?: (unsettled: Unsettled) => void;
};

/** A call to the wallet that is sent again later. */
export type Unsettled = {
  readonly transactionId: string;
  readonly operatorId: string;
  /** How often it has failed. */
  readonly attempts: number;
  readonly reason: string;
};

/** Why a call is sent again, in words that hold no secret: the wallet contributes its code alone. */
export const reasonOf = (answer: Exclude<WalletAnswer<unknown>, { outcome: 'done' }>): string =>
  answer.outcome === 'refused' ? `refused: ${answer.code}` : answer.detail;

/**
 * The credits that are being sent by this process, which is the only one on its store. A credit has one call under way at most: of two, one
 * could be refused and its mark removed while the other gets through.
 */
const sending = new Set<string>();

/**
 * Sends one credit and, once the wallet has acknowledged it, books it. A credit is never taken back: whatever else the wallet says, it
 * stays due and is sent again, under the same id. One that is sent by somebody else at this moment is left to them.
 * @param introduce authenticates the player now, for one whom the wallet has never authenticated.
 * @returns whether the win is paid.
 */
export const payOut = async (
  payer: Payer,
  wallet: Wallet,
  payout: Payout,
  introduce?: () => Promise<unknown>,
): Promise<boolean> => {
  const { transactionId, brandPath, playerId } = payout;
  if (sending.has(transactionId)) return false;
  sending.add(transactionId);
  try {
    const known = () => payer.read((tx) => isAuthenticated(tx, brandPath, playerId));
    if (!(await known())) {
      await introduce?.();
      if (!(await known())) return false;
    }
    return await send(payer, wallet, transactionId);
  } finally {
    sending.delete(transactionId);
  }
};

/**
 * The mark `inFlight` is committed before the first call and stays until the wallet has answered, so that a credit which may arrive is never
 * settled elsewhere, and one that was settled is never sent.
 */
const send = async (payer: Payer, wallet: Wallet, transactionId: string): Promise<boolean> => {
  // Read now: what the caller was told may be older than a settlement.
  const [found, instance] = await payer.read(async (tx) => {
    const won = await findPayout(tx, transactionId);
    return [won, won && (await findInstance(tx, won.payout.instanceId))] as const;
  });
  if (found === undefined || instance === undefined) throw new Error(`the payout ${transactionId} is not in the store`);
  const { win, payout } = found;
  if (payout.state !== 'due') return false;
  if (!payout.inFlight && !(await payer.write(({ tx }) => markInFlight(tx, transactionId)))) return false;
  const answer = await wallet.execute({
    transactionId,
    type: 'Credit',
    playerId: payout.playerId,
    currency: payout.payCurrency,
    amountMicros: payout.pay,
    sourceId: instance.gameCode,
    sourceVariant: win.potId,
    gameroundId: win.gameroundId ?? win.id,
    gameroundComplete: win.gameroundId === null ? true : undefined,
  });
  if (answer.outcome === 'done') {
    await payer.write(async (unit) => {
      // A second acknowledgement of the same credit changes nothing.
      if (await markPaid(unit.tx, transactionId, unit.nowMs))
        await bookPayment(unit, found, 'payment', { actor: payer.actor, operation: 'payOut' });
    });
    return true;
  }
  const attempts = payout.attempts + 1;
  const reason = reasonOf(answer);
  const inFlight = answer.outcome === 'uncertain' || (payout.inFlight && !settlesEarlier(answer.code));
  await payer.write(({ tx, nowMs }) =>
    postponePayout(tx, transactionId, {
      inFlight,
      attempts,
      nextAttemptAtMs: nowMs + retryDelayMs(payout.attempts),
      lastError: reason,
    }),
  );
  payer.report?.({ transactionId, operatorId: payout.operatorId, attempts, reason });
  return false;
};

/**
 * Whether a refusal also tells what became of the calls before it. A status without a code may come from whatever stands before the wallet,
 * and a conflict says that the wallet knows the id.
 */
const settlesEarlier = (code: string): boolean => !code.startsWith('status ') && code !== 'transaction_conflict';
