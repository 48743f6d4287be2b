import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, isSignedWith, newSecret, states, update, withReceiver } from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const user = account({ type: 'User', permissions: EVERY_PERMISSION });
const superUser = account({ type: 'SuperUser' });
const stranger = account({ type: 'SuperUser', organisationId: 'rival' });
const DAY_MS = 24 * 60 * 60 * 1000;

suite('handlers/accounts/update-destination', (test) => {
  test('it changes what is sent and nothing else', () =>
    withReceiver(async ({ client }) => {
      const { body: before } = await create(client);
      const { status, body } = await update(client, before.id, { events: ['WinSettled', 'WinSettled'] });
      assert.is(status, 200);
      assert.equal(body, { ...before, events: ['WinSettled'], updated: body.updated });
      assert.ok(body.updated >= before.updated);
      assert.equal((await client.call('listDestinations')).body, [body]);
    }));

  test('a new secret signs together with the previous one for 24 hours; a third drops the first, the same again drops none', () =>
    withReceiver(async ({ client, receiver, win }) => {
      const secrets = [newSecret(), newSecret(), newSecret()] as const;
      const { id } = (await create(client, { url: receiver.url, secret: secrets[0] })).body;
      const signers: string[] = [];
      const change = async (changes: object): Promise<number | undefined> => {
        const { status, body } = await update(client, id, changes);
        assert.is(status, 200);
        const count = receiver.received.length;
        await win();
        await receiver.arrived(count + 1);
        const last = receiver.received[count];
        assert.ok(last);
        signers.push(secrets.flatMap((secret, at) => (isSignedWith(secret, last) ? [at] : [])).join());
        return body.previous_secret_until;
      };
      assert.is(await change({}), undefined);
      const before = Date.now();
      const end = (await change({ secret: secrets[1] })) ?? 0;
      assert.ok(end >= before + DAY_MS && end <= Date.now() + DAY_MS);
      assert.is(await change({ secret: secrets[1] }), end, 'the secret that counts is no new one');
      assert.is(await change({ keep_previous_secret: true }), end);
      assert.ok((await change({ secret: secrets[2] })) ?? 0 >= end);
      assert.is(await change({ keep_previous_secret: false }), undefined);
      assert.is(await change({ secret: secrets[0], keep_previous_secret: false }), undefined);
      assert.equal(signers, ['0', '0,1', '0,1', '0,1', '1,2', '2', '0']);
    }));

  test('disabling makes dead what waits and enabling sends nothing by itself; no events are made meanwhile', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      receiver.behaviour = () => 500;
      const { id } = (await create(client, { url: receiver.url })).body;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const disabled = await update(client, id, { enabled: false });
      assert.equal([disabled.body.enabled, disabled.body.disabled_reason], [false, 'account']);
      assert.equal(await states(client), [['dead', 1]]);
      await win();
      await until(() => select(data, 'select id from outbox where delivered_at_ms is null'), []);
      receiver.behaviour = () => 200;
      const enabled = await update(client, id, { enabled: true });
      assert.equal([enabled.body.enabled, enabled.body.disabled_reason], [true, undefined]);
      await win();
      await until(
        () => states(client),
        [
          ['delivered', 1],
          ['dead', 1],
        ],
      );
    }));

  test('a receiver that answers 410 disables its destination as gone, which the audit trail tells', () =>
    withReceiver(async ({ client, receiver, win }) => {
      receiver.behaviour = () => 410;
      const { id } = (await create(client, { url: receiver.url })).body;
      await win();
      await until(() => states(client), [['dead', 1]]);
      const [gone] = (await client.call('listDestinations')).body;
      assert.equal([gone.enabled, gone.disabled_reason], [false, 'gone']);
      assert.is((await update(client, id, { enabled: false })).body.disabled_reason, 'gone', 'it is disabled already');
      const [told] = (await client.call('listAuditEvents', { query: { action: 'disableDestination' } })).body;
      assert.equal([told.owner_id, told.actor, told.target], ['northstar', undefined, { resource: 'deliveries', id }]);
    }));

  test('what waits goes to the new url', () =>
    withReceiver(async ({ client, receiver, win }) => {
      receiver.behaviour = ({ path }) => (path === '/hook' ? 500 : 200);
      const { id } = (await create(client, { url: receiver.url })).body;
      await win();
      await until(() => states(client), [['pending', 1]]);
      const url = `${receiver.url}/new`;
      await update(client, id, { url });
      assert.is((await client.call('listDeliveries')).body[0].url, url);
      await until(() => states(client), [['delivered', 2]]);
      assert.is(receiver.received[1]?.path, '/hook/new');
    }));

  test('one that does not exist and one out of reach are destination_not_found alike', () =>
    withReceiver(async ({ client, data }) => {
      const { id } = (await create(client)).body;
      const token = await tokenFor(data, stranger);
      const replies = [await update(client, id, { enabled: false }, token), await update(client, 'x', {}, token)];
      for (const reply of replies) assert.is(outcome(reply), '404 destination_not_found');
      assert.ok((await client.call('listDestinations')).body[0].enabled);
    }, stranger));

  test('who receives password resets is for SuperUsers and System accounts: permission_exceeds_own', () =>
    withReceiver(
      async ({ client, data }) => {
        const token = await tokenFor(data, user);
        const plain = (await create(client)).body;
        const secret = (await create(client, { url: 'https://a.example/', events: ['PasswordResetRequested'] })).body;
        for (const [id, changes] of [
          [plain.id, { events: ['PasswordResetRequested'] }],
          [secret.id, { events: ['WinEvent'] }],
          [secret.id, { url: 'https://b.example/' }],
          [secret.id, { secret: newSecret() }],
        ])
          assert.is(outcome(await update(client, id, changes, token)), '403 permission_exceeds_own');
        assert.equal((await client.call('listDestinations')).body, [plain, secret]);
        assert.is(outcome(await update(client, plain.id, { events: ['*'] }, token)), '200');
        assert.is(outcome(await update(client, secret.id, { events: [] }, await tokenFor(data, superUser))), '200');
      },
      user,
      superUser,
    ));

  test('a url is refused with address_not_allowed and destination_taken as at first', () =>
    withReceiver(async ({ client }) => {
      const { id, url } = (await create(client)).body;
      await create(client, { url: 'https://a.example/' });
      assert.is(outcome(await update(client, id, { url: 'https://10.0.0.1/' })), '422 address_not_allowed');
      assert.is(outcome(await update(client, id, { url: 'https://a.example/' })), '409 destination_taken');
      assert.is(outcome(await update(client, id, { url })), '200', 'its own is not taken');
    }));

  test('a repeated key changes nothing again, another request under it is idempotency_key_reused', () =>
    withReceiver(async ({ client }) => {
      const path = { destination_id: (await create(client)).body.id };
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('updateDestination', { path, headers, body: { secret: newSecret() } });
      const again = await client.call('updateDestination', { path, headers, body: { secret: newSecret() } });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      const other = await client.call('updateDestination', { path, headers, body: { enabled: true } });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
