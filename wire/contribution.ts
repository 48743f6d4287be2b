import type { PaidByBonus } from '../db/bonuses/paying-bonuses.ts';
import type { ContributionState as StoredState } from '../db/contributions/contributions.ts';
import type { ListedContribution } from '../db/contributions/listed-contributions.ts';
import type { Contribution } from '../db/tables/contributions.ts';
import type { WonPayout } from '../db/wins/wins.ts';
import { ceilDivide, floorTimes, fractionFromText } from '../domain/money/fraction.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import { ceilToMinorUnit } from '../domain/money/minor-unit.ts';
import type {
  ContributionBonus,
  ContributionRecord,
  ContributionResponse,
  ContributionState,
} from '../generated/server/types.gen.ts';
import { shownState, stateToWire } from './win-record.ts';

/**
 * The result of a contribution. The amount is in the request's currency: the debit to the cent, and the operator's part, which is booked in
 * the jackpot's currency. The win is in the jackpot's currency, the total of all pots, with the id of the largest.
 */
export const contributionToWire = (
  contribution: Contribution,
  wins: readonly WonPayout[],
  bonus?: PaidByBonus,
): ContributionResponse => {
  const won = wins.reduce((sum, { payout }) => sum + payout.amount, 0n);
  const largest = wins.reduce<WonPayout | undefined>(
    (best, win) => (best === undefined || win.payout.amount > best.payout.amount ? win : best),
    undefined,
  );
  return {
    instance_id: contribution.instanceId,
    timestamp: contribution.createdAtMs,
    gameround_id: contribution.gameroundId ?? '',
    win_amount: numberFromMicros(won),
    win_pot_id: largest?.win.potId ?? '',
    tickets_awarded: contribution.ticketsAwarded,
    win_withheld: wins.some(({ payout }) => payout.state === 'due' || payout.state === 'held'),
    contribution_currency: contribution.currency,
    contribution_amount: numberFromMicros(contribution.debit + operatorPart(contribution)),
    metadata: contribution.metadata,
    ...(bonus === undefined ? {} : { bonus: bonusToWire(bonus) }),
  };
};

const bonusToWire = ({ bonusId, promoId, amount, currency, left }: PaidByBonus): ContributionBonus => ({
  id: bonusId,
  promo_id: promoId ?? '',
  amount: numberFromMicros(amount),
  currency,
  left: numberFromMicros(left),
});

/** In the request's currency: whole minor units that are booked as the same amount, or else the least micros. */
const operatorPart = ({ operatorPaid, rate, currency }: Contribution): bigint => {
  const exact = fractionFromText(rate);
  const least = ceilDivide(operatorPaid, exact);
  const whole = ceilToMinorUnit(least, currency);
  return floorTimes(whole, exact) === operatorPaid ? whole : least;
};

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
  bonus,
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
  ...(bonus === undefined ? {} : { bonus: bonusToWire(bonus) }),
  wins: won.map(({ win, payout }) => ({
    transaction_id: payout.transactionId,
    win_pot_id: win.potId,
    win_amount: numberFromMicros(payout.amount),
    state: stateToWire(shownState(payout)),
  })),
});
