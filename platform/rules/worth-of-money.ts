import type { Currencies } from '../../domain/money/currencies.ts';
import type { Micros } from '../../domain/money/micros.ts';
import { type CurrencyAmount, greatestWorth } from '../../domain/money/money-out.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { ratesSince } from './brand-rate.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day of a time, in days since 1970. */
export const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);

/** The time a UTC day began. */
export const startOfDay = (atMs: number): number => dayOf(atMs) * DAY_MS;

/**
 * The most that money of an owner is worth in a currency, at any rate that the owner has had today or that the platform has: a rate that
 * someone has lowered makes nothing smaller, however many accounts took part. Undefined without a rate.
 */
export const worthBy = (
  {
    tx,
    nowMs,
    services: { currencies },
  }: Pick<Unit, 'tx' | 'nowMs'> & { readonly services: Pick<Call['services'], 'currencies'> },
  to: string,
): ((ownerId: string, money: readonly CurrencyAmount[]) => Promise<Micros | undefined>) => {
  const known = new Map<string, readonly Currencies[]>();
  return async (ownerId, money) => {
    let rates = known.get(ownerId);
    if (rates === undefined) {
      rates = [currencies, ...(await ratesSince(tx, ownerId, startOfDay(nowMs), currencies))];
      known.set(ownerId, rates);
    }
    let most: Micros | undefined;
    for (const each of money) {
      const worth = greatestWorth(each, to, rates);
      if (worth !== undefined && (most === undefined || worth > most)) most = worth;
    }
    return most;
  };
};
