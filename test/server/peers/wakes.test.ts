// A long proof: it starts PostgreSQL and programs, and one of them stands still until another has taken over.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { create, states } from '../../support/destinations.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../../support/paying-players.ts';
import { type Program, runProgram, withPrograms } from '../../support/process.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { calledBack, results } from '../../support/with-callbacks.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

type Scene = {
  /** It does the work of all. */
  readonly holder: Program;
  /** A client of the other server. */
  readonly client: Client;
  readonly receiver: Receiver;
  readonly wallet: WalletSide;
};

/** Two servers. At the end every balance must follow from the ledger. */
const withTwo = (work: (scene: Scene) => Promise<void>): Promise<void> =>
  withEmptyDatabase((database) =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      const receiver = await Receiver.start();
      const data = join(folder, 'data');
      try {
        await withPrograms(async (start) => {
          const serve = () =>
            start(['serve', '--port', '0', '--data', data], {
              ...wallet.environment,
              PITBOSS_DATABASE: database,
              PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            });
          const holder = await serve();
          const other = await serve();
          const client = new Client(other.url);
          await client.login();
          await registerOwners(client);
          await work({ holder, client, receiver, wallet });
          for (const program of [other, holder]) assert.is(await program.end('SIGTERM'), 0);
          const verified = await runProgram(['verify', '--data', data], { PITBOSS_DATABASE: database });
          assert.is(verified.status, 0, verified.stdout);
        });
      } finally {
        await receiver.stop();
        await wallet.stop();
      }
    }),
  );

const says = (program: Program, words: string): Promise<void> => until(() => program.output().includes(words), true);

suite('server/peers/wakes', (test) => {
  test('a server that stood still in a delivery records nothing once another one has made it, and the order stays', () =>
    withTwo(async ({ holder, client, receiver }) => {
      const { id } = await openJackpot(client, {
        ...paidByPlayers('sure', true),
        contribution_rules: {
          contribution_type: { Fixed: 1 },
          max_contribution: '1',
          operator_contribution_percentage: '1',
        },
      });
      await create(client, { url: receiver.url, events: ['WinEvent'] });
      const late = Promise.withResolvers<number>();
      receiver.behaviour = () => (receiver.received.length === 1 ? late.promise : 200);
      const wins: string[] = [];
      const win = async (): Promise<void> => {
        const { status, headers } = await client.call('contributeToInstance', { body: contribution(id) });
        assert.is(status, 200);
        wins.push(headers.get('contribution-id') ?? '');
      };
      await win();
      await until(() => receiver.received.length, 1);
      holder.send('SIGSTOP');
      for (let n = 0; n < 3; n += 1) await win();
      const delivered = (count: number) => Array.from({ length: count }, () => ['delivered', 1]);
      await until(() => states(client), delivered(4));
      // It hears of its failed attempt when it goes on; recorded, the failure would make the message wait again.
      late.resolve(500);
      holder.send('SIGCONT');
      await says(holder, 'a delivery failed');
      await says(holder, 'another server has taken over a duty');
      await win();
      await until(() => states(client), delivered(5));
      const told = receiver.received.map(({ body }) => JSON.parse(body).data.contribution_id);
      assert.equal([...new Set(told)], wins);
      assert.is(told.filter((each) => each === wins[0]).length, 2, 'the first one was sent by both');
    }));

  test('a server that stood still in an accepted contribution books nothing once another one has ended it', () =>
    withTwo(async ({ holder, client, receiver, wallet }) => {
      const { id } = await openJackpot(client, paidByPlayers('paid'));
      await create(client, { url: `http://${receiver.host}/`, events: [] });
      wallet.proxy.decide = ({ kind }) => {
        // The wallet debits, and its answer arrives at a server that stands still.
        if (kind === 'debit') holder.send('SIGSTOP');
        return 'pass';
      };
      const { status, headers } = await client.call('contributeToInstance', {
        body: by(id, 'p-1', { ...calledBack(receiver), idempotency_key: 'k-1' }),
      });
      assert.is(status, 200);
      await until(() => receiver.received.length, 1);
      const [{ code, contribution_id }] = results(receiver);
      assert.equal([code, contribution_id], ['wallet_failed', headers.get('contribution-id')]);
      await until(() => wallet.moved('p-1'), 0);
      assert.equal(
        wallet.proxy.calls.map(({ kind }) => kind).filter((kind) => kind !== 'authenticate'),
        ['debit', 'cancel'],
      );
      holder.send('SIGCONT');
      await says(holder, 'running an accepted contribution failed');
      await says(holder, 'another server has taken over a duty');
      const listed = await client.call('listContributions', { query: { instance_id: id } });
      assert.equal(
        listed.body.map(({ state }: { state: string }) => state),
        ['Cancelled'],
      );
      assert.is(wallet.moved('p-1'), 0);
      assert.is(receiver.received.length, 1);
    }));
});
