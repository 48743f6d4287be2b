import { type Client, withServer } from '../support/server.ts';
import { contribution, instantiation, raffle, registerOwners, threePots } from '../support/story.ts';

/** A player who tries to become part of the page. It fits the pattern of every text that a caller may choose freely. */
export const SCRIPT = '<img src=x onerror="document.title=1">';

/** A platform with something on every screen: jackpots, players, held wins, accounts, a raffle, a dead letter. */
export type Casino = { readonly client: Client; readonly url: string; readonly jackpotId: string };

const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };

/** Triggers a win of the smallest pot, which is held for review. @returns the transaction id of its payment. */
export const holdWin = async ({ client, jackpotId }: Casino): Promise<string> => {
  const { body } = await client.call('triggerWin', { body: { instance_id: jackpotId, pot_id: 'minor', ...winner } });
  const { body: wins } = await client.call('listWins', { query: { instance_id: jackpotId } });
  if (wins.length === 0) throw new Error(`no win is listed after ${JSON.stringify(body)}`);
  return wins[0].transaction_id;
};

const fill = async (client: Client): Promise<Casino> => {
  const done = async (...[operation, parts]: Parameters<Client['call']>) => {
    const { status, body } = await client.call(operation, parts);
    if (status >= 400) throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body;
  };
  await registerOwners(client);
  const settings = { review_threshold: { EUR: 0 } };
  await done('setOperatorSettings', { path: { operator_id: 'northstar' }, body: settings });
  const open = async (template: { id: string; name: string }, code: string): Promise<string> => {
    await done('createTemplate', { body: template });
    await done('publishTemplate', { body: { owner_id: 'northstar', template_id: template.id } });
    const changes = { template_id: template.id, instance_name: template.name, instance_game_code: code };
    return (await done('instantiateTemplate', { body: instantiation(changes) })).id;
  };
  const jackpotId = await open(threePots({ description: SCRIPT }), 'tri-star');
  await open(raffle(), 'weekly');
  for (const round of ['r-1', 'r-2', 'r-3'])
    await done('contributeToInstance', {
      body: contribution(jackpotId, { gameround_id: round, idempotency_key: round, metadata: { note: SCRIPT } }),
    });
  return { client, url: client.url, jackpotId };
};

/** Runs work against such a platform. */
export const withCasino = (
  work: (casino: Casino) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withServer(async (client) => {
    await work(await fill(client));
  }, environment);
