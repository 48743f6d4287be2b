import {
  findPayingUntil,
  listAvailableBonuses,
  type PaidByBonus,
  takeFromBonus,
} from '../../db/bonuses/paying-bonuses.ts';
import { type AwardedBonus, recordUse } from '../../db/bonuses/player-bonuses.ts';
import { isPending, type Soon } from '../../db/engine/soon.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import type { BonusFacts } from '../../db/ledger/facts.ts';
import type { StoredParticipation } from '../../db/opt-ins/participations.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { amountsIn } from '../../domain/jackpot/currency-amounts.ts';
import { type AvailableBonus, payByBonus, paysContributions } from '../../domain/jackpot/pay-by-bonus.ts';
import type { Quote, QuoteInput } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { enabledPots } from '../../domain/jackpot/state.ts';
import { type Fraction, textFromFraction } from '../../domain/money/fraction.ts';
import { NO_PARTICIPATION, preferenceFor } from '../../domain/opt-in/participation.ts';
import { tellUse, usedUpTo } from '../bonuses/give-and-expire.ts';
import { brandRate } from '../rules/brand-rate.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import type { Services } from '../unit/services.ts';
import type { Assessed } from './assess.ts';
import type { Order } from './order.ts';

/** A bonus that pays a contribution, as read in this unit. */
export type PayingBonus = {
  readonly awarded: AwardedBonus;
  /** Units of the jackpot's currency per unit of the bonus's. */
  readonly rate: Fraction;
  /** The quote without it. */
  readonly plain: Quote;
};

/** An order in the terms of the rules. */
export const quoteInput = (
  instance: Instance,
  rules: JackpotRules,
  { wager, currency }: Pick<Order, 'wager' | 'currency'>,
  rate: Fraction,
  participation: StoredParticipation | undefined,
  carriedPicos?: bigint,
): QuoteInput => ({
  wager,
  currency,
  rate,
  preference: preferenceFor(participation ?? NO_PARTICIPATION, {
    currency,
    jackpotCurrency: rules.currency,
    rate,
    isOwnOnly: amountsIn(rules, currency) !== undefined,
  }),
  enabledPots: enabledPots(instance),
  carriedPicos,
});

/**
 * Lets a bonus of the player pay the player's part of a contribution, if one can. Contributions to brands without such bonuses, which the
 * store has in memory, look for none.
 */
export const payByBonusIfAny = (
  unit: Pick<Unit, 'tx' | 'nowMs'>,
  order: Order,
  plain: Assessed,
  services: Services,
): Soon<Assessed> => {
  if (plain.quote.playerDebit === 0n) return plain;
  const paying = findPayingUntil(unit.tx, order.brandPath);
  const look = (until: { readonly untilMs: number } | undefined): Soon<Assessed> =>
    until === undefined || until.untilMs <= unit.nowMs ? plain : chooseBonus(unit, order, plain, services);
  return isPending(paying) ? paying.then(look) : look(paying);
};

const chooseBonus = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  order: Order,
  plain: Assessed,
  { providerId, currencies }: Services,
): Promise<Assessed> => {
  const { instance, rules, rate, participation } = plain;
  const codes = order.sourceId === undefined ? [instance.gameCode] : [instance.gameCode, order.sourceId];
  const bonuses: (AvailableBonus & { readonly awarded: AwardedBonus })[] = [];
  for (const awarded of await listAvailableBonuses(tx, order, nowMs)) {
    const { bonus, award } = awarded;
    const { type, currency, count, amount, availableFor: games, awardedAtMs } = award;
    if (!paysContributions(games, providerId, codes)) continue;
    bonuses.push({
      ...{ id: bonus.id, type, currency, count, amount, games, awardedAtMs, awarded },
      left: bonus.budget - bonus.used,
      expiresAtMs: bonus.expiresAtMs,
      rate: await brandRate(tx, order.brandPath, currency, rules.currency, currencies),
    });
  }
  const paid = payByBonus(rules, quoteInput(instance, rules, order, rate, participation), plain.quote, bonuses);
  if (paid?.bonus.rate === undefined) return plain;
  return {
    ...plain,
    quote: paid.quote,
    bonus: { awarded: paid.bonus.awarded, rate: paid.bonus.rate, plain: plain.quote },
  };
};

/**
 * Takes the use from the bonus that pays a contribution, in the unit that books it. If the bonus has changed since it was read, another one
 * is chosen.
 * @returns the contribution with the bonus that pays, or as the player pays it.
 */
export const takeBonus = async (
  unit: Unit,
  { caller, services }: Pick<ChainContext, 'caller' | 'services'>,
  order: Order,
  assessed: Assessed,
  contributionId: string,
): Promise<Assessed> => {
  const { bonus: paying, quote } = assessed;
  if (paying === undefined || quote.bonus === undefined) return assessed;
  const { tx, nowMs } = unit;
  const { awarded, plain } = paying;
  const after = usedUpTo(awarded, awarded.bonus.used + quote.bonus.used, nowMs);
  if (!(await takeFromBonus(tx, awarded.bonus, after.bonus))) {
    const again = payByBonusIfAny(unit, order, { ...assessed, quote: plain, bonus: undefined }, services);
    return takeBonus(unit, { caller, services }, order, await again, contributionId);
  }
  await recordUse(tx, {
    bonusId: awarded.bonus.id,
    operatorId: toOperatorId(order.brandPath),
    requestId: contributionId,
    contributionId,
    instanceId: assessed.instance.id,
    amount: quote.bonus.used,
    usedAfter: after.bonus.used,
    providerId: services.providerId,
    gameCode: assessed.instance.gameCode,
    gameroundId: order.gameroundId ?? null,
    accountId: caller.accountId,
    atMs: nowMs,
  });
  await tellUse(unit, after, contributionId);
  return assessed;
};

/** The bonus in the terms of the ledger. */
export const bonusFacts = ({ awarded: { bonus, award }, rate }: PayingBonus, quote: Quote): BonusFacts => ({
  id: bonus.id,
  currency: award.currency,
  rate: textFromFraction(rate),
  ...(award.type === 'Fixed' ? { spin: String(award.amount) } : {}),
  left: String(bonus.budget - bonus.used),
  used: String(quote.bonus?.used),
  paid: String(quote.bonus?.paid),
});

/** The bonus as it is shown with the contribution. */
export const paidBy = ({ awarded: { bonus, award } }: PayingBonus, quote: Quote): PaidByBonus => {
  const amount = quote.bonus?.used ?? 0n;
  const { promoId, currency } = award;
  return { bonusId: bonus.id, promoId, currency, amount, left: bonus.budget - bonus.used - amount };
};
