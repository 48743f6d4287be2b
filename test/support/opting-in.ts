import { type Client, type OperationId, type Parts, type Reply, withServer } from './server.ts';
import { instantiation, openJackpot, registerOwners, threePots } from './story.ts';
import { select } from './tables.ts';

export const LUNA = 'northstar:luna';

/** The opt-in body of p-1 of luna, in Malta. */
export const wish = (instance_id: string, changes: object = {}) => ({
  instance_id,
  player_id: 'p-1',
  brand_id: LUNA,
  player_country: 'MT',
  opt_in: true,
  ...changes,
});

/** Opts p-1 of luna in, or as the changes say. */
export const optIn = (client: Client, instanceId: string, changes: object = {}, more: Parts = {}): Promise<Reply> =>
  client.call('setOptIn', { ...more, body: wish(instanceId, changes) });

/** The statuses of a luna player. */
export const statusesOf = async (client: Client, player_id = 'p-1', query: object = {}): Promise<Reply['body']> =>
  (await client.call('listPlayerOptIns', { query: { player_id, brand_id: LUNA, ...query } })).body;

/** Another instance of the three pots, with its own contribution rules. */
export const openOther = async (client: Client, name: string, rules: object = {}): Promise<string> => {
  const template = threePots({ id: name, contribution_rules: { ...threePots().contribution_rules, ...rules } });
  return (await openJackpot(client, template, instantiation({ instance_game_code: name }))).id;
};

/** The OptInEvents in order: player, whether opted in, and the preference. */
export const optInEvents = (data: string): unknown[] =>
  select(data, "select data from outbox where event_type = 'OptInEvent' order by id").map(({ data: told }) => {
    const { player_id, opted_in, preferred_contribution_value } = JSON.parse(String(told));
    return [player_id, opted_in, preferred_contribution_value ?? null];
  });

/** A platform with northstar's brands luna and nova, and southstar's brand sol. */
export const withBrands = (
  work: (client: Client, instanceId: string, data: string) => Promise<void>,
  prepare?: Parameters<typeof withServer>[2],
  environment: Parameters<typeof withServer>[1] = {},
): Promise<void> =>
  withServer(
    async (client, data) => {
      await registerOwners(client);
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      await work(client, (await openJackpot(client)).id, data);
    },
    environment,
    prepare,
  );

export type OptInOperation = Extract<
  OperationId,
  'setOptIn' | 'setOptInListed' | 'setOperatorOptIn' | 'setTargetOptIn'
>;

/** The request of p-1 of luna, in Malta, for an instance or the target of a source. */
export const targetWish = (
  target: { readonly id: string; readonly type: 'instance' | 'source' },
  changes: object = {},
) => ({
  target,
  operator_id: 'northstar',
  player: { id: 'p-1', brand_id: 'luna', country: 'MT' },
  opt_in: true,
  ...changes,
});

/** The same body in the form that the operation takes. */
export const wishOf = (operation: OptInOperation, instanceId: string, changes: object = {}): object => {
  const asked = wish(instanceId, changes);
  if (operation !== 'setTargetOptIn') return asked;
  const { instance_id: id, player_id, brand_id, player_country: country, opt_in } = asked;
  const player = { id: player_id, brand_id, country };
  return targetWish({ id, type: 'instance' }, { operator_id: brand_id.split(':')[0], player, opt_in });
};
