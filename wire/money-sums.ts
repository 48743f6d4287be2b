import { countIn, type Stock, type Sums } from '../db/reports/reports.ts';
import { decimalFromMicros, type Micros } from '../domain/money/micros.ts';
import type { DayTotal, StockBalances } from '../generated/server/types.gen.ts';

type Movements = Omit<DayTotal, 'day' | 'instance_id' | 'brand_id' | 'currency'>;

/** The sum of postings to accounts, in entries of one kind or of all. */
const sumOf = (sums: Sums, accounts: readonly string[], kind?: string): Micros =>
  [...sums].reduce((sum, [name, amount]) => {
    const [ofKind, account = ''] = name.split(' ');
    return accounts.includes(account) && (kind === undefined || ofKind === kind) ? sum + amount : sum;
  }, 0n);

const VALUE = ['seedValue', 'contributedAmount'];
const SEEDS = ['contributedSeed', 'surplusSeed'];
/** Flows that are negative where money comes in, as all accounts of an instance sum to zero. */
const INFLOWS = ['initialSeed', 'playerPaid', 'operatorPaid', 'bonusPaid', 'adjusted', 'transferredIn'];
const OUTFLOWS = ['paid', 'diverted', 'transferredOut', 'swept'];

/** Inflows less outflows. */
export const netInflow = (sums: Sums): Micros => -sumOf(sums, INFLOWS) - sumOf(sums, OUTFLOWS);

/** Returns the changes of an instance's balances. */
export const toStock = (sums: Sums): Stock => ({
  pots: sumOf(sums, VALUE),
  seeds: sumOf(sums, SEEDS),
  overflow: sumOf(sums, ['overflow']),
  house: sumOf(sums, ['house']),
  withheld: sumOf(sums, ['withheld']),
  diverting: sumOf(sums, ['diverting']),
});

export const sumStock = ({ pots, seeds, overflow, house, withheld, diverting }: Stock): Micros =>
  pots + seeds + overflow + house + withheld + diverting;

export const stockToWire = (stock: Stock): StockBalances => ({
  pots: decimalFromMicros(stock.pots),
  seeds: decimalFromMicros(stock.seeds),
  overflow: decimalFromMicros(stock.overflow),
  house: decimalFromMicros(stock.house),
  withheld: decimalFromMicros(stock.withheld),
  diverting: decimalFromMicros(stock.diverting),
  total: decimalFromMicros(sumStock(stock)),
});

/** The movements of entries, in the terms of reports. */
export const movementsToWire = (sums: Sums): Movements => {
  const { total: _, ...changes } = stockToWire(toStock(sums));
  const text = (amount: Micros): string => decimalFromMicros(amount);
  const swept = sumOf(sums, ['swept']);
  return {
    contributions: countIn(sums, 'contribution'),
    wins: countIn(sums, 'win'),
    player_paid: text(-sumOf(sums, ['playerPaid'])),
    operator_paid: text(-sumOf(sums, ['operatorPaid', 'bonusPaid'])),
    bonus_paid: text(-sumOf(sums, ['bonusPaid'])),
    won: text(sumOf(sums, ['withheld'], 'win') + sumOf(sums, ['withheld'], 'draw')),
    paid: text(sumOf(sums, ['paid'], 'payment')),
    settled: text(sumOf(sums, ['paid'], 'settlement')),
    ...changes,
    diverted: text(sumOf(sums, ['diverted'])),
    initial_seeds: text(-sumOf(sums, ['initialSeed'])),
    adjusted: text(-sumOf(sums, ['adjusted'])),
    transferred_in: text(-sumOf(sums, ['transferredIn'])),
    transferred_out: text(sumOf(sums, ['transferredOut'])),
    ...(swept === 0n ? {} : { swept: text(swept) }),
  };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since the epoch, as `2026-03-14`. */
export const dayToWire = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day, or of the first day of a month. */
export const dayFromWire = (text: string): number => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/** The first day after a month. */
export const endOfMonth = (text: string): number => {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return Date.UTC(year, month) / DAY_MS;
};
