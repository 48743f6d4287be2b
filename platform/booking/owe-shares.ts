import { emit } from '../../db/events/outbox.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { findOperator } from '../../db/operators/operators.ts';
import type { Payout, ShareFacts, Win } from '../../db/tables/wins.ts';
import { keepShares, takeShares } from '../../db/wins/win-shares.ts';
import { findWin, insertPayout } from '../../db/wins/wins.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import type { RaffleWinEvent } from '../../generated/server/types.gen.ts';
import { worthBy } from '../rules/worth-of-money.ts';
import type { Unit } from '../unit/handler.ts';

/** Payees that one unit of work writes besides the win itself: a payout and an event each. */
const SHARES_PER_UNIT = 200;

/** The credit's transaction id at the wallet. */
export const toTransactionId = (winId: string, number: number): string => `${winId}:${number}`;

/**
 * Records what the payees of a win are owed. Shares that do not fit into this unit wait in the store for `writeNextShares`.
 * @param how.atOnce how many are written now, for a unit that writes more than this win.
 * @param how.winnerDueAtMs when the background sender may credit the winner, for a caller that does so right after the commit.
 * @returns the payouts that were written.
 */
export const oweShares = async (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  win: Win,
  shares: readonly ShareFacts[],
  currencies: Currencies,
  { atOnce = SHARES_PER_UNIT, winnerDueAtMs = unit.nowMs }: { atOnce?: number; winnerDueAtMs?: number } = {},
): Promise<readonly Payout[]> => {
  const payouts = await writeShares(unit, instance, win, shares.slice(0, atOnce), currencies, winnerDueAtMs);
  for (let from = atOnce; from < shares.length; from += SHARES_PER_UNIT)
    await keepShares(unit.tx, win.id, shares.slice(from, from + SHARES_PER_UNIT));
  return payouts;
};

/** Writes payouts, and the events of prizes. A payout above the operator's limits for a review is held. */
const writeShares = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  instance: Instance,
  win: Win,
  shares: readonly ShareFacts[],
  currencies: Currencies,
  winnerDueAtMs = nowMs,
): Promise<readonly Payout[]> => {
  const isHeld = await holdsBy({ tx, nowMs, services: { currencies } }, instance);
  const payouts: Payout[] = [];
  for (const share of shares) {
    const { number, brand, player, currency, rate, prize } = share;
    const amount = BigInt(share.amount);
    const payout: Payout = {
      transactionId: toTransactionId(win.id, number),
      winId: win.id,
      number,
      instanceId: instance.id,
      operatorId: instance.operatorId,
      brandPath: brand,
      playerId: player,
      amount,
      payCurrency: currency,
      pay: BigInt(share.pay),
      rate,
      state: (await isHeld(share)) ? 'held' : 'due',
      inFlight: false,
      attempts: 0,
      nextAttemptAtMs: number === 0 ? winnerDueAtMs : nowMs,
      lastError: null,
      walletRefusedAtMs: null,
      wonAtMs: win.atMs,
      paidAtMs: null,
      settledBy: null,
      settleReason: null,
      refusedAtMs: null,
      refusedBy: null,
      refuseReason: null,
      unnamed: null,
    };
    await insertPayout(tx, payout);
    if (prize !== undefined) await emitPrize(tx, instance, win, payout, prize, nowMs);
    payouts.push(payout);
  }
  return payouts;
};

/** Reports which payouts of an instance are held for a review, by the threshold of its currency and by the limit of all. */
const holdsBy = async (
  unit: Parameters<typeof worthBy>[0],
  { operatorId, currency }: Instance,
): Promise<(share: ShareFacts) => boolean | Promise<boolean>> => {
  const { reviewThreshold, moneyOut } = (await findOperator(unit.tx, operatorId)) ?? {};
  const own = reviewThreshold?.[currency];
  const isAbove = ({ amount }: ShareFacts): boolean => own !== undefined && BigInt(amount) > BigInt(own);
  if (moneyOut?.review === undefined) return isAbove;
  const limit = BigInt(moneyOut.review);
  const worthOf = worthBy(unit, moneyOut.currency);
  return async (share) => {
    const { brand, amount, pay, currency: payCurrency } = share;
    if (isAbove(share)) return true;
    const worth = await worthOf(brand, [
      { amount: BigInt(amount), currency },
      { amount: BigInt(pay), currency: payCurrency },
    ]);
    return worth === undefined || worth > limit;
  };
};

const emitPrize = async (
  tx: Unit['tx'],
  instance: Instance,
  win: Win,
  payout: Payout,
  { tier, tickets, startsAtMs, endsAtMs }: NonNullable<ShareFacts['prize']>,
  nowMs: number,
): Promise<void> => {
  const data: RaffleWinEvent = {
    win_id: win.id,
    transaction_id: payout.transactionId,
    instance_id: instance.id,
    game_code: instance.gameCode,
    jackpot_name: instance.name,
    win_pot_id: win.potId,
    instance_count: win.instanceCount,
    tier,
    ticket_count: tickets,
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: instance.currency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    player_id: payout.playerId,
    brand_id: payout.brandPath,
    timestamp_start: startsAtMs,
    timestamp_end: endsAtMs,
    timestamp: win.atMs,
  };
  await emit(tx, {
    instanceId: instance.id,
    eventType: 'RaffleWinEvent',
    operatorId: toOperatorId(payout.brandPath),
    brandId: payout.brandPath,
    playerId: payout.playerId,
    data,
    createdAtMs: nowMs,
  });
};

/**
 * Writes the next portion of payouts that did not fit into the unit of their win.
 * @returns false if none was left.
 */
export const writeNextShares = async (unit: Pick<Unit, 'tx' | 'nowMs'>, currencies: Currencies): Promise<boolean> => {
  const portion = await takeShares(unit.tx);
  if (portion === undefined) return false;
  const win = await findWin(unit.tx, portion.winId);
  const instance = win && (await findInstance(unit.tx, win.instanceId));
  if (win === undefined || instance === undefined)
    throw new Error(`the win ${portion.winId} of waiting payees is not in the store`);
  await writeShares(unit, instance, win, portion.shares, currencies);
  return true;
};
