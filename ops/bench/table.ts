import type { Loaded } from './load.ts';

/** One round of one server, with the processor time of the server. */
export type Round = Loaded & { readonly cpuMicrosPerRequest: number };

/** One server's rounds, in order. */
export type Measured = { readonly name: string; readonly rounds: Round[] };

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** Ratios of one server to another, per round, so that load on the machine cancels out. */
export const ratios = (of: Measured, to: Measured): number[] =>
  of.rounds.map(({ perSecond }, round) => perSecond / (to.rounds[round]?.perSecond ?? Number.NaN));

const spread = (numbers: readonly number[], digits: number): string =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}–${Math.max(...numbers).toFixed(digits)})`;

/** The results, and the last server compared with each one before it. */
export const table = (all: readonly Measured[]): string => {
  const lines = [['', 'requests/s, median (range)', 'p50 ms', 'p99 ms', 'CPU µs/request']];
  for (const { name, rounds } of all)
    lines.push([
      name,
      spread(
        rounds.map(({ perSecond }) => perSecond),
        0,
      ),
      median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(2),
      median(rounds.map(({ p99Ms }) => p99Ms)).toFixed(2),
      median(rounds.map(({ cpuMicrosPerRequest }) => cpuMicrosPerRequest)).toFixed(0),
    ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const rows = lines.map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '));
  const last = all.at(-1);
  const compared =
    last === undefined
      ? []
      : all.slice(0, -1).map((other) => `${last.name} / ${other.name}: ${spread(ratios(last, other), 2)}`);
  return `${[...rows.map((row) => row.trimEnd()), '', ...compared].join('\n')}\n`;
};

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
