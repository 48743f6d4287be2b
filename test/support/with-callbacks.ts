import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { create, newSecret } from './destinations.ts';
import { paidByPlayers, startWalletSide, type WalletSide } from './paying-players.ts';
import { Receiver } from './receiver.ts';
import { type Client, withFolder, withServer } from './server.ts';
import { openJackpot, registerOwners } from './story.ts';
import { verifyFolder } from './verify-folder.ts';

export type CallbackScene = {
  readonly client: Client;
  readonly data: string;
  readonly wallet: WalletSide;
  /** Receives the callbacks; northstar has registered its host, with this secret. */
  readonly receiver: Receiver;
  readonly secret: string;
  /** The instance, whose players pay a euro per contribution. */
  readonly id: string;
};

/** A jackpot that players pay for, their wallet, and a receiver of results. At the end every balance must follow from the ledger. */
export const withCallbacks = (work: (scene: CallbackScene) => Promise<void>, always = false): Promise<void> =>
  withFolder(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'));
    const receiver = await Receiver.start();
    const secret = newSecret();
    try {
      await withServer(
        async (client, data) => {
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid', always));
          const { status } = await create(client, { url: `http://${receiver.host}/`, events: [], secret });
          assert.is(status, 200);
          await work({ client, data, wallet, receiver, secret, id });
          const verified = await verifyFolder(data);
          assert.is(verified.status, 0, verified.stdout);
        },
        { ...wallet.environment, PITBOSS_OUTGOING_HOSTS: '127.0.0.1' },
      );
    } finally {
      await receiver.stop();
      await wallet.stop();
    }
  });

/** Requests the result as a callback to the receiver. */
export const calledBack = (receiver: Receiver, changes: object = {}) => ({
  callback: { web_hook: receiver.url, ...changes },
});

/** The results received, one per message. */
export const results = (receiver: Receiver) => receiver.received.map(({ body }) => JSON.parse(body));
