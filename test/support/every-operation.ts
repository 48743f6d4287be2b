import { routes } from '../../generated/server/operations.gen.ts';
import { operations } from './schema.ts';
import { type Client, type OperationId, type Parts, searchOf } from './server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from './story.ts';

/** A platform with something of everything. */
export type World = { readonly instanceId: string; readonly contributionId: string };

/** Fills a new platform: northstar with its brand, a source, a template, an instance, a contribution and a win. */
export const buildWorld = async (client: Client): Promise<World> => {
  await registerOwners(client);
  const { id: instanceId } = await openJackpot(client);
  const owned = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
  await client.call('createSources', { body: [{ ...owned, source_name: 'Comet Rush' }] });
  await client.call('assignSources', { body: { ...owned, source_id: ['comet-rush'], instance_id: instanceId } });
  const contributed = await client.call('contributeToInstance', { body: contribution(instanceId) });
  await client.call('triggerWin', implemented({ instanceId, contributionId: '' }).triggerWin);
  return { instanceId, contributionId: contributed.headers.get('contribution-id') ?? '' };
};

/** A request for every operation: one that the world accepts, also when it is repeated; for a pending one the example of its spec. */
export const requests = (world: World): Readonly<Record<OperationId, Parts>> => {
  const own = implemented(world);
  const all = routes.map(({ operationId, pending }): [OperationId, Parts] => {
    const parts = own[operationId] ?? (pending ? exampleOf(operationId) : undefined);
    if (parts === undefined) throw new Error(`write a request of ${operationId} that the world accepts`);
    return [operationId, parts];
  });
  return Object.fromEntries(all) as Record<OperationId, Parts>;
};

const exampleOf = (operationId: OperationId): Parts => {
  const operation = operations.find((known) => known.operationId === operationId);
  if (operation === undefined) throw new Error(`the document has no operation ${operationId}`);
  const values = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, String(example)]),
    );
  return { path: values('path'), query: values('query'), body: operation.bodyExample };
};

const implemented = ({ instanceId, contributionId }: World): Readonly<Partial<Record<OperationId, Parts>>> => {
  const { id: _taken, ...template } = threePots();
  const { instance_game_code: _used, ...instance } = instantiation();
  const { instance_id: _instance, ...bySource } = contribution(instanceId, { source_id: 'comet-rush' });
  const credentials = { username: 'root', password: 'correct horse battery' };
  return {
    login: { body: credentials },
    loginAdmin: { body: credentials },
    getOwnAccount: {},
    saveOperators: { body: [{ id: 'northstar', name: 'Northstar Gaming' }] },
    getOperator: { path: { operator_id: 'northstar' } },
    saveBrands: { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna Casino' }] },
    listSources: { query: { owner_id: 'northstar' } },
    createSources: {
      body: [
        {
          owner_id: 'northstar:luna',
          source_id: 'comet-rush',
          source_name: 'Comet Rush',
          jackpots: [{ priority: 1, owner_id: 'northstar:luna', instance_id: instanceId }],
        },
      ],
    },
    assignSources: { body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id: instanceId } },
    listInstances: { query: { owner_id: 'northstar' } },
    getInstance: { path: { instance_id: instanceId } },
    triggerWin: {
      body: {
        instance_id: instanceId,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'comet-rush',
      },
    },
    listTemplates: { query: { owner_id: 'northstar' } },
    createTemplate: { body: template },
    getTemplate: { path: { template_id: 'three-pots' } },
    instantiateTemplate: { body: instance },
    publishTemplate: { body: { owner_id: 'northstar', template_id: 'three-pots', publish: true } },
    contributeToInstance: { body: contribution(instanceId) },
    contributeBySource: { body: bySource },
    getContribution: { path: { contribution_id: contributionId } },
    listWinners: { query: { instance_id: instanceId } },
    getTicker: { query: { instance_id: instanceId } },
    getHealth: {},
  };
};

/** The path of an operation with its parameters filled in, and its query. */
export const addressOf = (route: { readonly path: string }, { path = {}, query = {} }: Parts): string => {
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  const search = searchOf(query);
  return search.size === 0 ? filled : `${filled}?${search}`;
};
