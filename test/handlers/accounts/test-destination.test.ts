import * as assert from 'uvu/assert';
import { verifyWebhook } from '../../../clients/typescript/src/webhooks/verify-webhook.ts';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, newSecret, states, update, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const stranger = account({ type: 'User', organisationId: 'rival', permissions: EVERY_PERMISSION });

const send = (client: Client, destination_id: string, token?: string) =>
  client.call('testDestination', { path: { destination_id }, ...(token === undefined ? {} : { token }) });

suite('handlers/accounts/test-destination', (test) => {
  test('a DestinationTest is sent to the one destination, whatever events it receives, and its delivery can be followed', () =>
    withReceiver(async ({ client, receiver }) => {
      const secret = newSecret();
      await create(client, { url: `${receiver.url}/other`, owner_id: 'pitboss' });
      const { id } = (await create(client, { url: receiver.url, owner_id: 'northstar:luna', events: [], secret })).body;
      const { status, body } = await send(client, id);
      assert.is(status, 200);
      assert.equal(
        [body.state, body.attempts, body.event_type, body.destination_id],
        ['pending', 0, 'DestinationTest', id],
      );
      await until(() => states(client), [['delivered', 1]]);
      assert.is(receiver.received.length, 1);
      const [message] = receiver.received;
      assert.ok(message);
      const { event } = await verifyWebhook(message.body, { ...message.headers }, { secret });
      assert.equal(event, {
        source: 'pitboss',
        event_type: 'DestinationTest',
        operator_id: 'northstar',
        brand_id: 'northstar:luna',
        seq: event.seq,
        timestamp: body.created,
        data: { destination_id: id },
      });
      const followed = (await client.call('getDelivery', { path: { delivery_id: body.id } })).body;
      assert.equal(
        [followed.state, followed.body, followed.recent_attempts[0].status],
        ['delivered', message.body, 204],
      );
      const [audited] = (await client.call('listAuditEvents', { query: { action: 'testDestination' } })).body;
      assert.equal([audited.owner_id, audited.target.id], ['northstar:luna', id]);
    }));

  test('a test waits for no event that its receiver has refused', () =>
    withReceiver(async ({ client, receiver, win }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      receiver.behaviour = ({ body }) => (body.includes('DestinationTest') ? 200 : 500);
      await win();
      await until(() => states(client), [['pending', 1]]);
      await send(client, id);
      await until(() => states(client, { state: 'delivered' }), [['delivered', 1]]);
    }));

  test('one of others is destination_not_found, a disabled one destination_disabled, the eleventh in a minute too_many_requests', () =>
    withReceiver(async ({ client, receiver, data }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      assert.is(outcome(await send(client, 'unknown')), '404 destination_not_found');
      assert.is(outcome(await send(client, id, await tokenFor(data, stranger))), '404 destination_not_found');
      await update(client, id, { enabled: false });
      assert.is(outcome(await send(client, id)), '409 destination_disabled');
      await update(client, id, { enabled: true });
      for (let n = 0; n < 10; n += 1) assert.is((await send(client, id)).status, 200);
      const reply = await send(client, id);
      assert.is(outcome(reply), '429 too_many_requests');
      assert.match(reply.headers.get('ratelimit') ?? '', /^"destination-test";r=0;t=\d+$/);
    }, stranger));

  test('a repetition under its key sends nothing again; under the key of another request it is idempotency_key_reused', () =>
    withReceiver(async ({ client, receiver }) => {
      const [one, other] = [
        (await create(client, { url: receiver.url })).body.id,
        (await create(client, { url: `${receiver.url}/2` })).body.id,
      ];
      const keyed = (destination_id: string) =>
        client.call('testDestination', { path: { destination_id }, headers: { 'idempotency-key': 'k-1' } });
      const first = await keyed(one);
      assert.equal((await keyed(one)).body, first.body);
      assert.is(outcome(await keyed(other)), '422 idempotency_key_reused');
      await until(() => states(client), [['delivered', 1]]);
    }));
});
