import { create } from '../support/destinations.ts';
import { type Client, withServer } from '../support/server.ts';
import { contribution, instantiation, raffle, registerOwners, threePots } from '../support/story.ts';

/** A player who tries to become part of the page. It fits the pattern of every text that a caller may choose freely. */
export const SCRIPT = '<img src=x onerror="document.title=1">';

/** A platform with something on every screen: jackpots, players, held wins, accounts, a raffle, a dead letter. */
export type Casino = {
  readonly client: Client;
  readonly url: string;
  readonly jackpotId: string;
  /** The ids that other screens show, by the name of their part in the address. */
  readonly ids: Readonly<Record<string, string>>;
};

/** The address of a screen that shows something: the parts of its path are what the casino has. */
export const addressOf = ({ jackpotId, ids }: Casino, path: string): string =>
  (path === '/players/:player_id' ? `${path}?brand_id=${encodeURIComponent(ids.brand_id ?? '')}` : path).replaceAll(
    /:(\w+)/g,
    (_, name: string) => {
      const id = name === 'instance_id' ? jackpotId : ids[name];
      if (id === undefined)
        throw new Error(`the casino has nothing for ${name} of ${path}: add it to test/console/casino.ts`);
      return encodeURIComponent(id);
    },
  );

const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };

/** Triggers a win of the smallest pot, which is held for review. @returns the transaction id of its payment. */
export const holdWin = async ({ client, jackpotId }: Casino): Promise<string> => {
  const { body } = await client.call('triggerWin', { body: { instance_id: jackpotId, pot_id: 'minor', ...winner } });
  const { body: wins } = await client.call('listWins', { query: { instance_id: jackpotId } });
  if (wins.length === 0) throw new Error(`no win is listed after ${JSON.stringify(body)}`);
  return wins[0].transaction_id;
};

/** Gives lists something to show that most tests do not want: a held win, and a correction that waits for a second account. */
export const beBusy = async (casino: Casino): Promise<void> => {
  await holdWin(casino);
  const body = { instance_id: casino.jackpotId, pot_id: 'mega', adjustment: 900, reason: 'A correction.' };
  const { status } = await casino.client.call('setPotCurrentValue', { body });
  if (status !== 202) throw new Error(`a correction of 400 EUR was answered with ${status}`);
};

/** Ends all logins of the administrator but the test's own. */
export const endSessions = async ({ client }: Casino): Promise<void> => {
  const { body: sessions } = await client.call('listOwnSessions');
  const others = sessions.filter(({ current }: { current: boolean }) => !current);
  const session_ids = others.map(({ session_id: id }: { session_id: string }) => id);
  await client.call('endOwnSessions', { body: { session_ids } });
};

const fill = async (client: Client): Promise<Casino> => {
  const done = async (...[operation, parts]: Parameters<Client['call']>) => {
    const { status, body } = await client.call(operation, parts);
    if (status >= 400) throw new Error(`${operation}: ${JSON.stringify(body)}`);
    return body;
  };
  await done('createOrganisation', { body: { id: 'northstar', units: [] } });
  await registerOwners(client);
  const settings = { review_threshold: { EUR: 0 }, approval_threshold: { EUR: 100 } };
  await done('setOperatorSettings', { path: { operator_id: 'northstar' }, body: settings });
  const open = async (template: { id: string; name: string }, code: string): Promise<string> => {
    await done('createTemplate', { body: template });
    await done('publishTemplate', { body: { owner_id: 'northstar', template_id: template.id } });
    const changes = {
      template_id: template.id,
      instance_name: template.name,
      instance_game_code: code,
      instance_desc: SCRIPT,
    };
    return (await done('instantiateTemplate', { body: instantiation(changes) })).id;
  };
  const { body: destination } = await create(client, { events: ['WinSettled'] });
  const { id: delivery_id } = await done('testDestination', { path: { destination_id: destination.id } });
  const jackpotId = await open(threePots({ description: SCRIPT }), 'tri-star');
  await open(raffle(), 'weekly');
  for (const round of ['r-1', 'r-2', 'r-3'])
    await done('contributeToInstance', {
      body: contribution(jackpotId, { gameround_id: round, idempotency_key: round, metadata: { note: SCRIPT } }),
    });
  const excluded = { owner_id: 'northstar:luna', players: ['p-1', 'p-2'], reason: SCRIPT };
  await done('excludePlayers', { body: { ...excluded, until: Date.now() + 86_400_000 } });
  await done('readmitPlayers', { body: { ...excluded, players: ['p-1'] } });
  const [latest] = await done('listContributions', {});
  const { id: account_id } = await done('getOwnAccount', {});
  const ids = {
    contribution_id: latest.contribution_id,
    account_id,
    delivery_id,
    operator_id: 'northstar',
    org_id: 'northstar',
    player_id: 'p-1',
    pot_id: 'minor',
    brand_id: 'northstar:luna',
    owner_id: 'northstar',
    template_id: 'three-pots',
  };
  return { client, url: client.url, jackpotId, ids };
};

/** Runs work against such a platform. */
export const withCasino = (
  work: (casino: Casino) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> =>
  withServer(async (client) => {
    await work(await fill(client));
  }, environment);
