import fc from 'fast-check';
import type { Flaw } from './checks.ts';
import type { ContractAttempt } from './contract-attempt.ts';
import type { Observed } from './contract-session.ts';

/** The maximum number of attempts to shrink a request that shows a flaw. */
const SHRINKS_MAX = 150;

/** Drafts that turn out not worth sending are drawn again, this many times per run. */
const DRAWS_MAX = 12;

/** The limits of a run: the end of its time, and the flaws already found. */
export type Limits = {
  /** Reports whether the time is up. */
  isOver(): boolean;
  /** Reports whether a flaw still has to be reported. */
  isNew(flaw: Flaw): boolean;
};

class Found extends Error {}

/**
 * Tries drafts until so many were sent; each new flaw is shrunk to the smallest draft that still shows it. The same seed draws the same
 * drafts, as far as replies do not differ.
 */
export const explore = async (
  { drafts, send }: ContractAttempt,
  { runs, seed, isOver, isNew }: { readonly runs: number; readonly seed: number } & Limits,
  found: (observed: Observed) => void,
): Promise<number> => {
  const attempt = send as (draft: unknown) => Promise<readonly Observed[] | undefined>;
  let sent = 0;
  for (let round = 0; sent < runs && !isOver(); round += 1) {
    let shrunk: Observed | undefined;
    let tries = 0;
    const property = fc.asyncProperty(drafts, async (draft) => {
      if (isOver() || (shrunk ? tries >= SHRINKS_MAX : sent >= runs)) return;
      if (shrunk) tries += 1;
      const observed = await attempt(draft);
      if (observed === undefined) return;
      if (!shrunk) sent += 1;
      // Shrinking keeps to the same flaw.
      const { key } = shrunk?.flaw ?? {};
      const flaw = observed.find((one) => (key === undefined ? isNew(one.flaw) : one.flaw.key === key));
      if (!flaw) return;
      shrunk = flaw;
      throw new Found();
    });
    const { failed, errorInstance } = await fc.check(property, { seed: seed + round, numRuns: runs * DRAWS_MAX });
    if (failed && !(errorInstance instanceof Found)) throw errorInstance;
    if (!shrunk) break;
    found(shrunk);
  }
  return sent;
};
