import * as assert from 'uvu/assert';
import { create, isSignedWith, newSecret, states } from '../support/destinations.ts';
import { inFull } from '../support/in-full.ts';
import { until } from '../support/paying-players.ts';
import { withPrograms } from '../support/process.ts';
import { Receiver } from '../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { results } from '../support/with-callbacks.ts';

/** The only pot is full: half a euro of each contribution overflows, and a whole euro is handed over. */
const overflowing = (endpoint: string) =>
  threePots({
    id: 'overflowing',
    pots: [
      {
        id: 'full',
        contribution: { Percentage: 0.5 },
        seed_contribution: { Percentage: 0 },
        seed_strategy: {
          initial_seed_value: 10,
          min_reseed_value: 10,
          fund_strategy: 'None',
          reseed_strategy: 'MinReseed',
        },
        max_pot_value: '10',
        supports_external_trigger: true,
        diversion_rules: { target: { External: { endpoint, account_id: 'marketing-7' } }, flush_threshold: '1' },
      },
    ],
  });

const ENVIRONMENT = { PITBOSS_OUTGOING_HOSTS: '127.0.0.1' };

type Scene = { readonly client: Client; readonly data: string; readonly receiver: Receiver; readonly id: string };

/** A jackpot whose pot overflows into a receiver that is not registered yet. At the end every balance must follow from the ledger. */
const withOverflow = async (work: (scene: Scene) => Promise<void>): Promise<void> => {
  const receiver = await Receiver.start();
  try {
    await withServer(async (client, data) => {
      await registerOwners(client);
      const { id } = await openJackpot(client, overflowing(receiver.url));
      await work({ client, data, receiver, id });
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
    }, ENVIRONMENT);
  } finally {
    await receiver.stop();
  }
};

/** Lets the pot overflow by a euro. */
const overflow = async (client: Client, id: string): Promise<void> => {
  for (let n = 0; n < 2; n += 1)
    assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
};

/** The ledger's flushes and acknowledged diversions, in their order. */
const booked = (data: string) =>
  select(
    data,
    `select kind, record ->> 5 as operation, reference, record ->> 4 as actor, record ->> 11 as facts, sum(amount) filter (where account = 'diverting') as diverting
     from ledger_entries join ledger_postings on entry_id = id
     where kind in ('flush', 'diversion') group by id order by id`,
  );

const kinds = (data: string): unknown[] => booked(data).map(({ kind }) => kind);

suite('server/diversions', (test) => {
  test('the overflow of a pot is sent to its account as a signed message, and booked as diverted once that has it', () =>
    withOverflow(async ({ client, data, receiver, id }) => {
      const secret = newSecret();
      await create(client, { url: `http://${receiver.host}/`, events: [], secret });
      await overflow(client, id);
      await receiver.arrived(1);
      const [received] = receiver.received;
      assert.ok(received !== undefined && isSignedWith(secret, received));
      const [{ diversion_id, timestamp, ...diversion }] = results(receiver);
      assert.equal(diversion, {
        instance_id: id,
        game_code: 'tri-star',
        pot_id: 'full',
        account_id: 'marketing-7',
        amount: 1,
        currency: 'EUR',
      });
      assert.is(received.headers['webhook-id'], diversion_id);
      assert.ok(timestamp > 1_700_000_000_000);
      await until(() => kinds(data), ['flush', 'diversion']);
      const [flush, acknowledged] = booked(data);
      const facts = JSON.stringify({ diversion: diversion_id, pot: 'full', amount: '1000000' });
      assert.equal([flush?.reference, flush?.facts, flush?.diverting], [diversion_id, facts, 1_000_000]);
      assert.equal(acknowledged, {
        kind: 'diversion',
        operation: 'acknowledgeDiversion',
        reference: diversion_id,
        actor: 'pitboss',
        facts,
        diverting: -1_000_000,
      });
      assert.equal(await states(client), [['delivered', 1]]);
    }));

  test('a diversion that is refused is repeated under its id, and booked once however often it is acknowledged', () =>
    withOverflow(async ({ client, data, receiver, id }) => {
      await create(client, { url: `http://${receiver.host}/`, events: [] });
      // 410 ends destinations, but not what money waits behind.
      receiver.behaviour = () => 410;
      await overflow(client, id);
      await until(() => states(client), [['pending', 1]]);
      assert.equal(kinds(data), ['flush']);
      const [{ id: delivery }] = (await client.call('listDeliveries')).body;
      receiver.behaviour = () => 200;
      await client.call('replayDeliveries', { body: [delivery] });
      await until(() => kinds(data), ['flush', 'diversion']);
      // Replayed, it is acknowledged again: that books nothing more.
      await client.call('replayDeliveries', { body: [delivery] });
      await receiver.arrived(3);
      await until(() => states(client), [['delivered', 1]]);
      assert.equal(kinds(data), ['flush', 'diversion']);
      assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])), new Set([delivery]));
    }));

  test('a diversion waits until its host is registered', () =>
    withOverflow(async ({ client, data, receiver, id }) => {
      await overflow(client, id);
      await until(async () => (await client.call('listDeliveries')).body[0]?.last_error !== undefined, true);
      assert.equal([await states(client), receiver.received], [[['pending', 0]], []]);
      await create(client, { url: `http://${receiver.host}/`, events: [] });
      await receiver.arrived(1);
      await until(() => kinds(data), ['flush', 'diversion']);
    }));

  inFull(test)('kill -9 between the sending of a diversion and its booking sends it again, and books it once', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const receiver = await Receiver.start(() => 'silence');
        try {
          const environment = {
            ...ENVIRONMENT,
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          };
          const words = ['serve', '--port', '0', '--data', data];
          const killed = await start(words, environment);
          const client = new Client(killed.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, overflowing(receiver.url));
          await create(client, { url: receiver.url, events: [] });
          await overflow(client, id);
          await receiver.arrived(1);
          await killed.end('SIGKILL');
          assert.equal(kinds(data), ['flush']);
          receiver.behaviour = () => 204;
          const restarted = await start(words, environment);
          await receiver.arrived(2);
          await until(() => kinds(data), ['flush', 'diversion']);
          const [first, second] = results(receiver);
          assert.equal(second, first);
          await restarted.end('SIGTERM');
          const verified = await verifyFolder(data);
          assert.is(verified.status, 0, verified.stdout);
        } finally {
          await receiver.stop();
        }
      }),
    ),
  );
});
