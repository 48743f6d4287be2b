import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../domain/money/micros.ts';
import type { ContributionRules, NewContributionRules } from '../generated/server/types.gen.ts';

/** The largest amount as text: a cap without effect. */
export const NO_CAP = decimalFromMicros(AMOUNT_MAX_MICROS);

/** Contribution rules with the defaults filled in. */
export const contributionRulesToWire = (rules: NewContributionRules): ContributionRules => ({
  opt_in_required: rules.opt_in_required ?? false,
  contribution_type: rules.contribution_type,
  max_contribution: rules.max_contribution ?? NO_CAP,
  operator_contribution_percentage: rules.operator_contribution_percentage ?? '0',
  wager_criteria: { min_base_wager: 0, min_contribution: 0, ...rules.wager_criteria },
  allowed_brands: rules.allowed_brands ?? [],
  country_filters: { black_list: [], white_list: [], ...rules.country_filters },
});
