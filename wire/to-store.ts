import type {
  CurrencyAmounts,
  NewContributionRules,
  NewCurrencyAmounts,
  NewJackpotTemplate,
  NewPotTemplate,
  NewRaffleRules,
  RaffleRules,
} from '../generated/server/types.gen.ts';
import { decimalText } from './decimal-text.ts';
import { toSeconds } from './jackpot-rules.ts';
import type { StoredPot, StoredRules, StoredTemplate } from './stored-template.ts';
import { NO_CAP } from './template.ts';

/**
 * A template as stored: durations in seconds, decimals as text, and without the defaults that replies fill in, so that sending a template
 * back unchanged keeps its rules.
 */
export const toStore = ({ raffle_rules: raffle, texts = {}, ...template }: NewJackpotTemplate): StoredTemplate => ({
  ...template,
  ...(Object.keys(texts).length === 0 ? {} : { texts }),
  contribution_rules: rulesToStore(template.contribution_rules),
  ...(raffle === undefined ? {} : { raffle_rules: raffleToStore(raffle) }),
  pots: template.pots.map(potToStore),
});

const rulesToStore = ({
  max_contribution,
  operator_contribution_percentage: percentage,
  operator_budget: budget,
  contribution_by_currency: amounts = {},
  carry_fractions: carries = false,
  ...rules
}: NewContributionRules): StoredRules => {
  const cap = max_contribution === undefined ? NO_CAP : decimalText(max_contribution);
  return {
    ...rules,
    ...(percentage === undefined ? {} : { operator_contribution_percentage: decimalText(percentage) }),
    ...(cap === NO_CAP ? {} : { max_contribution: cap }),
    ...(Object.keys(amounts).length === 0
      ? {}
      : {
          contribution_by_currency: Object.fromEntries(
            Object.entries(amounts).flatMap(([currency, own]) =>
              own === undefined ? [] : [[currency, amountsToStore(own)]],
            ),
          ),
        }),
    ...(carries ? { carry_fractions: true } : {}),
    ...(budget === undefined ? {} : { operator_budget: { ...budget, amount: decimalText(budget.amount) } }),
  };
};

const amountsToStore = (amounts: NewCurrencyAmounts): CurrencyAmounts => {
  const { default: usual, minimum, maximum, step } = amounts;
  return {
    default: decimalText(usual),
    ...(minimum === undefined ? {} : { minimum: decimalText(minimum) }),
    ...(maximum === undefined ? {} : { maximum: decimalText(maximum) }),
    ...(step === undefined ? {} : { step: decimalText(step) }),
  };
};

const raffleToStore = (raffle: NewRaffleRules): RaffleRules => ({
  ...raffle,
  cost_per_ticket: decimalText(raffle.cost_per_ticket),
  duration: { Seconds: raffle.duration === undefined ? 0 : toSeconds(raffle.duration) },
  prize_distribution: raffle.prize_distribution.map((tier) => ({
    ...tier,
    prize_percentage: decimalText(tier.prize_percentage),
  })),
});

const potToStore = ({
  diversion_rules: diversion,
  win_constraints: constraints,
  max_pot_value: ceiling,
  pot_types: types,
  ...pot
}: NewPotTemplate): StoredPot => {
  const { endpoint, account_id } = diversion?.target.External ?? { endpoint: '', account_id: '' };
  return {
    ...pot,
    ...(diversion === undefined || endpoint + account_id === ''
      ? {}
      : { diversion_rules: { ...diversion, flush_threshold: decimalText(diversion.flush_threshold) } }),
    ...(constraints === undefined
      ? {}
      : {
          win_constraints: constraints.map(({ AllowedSeedDeficit }) => ({
            AllowedSeedDeficit: decimalText(AllowedSeedDeficit),
          })),
        }),
    ...(ceiling === undefined ? {} : { max_pot_value: decimalText(ceiling) }),
    ...(types === undefined ? {} : { pot_types: types.map(potTypeToStore) }),
  };
};

type PotType = NonNullable<NewPotTemplate['pot_types']>[number];

const potTypeToStore = (type: PotType): PotType => {
  if (!('TimeFixed' in type) || type.TimeFixed.repeat_period === undefined) return type;
  const { repeat_period, ...once } = type.TimeFixed;
  if ('Months' in repeat_period) return type;
  const Seconds = toSeconds(repeat_period);
  return { TimeFixed: { ...once, ...(Seconds === 0 ? {} : { repeat_period: { Seconds } }) } };
};
