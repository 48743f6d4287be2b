import type { NewContributionRules, NewJackpotTemplate, NewPotTemplate } from '../generated/server/types.gen.ts';
import { NO_CAP } from './contribution-rules.ts';
import { secondsOf } from './duration.ts';

/**
 * A template as stored: durations in seconds, and without the defaults that replies fill in, so that sending a template back unchanged
 * keeps its rules.
 */
export const toStore = (template: NewJackpotTemplate): NewJackpotTemplate => {
  const { raffle_rules: raffle } = template;
  return {
    ...template,
    contribution_rules: rulesToStore(template.contribution_rules),
    ...(raffle === undefined ? {} : { raffle_rules: { ...raffle, duration: { Seconds: secondsOf(raffle.duration) } } }),
    pots: template.pots.map(potToStore),
  };
};

const rulesToStore = ({ max_contribution: cap, ...rules }: NewContributionRules): NewContributionRules => ({
  ...rules,
  ...(cap === undefined || cap === NO_CAP ? {} : { max_contribution: cap }),
});

const potToStore = ({ diversion_rules: diversion, pot_types: types, ...pot }: NewPotTemplate): NewPotTemplate => {
  const { endpoint, account_id } = diversion?.target.External ?? { endpoint: '', account_id: '' };
  return {
    ...pot,
    ...(diversion === undefined || endpoint + account_id === '' ? {} : { diversion_rules: diversion }),
    ...(types === undefined ? {} : { pot_types: types.map(potTypeToStore) }),
  };
};

type PotType = NonNullable<NewPotTemplate['pot_types']>[number];

const potTypeToStore = (type: PotType): PotType => {
  if (!('TimeFixed' in type) || type.TimeFixed.repeat_period === undefined) return type;
  const { target_datetime, repeat_period } = type.TimeFixed;
  const Seconds = secondsOf(repeat_period);
  return { TimeFixed: { target_datetime, ...(Seconds === 0 ? {} : { repeat_period: { Seconds } }) } };
};
