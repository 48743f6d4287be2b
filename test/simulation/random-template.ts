import type { Chance } from './chance.ts';
import {
  diverting,
  duration,
  raffled,
  randomAmounts,
  randomBudget,
  randomSegments,
  shared,
  timed,
  wheeled,
} from './random-features.ts';
import type { WirePot, WireTemplate } from './wire-template.ts';
import { amountAbout, CURRENCIES, fraction, operatorOf, round, text, unitsPerEuro } from './world.ts';

const operatorPart = (chance: Chance, operator: string): string => {
  const kind = chance.weighed([
    [operator === 'quiet' ? 80 : 45, 'all'],
    [15, 'none'],
    [operator === 'quiet' ? 5 : 40, 'some'],
  ]);
  if (kind === 'all') return '1';
  return kind === 'none' ? '0' : text(chance.below(1_000_001) / 1_000_000);
};

/** The purpose of a template, so that situations which chance rarely produces happen often enough. */
type Character = 'ordinary' | 'twins' | 'jolly' | 'hoard' | 'dust';

/** A template that publishing accepts, with small odds, small ceilings and few lives, so that much happens soon. */
export const randomTemplate = (
  chance: Chance,
  id: string,
  ownerId: string,
  nowMs: number,
): WireTemplate & { readonly id: string } => {
  const currency = chance.one(CURRENCIES);
  const unit = unitsPerEuro(currency);
  const isFixed = chance.happens(0.6);
  const character = chance.weighed<Character>([
    [50, 'ordinary'],
    [14, 'twins'],
    [16, 'jolly'],
    [10, 'hoard'],
    [10, 'dust'],
  ]);
  // The approximate size of one contribution, in the jackpot's currency. In dust, single micros decide.
  const typical = amountAbout(chance, character === 'dust' ? 0.00001 : 0.8 * unit);
  const cap = typical * chance.one([1, 1, 1.5, 4]);
  let left = 1;
  const share = (most: number): { Fixed: number } | { Percentage: number } => {
    const part = fraction(chance, Math.min(most, left));
    left = Math.max(0, left - part - 1e-6);
    const fixed = Math.floor(part * typical * 1e6) / 1e6;
    return chance.happens(0.25) ? { Fixed: fixed } : { Percentage: part };
  };
  const house = share(0.2);
  const count = chance.between(1, 4);
  const separate = Array.from({ length: count }, (_, index) =>
    randomPot(chance, `pot-${index + 1}`, { unit, typical, share: share(chance.one([0.3, 0.5, 0.9])) }),
  )
    .map((pot, _, [first = pot]) => inCharacter(chance, character, pot, first, { unit, typical }))
    .map((pot) => (chance.happens(0.25) ? timed(chance, pot, nowMs) : pot))
    .map((pot) => (chance.happens(0.3) ? shared(chance, pot) : pot))
    .map((pot) => (chance.happens(0.25) ? diverting(chance, pot, typical) : pot));
  const pots = chance.happens(0.2) ? wheeled(chance, separate, typical) : separate;
  const carries = !isFixed && chance.happens(0.5);
  // Few of these wagers are worth a coin.
  const percentage = Math.max(0.001, fraction(chance, carries ? chance.one([0.003, 0.02, 0.3]) : 0.3));
  const isCapped =
    character === 'dust' ||
    pots.some((pot) => (pot.pot_types ?? []).some((type) => 'HitRate' in type || 'Wheel' in type)) ||
    chance.happens(0.4);
  const template: WireTemplate & { readonly id: string } = {
    id,
    name: id,
    owner_id: ownerId,
    currency,
    contribution_rules: {
      ...(carries ? { carry_fractions: true } : {}),
      ...(chance.happens(0.15) ? { opt_in_required: true } : {}),
      contribution_type: isFixed ? { Fixed: typical } : { Percentage: percentage },
      ...(isCapped ? { max_contribution: text(cap) } : {}),
      // Coins must not buy too many attempts.
      ...(isFixed && typical > unit / 20 && chance.happens(0.4)
        ? { contribution_by_currency: randomAmounts(chance, typical, currency) }
        : {}),
      operator_contribution_percentage:
        carries && chance.happens(0.5) ? chance.one(['0', '0.5']) : operatorPart(chance, operatorOf(ownerId)),
      ...(chance.happens(0.15) ? { wager_criteria: criteria(chance, unit, typical) } : {}),
      ...(chance.happens(0.25) ? { operator_budget: randomBudget(chance, typical) } : {}),
      ...(chance.happens(0.2) ? { segment_filters: randomSegments(chance) } : {}),
      ...(chance.happens(0.15) ? { win_limit: { wins: chance.one([1, 1, 2, 3]), period: duration(chance) } } : {}),
    },
    house_hold_contribution: house,
    pots,
    ...(character === 'jolly'
      ? { win_selector_strategy: 'None' }
      : chance.happens(0.8)
        ? { win_selector_strategy: chance.one(['Highest', 'Lowest', 'None'] as const) }
        : {}),
  };
  return chance.happens(0.2) ? raffled(chance, template, typical) : template;
};

const inCharacter = (
  chance: Chance,
  character: Character,
  pot: WirePot,
  first: WirePot,
  { unit, typical }: Pick<PotFrame, 'unit' | 'typical'>,
): WirePot => {
  const hit = (odds: number) => [
    { HitRate: { max_magic_number: odds, cost_per_attempt: Math.max(0.000001, round(typical)) } },
  ];
  const { max_pot_value: _limit, win_constraints: _constraints, ...unlimited } = pot;
  const { seed_strategy } = first;
  switch (character) {
    // Pots of equal value, so that ties are broken.
    case 'twins':
      return {
        ...unlimited,
        seed_strategy: { ...seed_strategy, reseed_strategy: 'MinReseed' },
        is_progressive: false,
        pot_types: hit(2),
      };
    // Pots that hit together at the cost of one house.
    case 'jolly': {
      const deficit = amountAbout(chance, unit * 2);
      return {
        ...unlimited,
        seed_strategy: { ...pot.seed_strategy, reseed_strategy: 'MinReseed', fund_strategy: 'None' },
        win_constraints: [{ AllowedSeedDeficit: text(deficit) }],
        pot_types: hit(1 + chance.below(3)),
      };
    }
    // Pots that collect more for their next life than it may hold.
    case 'hoard': {
      const limit = amountAbout(chance, typical);
      return {
        ...unlimited,
        contribution: { Percentage: 0.2 },
        seed_contribution: { Percentage: 0.9 },
        seed_strategy: {
          initial_seed_value: limit,
          min_reseed_value: limit,
          fund_strategy: 'CollectAlways',
          reseed_strategy: 'Full',
        },
        max_pot_value: text(limit),
        pot_types: hit(15),
      };
    }
    default:
      return pot;
  }
};

const criteria = (chance: Chance, unit: number, typical: number) => ({
  ...(chance.happens(0.7) ? { min_base_wager: amountAbout(chance, unit) } : {}),
  ...(chance.happens(0.5) ? { min_contribution: amountAbout(chance, typical / 2) } : {}),
});

type PotFrame = { readonly unit: number; readonly typical: number; readonly share: WirePot['contribution'] };

const randomPot = (chance: Chance, id: string, { unit, typical, share }: PotFrame): WirePot => {
  const initial = chance.happens(0.15) ? 0 : amountAbout(chance, 3 * unit);
  const minReseed = chance.happens(0.15) ? 0 : amountAbout(chance, 2 * unit);
  // Little room above the seeds, so that ceilings are reached.
  const limit = Math.max(initial, minReseed) + amountAbout(chance, typical * 3);
  const isMustHit = chance.happens(0.35);
  const isByChance = chance.happens(0.6);
  const types: NonNullable<WirePot['pot_types']>[number][] = [];
  const least = round(Math.max(initial, minReseed) + typical * chance.one([-1, 0.4, 1]));
  const isBetween = chance.happens(0.5) && least > 0 && least < round(limit);
  if (isMustHit)
    types.push({
      MustHitBy: {
        hit_by: round(limit),
        ...(isBetween ? { hit_from: least } : {}),
        ...(chance.happens(0.4) ? { weight: chance.one([1, 2, 2] as const) } : {}),
      },
    });
  for (let ways = isByChance ? chance.one([1, 1, 2]) : 0; ways > 0; ways -= 1)
    types.push({
      HitRate: {
        max_magic_number: chance.one([1, 2, 5, 20, 60]) + chance.below(10),
        cost_per_attempt: Math.max(0.000001, round(typical / chance.one([0.7, 1, 2.5, 9]))),
      },
    });
  const [way] = types.slice(-1);
  if (way !== undefined && 'HitRate' in way && way.HitRate.max_magic_number > 2 && chance.happens(0.4)) {
    const isTimed = chance.happens(0.5);
    const from = isTimed ? chance.between(0, 2_000) : Math.max(0, round(Math.max(initial, minReseed) - typical * 0.3));
    const to = isTimed ? from + chance.between(1_000, 60_000) : round(from + typical * chance.one([0.5, 2]));
    const best = chance.between(1, way.HitRate.max_magic_number - 1);
    if (to > from && (isTimed || from < round(limit)))
      types.splice(-1, 1, {
        HitRate: { ...way.HitRate, ramp: { by: isTimed ? 'Time' : 'Value', from, to, max_magic_number: best } },
      });
  }
  const maximum = isMustHit ? limit + chance.below(2) * typical : limit + typical * chance.below(4);
  return {
    id,
    contribution: share,
    seed_contribution: chance.happens(0.8)
      ? { Percentage: fraction(chance, 1) }
      : { Fixed: amountAbout(chance, typical / 4) },
    seed_strategy: {
      initial_seed_value: initial,
      min_reseed_value: minReseed,
      fund_strategy: chance.one(['CollectToMinReseed', 'CollectAlways', 'None']),
      reseed_strategy: chance.one(['Full', 'MinReseed', 'Available']),
    },
    // A pot that must hit by an amount has to rise to it.
    ...(chance.happens(0.3) ? { is_progressive: isMustHit || chance.happens(0.3) } : {}),
    ...(chance.happens(0.5) ? { supports_external_trigger: true } : {}),
    ...(chance.happens(0.35) ? { max_instantiation_count: chance.one([0, 1, 1, 2, 3, 6]) } : {}),
    ...(chance.happens(0.5) ? { max_pot_value: text(round(maximum)) } : {}),
    ...(!isMustHit && chance.happens(0.5)
      ? { win_constraints: [{ AllowedSeedDeficit: text(chance.one([0, 0, 0.5, 3]) * unit) }] }
      : {}),
    pot_types: types.reverse(),
    ...(chance.happens(0.25) ? { wager_criteria: criteria(chance, unit, typical) } : {}),
  };
};
