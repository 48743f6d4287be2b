import type { LedgerEntry, LedgerLine } from '../../../db/ledger/ledger.ts';

/** Throws when the entry has no facts, which only a bug in the program that sealed it could cause. */
export const readFacts = <Facts>({ seq, kind, facts }: LedgerEntry): Facts => {
  if (facts === null) throw new Error(`entry ${seq}, a ${kind}, was sealed without its facts`);
  return facts as Facts;
};

/** A decision as stored in an entry, its numbers as text. */
export type SealedDecision = {
  readonly pot: string;
  readonly trigger: string;
  readonly armed: boolean;
  readonly draws: readonly { readonly range: string; readonly outcome: string }[];
  readonly hit: boolean;
  readonly selected: boolean;
};

export const readDecisions = ({ decisions }: LedgerEntry): readonly SealedDecision[] =>
  decisions as readonly SealedDecision[];

/** Reports whether hits of a trigger that are passed over lapse. */
export const isByOdds = (trigger: string): boolean => trigger === 'HitRate' || trigger === 'Wheel';

export const sumAccounts = (lines: readonly LedgerLine[], ...accounts: readonly string[]): bigint =>
  lines.reduce((sum, line) => (accounts.includes(line.account) ? sum + line.amount : sum), 0n);

/** The amount a contribution books: the payments of the player, the operator and a bonus. */
export const bookedBy = (lines: readonly LedgerLine[]): bigint =>
  -sumAccounts(lines, 'playerPaid', 'operatorPaid', 'bonusPaid');

/** A field with its stored value and the value it must have by the ledger. */
type Pair = readonly [field: string, stored: unknown, sealed: unknown];

/** The first field that differs from the ledger. */
export const firstDifference = (what: string, pairs: readonly Pair[]): string | undefined => {
  const wrong = pairs.find(([, stored, sealed]) => stored !== sealed);
  return wrong && `${wrong[0]} of ${what} is ${wrong[1]}; the ledger says ${wrong[2]}`;
};

export const missing = ({ seq, kind, reference }: LedgerEntry, what: string, id = reference): string =>
  `entry ${seq}, a ${kind}, is about the ${what} ${id}, which does not exist`;

/** Parses a rate with separate arithmetic; undefined when it is not a rate. */
export const readRate = (text: string | null): { readonly n: bigint; readonly d: bigint } | undefined => {
  const [, n, d] = /^(\d+)\/([1-9]\d*)$/.exec(text ?? '') ?? [];
  return n === undefined || d === undefined ? undefined : { n: BigInt(n), d: BigInt(d) };
};

/** A payee's pay in the jackpot's currency, rounded up; undefined when the rate is not a rate. */
export const valueInJackpotCurrency = (pay: bigint, rateText: string): bigint | undefined => {
  const rate = readRate(rateText);
  return rate && (pay * rate.n + rate.d - 1n) / rate.d;
};

/** An account as a sentence names it; the pot is empty for the instance's own. */
export const accountName = ({ potId, account }: { readonly potId: string; readonly account: string }): string =>
  potId === '' ? account : `${account} of pot ${potId}`;
