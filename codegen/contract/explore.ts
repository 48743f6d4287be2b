import fc from 'fast-check';
import type { Attempt } from './attempt.ts';
import type { Flaw } from './checks.ts';
import type { Observed } from './session.ts';

/** How often a request that shows a flaw is made smaller. */
const SHRINKS_MAX = 150;

/** Drafts that turn out not worth sending are drawn again, this many times per run. */
const DRAWS_MAX = 12;

/** What ends a run early, and what was found before. */
export type Limits = {
  /** Whether the time is up. */
  isOver(): boolean;
  /** Whether a flaw still has to be reported. */
  isNew(flaw: Flaw): boolean;
};

class Found extends Error {}

/**
 * Tries drafts until so many were sent; each new flaw is shrunk to the smallest draft that still shows it. The same seed draws the same
 * drafts, as far as replies do not differ.
 */
export const explore = async (
  { drafts, send }: Attempt,
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
      // What is shrunk stays the same flaw.
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
