import type { NewJackpotTemplate, PotTypeTemplate } from '../../generated/server/types.gen.ts';
import { secondsOf } from '../wire/duration.ts';

/** A template with its durations in seconds, the unit in which they are answered. */
export const inSeconds = (template: NewJackpotTemplate): NewJackpotTemplate => {
  const { raffle_rules: raffle } = template;
  return {
    ...template,
    ...(raffle === undefined ? {} : { raffle_rules: { ...raffle, duration: { Seconds: secondsOf(raffle.duration) } } }),
    pots: template.pots.map((pot) =>
      pot.pot_types === undefined ? pot : { ...pot, pot_types: pot.pot_types.map(potTypeInSeconds) },
    ),
  };
};

const potTypeInSeconds = (type: PotTypeTemplate): PotTypeTemplate => {
  if (!('TimeFixed' in type) || type.TimeFixed.repeat_period === undefined) return type;
  return { TimeFixed: { ...type.TimeFixed, repeat_period: { Seconds: secondsOf(type.TimeFixed.repeat_period) } } };
};
