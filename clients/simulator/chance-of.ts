import { findWheel, type JackpotRules, type PotRules, type WheelTrigger } from '../../domain/jackpot/rules.ts';
import type { Fraction } from '../../domain/money/fraction.ts';

/** Reports whether a pot's odds change with time or value. */
export const isRamped = ({ triggers }: PotRules): boolean =>
  triggers.some((trigger) => trigger.kind === 'HitRate' && trigger.ramp !== undefined);

/** The wheel that may hit a pot, whichever of its levels carries it, and the pot's part of all weights. */
export const wheelOf = (
  { pots }: JackpotRules,
  { id }: PotRules,
): { readonly wheel: WheelTrigger; readonly part: number } | undefined => {
  const wheel = pots.map(findWheel).find((each) => each?.levels.some(({ potId }) => potId === id));
  if (wheel === undefined) return undefined;
  const sum = (levels: WheelTrigger['levels']) => levels.reduce((all, { weight }) => all + Number(weight), 0);
  return { wheel, part: sum(wheel.levels.filter(({ potId }) => potId === id)) / sum(wheel.levels) };
};

/** The chance that a contribution hits a pot by chance. If its odds rise, the first of them count. */
export const chanceOf = (rules: JackpotRules, pot: PotRules, base: Fraction): number => {
  const spun = wheelOf(rules, pot);
  let miss = spun === undefined ? 1 : 1 - (1 - missOf(spun.wheel, base)) * spun.part;
  for (const trigger of pot.triggers) if (trigger.kind === 'HitRate') miss *= missOf(trigger, base);
  return 1 - miss;
};

const missOf = (
  { maxMagicNumber, costPerAttempt }: Pick<WheelTrigger, 'maxMagicNumber' | 'costPerAttempt'>,
  { numerator, denominator }: Fraction,
): number => {
  const one = 1 / Number(maxMagicNumber);
  const cost = costPerAttempt * denominator;
  const more = Number(numerator % cost) / Number(cost);
  return (1 - one) ** Number(numerator / cost) * (1 - more * one);
};
