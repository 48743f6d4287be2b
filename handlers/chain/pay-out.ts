import { book, findInstance } from '../../db/instances.ts';
import { emit } from '../../db/outbox.ts';
import { isAuthenticated } from '../../db/wallet-players.ts';
import { findWin, markPaid, type Payout, postponePayout, type Win } from '../../db/wins.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { settle } from '../../domain/jackpot/settle.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { WinSettled } from '../../generated/server/types.gen.ts';
import type { ChainContext, Unit } from '../handler.ts';
import type { Wallet, WalletAnswer } from '../operator-wallet.ts';
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
 * Sends one credit and, once the wallet has acknowledged it, books it. A credit is never taken back: whatever else the wallet says, it
 * stays due and is sent again, under the same id.
 * @param introduce authenticates the player now, for one whom the wallet has never authenticated.
 * @returns whether the win is paid.
 */
export const payOut = async (
  payer: Payer,
  wallet: Wallet,
  payout: Payout,
  introduce?: () => Promise<unknown>,
): Promise<boolean> => {
  const known = () => payer.read((tx) => isAuthenticated(tx, payout.brandPath, payout.playerId));
  if (!(await known())) {
    await introduce?.();
    if (!(await known())) return false;
  }
  const [instance, win] = await payer.read(
    async (tx) => [await findInstance(tx, payout.instanceId), await findWin(tx, payout.winId)] as const,
  );
  if (instance === undefined || win === undefined)
    throw new Error(`the win of payout ${payout.transactionId} is not in the store`);
  const answer = await wallet.execute({
    transactionId: payout.transactionId,
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
    await payer.write((unit) => recordPayment(unit, payout, win, payer.actor));
    return true;
  }
  const { transactionId, operatorId } = payout;
  const attempts = payout.attempts + 1;
  const reason = reasonOf(answer);
  await payer.write((unit) =>
    postponePayout(unit.tx, transactionId, attempts, unit.nowMs + retryDelayMs(payout.attempts), reason),
  );
  payer.report?.({ transactionId, operatorId, attempts, reason });
  return false;
};

/** Moves a paid win out of the withheld ones; a second acknowledgement of the same credit changes nothing. */
const recordPayment = async ({ tx, seal, nowMs }: Unit, payout: Payout, win: Win, actor: string): Promise<void> => {
  if (!(await markPaid(tx, payout.transactionId, nowMs))) return;
  const instance = await findInstance(tx, payout.instanceId);
  if (instance === undefined) throw new Error(`the instance of payout ${payout.transactionId} is not in the store`);
  const { state, entry } = settle(instance, payout.amount);
  await book(tx, seal, instance, state, [
    {
      entry,
      occasion: {
        actor,
        operation: 'payOut',
        reference: payout.transactionId,
        atMs: nowMs,
        facts: { transaction: payout.transactionId, pay: String(payout.pay), currency: payout.payCurrency },
      },
    },
  ]);
  const data: WinSettled = {
    win_id: win.id,
    transaction_id: payout.transactionId,
    instance_id: payout.instanceId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: instance.currency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    player_id: payout.playerId,
    brand_id: payout.brandPath,
    timestamp: nowMs,
  };
  await emit(tx, {
    instanceId: payout.instanceId,
    eventType: 'WinSettled',
    operatorId: operatorOf(payout.brandPath),
    brandId: payout.brandPath,
    playerId: payout.playerId,
    data,
    createdAtMs: nowMs,
  });
};
