import type { PotRules } from '../../domain/jackpot/rules.ts';
import { decimalFromMicros, type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { type Expected, PERCENTILES } from './expected.ts';
import { estimate, type MeansSummary, Z } from './means.ts';
import type { Measured, PotSheet } from './par-sheet.ts';
import { percentile, sorted } from './sample.ts';
import type { PotRunTally } from './tally.ts';

const BARS_MAX = 48;

/** One pot over all runs. */
export const potSheet = (
  { id, minReseed }: PotRules,
  tallies: readonly PotRunTally[],
  {
    contributed,
    rounds,
    isTimed,
  }: { readonly contributed: Micros; readonly rounds: number; readonly isTimed: boolean },
  expected: Expected,
): PotSheet => {
  const number = (of: (tally: PotRunTally) => number): number => tallies.reduce((sum, tally) => sum + of(tally), 0);
  const money = (of: (tally: PotRunTally) => Micros): Micros => tallies.reduce((sum, tally) => sum + of(tally), 0n);
  const wins = number((tally) => tally.wins);
  const lapsed = number((tally) => tally.lapsed);
  const paid = money((tally) => tally.paid);
  const measured = (name: string, of: (tally: PotRunTally) => MeansSummary, formula?: number) => {
    const found = estimate(tallies.map(of));
    return found === undefined ? {} : { [name]: toMeasured(found.mean, found.within, formula) };
  };
  const life = estimate(tallies.map((tally) => tally.life));
  // Rounds after the last win count too, or rare pots would seem to be won more often than they are. Timed hits have no such rounds,
  // and those after a last win do not count.
  const ended = number((tally) => (tally.isEnabled ? 0 : 1));
  const every = isTimed || ended > 0 ? (life?.mean ?? 0) : rounds / (wins + lapsed);
  const short = number((tally) => tally.short) / wins;
  const values = sorted(tallies.map((tally) => tally.values));
  const share = (sum: Micros): number => (contributed === 0n ? 0 : Number(sum) / Number(contributed));
  return {
    id,
    seed: numberFromMicros(minReseed),
    rise_a_round: expected.rise ?? 0,
    saved_a_round: expected.saves ?? 0,
    wins,
    lapsed_hits: lapsed,
    ...(life === undefined ? {} : { hit_every: toMeasured(every, (life.within * every) / life.mean, expected.every) }),
    ...measured('value', (tally) => tally.meanValue, expected.meanValue),
    ...(wins === 0 ? {} : { percentiles: percentilesOf(values, expected) }),
    returned: { mean: share(paid), ...(expected.returned === undefined ? {} : { formula: expected.returned }) },
    ...measured('seed_saved', (tally) => tally.savedPerLife, expected.savedPerLife),
    ...measured('house_adds', (tally) => tally.addedPerWin, expected.addedPerWin),
    ...(wins === 0 ? {} : { short: toMeasured(short, Z * Math.sqrt((short * (1 - short)) / wins), expected.short) }),
    ...measured('moment', (tally) => tally.moment, 0.5),
    won_at_window_end: number((tally) => tally.atWindowEnd),
    drawings_without_prizes: number((tally) => tally.undrawn),
    prizes: number((tally) => tally.prizes),
    rounds_not_armed: number((tally) => tally.unarmed),
    triggers_refused: number((tally) => tally.refused),
    ended_runs: ended,
    contributed: decimalFromMicros(money((tally) => tally.contributed)),
    paid: decimalFromMicros(paid),
    fees: decimalFromMicros(money((tally) => tally.fees)),
    house_added: decimalFromMicros(money((tally) => tally.houseAdded)),
    saved: decimalFromMicros(money((tally) => tally.saved)),
    overflowed: decimalFromMicros(money((tally) => tally.overflowed)),
    diverted: decimalFromMicros(money((tally) => tally.diverted)),
    kept_for_seeds: decimalFromMicros(money((tally) => tally.reserve)),
    kept_in_overflow: decimalFromMicros(money((tally) => tally.overflow)),
    ...(values.length < 2 ? {} : { histogram: histogramOf(values) }),
  };
};

/** An interval that is unknown is null, as JSON has no infinity. */
export const toMeasured = (mean: number, within: number, formula: number | undefined): Measured => ({
  mean,
  within: Number.isFinite(within) ? within : null,
  ...(formula === undefined ? {} : { formula }),
});

const percentilesOf = (values: Float64Array, expected: Expected) =>
  PERCENTILES.map((share, at) => {
    const formula = expected.percentiles?.[at];
    return { share, value: percentile(values, share) ?? 0, ...(formula === undefined ? {} : { formula }) };
  });

const histogramOf = (values: Float64Array): NonNullable<PotSheet['histogram']> => {
  const from = values[0] ?? 0;
  const to = percentile(values, 0.99) ?? from;
  const bars = Math.max(6, Math.min(BARS_MAX, Math.round(2 * Math.sqrt(values.length))));
  const counts = Array.from({ length: bars }, () => 0);
  let above = 0;
  for (const value of values) {
    if (value > to) above += 1;
    else {
      const bar = to === from ? 0 : Math.min(bars - 1, Math.floor(((value - from) / (to - from)) * bars));
      counts[bar] = (counts[bar] ?? 0) + 1;
    }
  }
  return { from, to, counts, above };
};
