import type fc from 'fast-check';
import type { Observed } from './contract-session.ts';
import { type ContractTarget, isSafe } from './target.ts';

/** A property without its type: its kind of drafts, and how one is tried. Undefined means that it was not worth sending. */
export type ContractAttempt = {
  readonly drafts: fc.Arbitrary<unknown>;
  readonly send: (draft: never) => Promise<readonly Observed[] | undefined>;
};

export const attempt = <Kind>(
  drafts: fc.Arbitrary<Kind>,
  send: (draft: Kind) => Promise<readonly Observed[] | undefined>,
): ContractAttempt => ({ drafts, send });

/** Reports whether an operation may be called at all. */
export type Allowed = (target: ContractTarget) => boolean;

/** With `--read-only` only safe operations may be called. */
export const allowed =
  (isReadOnly: boolean): Allowed =>
  (target) =>
    !isReadOnly || isSafe(target);
