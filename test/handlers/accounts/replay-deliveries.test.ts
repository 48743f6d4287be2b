import * as assert from 'uvu/assert';
import { account, tokenFor } from '../../support/accounts.ts';
import { create, type Scene, states, update, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const stranger = account({ type: 'SuperUser', organisationId: 'rival' });

const replay = ({ client }: Scene, ...body: string[]): Promise<Reply> => client.call('replayDeliveries', { body });
const ids = async ({ client }: Scene): Promise<string[]> =>
  (await client.call('listDeliveries')).body.map(({ id }: { id: string }) => id);

/** One delivery to a destination, which failed once and waits. */
const fail = async ({ client, receiver, win }: Scene): Promise<string> => {
  receiver.behaviour = () => 500;
  const { id } = (await create(client, { url: receiver.url })).body;
  await win();
  await until(() => states(client), [['pending', 1]]);
  return id;
};

suite('handlers/accounts/replay-deliveries', (test) => {
  test('a delivery that waits is tried now and keeps its count', () =>
    withReceiver(async (scene) => {
      await fail(scene);
      const [id = ''] = await ids(scene);
      scene.receiver.behaviour = () => 200;
      assert.equal((await replay(scene, id, id)).body, { succeeded: [id], failed: [] });
      await until(() => states(scene.client), [['delivered', 2]]);
    }));

  test('what is dead and what was delivered is sent again with its first id and content, and its attempts start over', () =>
    withReceiver(async (scene) => {
      const { client, receiver } = scene;
      const destinationId = await fail(scene);
      const [id = ''] = await ids(scene);
      await update(client, destinationId, { enabled: false });
      await update(client, destinationId, { enabled: true });
      assert.equal(await states(client), [['dead', 1]]);
      receiver.behaviour = () => 200;
      for (const arrived of [2, 3]) {
        assert.equal((await replay(scene, id)).body, { succeeded: [id], failed: [] });
        await receiver.arrived(arrived);
        await until(() => states(client), [['delivered', 1]]);
      }
      const [first, second, third] = receiver.received;
      assert.equal([second?.body, third?.body], [first?.body, first?.body]);
      assert.equal([second?.headers['webhook-id'], third?.headers['webhook-id']], [id, id]);
    }));

  test('what cannot be sent fails: unknown, out of reach, or with a destination that is disabled or deleted', () =>
    withReceiver(async (scene) => {
      const { client, data } = scene;
      const destinationId = await fail(scene);
      const [id = ''] = await ids(scene);
      const token = await tokenFor(data, stranger);
      const tried = await client.call('replayDeliveries', { body: [id, 'nothing'], token });
      assert.equal(tried.body, { succeeded: [], failed: [id, 'nothing'] });
      await update(client, destinationId, { enabled: false });
      assert.equal((await replay(scene, id)).body, { succeeded: [], failed: [id] });
      await update(client, destinationId, { enabled: true });
      change(data, 'delete from destinations');
      assert.equal((await replay(scene, id)).body, { succeeded: [], failed: [id] });
    }, stranger));

  test('deliveries that carry a secret cannot be replayed', () =>
    withReceiver(async (scene) => {
      await fail(scene);
      const [id = ''] = await ids(scene);
      change(scene.data, 'update deliveries set secret_until_ms = created_at_ms + 600000');
      assert.equal(await ids(scene), []);
      assert.equal((await replay(scene, id)).body, { succeeded: [], failed: [id] });
    }));

  test('a repeated key sends nothing again, another request under it is idempotency_key_reused', () =>
    withReceiver(async (scene) => {
      const { client, receiver } = scene;
      await fail(scene);
      const body = await ids(scene);
      receiver.behaviour = () => 200;
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('replayDeliveries', { body, headers });
      await until(() => states(client), [['delivered', 2]]);
      const again = await client.call('replayDeliveries', { body, headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.equal(await states(client), [['delivered', 2]]);
      const other = await client.call('replayDeliveries', { body: ['x'], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
