import type { Instance } from '../../db/jackpots/instances.ts';
import type { Judge } from './rules/judge.ts';
import type { Tally } from './tally.ts';

/**
 * Records which pots could pay no prize at the end of each raffle period, that is before the first entry booked then or later. Releases
 * before 0.5.0 skipped such pots without an entry.
 */
export class PeriodEnds {
  readonly #instance: Instance;
  readonly #judge: Judge;

  constructor(instance: Instance, judge: Judge) {
    this.#instance = instance;
    this.#judge = judge;
  }

  /** Records the periods that are over by a given time, with the current balances. */
  pass(tally: Tally, atMs: number): void {
    if (tally.periods.size === 0) return;
    // Rules that differ from the first entry's excuse nothing.
    const raffle = this.#judge.findRaffle(tally);
    if (raffle === undefined) return;
    for (const [index, holdings] of tally.periods) {
      if (tally.unpayable?.has(index)) continue;
      const period = this.#periodOf(raffle.durationMs, index);
      if (atMs < period.endsAtMs) continue;
      let tickets = 0;
      for (const holding of holdings.values()) tickets += holding.tickets;
      if (tickets === 0) continue;
      tally.unpayable ??= new Map();
      tally.unpayable.set(index, this.#judge.listUndrawable(tally, tickets, period.isLast));
    }
  }

  /** The tally once every period is over; do not continue from it. */
  allPassed(tally: Tally): Tally {
    const passed = { ...tally, unpayable: new Map(tally.unpayable) };
    this.pass(passed, Number.POSITIVE_INFINITY);
    return passed;
  }

  /** When a period ends: the raffle's end cuts the last one short, but an end that was moved to before it does not. */
  #periodOf(durationMs: number | undefined, index: number): { readonly endsAtMs: number; readonly isLast: boolean } {
    const { startsAtMs, createdAtMs, endsAtMs: raffleEndsAtMs } = this.#instance;
    const raffleStartsAtMs = startsAtMs ?? createdAtMs;
    const lengthMs = durationMs ?? (raffleEndsAtMs ?? raffleStartsAtMs) - raffleStartsAtMs;
    const periodStartsAtMs = raffleStartsAtMs + index * lengthMs;
    const endsAtMs = periodStartsAtMs + lengthMs;
    const isLast = raffleEndsAtMs !== null && periodStartsAtMs < raffleEndsAtMs && endsAtMs >= raffleEndsAtMs;
    return { endsAtMs: isLast ? raffleEndsAtMs : endsAtMs, isLast };
  }
}
