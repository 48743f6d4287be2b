import type { Client } from './server.ts';
import { instantiation } from './story.ts';

export const LUNA = 'northstar:luna';

/** Another instance of the template with three pots. */
export const openAnother = async (client: Client, gameCode: string, changes: object = {}): Promise<string> => {
  const body = instantiation({ instance_game_code: gameCode, ...changes });
  return (await client.call('instantiateTemplate', { body })).body.id;
};

/** A source or a segment of luna that leads to these instances, with the priorities 0, 1, 2 … */
export const jackpotsOf = (...instances: readonly string[]) =>
  instances.map((instance_id, priority) => ({ priority, owner_id: LUNA, instance_id }));

export const createSource = async (client: Client, sourceId: string, ...instances: readonly string[]): Promise<void> =>
  created(
    await client.call('createSources', {
      body: [{ owner_id: LUNA, source_id: sourceId, source_name: 'A source', jackpots: jackpotsOf(...instances) }],
    }),
  );

export const createSegment = async (client: Client, id: string, ...instances: readonly string[]): Promise<void> =>
  created(
    await client.call('createSegments', {
      body: [{ owner_id: LUNA, id, priority: 0, jackpots: jackpotsOf(...instances) }],
    }),
  );

const created = ({ body }: Awaited<ReturnType<Client['call']>>): void => {
  if (body.succeeded?.length !== 1) throw new Error(JSON.stringify(body));
};

/** The instances and priorities that each source or segment leads to, in order. */
export const leadsTo = async (
  client: Client,
  operation: 'listSources' | 'listSegments',
): Promise<Readonly<Record<string, unknown[]>>> =>
  Object.fromEntries(
    (await client.call(operation)).body.map(
      ({ source_id, id, jackpots }: { source_id?: string; id?: string; jackpots: Jackpot[] }) => [
        source_id ?? id,
        jackpots.map(({ instance_id, priority }) => [instance_id, priority]),
      ],
    ),
  );

type Jackpot = { readonly instance_id: string; readonly priority: number };

/** The pointers of a refusal. */
export const pointers = ({ body }: { readonly body: { readonly errors: readonly { pointer: string }[] } }): string[] =>
  body.errors.map(({ pointer }) => pointer);
