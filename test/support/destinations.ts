import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Account } from '../../db/tables/accounts.ts';
import { saveAccounts } from './accounts.ts';
import { Receiver } from './receiver.ts';
import { type Client, type Reply, withServer } from './server.ts';
import { contribution, openJackpot, registerOwners } from './story.ts';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A destination of northstar for all events. */
export const destination = (changes: object = {}) => ({
  owner_id: 'northstar',
  url: 'https://hooks.northstar.example/pitboss',
  events: ['*'],
  secret: newSecret(),
  ...changes,
});

export const create = (client: Client, changes: object = {}, token?: string): Promise<Reply> =>
  client.call('createDestination', { body: destination(changes), ...(token === undefined ? {} : { token }) });

export const update = (client: Client, id: string, body: object, token?: string): Promise<Reply> =>
  client.call('updateDestination', {
    path: { destination_id: id },
    body,
    ...(token === undefined ? {} : { token }),
  });

/** The listed deliveries, each with its state and number of attempts. */
export const states = async (client: Client, query: Record<string, string> = {}): Promise<unknown[]> =>
  (await client.call('listDeliveries', { query })).body.map((row: Reply['body']) => [row.state, row.attempts]);

/** Reports whether one of a received message's signatures was made with the secret. */
export const isSignedWith = (secret: string, { headers, body }: Receiver['received'][number]): boolean => {
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return String(headers['webhook-signature'])
    .split(' ')
    .includes(new Webhook(secret).sign(id, at, body));
};

export type Scene = {
  readonly client: Client;
  readonly receiver: Receiver;
  readonly data: string;
  /** Wins a pot of northstar's jackpot for a player of its brand luna, which causes one WinEvent. */
  win(): Promise<void>;
};

/** A platform with a jackpot, the given accounts, and a receiver on loopback that it may call. */
export const withReceiver = async (
  work: (scene: Scene) => Promise<void>,
  ...accounts: readonly Account[]
): Promise<void> => {
  const receiver = await Receiver.start();
  try {
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const body = {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p-1',
          source_id: 'tri-star',
        };
        const win = async (): Promise<void> => {
          // A pot is armed again when the next seed is covered.
          for (let n = 0; n < 60; n += 1) {
            const won = await client.call('triggerWin', { body });
            if (won.status === 200) return;
            await client.call('contributeToInstance', { body: contribution(id) });
          }
          throw new Error('the pot was never armed');
        };
        await work({ client, receiver, data, win });
      },
      { PITBOSS_OUTGOING_HOSTS: '127.0.0.1' },
      saveAccounts(...accounts),
    );
  } finally {
    await receiver.stop();
  }
};
