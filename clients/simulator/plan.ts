import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import { isRepeated, startOfSeries } from '../../domain/jackpot/window-series.ts';
import { AmountOutOfRange, decimalFromMicros } from '../../domain/money/micros.ts';
import { jackpotRules } from '../../wire/jackpot-rules.ts';
import type { StoredTemplate } from '../../wire/stored-template.ts';
import { coinPicos, quoteRound, roundKinds } from './crowd.ts';
import type { PlayerGroup } from './players.ts';
import type { Triggers } from './triggers.ts';

/** A simulation before it runs. Everything in it can be sent to another thread. */
export type Plan = {
  readonly rules: JackpotRules & { readonly startsAtMs: number };
  readonly groups: readonly PlayerGroup[];
  readonly seed: number;
  /** Of each run. A run is one instance from its opening on. */
  readonly rounds: number;
  readonly runs: number;
  /** The pace of simulated time, for windows, raffles and active players. */
  readonly roundsPerHour: number;
  /** The frequency of calls that win a pot: one of so many rounds that contribute, on average. By pot, in the order of the template. */
  readonly triggers: ReadonlyMap<string, number>;
};

export type SimulationWish = {
  readonly seed: number;
  /** Of all runs together. */
  readonly rounds: number;
  readonly runs?: number;
  readonly roundsPerHour: number;
  readonly groups: readonly PlayerGroup[];
  readonly triggers?: Triggers;
};

export const ROUNDS_MAX = 10_000_000_000;
export const RUNS_MAX = 64;
export const ROUNDS_PER_HOUR_MAX = 3_600_000;

const RUNS = 4;
/** With fewer rounds, a separate run is too short for pots that are won rarely. */
const SEVERAL_RUNS_FROM = 1_000_000;

/** The number of runs for so many rounds: it depends on nothing else, so that the same command repeats the same numbers anywhere. */
export const runsFor = (rounds: number): number => (rounds >= SEVERAL_RUNS_FROM ? RUNS : 1);

const HOUR_MS = 3_600_000;

/** 2026-01-05, a Monday. */
const SOME_START_MS = 1_767_571_200_000;

/**
 * A simulated instance starts with a whole first window of its first pot with windows: at the end of the one before, or, if there is a
 * single one, as long before its end as the run lasts.
 */
const startOf = (rules: JackpotRules, rounds: number, roundsPerHour: number): number => {
  const trigger = rules.pots.map(findTimeTrigger).find((each) => each !== undefined);
  if (trigger === undefined) return SOME_START_MS;
  return Math.max(
    0,
    isRepeated(trigger) ? startOfSeries(trigger) : trigger.targetMs - Math.ceil((rounds / roundsPerHour) * HOUR_MS),
  );
};

/** Plans a simulation of a template that could be published. */
export const createPlan = (template: StoredTemplate, wish: SimulationWish): Plan => {
  const { seed, roundsPerHour, groups, triggers = {} } = wish;
  const runs = wish.runs ?? runsFor(wish.rounds);
  const rounds = Math.ceil(wish.rounds / runs);
  const rules = jackpotRules(template);
  return {
    rules: { ...rules, startsAtMs: startOf(rules, rounds, roundsPerHour) },
    groups,
    seed,
    rounds,
    runs,
    roundsPerHour,
    triggers: new Map(
      rules.pots.flatMap(({ id }) => {
        const every = Object.hasOwn(triggers, id) ? triggers[id] : undefined;
        return every === undefined ? [] : [[id, every]];
      }),
    ),
  };
};

/** Explains why these players cannot play, in sentences. */
export const refusedWagers = ({ rules, groups }: Plan): string[] =>
  roundKinds(groups).flatMap((kind) => {
    const group = groups[kind.group];
    if (group === undefined) return [];
    try {
      quoteRound(
        rules,
        group,
        kind,
        rules.pots.map(({ id }) => id),
        // The most that can be carried into it.
        coinPicos(group) - 1n,
      );
      return [];
    } catch (error) {
      if (!(error instanceof AmountOutOfRange)) throw error;
      return [`A wager of ${decimalFromMicros(kind.wager)} ${group.currency} is refused: ${error.message}.`];
    }
  });
