import { type Micros, microsFromDecimal } from '../../../domain/money/micros.ts';

export type Decimal = string | number;
export type StoredDuration = { readonly [unit in 'Seconds' | 'Minutes' | 'Hours' | 'Days' | 'Weeks']?: number };
type StoredRamp = {
  readonly by: 'Time' | 'Value';
  readonly from: Decimal;
  readonly to: Decimal;
  readonly max_magic_number: number;
};
export type StoredTrigger =
  | {
      readonly HitRate: {
        readonly max_magic_number: number;
        readonly cost_per_attempt: Decimal;
        readonly ramp?: StoredRamp;
      };
    }
  | { readonly MustHitBy: { readonly hit_by: Decimal; readonly hit_from?: Decimal; readonly weight?: number } }
  | {
      readonly Wheel: {
        readonly max_magic_number: number;
        readonly cost_per_attempt: Decimal;
        readonly levels: readonly { readonly pot_id: string; readonly weight: number }[];
      };
    }
  | {
      readonly TimeFixed: {
        readonly target_datetime: number;
        readonly repeat_period?: StoredDuration | { readonly Months: number };
        readonly time_zone?: string;
        readonly weighting?: string;
      };
    };

export type Trigger =
  | { readonly kind: 'HitRate'; readonly odds: bigint; readonly cost: Micros; readonly ramp: RampTerms | undefined }
  | { readonly kind: 'MustHitBy'; readonly hitBy: Micros; readonly hitFrom: Micros; readonly isSquared: boolean }
  | WheelTerms
  | WindowTerms;
/** Odds of several pots together, and the last point of each on a line of their weights. */
export type WheelTerms = {
  readonly kind: 'Wheel';
  readonly odds: bigint;
  readonly cost: Micros;
  readonly levels: readonly { readonly id: string; readonly until: bigint }[];
};
/** Odds that rise to 1 in `best`, while micros of value or milliseconds since the last win go from one limit to the other. */
export type RampTerms = { readonly by: string; readonly from: bigint; readonly to: bigint; readonly best: bigint };
export type WindowTerms = {
  readonly kind: 'Time';
  readonly targetMs: number;
  readonly periodMs: number | undefined;
  /** In place of `periodMs`. */
  readonly months: number | undefined;
  readonly timeZone: string;
  /** The winner is drawn among those who have contributed in the window, once its moment comes. */
  readonly isByStake: boolean;
};

export const toMicros = (value: Decimal): Micros => microsFromDecimal(String(value));

export const toMs = ({ Seconds = 0, Minutes = 0, Hours = 0, Days = 0, Weeks = 0 }: StoredDuration): number =>
  ((((Weeks * 7 + Days) * 24 + Hours) * 60 + Minutes) * 60 + Seconds) * 1000;

const toRamp = ({ by, from, to, max_magic_number }: StoredRamp): RampTerms => {
  // A millisecond as a number is a million of what an amount counts.
  const measured = (given: Decimal): bigint => toMicros(given) / (by === 'Time' ? 1_000_000n : 1n);
  return { by, from: measured(from), to: measured(to), best: BigInt(max_magic_number) };
};

export const toTrigger = (type: StoredTrigger): Trigger => {
  if ('HitRate' in type) {
    const { max_magic_number, cost_per_attempt, ramp } = type.HitRate;
    return {
      kind: 'HitRate',
      odds: BigInt(max_magic_number),
      cost: toMicros(cost_per_attempt),
      ramp: ramp && toRamp(ramp),
    };
  }
  if ('MustHitBy' in type) {
    const { hit_by, hit_from = 0, weight } = type.MustHitBy;
    return { kind: 'MustHitBy', hitBy: toMicros(hit_by), hitFrom: toMicros(hit_from), isSquared: weight === 2 };
  }
  if ('Wheel' in type) {
    const { max_magic_number, cost_per_attempt, levels } = type.Wheel;
    let until = 0n;
    const laid = levels.map(({ pot_id: id, weight }) => {
      until += BigInt(weight);
      return { id, until };
    });
    return { kind: 'Wheel', odds: BigInt(max_magic_number), cost: toMicros(cost_per_attempt), levels: laid };
  }
  const { target_datetime: targetMs, repeat_period: period = {}, time_zone: timeZone = 'UTC' } = type.TimeFixed;
  const isByMonth = 'Months' in period;
  return {
    ...{ kind: 'Time', targetMs, timeZone, isByStake: type.TimeFixed.weighting === 'Stake' },
    periodMs: isByMonth ? undefined : toMs(period) || undefined,
    months: isByMonth ? period.Months : undefined,
  };
};
