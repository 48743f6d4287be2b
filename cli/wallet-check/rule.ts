import type { Bench } from './bench.ts';

/** A rule of the wallet section, and how to see that a wallet follows it. */
export type Rule = {
  readonly requirement: 'Access' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5';
  /** The rule as a sentence. */
  readonly title: string;
  /** @throws Broken if the wallet does not follow it, Skipped if that cannot be seen. */
  check(bench: Bench): Promise<unknown>;
};
