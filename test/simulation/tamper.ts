import type { Evidence } from './evidence.ts';

export type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
/** Changes a round of evidence; undefined when the round has nothing of the kind. */
export type Tamper = (round: Mutable<Evidence>) => unknown;

/** The fact to forge, the forgery, and the verdict that the auditor must reach. */
export type Forgery = readonly [what: string, tamper: Tamper, verdict: RegExp];

export type Entry = Mutable<Evidence['entries'][number]>;
export type Answer = Mutable<Evidence['answered'][number]>;

export const entryWith = (round: Mutable<Evidence>, kind: string, ...accounts: string[]): Entry | undefined =>
  round.entries.find(
    (entry) => entry.kind === kind && accounts.every((name) => entry.lines.some(({ account }) => account === name)),
  );

/** Moves one posting of an entry and the balance that it notes. */
export const shift = (entry: Entry | undefined, account: string, by: bigint): unknown => {
  const line = entry?.lines.find((each) => each.account === account);
  if (line === undefined) return undefined;
  line.amount += by;
  if (line.balanceAfter !== null) line.balanceAfter += by;
  return line;
};

export const change = <Row>(row: Row | undefined, how: (row: Row) => void): Row | undefined => {
  if (row !== undefined) how(row);
  return row;
};
