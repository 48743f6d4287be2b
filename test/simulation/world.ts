import type { Chance } from './chance.ts';
import { minorUnit } from './charge.ts';
import type { WirePot, WireTemplate } from './terms.ts';

/** Units per 1 EUR: round ones, crooked ones, weak and strong currencies, with 0 to 4 decimals. */
export const MULTIPLIERS: Readonly<Record<string, string>> = {
  SEK: '11.25',
  JPY: '163.417',
  BHD: '0.40871',
  USD: '1.083333333333',
  KRW: '1467.3',
  CLF: '0.0289',
};
export const CURRENCIES = ['EUR', ...Object.keys(MULTIPLIERS)];
export const unitsPerEuro = (currency: string): number => Number(MULTIPLIERS[currency] ?? 1);

/** `northstar` has a wallet, `quiet` has none. */
export const BRANDS = ['northstar:luna', 'northstar:sol', 'quiet:main'] as const;
export const operatorOf = (brand: string): string => brand.split(':')[0] ?? '';
export const PLAYERS = 25;
/** A player's session at the wallet is in one currency. */
export const sessionCurrency = (playerId: string): string =>
  CURRENCIES[Number(playerId.replace('p-', '')) % CURRENCIES.length] ?? 'EUR';

/** An amount of at most six decimals, about `size` large. */
export const amountAbout = (chance: Chance, size: number): number => {
  const most = Math.max(2, Math.min(Math.round(size * 2e6), 8e14));
  const step = 10 ** Math.min(chance.below(7), String(most).length - 1);
  return (Math.floor(chance.between(1, most) / step) * step || step) / 1e6;
};

const text = (amount: number): string => amount.toFixed(6);

/** A fraction of at most `most`, with one to six decimals. */
const fraction = (chance: Chance, most: number): number => {
  const scale = 10 ** chance.between(1, 6);
  return Math.floor((chance.below(1_000_001) / 1_000_000) * most * scale) / scale;
};

const operatorPart = (chance: Chance, operator: string): string => {
  const kind = chance.weighed([
    [operator === 'quiet' ? 80 : 45, 'all'],
    [15, 'none'],
    [operator === 'quiet' ? 5 : 40, 'some'],
  ]);
  if (kind === 'all') return '1';
  return kind === 'none' ? '0' : text(chance.below(1_000_001) / 1_000_000);
};

/** What a template is after, so that what chance alone rarely brings together happens often enough. */
type Character = 'ordinary' | 'twins' | 'jolly' | 'hoard' | 'dust';

/** A template that publishing accepts, with small odds, small ceilings and few lives, so that much happens soon. */
export const randomTemplate = (chance: Chance, id: string, ownerId: string): WireTemplate & { readonly id: string } => {
  const currency = chance.one(CURRENCIES);
  const unit = unitsPerEuro(currency);
  const isFixed = chance.happens(0.6);
  const character = chance.weighed<Character>([
    [60, 'ordinary'],
    [10, 'twins'],
    [10, 'jolly'],
    [10, 'hoard'],
    [10, 'dust'],
  ]);
  // What one contribution is about, in the jackpot's currency. In dust, single micros decide.
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
  const pots = Array.from({ length: count }, (_, index) =>
    randomPot(chance, `pot-${index + 1}`, { unit, typical, share: share(chance.one([0.3, 0.5, 0.9])) }),
  ).map((pot, _, [first = pot]) => inCharacter(chance, character, pot, first, { unit, typical }));
  const isCapped =
    character === 'dust' ||
    pots.some((pot) => (pot.pot_types ?? []).some((type) => 'HitRate' in type)) ||
    chance.happens(0.4);
  return {
    id,
    name: id,
    owner_id: ownerId,
    currency,
    contribution_rules: {
      contribution_type: isFixed ? { Fixed: typical } : { Percentage: Math.max(0.001, fraction(chance, 0.3)) },
      ...(isCapped ? { max_contribution: text(cap) } : {}),
      operator_contribution_percentage: operatorPart(chance, operatorOf(ownerId)),
      ...(chance.happens(0.15) ? { wager_criteria: criteria(chance, unit, typical) } : {}),
    },
    house_hold_contribution: house,
    pots,
    ...(character === 'jolly'
      ? { win_selector_strategy: 'None' }
      : chance.happens(0.8)
        ? { win_selector_strategy: chance.one(['Highest', 'Lowest', 'None'] as const) }
        : {}),
  };
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
      return { ...unlimited, seed_strategy, is_progressive: false, pot_types: hit(2) };
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
  if (isMustHit) types.push({ MustHitBy: { hit_by: round(limit) } });
  for (let ways = isByChance ? chance.one([1, 1, 2]) : 0; ways > 0; ways -= 1)
    types.push({
      HitRate: {
        max_magic_number: chance.one([1, 2, 5, 20, 60]) + chance.below(10),
        cost_per_attempt: Math.max(0.000001, round(typical / chance.one([0.7, 1, 2.5, 9]))),
      },
    });
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

const round = (amount: number): number => Math.max(1, Math.round(amount * 1e6)) / 1e6;

/** A wager in a currency; sometimes nothing, sometimes very much. */
export const randomWager = (chance: Chance, currency: string): number => {
  const size = chance.weighed([
    [90, 5],
    [7, 0.05],
    [3, 2_000],
  ]);
  if (chance.happens(0.01)) return 0;
  const wager = amountAbout(chance, size * unitsPerEuro(currency));
  // Most wagers are payable amounts, but nothing says that they have to be.
  const minor = Number(minorUnit(currency)) / 1e6;
  return chance.happens(0.7) ? round(Math.ceil(wager / minor) * minor) : wager;
};
