import type { Instance } from '../../db/instances.ts';
import { findBrandStanding } from '../../db/operators.ts';
import type { Tx } from '../../db/tx.ts';
import { enabledPots } from '../../domain/jackpot/pot.ts';
import { type Quote, quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import type { Fraction } from '../../domain/money/fraction.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { brandRate } from '../currencies/brand-rate.ts';
import type { Call } from '../handler.ts';
import { isRefusal, type Refusal, refuse } from '../reply.ts';
import { rulesOf } from '../wire/rules-of.ts';
import type { Locate, Order } from './order.ts';

export type AssessRefusal = Refusal<'brand_not_found' | 'owner_disabled' | 'currency_not_configured'>;

/** A contribution that an instance would take, and what it comes to. */
export type Assessed = {
  readonly instance: Instance;
  readonly rules: JackpotRules;
  readonly rate: Fraction;
  readonly quote: Quote;
};

/** Decides on an order from what the store says in this unit; changes nothing. */
export const assess = async <Code extends ProblemCode>(
  tx: Tx,
  order: Order,
  locate: Locate<Code>,
  { nowMs, services }: Call,
): Promise<Assessed | AssessRefusal | Refusal<Code>> => {
  const brand = await findBrandStanding(tx, order.brandPath);
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${order.brandPath}.` });
  if (!brand.enabled)
    return refuse('owner_disabled', { detail: `The brand ${order.brandPath} or its operator is disabled.` });
  const instance = await locate(tx, order, nowMs);
  if (isRefusal(instance)) return instance;
  const rules = rulesOf(instance);
  const rate = await brandRate(tx, order.brandPath, order.currency, rules.currency, services.currencies);
  if (rate === undefined) {
    return refuse('currency_not_configured', {
      detail: `${order.brandPath} has no multiplier between ${order.currency} and ${rules.currency}.`,
    });
  }
  return { instance, rules, rate, quote: quoteFor(instance, rules, order, rate) };
};

/** What an order comes to under the rules and the enabled pots of an instance. */
export const quoteFor = (
  instance: Instance,
  rules: JackpotRules,
  order: Pick<Order, 'wager' | 'currency'>,
  rate: Fraction,
): Quote =>
  quote(rules, {
    wager: order.wager,
    currency: order.currency,
    rate,
    enabledPots: enabledPots(instance),
  });
