import type { CountryFilters } from '../../domain/jackpot/admission.ts';
import type { JackpotRules, PotRules, PotTrigger, Share, WagerCriteria } from '../../domain/jackpot/rules.ts';
import { fractionFromDecimal, fractionFromNumber } from '../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, microsFromDecimal, microsFromNumber } from '../../domain/money/micros.ts';
import type {
  ContributionType,
  NewJackpotTemplate,
  PotTemplate,
  WagerCriteria as WireCriteria,
} from '../../generated/server/types.gen.ts';

/** The rules of an instance: the jackpot's, and who may take part. */
export type InstanceRules = JackpotRules & {
  readonly allowedBrands: readonly string[];
  readonly countries: CountryFilters;
};

/** Reads the rules out of a template, exactly: amounts become micros, fractions stay fractions. */
export const jackpotRules = (template: NewJackpotTemplate): InstanceRules => {
  const rules = template.contribution_rules;
  return {
    currency: template.currency,
    contribution: share(rules.contribution_type),
    ...(rules.max_contribution === undefined ? {} : { maxContribution: microsFromDecimal(rules.max_contribution) }),
    operatorPercentage: fractionFromDecimal(rules.operator_contribution_percentage ?? '0'),
    criteria: criteria(rules.wager_criteria),
    house: share(template.house_hold_contribution),
    selector: template.win_selector_strategy ?? 'Highest',
    pots: template.pots.map(potRules),
    allowedBrands: rules.allowed_brands ?? [],
    countries: {
      blackList: rules.country_filters?.black_list ?? [],
      whiteList: rules.country_filters?.white_list ?? [],
    },
  };
};

const share = (contribution: ContributionType): Share =>
  'Fixed' in contribution
    ? { fixed: microsFromNumber(contribution.Fixed) }
    : { percentage: fractionFromNumber(contribution.Percentage) };

const criteria = (given: WireCriteria | undefined): WagerCriteria => ({
  minBaseWager: microsFromNumber(given?.min_base_wager ?? 0),
  minContribution: microsFromNumber(given?.min_contribution ?? 0),
});

const potRules = (pot: PotTemplate): PotRules => {
  const triggers = (pot.pot_types ?? []).flatMap((type): PotTrigger[] => {
    if ('HitRate' in type) {
      const { max_magic_number, cost_per_attempt } = type.HitRate;
      return [
        {
          kind: 'HitRate',
          maxMagicNumber: BigInt(max_magic_number),
          costPerAttempt: microsFromNumber(cost_per_attempt),
        },
      ];
    }
    return 'MustHitBy' in type ? [{ kind: 'MustHitBy', hitBy: microsFromNumber(type.MustHitBy.hit_by) }] : [];
  });
  // All constraints must hold, so the least deficit counts.
  const deficits = (pot.win_constraints ?? []).map((constraint) => microsFromDecimal(constraint.AllowedSeedDeficit));
  return {
    id: pot.id,
    contribution: share(pot.contribution),
    seedContribution: share(pot.seed_contribution),
    initialSeed: microsFromNumber(pot.seed_strategy.initial_seed_value),
    minReseed: microsFromNumber(pot.seed_strategy.min_reseed_value),
    fundStrategy: pot.seed_strategy.fund_strategy,
    reseedStrategy: pot.seed_strategy.reseed_strategy,
    progressive: pot.is_progressive ?? true,
    ceiling: pot.max_pot_value === undefined ? AMOUNT_MAX_MICROS : microsFromDecimal(pot.max_pot_value),
    ...(deficits.length === 0 ? {} : { allowedSeedDeficit: deficits.reduce(lesser) }),
    maxInstantiationCount: pot.max_instantiation_count ?? 0,
    triggers,
    externalTrigger: pot.supports_external_trigger ?? false,
    criteria: criteria(pot.wager_criteria),
    ...(pot.diversion_rules === undefined
      ? {}
      : { diversion: { flushThreshold: microsFromDecimal(pot.diversion_rules.flush_threshold) } }),
  };
};
