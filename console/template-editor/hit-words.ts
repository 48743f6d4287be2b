import type { PotTemplate } from '../../clients/typescript/src/pitboss.ts';
import { words } from '../form/words.ts';
import { amountText, timeText } from '../parts/figure-texts.ts';

type Way = PotTemplate['pot_types'][number];

const wayWords = (way: Way, currency: string): string => {
  if ('HitRate' in way) {
    const { max_magic_number: odds, cost_per_attempt: cost, ramp } = way.HitRate;
    const once = `by chance, once in ${odds.toLocaleString('en')} attempts of ${amountText(cost, currency)}`;
    if (ramp === undefined) return once;
    const as = ramp.by === 'Time' ? 'the longer it has not been won' : 'the more it is worth';
    return `${once}, and more often ${as}, up to once in ${ramp.max_magic_number.toLocaleString('en')}`;
  }
  if ('MustHitBy' in way) {
    const { hit_by: last, hit_from: first, weight } = way.MustHitBy;
    const latest = `by ${amountText(last, currency)} at the latest`;
    const from = first === undefined ? latest : `from ${amountText(first, currency)} on, and ${latest}`;
    return weight === 2 ? `${from}, most likely near the end` : from;
  }
  if ('Wheel' in way) {
    const { max_magic_number: odds, cost_per_attempt: cost, levels } = way.Wheel;
    const all = levels.reduce((sum, { weight }) => sum + weight, 0);
    const each = levels.map(({ pot_id: pot, weight }) => `${pot} in ${weight.toLocaleString('en')}`).join(', ');
    return `by a wheel that wins once in ${odds.toLocaleString('en')} attempts of ${amountText(cost, currency)}: ${each} of ${all.toLocaleString('en')} wins`;
  }
  if ('TimeFixed' in way) {
    const { target_datetime: end, repeat_period: period, time_zone: zone } = way.TimeFixed;
    if ('Seconds' in period && period.Seconds === 0) return `by ${timeText(end)}`;
    const clock = zone === undefined ? '' : `, by the clock of ${zone}`;
    return `once in ${periodText(period)}${clock}, the first time by ${timeText(end)}`;
  }
  return words(Object.keys(way)[0] ?? '').toLowerCase();
};

type Period = Extract<Way, { TimeFixed: unknown }>['TimeFixed']['repeat_period'];

const periodText = (period: Period): string => {
  if ('Seconds' in period) return `${period.Seconds.toLocaleString('en')} seconds`;
  return period.Months === 1 ? 'a month' : `${period.Months} months`;
};

/** Describes in a sentence how a pot is won. */
export const hitWords = (
  { pot_types: ways, supports_external_trigger: isTriggered }: PotTemplate,
  currency: string,
): string => {
  const said = [
    ...ways.map((way) => wayWords(way, currency)),
    ...(isTriggered ? ['when the operator triggers it'] : []),
  ];
  return said.length === 0 ? '–' : said.join('; ');
};
