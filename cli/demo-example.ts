import type { NewJackpotTemplate } from '../generated/server/types.gen.ts';

export const OPERATOR = { id: 'northstar', name: 'Northstar' } as const;
export const BRAND = { id: 'luna', name: 'Luna', path: 'northstar:luna' } as const;
/** The reference wallet accepts a token of this form for any player. */
export const PLAYER = { id: 'p-1001', token: 'session-p-1001', country: 'MT' } as const;

/** A jackpot of the demo. Its template's id is also the game code of its only instance. */
export type ExampleJackpot = {
  readonly template: NewJackpotTemplate & { readonly id: string };
  readonly about: string;
};

const triggeredPot = (id: string, share: number, seedShare: number, seed: number) => ({
  id,
  contribution: { Percentage: share },
  seed_contribution: { Percentage: seedShare },
  seed_strategy: {
    initial_seed_value: seed,
    min_reseed_value: seed,
    fund_strategy: 'CollectToMinReseed' as const,
    reseed_strategy: 'Full' as const,
  },
  supports_external_trigger: true,
});

/** The operator pays one euro a round, and calls decide who wins, so you can follow every number by hand. */
export const threePots: ExampleJackpot = {
  about: 'the operator pays 1 EUR a round; a call decides who wins',
  template: {
    id: 'three-pots',
    name: 'Three pots',
    owner_id: OPERATOR.id,
    currency: 'EUR',
    contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
    house_hold_contribution: { Percentage: 0.1 },
    pots: [
      triggeredPot('minor', 0.3, 0.3, 5),
      triggeredPot('major', 0.3, 0.5, 50),
      triggeredPot('mega', 0.2, 0.5, 500),
    ],
  },
};

/**
 * Each side pays half, and chance decides: about one round in five wins, and a larger pot is won by 30 EUR at the latest. Pots start with what
 * they have saved, so the house adds nothing: see its par sheet in docs/guides/jackpots.md.
 */
export const quickHit: ExampleJackpot = {
  about: 'operator and player pay 0.50 EUR each; about one round in five wins',
  template: {
    id: 'quick-hit',
    name: 'Quick hit',
    owner_id: OPERATOR.id,
    currency: 'EUR',
    contribution_rules: {
      contribution_type: { Fixed: 1 },
      max_contribution: '1',
      operator_contribution_percentage: '0.5',
    },
    house_hold_contribution: { Percentage: 0.1 },
    // A round that hits both pots wins both.
    win_selector_strategy: 'None',
    pots: [
      {
        id: 'spark',
        contribution: { Percentage: 0.5 },
        seed_contribution: { Percentage: 0.4 },
        seed_strategy: {
          initial_seed_value: 1,
          min_reseed_value: 1,
          fund_strategy: 'CollectToMinReseed',
          reseed_strategy: 'Available',
        },
        pot_types: [{ HitRate: { max_magic_number: 5, cost_per_attempt: 1 } }],
      },
      {
        id: 'summit',
        contribution: { Percentage: 0.4 },
        seed_contribution: { Percentage: 0.5 },
        seed_strategy: {
          initial_seed_value: 10,
          min_reseed_value: 10,
          fund_strategy: 'CollectToMinReseed',
          reseed_strategy: 'Available',
        },
        pot_types: [{ MustHitBy: { hit_by: 30 } }],
      },
    ],
  },
};
