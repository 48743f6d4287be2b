import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, states, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const luna = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });

suite('handlers/accounts/get-delivery', (test) => {
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
