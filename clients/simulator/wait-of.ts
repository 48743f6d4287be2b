import type { PotRules } from '../../domain/jackpot/rules.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { type PotRound, unitOf } from './residue-of.ts';

/** Rounds that add least, until a life that starts with as little as it can is worth a minor unit of every player's currency. */
export const waitOf = ({ reseedStrategy, minReseed }: PotRules, rounds: readonly PotRound[]): number => {
  const rise = Math.min(
    ...rounds.filter(({ gain }) => gain > 0n).map(({ gain, saves }) => numberFromMicros(gain - saves)),
  );
  const unit = Math.max(...rounds.map(({ group }) => unitOf(group)));
  const missing = unit - (reseedStrategy === 'Available' ? 0 : numberFromMicros(minReseed));
  return missing <= rise ? 0 : missing / rise;
};
