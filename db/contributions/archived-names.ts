import type { ArchivedLines } from '../archive/archive-lines.ts';
import { contributionName, keyName } from '../archive/archives.ts';
import { type ContributionFacts, isOnlyRecord } from '../ledger/facts.ts';
import { type LedgerEntry, readRecord } from '../ledger/ledger.ts';
import { nameHeldBy } from './idempotency-keys.ts';

/** An idempotency key, by its scope. */
export type KeyName = readonly [scope: string, key: string];

/** Everything in a block that must be found: ids of contributions and idempotency keys, those in rows and those that entries hold. */
export type Named = {
  readonly entries: readonly LedgerEntry[];
  readonly ids: readonly string[];
  readonly keys: readonly KeyName[];
};

/** Reads what a block names. */
export const namedIn = ({
  entries: records,
  contributions,
  keys: rows,
}: Pick<ArchivedLines, 'entries' | 'contributions' | 'keys'>): Named => {
  const entries = records.map(readRecord);
  const ids: string[] = contributions.map((row) => JSON.parse(row).id);
  const keys: KeyName[] = rows.map((row) => {
    const { scope, key } = JSON.parse(row);
    return [scope, key];
  });
  for (const entry of entries) {
    if (entry.kind !== 'contribution' || entry.reference === null) continue;
    if (isOnlyRecord((entry.facts ?? {}) as ContributionFacts)) ids.push(entry.reference);
    const held = nameHeldBy(entry);
    if (held !== undefined) keys.push([held.scope, held.key]);
  }
  return { entries, ids, keys };
};

/**
 * The idempotency key of a contribution that has no row, and whose entry does not hold the key either: the key has a row. Undefined for others.
 */
export const keyInRow = (entry: LedgerEntry): string | undefined => {
  const { kind, idempotencyKey, facts } = entry;
  if (kind !== 'contribution' || idempotencyKey === null || nameHeldBy(entry) !== undefined) return undefined;
  return isOnlyRecord((facts ?? {}) as ContributionFacts) ? idempotencyKey : undefined;
};

/** The names under which the store finds them. */
export const hashNames = ({ ids, keys }: Pick<Named, 'ids' | 'keys'>): readonly number[] => [
  ...ids.map(contributionName),
  ...keys.map(([scope, key]) => keyName(scope, key)),
];
