import { randomUUID } from 'node:crypto';
import type { Client, Reply } from './server.ts';
import { withOwners } from './with-jackpot.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Twenty spins of 20 cents, for all brands of northstar; `more` changes their value. */
export const freespinTemplate = (more: object = {}, changes: object = {}) => ({
  name: 'Twenty spins',
  operator_id: 'northstar',
  freespin_type: { currency: 'EUR', amount: '0.2', type: 'Fixed', count: 20, ...more },
  expires_after_ms: 24 * HOUR_MS,
  ...changes,
});

/** An instance for one game that can be awarded now. */
export const freespinInstance = (templateId: string, changes: object = {}) => ({
  template_id: templateId,
  available_for: [{ provider_id: 'starforge', game_ids: ['comet-rush'] }],
  timestamp_start: 0,
  timestamp_end: Date.now() + 48 * HOUR_MS,
  ...changes,
});

/** An award of an instance to the player p-1 of luna, with a new key each time. */
export const freespinAward = (instanceId: string, changes: object = {}) => ({
  request_id: randomUUID(),
  instance_id: instanceId,
  operator_id: 'northstar',
  brand_id: 'luna',
  players: ['p-1'],
  ...changes,
});

/** An award of a budget of 5 EUR for all games, without an instance. */
export const bonusAward = (changes: object = {}) => ({
  request_id: randomUUID(),
  operator_id: 'northstar',
  brand_id: 'luna',
  players: ['p-1'],
  bonus: { currency: 'EUR', amount: '5', type: 'Variable' },
  ...changes,
});

/** One spin of p-1 in the instance's game, with a new key each time. */
export const freespinUse = (bonusId: string, changes: object = {}) => ({
  request_id: randomUUID(),
  operator_id: 'northstar',
  brand_id: 'luna',
  player_id: 'p-1',
  bonus_id: bonusId,
  provider_id: 'starforge',
  game_code: 'comet-rush',
  count: 1,
  ...changes,
});

/** A use of this amount of a budget. */
export const budgetUse = (bonusId: string, amount: string, changes: object = {}) =>
  freespinUse(bonusId, { count: undefined, amount, ...changes });

/** The query of an award by file to players of luna. */
export const listedAward = (instance_id: string) => ({ operator_id: 'northstar', brand_id: 'luna', instance_id });

/** A change of the bonuses of the campaign spring, with a new key each time. */
export const campaignChange = (changes: object = {}) => ({
  request_id: randomUUID(),
  operator_id: 'northstar',
  promo_id: 'spring',
  reason: 'Set up wrongly',
  ...changes,
});

/** Runs work against a platform where luna's freespins can be awarded. */
export const withFreespins = (
  work: (client: Client, instance: Reply['body'], data: string) => Promise<void>,
  changes: object = {},
): Promise<void> =>
  withOwners(async (client, data) => {
    const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
    const instance = await client.call('createFreespinInstance', { body: freespinInstance(template.body.id, changes) });
    await work(client, instance.body, data);
  });

/** The only bonus of an award. */
export const awarded = async (client: Client, instanceId: string, changes: object = {}): Promise<Reply['body']> =>
  (await client.call('awardFreespins', { body: freespinAward(instanceId, changes) })).body[0];

/** The rest of a bonus, from its reply: the state, the used spins, and the money. */
export const leftOf = ({ body }: Reply): readonly unknown[] => {
  const { freespin_type, remaining } = body.bonus_data.Freespins;
  return [body.state, freespin_type.used, remaining];
};
