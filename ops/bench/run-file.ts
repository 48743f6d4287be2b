import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Measured } from './table.ts';

/** One job, and the rounds of every server that did it. */
export type Job = {
  readonly name: string;
  /** The median time of one durable write of 4 KiB at the end of its run. */
  readonly syncMs: number;
  readonly servers: readonly Measured[];
};

/** Measurements of bench runs on one machine, which ops/bench/chart.ts draws. */
export type Run = {
  /** The day of the last one. */
  readonly date: string;
  readonly node: string;
  readonly processors: number;
  readonly jobs: readonly Job[];
};

/** Adds what was measured to a file: jobs of the same name are replaced. */
export const addToRun = (file: string, run: Run): void => {
  const earlier: Run | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const names = new Set(run.jobs.map(({ name }) => name));
  const kept = (earlier?.jobs ?? []).filter(({ name }) => !names.has(name));
  const jobs = [...kept, ...run.jobs];
  // A line for each round.
  writeFileSync(file, `${JSON.stringify({ ...run, jobs }).replaceAll('{"requests"', '\n$&')}\n`);
};
