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
class Enough extends Error {}

/** Drawn in place of a draft when no more are needed, to end the check: fast-check would draw all of the others too. */
const NO_MORE = Symbol('no more');

/** Draws as another arbitrary does, until enough have been drawn. */
class DrawnUntil extends fc.Arbitrary<unknown> {
  readonly #drafts: fc.Arbitrary<unknown>;
  readonly #isEnough: () => boolean;

  constructor(drafts: fc.Arbitrary<unknown>, isEnough: () => boolean) {
    super();
    this.#drafts = drafts;
    this.#isEnough = isEnough;
  }

  generate(random: fc.Random, biasFactor: number | undefined): fc.Value<unknown> {
    return this.#isEnough() ? new fc.Value(NO_MORE, undefined) : this.#drafts.generate(random, biasFactor);
  }

  canShrinkWithoutContext(value: unknown): value is unknown {
    return value !== NO_MORE && this.#drafts.canShrinkWithoutContext(value);
  }

  shrink(value: unknown, context: unknown): fc.Stream<fc.Value<unknown>> {
    return value === NO_MORE ? fc.Stream.nil() : this.#drafts.shrink(value, context);
  }
}

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
    const drawn = new DrawnUntil(drafts, () => isOver() || sent >= runs);
    const property = fc.asyncProperty(drawn, async (draft) => {
      if (draft === NO_MORE) throw new Enough();
      if (shrunk && (isOver() || tries >= SHRINKS_MAX)) return;
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
    if (failed && !(errorInstance instanceof Found || errorInstance instanceof Enough)) throw errorInstance;
    if (!shrunk) break;
    found(shrunk);
  }
  return sent;
};
