import type { ContributionFacts, PaymentFacts, WinFacts } from '../facts.ts';
import type { LedgerLine } from '../ledger.ts';
import type { EntryRow, Records } from './read-records.ts';

/** A field with what is stored and what it has to be by the ledger. */
type Pair = readonly [field: string, stored: unknown, sealed: unknown];

/** The first field that is not what the ledger says. */
export const firstDifference = (what: string, pairs: readonly Pair[]): string | undefined => {
  const wrong = pairs.find(([, stored, sealed]) => stored !== sealed);
  return wrong && `${wrong[0]} of ${what} is ${wrong[1]}; the ledger says ${wrong[2]}`;
};

/**
 * Holds an entry against the rows that it is about. The entry's seal has been checked, so what it says was true when it was made; the rows
 * may have been changed since.
 */
export const checkRecord = (entry: EntryRow, lines: readonly LedgerLine[], records: Records): string | undefined => {
  if (entry.kind === 'contribution') return checkContribution(entry, lines, records);
  if (entry.kind === 'win') return checkWin(entry, lines, records);
  if (entry.kind === 'payment') return checkPayment(entry, lines, records);
  return undefined;
};

const checkContribution = (entry: EntryRow, lines: readonly LedgerLine[], records: Records): string | undefined => {
  const row = records.contributions.get(entry.reference ?? '');
  if (row === undefined) return missing(entry, 'contribution');
  const facts = factsOf<ContributionFacts>(entry);
  const playerPaid = -sumOf(lines, 'playerPaid');
  const operatorPaid = -sumOf(lines, 'operatorPaid');
  return (
    firstDifference(`the contribution ${row.id}`, [
      ['instance', row.instanceId, entry.instanceId],
      ['state', row.state, 'booked'],
      ['brand', row.brand, facts.brand],
      ['player', row.player, facts.player],
      ['currency', row.currency, facts.currency],
      ['wager', row.wager, BigInt(facts.wager)],
      ['debit', row.debit, BigInt(facts.debit)],
      ['rate', row.rate, entry.rate],
      ['idempotency key', row.key, entry.idempotencyKey],
      ['playerPaid', row.playerPaid, playerPaid],
      ['operatorPaid', row.operatorPaid, operatorPaid],
      ['booked', row.booked, playerPaid + operatorPaid],
    ]) ?? checkRounding(entry, 'playerPaid', playerPaid, ({ n, d }) => (row.debit * n) / d)
  );
};

const checkWin = (entry: EntryRow, lines: readonly LedgerLine[], records: Records): string | undefined => {
  const row = records.wins.get(entry.reference ?? '');
  if (row === undefined) return missing(entry, 'win');
  const facts = factsOf<WinFacts>(entry);
  const payout = records.payouts.get(facts.transaction);
  if (payout === undefined) return missing(entry, 'payout', facts.transaction);
  const amount = sumOf(lines, 'withheld');
  return (
    firstDifference(`the win ${row.id}`, [
      ['id', row.id, facts.win],
      ['instance', row.instanceId, entry.instanceId],
      ['pot', row.pot, facts.pot],
      ['instance_count', row.instanceCount, facts.instanceCount],
      ['contribution', row.contribution, facts.contribution],
      ['brand', row.brand, facts.brand],
      ['player', row.player, facts.player],
      ['value', row.value, -sumOf(lines, 'seedValue', 'contributedAmount')],
      ['time', row.atMs, entry.atMs],
    ]) ??
    firstDifference(`the payout ${payout.id}`, [
      ['win', payout.win, facts.win],
      ['instance', payout.instanceId, entry.instanceId],
      ['operator', payout.operatorId, facts.brand.split(':')[0]],
      ['brand', payout.brand, facts.brand],
      ['player', payout.player, facts.player],
      ['amount', payout.amount, amount],
      ['pay', payout.pay, BigInt(facts.pay)],
      ['currency', payout.currency, facts.currency],
    ]) ??
    checkRounding(entry, 'the amount', amount, ({ n, d }) => (payout.pay * n + d - 1n) / d)
  );
};

const checkPayment = (entry: EntryRow, lines: readonly LedgerLine[], records: Records): string | undefined => {
  const facts = factsOf<PaymentFacts>(entry);
  const payout = records.payouts.get(facts.transaction);
  if (payout === undefined) return missing(entry, 'payout', facts.transaction);
  return firstDifference(`the payout ${payout.id}`, [
    ['id', payout.id, entry.reference],
    ['instance', payout.instanceId, entry.instanceId],
    ['state', payout.state, 'paid'],
    ['amount', payout.amount, sumOf(lines, 'paid')],
    ['pay', payout.pay, BigInt(facts.pay)],
    ['currency', payout.currency, facts.currency],
    ['time of payment', payout.paidAtMs, entry.atMs],
  ]);
};

const missing = ({ seq, kind, reference }: EntryRow, what: string, id = reference): string =>
  `entry ${seq}, a ${kind}, is about the ${what} ${id}, which is not in the store`;

/** Throws when the entry says nothing: only a program that forgot to seal it could have made such an entry. */
export const factsOf = <Facts>({ seq, kind, facts }: EntryRow): Facts => {
  if (facts === null) throw new Error(`entry ${seq}, a ${kind}, was sealed without its facts`);
  return JSON.parse(facts) as Facts;
};

const sumOf = (lines: readonly LedgerLine[], ...accounts: readonly string[]): bigint =>
  lines.reduce((sum, line) => (accounts.includes(line.account) ? sum + line.amount : sum), 0n);

type Rate = { readonly n: bigint; readonly d: bigint };

/** Amounts in the jackpot's currency follow from those of the wallet and the rate that is in the entry, with its own arithmetic. */
const checkRounding = (
  { seq, rate: text }: EntryRow,
  what: string,
  booked: bigint,
  expected: (rate: Rate) => bigint,
): string | undefined => {
  const [, n, d] = /^(\d+)\/([1-9]\d*)$/.exec(text ?? '') ?? [];
  if (n === undefined || d === undefined) return `entry ${seq} has no rate: ${text}`;
  const right = expected({ n: BigInt(n), d: BigInt(d) });
  return right === booked ? undefined : `entry ${seq} books ${booked} as ${what}; by the rate ${text} it is ${right}`;
};
