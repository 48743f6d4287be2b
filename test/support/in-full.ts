import type { Test } from './suite.ts';

/**
 * A file that imports this is a guard and a proof: `make test` has it try a sample, and `make prove`, or a run of the file by its name, has
 * it try everything.
 */
export const isInFull = process.env.PITBOSS_TEST_SAMPLE !== '1';

/** A list in full, or so many of it, evenly spread, in a guard. */
export const sampleOf = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  isInFull || all.length <= count
    ? all
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as Item);

/** Registers a test that only the proof runs. */
export const inFull = (test: Test): Test => (isInFull ? test : () => {});
