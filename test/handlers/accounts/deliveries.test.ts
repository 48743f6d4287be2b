import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, type Scene, states, update, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const luna = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });

const stranger = account({ type: 'SuperUser', organisationId: 'rival' });

suite('listDeliveries', (test) => {
  const user = account({ type: 'User', permissions: EVERY_PERMISSION });

  test('a delivery says what became of its attempts, and not what it says', () =>
    withReceiver(async ({ client, receiver, win }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const [{ created, last_attempt, next_attempt, ...rest }] = (await client.call('listDeliveries')).body;
      assert.equal(rest, {
        id: receiver.received[0]?.headers['webhook-id'],
        kind: 'event',
        owner_id: 'northstar',
        destination_id: id,
        event_type: 'WinEvent',
        url: receiver.url,
        state: 'pending',
        attempts: 1,
        last_status: 500,
        last_error: 'The receiver answered 500.',
      });
      assert.ok(created <= last_attempt && last_attempt + 5000 <= next_attempt);
    }));

  test('it shows what the caller reaches, by state and destination, the latest first', () =>
    withReceiver(
      async ({ client, receiver, data, win }) => {
        const broken = (await create(client, { url: `${receiver.url}/broken` })).body.id;
        const sound = (await create(client, { url: receiver.url, owner_id: 'northstar:luna' })).body.id;
        const all = (await create(client, { url: receiver.url, owner_id: 'pitboss' })).body.id;
        receiver.behaviour = ({ path }) => (path === '/hook' ? 200 : 410);
        await win();
        await until(
          () => states(client, { sort_direction: '1' }),
          [
            ['dead', 1],
            ['delivered', 1],
            ['delivered', 1],
          ],
        );
        const of = async (query: Record<string, string | number>, token?: string): Promise<string[]> =>
          (await client.call('listDeliveries', { query, ...(token === undefined ? {} : { token }) })).body.map(
            ({ destination_id }: { destination_id: string }) => destination_id,
          );
        assert.equal(await of({}), [all, sound, broken]);
        assert.equal(await of({ sort_direction: 1 }), [broken, sound, all]);
        assert.equal(await of({ state: 'dead' }), [broken]);
        assert.equal(await of({ state: 'pending' }), []);
        assert.equal(await of({ destination_id: sound }), [sound]);
        assert.equal(await of({ limit: 1, page: 1 }), [sound]);
        change(data, 'update deliveries set last_attempt_at_ms = 1 where destination_id = ?', sound);
        assert.is((await of({ sort_field: 'last_attempt' })).at(-1), sound);
        assert.equal(await of({}, await tokenFor(data, user)), [sound, broken]);
        assert.equal(await of({}, await tokenFor(data, luna)), [sound]);
        assert.equal(await of({}, await tokenFor(data, stranger)), []);
        assert.is((await client.call('listDeliveries', { query: { limit: 1 } })).headers.get('x-total-count'), '3');
      },
      luna,
      stranger,
      user,
    ));
});

suite('getDelivery', (test) => {
  test('it shows the body as it was sent, and each attempt, also those before a replay', () =>
    withReceiver(async ({ client, receiver, win }) => {
      await create(client, { url: receiver.url });
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const [{ id }] = (await client.call('listDeliveries')).body;
      receiver.behaviour = () => 204;
      await client.call('replayDeliveries', { body: [id] });
      await until(() => states(client), [['delivered', 2]]);
      const { status, body } = await client.call('getDelivery', { path: { delivery_id: id } });
      assert.is(status, 200);
      const { body: text, recent_attempts, ...listed } = body;
      assert.equal(listed, (await client.call('listDeliveries')).body[0]);
      assert.is(text, receiver.received[0]?.body);
      assert.is(JSON.parse(text).event_type, 'WinEvent');
      const [failed, acknowledged] = recent_attempts;
      assert.equal(failed, { timestamp: failed.timestamp, status: 500, error: 'The receiver answered 500.' });
      assert.equal(acknowledged, { timestamp: listed.last_attempt, status: 204 });
      assert.ok(failed.timestamp <= acknowledged.timestamp);
      assert.is(recent_attempts.length, 2);
    }));

  test('the latest 20 attempts are kept', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      await create(client, { url: receiver.url });
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const [{ id }] = (await client.call('listDeliveries')).body;
      const kept = Array.from({ length: 20 }, (_, n) => ({ atMs: n, status: null, error: 'No answer in time.' }));
      change(data, 'update deliveries set recent_attempts = ? where id = ?', JSON.stringify(kept), id);
      await client.call('replayDeliveries', { body: [id] });
      await until(() => states(client), [['pending', 2]]);
      const { recent_attempts } = (await client.call('getDelivery', { path: { delivery_id: id } })).body;
      assert.is(recent_attempts.length, 20);
      assert.equal(recent_attempts[0], { timestamp: 1, error: 'No answer in time.' });
      assert.is(recent_attempts[19].status, 500);
    }));

  test('one of others, one that is unknown and one with a secret is delivery_not_found', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      await create(client, { url: receiver.url });
      await win();
      await until(() => states(client), [['delivered', 1]]);
      const id = String(select(data, 'select id from deliveries')[0]?.id);
      const get = async (delivery_id: string, token?: string) =>
        outcome(await client.call('getDelivery', { path: { delivery_id }, ...(token === undefined ? {} : { token }) }));
      assert.is(await get(id), '200');
      assert.is(await get(id, await tokenFor(data, luna)), '404 delivery_not_found');
      assert.is(await get('unknown'), '404 delivery_not_found');
      change(data, 'update deliveries set secret_until_ms = 9000000000000 where id = ?', id);
      assert.is(await get(id), '404 delivery_not_found');
    }, luna));
});

suite('replayDeliveries', (test) => {
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

  test('a delivery that waits is tried now and keeps its count', () =>
    withReceiver(async (scene) => {
      await fail(scene);
      const [id = ''] = await ids(scene);
      scene.receiver.behaviour = () => 200;
      assert.equal((await replay(scene, id, id)).body, { succeeded: [id], failed: [] });
      await until(() => states(scene.client), [['delivered', 2]]);
    }));

  test('dead and delivered messages are sent again with their first id and content, and their attempts start over', () =>
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

  test('a delivery that cannot be sent fails: unknown, out of reach, or with a destination that is disabled or deleted', () =>
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
