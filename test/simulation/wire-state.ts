import type { Answered, Issued } from './evidence.ts';

export type Reply = Answered & { readonly request: Issued };

/** The money of an instance as the administration reads it. */
export const wireState = (body: Readonly<Record<string, unknown>>): string => {
  const house = body.house_pot as Record<string, unknown>;
  const pots = body.pots as Record<string, unknown>[];
  return JSON.stringify([
    [house.current_value, house.accumulated_seed_deficit, body.total_contributions],
    pots.map((pot) => [
      ...[pot.id, pot.enabled, pot.instance_count, pot.total_contributions, pot.current_value],
      ...[pot.seed_value, pot.contributed_amount, pot.contributed_seed, pot.surplus_seed],
      pot.overflow_amount,
    ]),
  ]);
};

/** The money of an instance as players see it: a pot that cannot be won any more is not shown. */
export const tickerState = (body: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    (body.pots as Record<string, unknown>[])
      .filter(({ enabled }) => enabled !== false)
      .map((pot) => [pot.id, Number(pot.current_value)]),
  );
