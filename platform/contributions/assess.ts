import { isPending } from '../../db/engine/soon.ts';
import { findCarried } from '../../db/jackpots/carried-fractions.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { countWins } from '../../db/opt-ins/barred.ts';
import { findParticipation, type StoredParticipation } from '../../db/opt-ins/participations.ts';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { type Quote, quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules, WinLimit } from '../../domain/jackpot/rules.ts';
import type { Fraction } from '../../domain/money/fraction.ts';
import { mayContribute, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { InstanceRules } from '../../wire/jackpot-rules.ts';
import { readRules } from '../../wire/read-rules.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import type { Locate } from '../routing/locate.ts';
import { brandRate } from '../rules/brand-rate.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { refuseDraws } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';
import { type BudgetDecision, holdToBudget } from './operator-budget.ts';
import type { Order } from './order.ts';
import { type PayingBonus, payByBonusIfAny, quoteInput } from './pay-by-bonus.ts';

export type AssessRefusal = Refusal<
  | 'brand_not_found'
  | 'owner_disabled'
  | 'win_limit_reached'
  | 'player_not_opted_in'
  | 'currency_not_configured'
  | 'unavailable'
>;

/** A contribution that an instance would accept, and what it comes to. */
export type Assessed = {
  readonly instance: Instance;
  readonly rules: InstanceRules;
  readonly rate: Fraction;
  readonly quote: Quote;
  /** The player's participation in the instance, if there is one yet. */
  readonly participation: StoredParticipation | undefined;
  /** The bonus that pays in place of the player, which the quote then has; absent if the player pays. */
  readonly bonus?: PayingBonus | undefined;
  /** Only if the operator would pay a part and has a budget. The quote of a contribution that it does not cover is without that part. */
  readonly budget?: BudgetDecision;
  /** The wins that the rules leave to the player; undefined if there is no limit. */
  readonly winsLeft: number | undefined;
  /** The rest of the player's earlier payments, in 10⁻¹² of the order's currency. Only if the rules carry it. */
  readonly carriedPicos?: bigint | undefined;
  /** The operator wants an event of each contribution. */
  readonly isEvent: boolean;
};

/**
 * Decides on an order, from what the store holds in this unit. Changes nothing. It waits only for what is not in memory: a contribution
 * mostly finds everything there.
 */
export const assess = async <Code extends ProblemCode>(
  unit: Unit,
  order: Order,
  locate: Locate<Code>,
  { services }: Pick<Call, 'services'>,
): Promise<Assessed | AssessRefusal | Refusal<Code>> => {
  const { tx } = unit;
  let brand = findBrandEnabledState(tx, order.brandPath);
  if (isPending(brand)) brand = await brand;
  if (brand === undefined) return refuseAbsent('brand_not_found', order.brandPath);
  if (!brand.enabled)
    return refuse('owner_disabled', { detail: `The brand ${order.brandPath} or its operator is disabled.` });
  let exclusion = findExclusion(tx, order, unit.nowMs);
  if (isPending(exclusion)) exclusion = await exclusion;
  let located = locate(tx, exclusion === undefined ? order : { ...order, isExcluded: true }, unit.nowMs);
  if (isPending(located)) located = await located;
  if (isRefusal(located)) return located;
  const instance = requireDrawn(unit, located, services);
  if (isRefusal(instance)) return instance;
  const rules = readRules(instance);
  // Before any debit. A raffle's contributions draw nothing.
  if (!services.canDraw() && rules.pots.some(({ triggers }) => triggers.length > 0)) return refuseDraws();
  const { brandPath, playerId } = order;
  const winsLeft = rules.winLimit && (await countWinsLeft(unit, instance, rules.winLimit, order));
  if (winsLeft === 0) return refuse('win_limit_reached');
  let participation = findParticipation(tx, { instanceId: instance.id, brandPath, playerId });
  if (isPending(participation)) participation = await participation;
  if (!mayContribute(rules.optInRequired, participation ?? NO_PARTICIPATION)) return refuse('player_not_opted_in');
  let rate = brandRate(tx, order.brandPath, order.currency, rules.currency, services.currencies);
  if (isPending(rate)) rate = await rate;
  if (rate === undefined) {
    return refuse('currency_not_configured', {
      detail: `${order.brandPath} has no multiplier between ${order.currency} and ${rules.currency}.`,
    });
  }
  const { currency } = order;
  const carriedPicos =
    rules.carriesFractions && (await findCarried(tx, { instanceId: instance.id, brandPath, playerId, currency }));
  const quoted = quoteFor(instance, rules, order, rate, participation, carriedPicos);
  const isEvent = brand.contributionEvents;
  const plain = { instance, rules, rate, quote: quoted, participation, winsLeft, carriedPicos, isEvent };
  let assessed = payByBonusIfAny(unit, order, plain, services);
  if (isPending(assessed)) assessed = await assessed;
  return rules.operatorBudget === undefined ? assessed : holdToBudget(unit, order, assessed, rules.operatorBudget);
};

/** Counts the wins that a limit leaves to a player now. */
export const countWinsLeft = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { id }: Pick<Instance, 'id'>,
  limit: WinLimit,
  player: Player,
): Promise<number> => Math.max(limit.wins - (await countWins(tx, id, player, limit, nowMs)), 0);

/** Quotes an order by the instance's rules, its enabled pots and the player's preferences. */
export const quoteFor = (
  instance: Instance,
  rules: JackpotRules,
  order: Pick<Order, 'wager' | 'currency'>,
  rate: Fraction,
  participation: StoredParticipation | undefined,
  carriedPicos: bigint | undefined,
): Quote => quote(rules, quoteInput(instance, rules, order, rate, participation, carriedPicos));

/** A person ends a hold, so an early retry is in vain. */
const RETRY_AFTER_SECONDS = '60';

/** Refuses a contribution that the player pays for while the operator's wallet is on hold. */
export const refuseHeld = (
  { holdOf }: Pick<Services, 'holdOf'>,
  { brandPath }: Pick<Order, 'brandPath'>,
): Refusal<'wallet_on_hold'> | undefined =>
  holdOf(toOperatorId(brandPath)) && refuse('wallet_on_hold', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
