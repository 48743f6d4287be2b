import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import { create, destination, isSignedWith, newSecret, withReceiver } from '../../support/destinations.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const user = account({ type: 'User', permissions: EVERY_PERMISSION });
const superUser = account({ type: 'SuperUser' });
const stranger = account({ type: 'SuperUser', organisationId: 'rival' });

suite('handlers/accounts/create-destination', (test) => {
  test('a destination receives the events that follow, signed with its secret, which cannot be read again', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      await win();
      const secret = newSecret();
      const reply = await create(client, { url: receiver.url, events: ['WinEvent', 'WinEvent'], secret });
      assert.is(outcome(reply), '200');
      const { id, created, updated, ...rest } = reply.body;
      assert.equal(rest, { owner_id: 'northstar', url: receiver.url, events: ['WinEvent'], enabled: true });
      assert.is(created, updated);
      await win();
      await receiver.arrived(1);
      const [received] = receiver.received;
      assert.ok(received !== undefined && isSignedWith(secret, received));
      const envelope = JSON.parse(received.body);
      assert.equal(
        [envelope.source, envelope.event_type, envelope.operator_id, envelope.brand_id],
        ['pitboss', 'WinEvent', 'northstar', 'northstar:luna'],
      );
      assert.match(String(received.headers['webhook-id']), new RegExp(`^${envelope.seq}\\.${id}$`));
      assert.not.ok(JSON.stringify(select(data, 'select * from destinations')).includes(secret.slice(6)));
    }));

  test("an operator's destination gets what its brands cause, a brand's own, the platform's all, and '*' no event twice", () =>
    withReceiver(async ({ client, receiver, win }) => {
      await client.call('saveOperators', { body: [{ id: 'rival', name: 'Rival' }] });
      for (const owner_id of ['northstar', 'northstar:luna', 'pitboss', 'rival'])
        await create(client, { owner_id, url: `${receiver.url}/${owner_id}`, events: ['*', 'WinEvent'] });
      await create(client, { url: `${receiver.url}/none`, events: [] });
      await win();
      await receiver.arrived(3);
      assert.equal(receiver.received.map(({ path }) => path).sort(), [
        '/hook/northstar',
        '/hook/northstar:luna',
        '/hook/pitboss',
      ]);
    }));

  test('it needs access to the owner (permission_denied), and the owner (owner_not_found)', () =>
    withReceiver(
      async ({ client, data }) => {
        const token = await tokenFor(data, superUser);
        for (const owner_id of ['rival', 'pitboss', 'rival:luna', 'nobody'])
          assert.is(outcome(await create(client, { owner_id }, token)), '403 permission_denied', owner_id);
        assert.is(outcome(await create(client, { owner_id: 'northstar:sol' }, token)), '404 owner_not_found');
        assert.is(outcome(await create(client, { owner_id: 'nobody' })), '404 owner_not_found');
        assert.is(outcome(await create(client, { owner_id: 'rival' })), '200', 'an organisation');
      },
      superUser,
      stranger,
    ));

  test('only a SuperUser and a System account name PasswordResetRequested: permission_exceeds_own', () =>
    withReceiver(
      async ({ client, data }) => {
        const events = ['WinEvent', 'PasswordResetRequested'];
        const refused = await create(client, { events }, await tokenFor(data, user));
        assert.is(outcome(refused), '403 permission_exceeds_own');
        assert.equal(select(data, 'select id from destinations'), []);
        assert.is(outcome(await create(client, {}, await tokenFor(data, user))), '200');
        assert.is(
          outcome(await create(client, { events, url: 'https://a.example/' }, await tokenFor(data, superUser))),
          '200',
        );
        assert.is(outcome(await create(client, { events, url: 'https://b.example/' })), '200');
      },
      user,
      superUser,
    ));

  test('an address that the platform may not call is address_not_allowed, however it is written', () =>
    withReceiver(async ({ client }) => {
      for (const url of [
        'http://hooks.northstar.example/',
        'https://10.0.0.1/',
        'https://[::1]/',
        'https://0xa.1/',
        'https://2130706434/',
        'https://169.254.169.254/latest',
        'https://localhost/',
        'https://LOCALHOST./',
        'https://a.localhost/',
        'https://printer.local/',
        'https://metadata.google.internal/',
        'https://hooks.example:99999/',
      ])
        assert.is(outcome(await create(client, { url })), '422 address_not_allowed', url);
      assert.is(
        outcome(await create(client, { url: 'http://127.0.0.1:9090/' })),
        '200',
        'allowed by the configuration',
      );
    }));

  test('an owner has one destination per url, else destination_taken', () =>
    withReceiver(async ({ client }) => {
      assert.is(outcome(await create(client)), '200');
      assert.is(outcome(await create(client)), '409 destination_taken');
      assert.is(outcome(await create(client, { owner_id: 'northstar:luna' })), '200');
    }));

  test('a repeated key is answered as at first regardless of the secret, another request under it with idempotency_key_reused', () =>
    withReceiver(async ({ client, data }) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('createDestination', { body: destination(), headers });
      const again = await client.call('createDestination', { body: destination(), headers });
      assert.equal([again.status, again.headers.get('idempotent-replayed')], [200, 'true']);
      assert.equal(again.body, first.body);
      const other = await client.call('createDestination', { body: destination({ events: [] }), headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      assert.is(select(data, 'select id from destinations').length, 1);
    }));

  test('an operator has 500 destinations with its brands (too_many_destinations), and keeps more that it has', () =>
    withReceiver(async ({ client, data }) => {
      await client.call('saveOperators', { body: [{ id: 'northstar-2', name: 'Another' }] });
      const columns = 'host, events, enabled, secret, created_at_ms, updated_at_ms';
      const values = "'a.example', '[]', 1, '', 1, 1";
      const many = Array.from({ length: 499 }, (_, n) => [n % 2 === 0 ? 'northstar' : `northstar:b-${n}`, n]);
      change(
        data,
        `insert into destinations (id, owner_id, url, ${columns})
          select 'many-' || (value ->> 1), value ->> 0, 'https://a.example/' || (value ->> 1), ${values} from json_each(?)`,
        JSON.stringify(many),
      );
      assert.is(outcome(await create(client, { owner_id: 'northstar:luna' })), '200');
      for (const owner_id of ['northstar', 'northstar:luna']) {
        const refused = await create(client, { owner_id, url: 'https://b.example/' });
        assert.is(outcome(refused), '422 too_many_destinations');
        assert.match(refused.body.detail, 'northstar has 500 destinations');
        assert.is(refused.body.errors[0].pointer, '/owner_id');
      }
      change(
        data,
        `insert into destinations (id, owner_id, url, ${columns}) values ('one-more', 'northstar', 'https://a.example/more', ${values})`,
      );
      const kept = await client.call('updateDestination', {
        path: { destination_id: 'one-more' },
        body: { enabled: true },
      });
      assert.is(outcome(kept), '200');
      assert.is(outcome(await create(client, { owner_id: 'northstar-2' })), '200', 'another operator');
    }));
});
