import type { BulkOptInErrors } from '../../generated/server/types.gen.ts';

/** The reason a player was not opted in or out. */
export type BulkFailure = { readonly under: string; readonly reason: string };

/** The result of the rows so far. */
export type BulkOutcome = {
  readonly done: number;
  /** The first failures, by player id or line. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The number of failures not listed in `reasons`. */
  readonly further: number;
};

export const NOTHING_DONE: BulkOutcome = { done: 0, reasons: new Map(), further: 0 };

/** BulkOptInErrors in the specs. */
const REASONS_MAX = 1000;
/** A player id cannot contain a space, so this key is free. */
const FURTHER = 'further errors';

/** Adds the result of more rows. If a player fails again, the last reason counts. */
export const withRows = (before: BulkOutcome, rows: number, failures: readonly BulkFailure[]): BulkOutcome => {
  const reasons = new Map(before.reasons);
  let { further } = before;
  for (const { under, reason } of failures)
    if (reasons.size < REASONS_MAX || reasons.has(under)) reasons.set(under, reason);
    else further += 1;
  return { done: before.done + rows - failures.length, reasons, further };
};

export const outcomeToWire = ({ reasons, further }: BulkOutcome): BulkOptInErrors => ({
  errors: Object.fromEntries([...reasons, ...(further === 0 ? [] : [[FURTHER, String(further)]])]),
});
