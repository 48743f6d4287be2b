import type { ContributionState as StoredState } from '../db/contributions.ts';
import type { ListedContribution } from '../db/listed-contributions.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { ContributionRecord, ContributionState } from '../generated/server/types.gen.ts';
import { shownState, stateToWire } from './win-record.ts';

const STATES = {
  open: 'Open',
  booked: 'Booked',
  cancelling: 'Cancelling',
  cancelled: 'Cancelled',
} as const satisfies Record<StoredState, ContributionState>;

/** The stored state of a contribution. */
export const contributionStateFromWire = (state: ContributionState): StoredState | undefined =>
  (Object.keys(STATES) as StoredState[]).find((known) => STATES[known] === state);

/** A contribution as it is listed. */
export const contributionRecordToWire = ({
  contribution,
  jackpotCurrency,
  won,
}: ListedContribution): ContributionRecord => ({
  contribution_id: contribution.id,
  instance_id: contribution.instanceId,
  state: STATES[contribution.state],
  timestamp: contribution.createdAtMs,
  brand_id: contribution.brandPath,
  player_id: contribution.playerId,
  source_id: contribution.sourceId,
  ...(contribution.gameroundId === null ? {} : { gameround_id: contribution.gameroundId }),
  ...(contribution.key === null ? {} : { idempotency_key: contribution.key }),
  wager_amount: numberFromMicros(contribution.wager),
  contribution_currency: contribution.currency,
  debit_amount: numberFromMicros(contribution.debit),
  jackpot_currency: jackpotCurrency,
  player_paid: numberFromMicros(contribution.playerPaid),
  operator_paid: numberFromMicros(contribution.operatorPaid),
  tickets_awarded: contribution.ticketsAwarded,
  wins: won.map(({ win, payout }) => ({
    transaction_id: payout.transactionId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    state: stateToWire(shownState(payout)),
  })),
});
