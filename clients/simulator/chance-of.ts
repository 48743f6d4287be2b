import { findWheel, type JackpotRules, type PotRules, type WheelTrigger } from '../../domain/jackpot/rules.ts';
import type { Fraction } from '../../domain/money/fraction.ts';

/** Reports whether a pot's odds change with time or value. */
export const isRamped = ({ triggers }: PotRules): boolean =>
  triggers.some((trigger) => trigger.kind === 'HitRate' && trigger.ramp !== undefined);

/** The wheel that may hit a pot, whichever of its levels carries it, the pots that it needs, and the pot's part of all weights. */
export const wheelOf = (
  { pots }: JackpotRules,
  { id }: PotRules,
): { readonly wheel: WheelTrigger; readonly pots: readonly string[]; readonly part: number } | undefined => {
  const carrier = pots.find((each) => findWheel(each)?.levels.some(({ potId }) => potId === id));
  const wheel = carrier && findWheel(carrier);
  if (carrier === undefined || wheel === undefined) return undefined;
  const sum = (levels: WheelTrigger['levels']) => levels.reduce((all, { weight }) => all + Number(weight), 0);
  return {
    wheel,
    pots: [carrier.id, ...wheel.levels.map(({ potId }) => potId)],
    part: sum(wheel.levels.filter(({ potId }) => potId === id)) / sum(wheel.levels),
  };
};

/**
 * The chance that a contribution hits a pot by chance. If its odds rise, the first of them count.
 * @param inPots the pots that it is in: a wheel is drawn only with its pot and all of its levels among them.
 */
export const chanceOf = (rules: JackpotRules, pot: PotRules, base: Fraction, inPots: readonly string[]): number => {
  const spun = wheelOf(rules, pot);
  const isSpun = spun?.pots.every((id) => inPots.includes(id)) ?? false;
  let miss = spun === undefined || !isSpun ? 1 : 1 - (1 - missOf(spun.wheel, base)) * spun.part;
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
