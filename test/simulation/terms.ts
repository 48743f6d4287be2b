import { Exact, least, micros } from './exact.ts';

/** A share as the template words it. */
type WireShare = { readonly Fixed?: number; readonly Percentage?: number };
type WireCriteria = { readonly min_base_wager?: number; readonly min_contribution?: number };

export type WirePot = {
  readonly id: string;
  readonly contribution: WireShare;
  readonly seed_contribution: WireShare;
  readonly seed_strategy: {
    readonly initial_seed_value: number;
    readonly min_reseed_value: number;
    readonly fund_strategy: 'CollectToMinReseed' | 'CollectAlways' | 'None';
    readonly reseed_strategy: 'Full' | 'MinReseed' | 'Available';
  };
  readonly is_progressive?: boolean;
  readonly supports_external_trigger?: boolean;
  readonly max_instantiation_count?: number;
  readonly max_pot_value?: string;
  readonly win_constraints?: readonly { readonly AllowedSeedDeficit: string }[];
  readonly pot_types?: readonly (
    | { readonly HitRate: { readonly max_magic_number: number; readonly cost_per_attempt: number } }
    | { readonly MustHitBy: { readonly hit_by: number } }
  )[];
  readonly wager_criteria?: WireCriteria;
};

export type WireTemplate = {
  readonly name: string;
  readonly owner_id: string;
  readonly currency: string;
  readonly contribution_rules: {
    readonly contribution_type: WireShare;
    readonly max_contribution?: string;
    readonly operator_contribution_percentage?: string;
    readonly wager_criteria?: WireCriteria;
  };
  readonly house_hold_contribution: WireShare;
  readonly pots: readonly WirePot[];
  readonly win_selector_strategy?: 'Highest' | 'Lowest' | 'None';
};

/** Nothing above this many millionths exists: it is the ceiling of a pot that names none. */
const CEILING = 8_000_000_000n * 1_000_000n;

/** What a share comes to, given what it is a share of. */
export type Portion = (of: Exact) => Exact;

const portion = ({ Fixed, Percentage }: WireShare): Portion => {
  if (Percentage !== undefined) {
    const fraction = Exact.read(Percentage);
    return (of) => of.times(fraction);
  }
  const fixed = new Exact(micros(Fixed ?? 0));
  return (of) => fixed.atMost(of);
};

export type Way =
  | { readonly by: 'HitRate'; readonly odds: bigint; readonly cost: bigint }
  | { readonly by: 'MustHitBy'; readonly at: bigint };

const ways = (pot: WirePot): Way[] =>
  (pot.pot_types ?? []).map((type) =>
    'HitRate' in type
      ? { by: 'HitRate', odds: BigInt(type.HitRate.max_magic_number), cost: micros(type.HitRate.cost_per_attempt) }
      : { by: 'MustHitBy', at: micros(type.MustHitBy.hit_by) },
  );

const bounds = (criteria: WireCriteria = {}) => ({
  wager: new Exact(micros(criteria.min_base_wager ?? 0)),
  wish: new Exact(micros(criteria.min_contribution ?? 0)),
});

const potTerms = (pot: WirePot) => {
  const triggers = ways(pot);
  const limits = triggers.flatMap((way) => (way.by === 'MustHitBy' ? [way.at] : []));
  if (pot.max_pot_value !== undefined) limits.push(micros(pot.max_pot_value));
  const deficit = pot.win_constraints?.[0]?.AllowedSeedDeficit;
  return {
    id: pot.id,
    share: portion(pot.contribution),
    seedShare: portion(pot.seed_contribution),
    fund: pot.seed_strategy.fund_strategy,
    reseed: pot.seed_strategy.reseed_strategy,
    initial: micros(pot.seed_strategy.initial_seed_value),
    minReseed: micros(pot.seed_strategy.min_reseed_value),
    ceiling: least(CEILING, ...limits),
    progressive: pot.is_progressive !== false,
    external: pot.supports_external_trigger === true,
    lives: pot.max_instantiation_count ?? 0,
    deficit: deficit === undefined ? undefined : micros(deficit),
    bounds: bounds(pot.wager_criteria),
    triggers,
  };
};

export type PotTerms = ReturnType<typeof potTerms>;

/** The auditor's own reading of a template. */
export const termsOf = (template: WireTemplate) => {
  const { contribution_type: contribution, ...rules } = template.contribution_rules;
  return {
    currency: template.currency,
    fixed: contribution.Fixed === undefined ? undefined : new Exact(micros(contribution.Fixed)),
    wish: portion(contribution),
    cap: rules.max_contribution === undefined ? undefined : new Exact(micros(rules.max_contribution)),
    operatorPart: Exact.read(rules.operator_contribution_percentage ?? '0'),
    bounds: bounds(rules.wager_criteria),
    house: portion(template.house_hold_contribution),
    selector: template.win_selector_strategy ?? 'Highest',
    pots: template.pots.map(potTerms),
  };
};

export type Terms = ReturnType<typeof termsOf>;
