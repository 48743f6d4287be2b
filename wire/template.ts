import type { ReferencedTemplate } from '../db/jackpots/templates.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../domain/money/micros.ts';
import type {
  ContributionRules,
  DiversionRules,
  JackpotTemplate,
  NewPotTypeTemplate,
  OperatorPot,
  PayoutRuleset,
  Pot,
  PotTemplate,
  PotTypeTemplate,
} from '../generated/server/types.gen.ts';
import { toSeconds } from './jackpot-rules.ts';
import type { StoredPot, StoredRules, StoredTemplate } from './stored-template.ts';

/** The largest amount as text: a cap without effect. */
export const NO_CAP = decimalFromMicros(AMOUNT_MAX_MICROS);

/** Contribution rules with the defaults filled in. */
export const contributionRulesToWire = (rules: StoredRules): ContributionRules => ({
  opt_in_required: rules.opt_in_required ?? false,
  contribution_type: rules.contribution_type,
  max_contribution: rules.max_contribution ?? NO_CAP,
  operator_contribution_percentage: rules.operator_contribution_percentage ?? '0',
  wager_criteria: { min_base_wager: 0, min_contribution: 0, ...rules.wager_criteria },
  allowed_brands: rules.allowed_brands ?? [],
  country_filters: { black_list: [], white_list: [], ...rules.country_filters },
  ...(rules.segment_filters === undefined
    ? {}
    : { segment_filters: { black_list: [], white_list: [], ...rules.segment_filters } }),
  ...(rules.operator_budget === undefined
    ? {}
    : { operator_budget: { ...rules.operator_budget, time_zone: rules.operator_budget.time_zone ?? 'UTC' } }),
  ...(rules.contribution_by_currency === undefined ? {} : { contribution_by_currency: rules.contribution_by_currency }),
  ...(rules.carry_fractions === true ? { carry_fractions: true } : {}),
  ...(rules.win_limit === undefined
    ? {}
    : { win_limit: { wins: rules.win_limit.wins, period: { Seconds: toSeconds(rules.win_limit.period) } } }),
});

/** The overflow stays in the pot. */
export const NO_DIVERSION: DiversionRules = {
  target: { External: { endpoint: '', account_id: '' } },
  flush_threshold: '0',
};

/** A pot of a template with the defaults filled in. */
export const potTemplateToWire = (pot: StoredPot): PotTemplate => ({
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
  const { repeat_period: period = { Seconds: 0 }, ...once } = type.TimeFixed;
  return { TimeFixed: { ...once, repeat_period: 'Months' in period ? period : { Seconds: toSeconds(period) } } };
};

const ALL_FOR_THE_WINNER: PayoutRuleset = { main_winner_percentage: 1, admin_fee: 0, payout_rules: [] };

/** A pot as shown to the operator: always with its payout rules, never with its diversion rules. */
export const operatorPotToWire = ({
  payout_rules: _kind,
  payout_ruleset = ALL_FOR_THE_WINNER,
  diversion_rules: _diversion,
  ...pot
}: Pot): OperatorPot => ({ ...pot, payout_ruleset });

/** A stored template as shown. */
export const templateToWire = (template: ReferencedTemplate): JackpotTemplate => {
  const document = template.document as StoredTemplate;
  return {
    ...document,
    id: template.id,
    contribution_rules: contributionRulesToWire(document.contribution_rules),
    jackpot_type: document.jackpot_type ?? 'Jackpot',
    pots: document.pots.map(potTemplateToWire),
    reference_count: template.referenceCount,
    published: template.published,
    version: template.version,
  };
};
