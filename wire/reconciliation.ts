import type { Reconciled, Stock, Sums } from '../db/reports.ts';
import { decimalFromMicros, type Micros } from '../domain/money/micros.ts';
import type { Reconciliation, ReconciliationDifference } from '../generated/server/types.gen.ts';
import { movementsToWire, netInflow, stockOf, stockToWire, totalOf } from './money-sums.ts';

/** An instance's month, and whether it balances. */
export const reconciliationToWire = (
  month: string,
  { instanceId, ownerId, currency, before, within, since, now, unpaid }: Reconciled,
): Reconciliation => {
  const until = plus(before, within);
  const all = stockOf(plus(until, since));
  const pairs: [code: ReconciliationDifference['code'], expected: Micros, found: Micros][] = [
    ['opening', netInflow(before), totalOf(stockOf(before))],
    ['movements', netInflow(within), totalOf(stockOf(within))],
    ['closing', netInflow(until), totalOf(stockOf(until))],
    ...(Object.keys(all) as (keyof Stock)[]).map((name): [keyof Stock, Micros, Micros] => [name, all[name], now[name]]),
    ['unpaid', all.withheld, unpaid],
  ];
  const differences = pairs
    .filter(([, expected, found]) => expected !== found)
    .map(([code, expected, found]) => ({
      code,
      expected: decimalFromMicros(expected),
      found: decimalFromMicros(found),
    }));
  return {
    month,
    instance_id: instanceId,
    owner_id: ownerId,
    currency,
    balances: differences.length === 0,
    differences,
    opening: stockToWire(stockOf(before)),
    closing: stockToWire(stockOf(until)),
    ...movementsToWire(within),
  };
};

const plus = (a: Sums, b: Sums): Sums =>
  new Map([...new Set([...a.keys(), ...b.keys()])].map((name) => [name, (a.get(name) ?? 0n) + (b.get(name) ?? 0n)]));
