import type { PotRules } from '../../domain/jackpot/rules.ts';
import { type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { PlayerGroup } from './players.ts';

/** Rounds that are alike, as a pot sees them. */
export type PotRound = {
  readonly weight: number;
  readonly group: PlayerGroup;
  readonly gain: Micros;
  readonly saves: Micros;
};

/** A minor unit of a group's currency, in units of the jackpot's. */
export const unitOf = ({ currency, rate: { numerator, denominator } }: PlayerGroup): number =>
  (numberFromMicros(minorUnitMicros(currency)) * Number(numerator)) / Number(denominator);

/**
 * The part of a win that is below a minor unit of the winner's currency and stays with the pot, in units of the jackpot's currency: half of
 * a unit on average, less if the pot only takes values that are further apart. `most` is a whole unit, or 0 if there is never a part.
 */
export const residueOf = (
  { minReseed, triggers }: PotRules,
  rounds: readonly PotRound[],
): { readonly mean: number; readonly most: number } => {
  let step = triggers.reduce(
    (all, trigger) => (trigger.kind === 'MustHitBy' ? gcd(all, trigger.hitBy) : all),
    minReseed,
  );
  for (const { gain, saves } of rounds) step = gcd(gcd(step, gain), saves);
  let [sum, weights, most] = [0, 0, 0];
  for (const { weight, group, gain } of rounds) {
    if (gain === 0n) continue;
    const unit = unitOf(group);
    const worth = minorUnitMicros(group.currency) * group.rate.numerator;
    const { denominator } = group.rate;
    const apart = worth % denominator === 0n ? numberFromMicros(gcd(worth / denominator, step)) : 0;
    weights += weight;
    sum += (weight * (unit - apart)) / 2;
    if (apart !== unit) most = Math.max(most, unit);
  }
  return { mean: sum / (weights || 1), most };
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
