import type { Payout, Win } from '../db/tables/wins.ts';
import type { ListedPayout, PayoutState } from '../db/wins/listed-payouts.ts';
import type { ListedWinner } from '../db/wins/listed-winners.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { MyWin, MyWinState, Winner, WinRecord, WinState } from '../generated/server/types.gen.ts';
import type { namesIn } from './jackpot-texts.ts';

const STATES: Readonly<Record<PayoutState, WinState>> = {
  held: 'Held',
  refused: 'Refused',
  due: 'Due',
  paid: 'Paid',
  settled: 'Settled',
};

/** The stored state of a payout. */
export const stateFromWire = (state: WinState): PayoutState | undefined =>
  (Object.keys(STATES) as PayoutState[]).find((known) => STATES[known] === state);

/** The state of a payout in the interface. */
export const stateToWire = (state: PayoutState): WinState => STATES[state];

/** The state that a payout is shown in. */
export const shownState = ({ state, refusedAtMs }: Pick<Payout, 'state' | 'refusedAtMs'>): PayoutState =>
  state === 'held' && refusedAtMs !== null ? 'refused' : state;

/** A payout of a win and its progress. */
export const winRecordToWire = ({ win, payout, jackpotCurrency }: ListedPayout): WinRecord => ({
  transaction_id: payout.transactionId,
  win_id: win.id,
  instance_id: win.instanceId,
  win_pot_id: win.potId,
  instance_count: win.instanceCount,
  brand_id: payout.brandPath,
  player_id: payout.playerId,
  source_id: win.sourceId,
  ...causeOf(win, payout),
  win_amount: numberFromMicros(payout.amount),
  jackpot_currency: jackpotCurrency,
  payout_amount: numberFromMicros(payout.pay),
  payout_currency: payout.payCurrency,
  timestamp: payout.wonAtMs,
  state: STATES[shownState(payout)],
  attempts: payout.attempts,
  ...(payout.state === 'due' ? { next_attempt: payout.nextAttemptAtMs } : {}),
  ...(payout.lastError === null ? {} : { last_error: payout.lastError }),
  ...(payout.paidAtMs === null ? {} : { paid_on: payout.paidAtMs }),
  ...(payout.settledBy === null ? {} : { settled_by: payout.settledBy }),
  ...(payout.settleReason === null ? {} : { settle_reason: payout.settleReason }),
  ...refusalOf(payout),
});

/** The states that a player sees. A payment that someone refused is still held, and still owed. */
const MY_STATES: Readonly<Record<Payout['state'], MyWinState>> = {
  held: 'Held',
  due: 'Due',
  paid: 'Paid',
  settled: 'Paid',
};

/** A payout of a win, as shown to its payee. Of another player's win, nothing is shown that is about that player. */
export const myWinToWire = (
  { win, payout, jackpotCurrency }: ListedPayout,
  names: ReturnType<typeof namesIn>,
): MyWin => {
  // A drawing has no winner but its payees.
  const isShare = win.playerId !== '' && !(win.playerId === payout.playerId && win.brandPath === payout.brandPath);
  return {
    transaction_id: payout.transactionId,
    win_id: win.id,
    instance_id: win.instanceId,
    jackpot_name: names.jackpot,
    win_pot_id: win.potId,
    pot_name: names.pot(win.potId),
    instance_count: win.instanceCount,
    is_share: isShare,
    ...(isShare ? {} : { source_id: win.sourceId, ...causeOf(win, payout) }),
    win_amount: numberFromMicros(payout.amount),
    jackpot_currency: jackpotCurrency,
    payout_amount: numberFromMicros(payout.pay),
    payout_currency: payout.payCurrency,
    timestamp: payout.wonAtMs,
    state: MY_STATES[payout.state],
    ...(payout.paidAtMs === null ? {} : { paid_on: payout.paidAtMs }),
  };
};

/** The contribution that won. It belongs to its brand, so payees in other brands do not see it. */
const causeOf = ({ brandPath, contributionId, gameroundId }: Win, payout: Pick<Payout, 'brandPath'>) =>
  payout.brandPath === brandPath
    ? {
        ...(contributionId === null ? {} : { contribution_id: contributionId }),
        ...(gameroundId === null ? {} : { gameround_id: gameroundId }),
      }
    : {};

/** The account that refused a payout, and the reason, for as long as it stays refused. */
const refusalOf = (payout: Payout) =>
  shownState(payout) === 'refused' && payout.refusedBy !== null && payout.refuseReason !== null
    ? { refused_by: payout.refusedBy, refuse_reason: payout.refuseReason, refused_on: payout.refusedAtMs ?? 0 }
    : {};

/** A payee's share of a win, in the jackpot's currency. */
export const winnerToWire = ({ currency }: { readonly currency: string }, winner: ListedWinner): Winner => ({
  win_pot_id: winner.potId,
  win_amount: numberFromMicros(winner.amount),
  jackpot_currency: currency,
  player_id: winner.playerId,
  timestamp: winner.atMs,
  brand_id: winner.brandPath,
});
