import type { LedgerLine } from '../db/ledger.ts';
import type { EntryRow } from './read-records.ts';

/** Throws when the entry says nothing: only a program that forgot to seal it could have made such an entry. */
export const factsOf = <Facts>({ seq, kind, facts }: EntryRow): Facts => {
  if (facts === null) throw new Error(`entry ${seq}, a ${kind}, was sealed without its facts`);
  return JSON.parse(facts) as Facts;
};

/** A decision as it stands in an entry, its numbers as text. */
export type Decision = {
  readonly pot: string;
  readonly trigger: string;
  readonly armed: boolean;
  readonly draws: readonly { readonly range: string; readonly outcome: string }[];
  readonly hit: boolean;
  readonly selected: boolean;
};

export const decisionsOf = ({ decisions }: EntryRow): readonly Decision[] =>
  decisions === '[]' ? [] : (JSON.parse(decisions) as readonly Decision[]);

export const sumOf = (lines: readonly LedgerLine[], ...accounts: readonly string[]): bigint =>
  lines.reduce((sum, line) => (accounts.includes(line.account) ? sum + line.amount : sum), 0n);

/** What a contribution books: what the player and the operator paid. */
export const bookedBy = (lines: readonly LedgerLine[]): bigint => -sumOf(lines, 'playerPaid', 'operatorPaid');

/** A field with what is stored and what it has to be by the ledger. */
type Pair = readonly [field: string, stored: unknown, sealed: unknown];

/** The first field that is not what the ledger says. */
export const firstDifference = (what: string, pairs: readonly Pair[]): string | undefined => {
  const wrong = pairs.find(([, stored, sealed]) => stored !== sealed);
  return wrong && `${wrong[0]} of ${what} is ${wrong[1]}; the ledger says ${wrong[2]}`;
};

export const missing = ({ seq, kind, reference }: EntryRow, what: string, id = reference): string =>
  `entry ${seq}, a ${kind}, is about the ${what} ${id}, which is not in the store`;

/** Reads a rate with an arithmetic of its own; undefined when it is none. */
export const rateOf = (text: string | null): { readonly n: bigint; readonly d: bigint } | undefined => {
  const [, n, d] = /^(\d+)\/([1-9]\d*)$/.exec(text ?? '') ?? [];
  return n === undefined || d === undefined ? undefined : { n: BigInt(n), d: BigInt(d) };
};

/** What a payee's pay is in the jackpot's currency, rounded up; undefined when the rate is none. */
export const worthOf = (pay: bigint, rateText: string): bigint | undefined => {
  const rate = rateOf(rateText);
  return rate && (pay * rate.n + rate.d - 1n) / rate.d;
};
