import type fc from 'fast-check';
import { isSafe } from './calls.ts';
import type { Observed } from './session.ts';
import type { Target } from './target.ts';

/** A property without its type: drafts of its own kind, and how one is tried. Undefined means that it was not worth sending. */
export type Attempt = {
  readonly drafts: fc.Arbitrary<unknown>;
  readonly send: (draft: never) => Promise<readonly Observed[] | undefined>;
};

export const attempt = <Kind>(
  drafts: fc.Arbitrary<Kind>,
  send: (draft: Kind) => Promise<readonly Observed[] | undefined>,
): Attempt => ({ drafts, send });

/** Whether an operation may be called at all. */
export type Allowed = (target: Target) => boolean;

/** With `--read-only` only safe operations may be called. */
export const allowed =
  (isReadOnly: boolean): Allowed =>
  (target) =>
    !isReadOnly || isSafe(target);
