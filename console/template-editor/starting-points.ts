import type { NewJackpotTemplate } from '../../clients/typescript/src/pitboss.ts';

/** A template that could be published as it is, to begin with. */
export type StartingPoint = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly template: (of: Owned) => NewJackpotTemplate;
};

type Owned = { readonly owner_id: string; readonly currency: string };

const seed = (amount: number) => ({
  initial_seed_value: amount,
  min_reseed_value: amount,
  fund_strategy: 'CollectToMinReseed' as const,
  reseed_strategy: 'Full' as const,
});

/** The operator pays one unit a round, which buys one attempt at each pot. */
const RULES = {
  contribution_type: { Fixed: 1 },
  max_contribution: '1',
  operator_contribution_percentage: '1',
} as const;

const level = (id: string, share: number, put: { aside: number; seed: number; odds: number }) => ({
  id,
  contribution: { Percentage: share },
  seed_contribution: { Percentage: put.aside },
  seed_strategy: seed(put.seed),
  pot_types: [{ HitRate: { max_magic_number: put.odds, cost_per_attempt: 1 } }],
});

const HOUSE = { Percentage: 0.1 } as const;

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    id: 'one-pot',
    name: 'One pot, by chance',
    about: 'Every round contributes 1 and wins the pot once in 1,000 rounds. It begins at 100.',
    template: (of) => ({
      ...of,
      name: 'One pot',
      contribution_rules: RULES,
      house_hold_contribution: HOUSE,
      pots: [level('main', 0.9, { aside: 0.2, seed: 100, odds: 1000 })],
    }),
  },
  {
    id: 'must-hit-by',
    name: 'Must hit by an amount',
    about: 'The pot grows from 100 and is won before it reaches 500; the moment is unknown to everyone.',
    template: (of) => ({
      ...of,
      name: 'Must hit by 500',
      contribution_rules: RULES,
      house_hold_contribution: HOUSE,
      pots: [
        {
          id: 'main',
          contribution: { Percentage: 0.9 },
          seed_contribution: { Percentage: 0.4 },
          seed_strategy: seed(100),
          pot_types: [{ MustHitBy: { hit_by: 500 } }],
        },
      ],
    }),
  },
  {
    id: 'three-levels',
    name: 'Three levels',
    about: 'A minor that is won once in 100 rounds, a major once in 2,000, a mega once in 50,000.',
    template: (of) => ({
      ...of,
      name: 'Three levels',
      contribution_rules: RULES,
      house_hold_contribution: HOUSE,
      pots: [
        level('minor', 0.4, { aside: 0.3, seed: 5, odds: 100 }),
        level('major', 0.3, { aside: 0.4, seed: 50, odds: 2000 }),
        level('mega', 0.2, { aside: 0.5, seed: 500, odds: 50_000 }),
      ],
    }),
  },
  {
    id: 'weekly-raffle',
    name: 'Weekly raffle',
    about:
      'Each 10 that a player wagers is a ticket. Once a week one ticket wins half of the pot, ten more share the rest.',
    template: (of) => ({
      ...of,
      name: 'Weekly raffle',
      contribution_rules: { contribution_type: { Percentage: 0.01 }, operator_contribution_percentage: '1' },
      house_hold_contribution: HOUSE,
      jackpot_type: 'Raffle',
      raffle_rules: {
        cost_per_ticket: '10',
        cost_source: 'BaseWager',
        duration: { Days: 7 },
        prize_distribution: [
          { prize_percentage: '0.5', number_of_winners: 1 },
          { prize_percentage: '0.5', number_of_winners: 10 },
        ],
      },
      pots: [
        {
          id: 'prizes',
          contribution: { Percentage: 0.9 },
          seed_contribution: { Percentage: 0.2 },
          // A quiet week must not cost the house.
          seed_strategy: { ...seed(100), reseed_strategy: 'Available' },
        },
      ],
    }),
  },
];
