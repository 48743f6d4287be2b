import type { BulkOptInErrors } from '../../generated/server/types.gen.ts';

/** Why a player was not opted in or out. */
export type Failure = { readonly under: string; readonly reason: string };

/** What has become of the rows so far. */
export type BulkOutcome = {
  readonly done: number;
  /** By player id or line, the first ones. */
  readonly reasons: ReadonlyMap<string, string>;
  /** How many failures are not among them. */
  readonly further: number;
};

export const NOTHING_DONE: BulkOutcome = { done: 0, reasons: new Map(), further: 0 };

/** As BulkOptInErrors in the specs. */
const REASONS_MAX = 1000;
/** A player id holds no space, so none is called like this. */
const FURTHER = 'further errors';

/** The outcome with that of some rows more; a player who fails again has the last reason. */
export const withRows = (before: BulkOutcome, rows: number, failures: readonly Failure[]): BulkOutcome => {
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
