import type { Client, Reply } from './server.ts';

type PotOptions = { readonly share: number; readonly seedShare: number; readonly seed: number };

const pot = (id: string, { share, seedShare, seed }: PotOptions) => ({
  id,
  contribution: { Percentage: share },
  seed_contribution: { Percentage: seedShare },
  seed_strategy: {
    initial_seed_value: seed,
    min_reseed_value: seed,
    fund_strategy: 'CollectToMinReseed',
    reseed_strategy: 'Full',
  },
  supports_external_trigger: true,
});

/** The three-level progressive whose numbers can be checked by hand: a fixed euro, house 10 %, minor, major and mega. */
export const threePots = (changes: object = {}) => ({
  id: 'three-pots',
  name: 'Three pots',
  owner_id: 'northstar',
  currency: 'EUR',
  contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
  house_hold_contribution: { Percentage: 0.1 },
  pots: [
    pot('minor', { share: 0.3, seedShare: 0.3, seed: 5 }),
    pot('major', { share: 0.3, seedShare: 0.5, seed: 50 }),
    pot('mega', { share: 0.2, seedShare: 0.5, seed: 500 }),
  ],
  ...changes,
});

/** A raffle over wagers: a ticket per 10 EUR, a weekly drawing, half of the pot for one winner and a fifth for two. */
export const raffle = (changes: object = {}) => ({
  ...threePots({ id: 'raffle', name: 'Raffle' }),
  jackpot_type: 'Raffle',
  raffle_rules: {
    cost_per_ticket: '10',
    cost_source: 'BaseWager',
    duration: { Seconds: 604_800 },
    prize_distribution: [
      { prize_percentage: '0.5', number_of_winners: 1 },
      { prize_percentage: '0.2', number_of_winners: 2 },
    ],
  },
  pots: [{ ...pot('main', { share: 0.9, seedShare: 0.3, seed: 100 }), supports_external_trigger: false }],
  ...changes,
});

/** A shared win: most for the winner, some for the house, the rest for the other players. */
export const community = (changes: object = {}, leaders: object = {}) => ({
  payout_rules: 'Community',
  payout_ruleset: {
    main_winner_percentage: 0.7,
    admin_fee: 0.05,
    payout_rules: [
      {
        payout_percentage: 0.15,
        rule: { ActivePlayers: { period_before_win: 600_000, max_number_of_payouts: 100 } },
      },
      { payout_percentage: 0.1, rule: { HighestLifetimeContributor: leaders } },
    ],
    ...changes,
  },
});

export const instantiation = (changes: object = {}) => ({
  template_owner_id: 'northstar',
  template_id: 'three-pots',
  instance_owner_id: 'northstar',
  instance_name: 'Tri star',
  instance_game_code: 'tri-star',
  ...changes,
});

/** A contribution of the player p-1 of northstar:luna. */
export const contribution = (instanceId: string, changes: object = {}) => ({
  instance_id: instanceId,
  token: 'session-p-1',
  brand_id: 'northstar:luna',
  player_id: 'p-1',
  player_country: 'MT',
  base_wager: 10,
  currency: 'EUR',
  ...changes,
});

/** A contribution of the player p-1 of luna to a target. */
export const toTarget = (target: object, changes: object = {}) => ({
  target,
  source: { id: 'round-1', type: 'gameround' },
  operator_id: 'northstar',
  player: { id: 'p-1', token: 'session-p-1', country: 'MT', brand_id: 'luna' },
  base_wager: { currency: 'EUR', value: 10 },
  ...changes,
});

/** The request of the player p-1 of northstar:luna for a target's winners. */
export const winnersOf = (target: { readonly id: string; readonly type: string }, changes: object = {}) => ({
  operator_id: 'northstar',
  target,
  player: { brand_id: 'luna', id: 'p-1', country: 'MT', segments: [] },
  ...changes,
});

/** Registers the operator northstar and its brand luna. */
export const registerOwners = async (client: Client): Promise<void> => {
  await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
};

/** Creates, publishes and instantiates a template; returns the instance. */
export const openJackpot = async (
  client: Client,
  template: object = threePots(),
  instance: object = instantiation(),
): Promise<Reply['body']> => {
  const created = await client.call('createTemplate', { body: template });
  if (created.status !== 200) throw new Error(JSON.stringify(created.body));
  const { id, owner_id } = created.body;
  const published = await client.call('publishTemplate', { body: { owner_id, template_id: id } });
  if (published.status !== 200) throw new Error(JSON.stringify(published.body));
  const opened = await client.call('instantiateTemplate', { body: { ...instance, template_id: id } });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  return opened.body;
};
