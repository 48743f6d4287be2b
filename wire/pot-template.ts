import type {
  DiversionRules,
  NewPotTemplate,
  NewPotTypeTemplate,
  PotTemplate,
  PotTypeTemplate,
} from '../generated/server/types.gen.ts';
import { NO_CAP } from './contribution-rules.ts';
import { secondsOf } from './duration.ts';

/** The overflow stays in the pot. */
export const NO_DIVERSION: DiversionRules = {
  target: { External: { endpoint: '', account_id: '' } },
  flush_threshold: '0',
};

/** A pot of a template with the defaults filled in. */
export const potTemplateToWire = (pot: NewPotTemplate): PotTemplate => ({
  id: pot.id,
  contribution: pot.contribution,
  payout_rules: pot.payout_rules ?? 'WinnerOnly',
  ...(pot.payout_ruleset === undefined ? {} : { payout_ruleset: pot.payout_ruleset }),
  seed_contribution: pot.seed_contribution,
  seed_strategy: pot.seed_strategy,
  diversion_rules: pot.diversion_rules ?? NO_DIVERSION,
  win_constraints: pot.win_constraints ?? [],
  max_instantiation_count: pot.max_instantiation_count ?? 0,
  is_progressive: pot.is_progressive ?? true,
  supports_external_trigger: pot.supports_external_trigger ?? false,
  pot_types: (pot.pot_types ?? []).map(potTypeToWire),
  wager_criteria: { min_base_wager: 0, min_contribution: 0, ...pot.wager_criteria },
  max_pot_value: pot.max_pot_value ?? NO_CAP,
});

const potTypeToWire = (type: NewPotTypeTemplate): PotTypeTemplate => {
  if (!('TimeFixed' in type)) return type;
  const { target_datetime, repeat_period } = type.TimeFixed;
  const Seconds = repeat_period === undefined ? 0 : secondsOf(repeat_period);
  return { TimeFixed: { target_datetime, repeat_period: { Seconds } } };
};
