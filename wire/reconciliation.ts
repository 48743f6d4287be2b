import type { Reconciled, Stock, Sums } from '../db/reports/reports.ts';
import { decimalFromMicros, type Micros } from '../domain/money/micros.ts';
import type { Reconciliation, ReconciliationDifference } from '../generated/server/types.gen.ts';
import { movementsToWire, netInflow, stockToWire, sumStock, toStock } from './money-sums.ts';

/** An instance's month, and whether it balances. */
export const reconciliationToWire = (
  month: string,
  { instanceId, ownerId, currency, before, within, since, now, unpaid }: Reconciled,
): Reconciliation => {
  const until = plus(before, within);
  const all = toStock(plus(until, since));
  const pairs: [code: ReconciliationDifference['code'], expected: Micros, found: Micros][] = [
    ['opening', netInflow(before), sumStock(toStock(before))],
    ['movements', netInflow(within), sumStock(toStock(within))],
    ['closing', netInflow(until), sumStock(toStock(until))],
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
    opening: stockToWire(toStock(before)),
    closing: stockToWire(toStock(until)),
    ...movementsToWire(within),
  };
};

const plus = (a: Sums, b: Sums): Sums =>
  new Map([...new Set([...a.keys(), ...b.keys()])].map((name) => [name, (a.get(name) ?? 0n) + (b.get(name) ?? 0n)]));
