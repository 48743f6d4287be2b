import * as assert from 'uvu/assert';
import { verifyWebhook } from '../../../clients/typescript/src/webhooks/verify-webhook.ts';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import {
  create,
  destination,
  isSignedWith,
  newSecret,
  states,
  update,
  withReceiver,
} from '../../support/destinations.ts';
import { until } from '../../support/paying-players.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const user = account({ type: 'User', permissions: EVERY_PERMISSION });

const superUser = account({ type: 'SuperUser' });

const stranger = account({ type: 'SuperUser', organisationId: 'rival' });

suite('createDestination', (test) => {
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

suite('listDestinations', (test) => {
  const luna = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });

  const urls = async (client: Client, query: Record<string, string | number> = {}, token?: string): Promise<string[]> =>
    (await client.call('listDestinations', { query, ...(token === undefined ? {} : { token }) })).body.map(
      ({ url }: { url: string }) => new URL(url).host,
    );

  test('it shows what the caller reaches, sorted and paged, and no secret', () =>
    withReceiver(
      async ({ client, data }) => {
        const secrets = [newSecret(), newSecret()];
        const { id } = (await create(client, { url: 'https://b.example/', secret: secrets[0] })).body;
        await create(client, { url: 'https://c.example/', owner_id: 'northstar:luna' });
        await create(client, { url: 'https://a.example/', owner_id: 'pitboss' });
        await update(client, id, { secret: secrets[1] });
        assert.equal(await urls(client), ['b.example', 'c.example', 'a.example']);
        assert.equal(await urls(client, { sort_field: 'url' }), ['a.example', 'b.example', 'c.example']);
        assert.equal(await urls(client, { sort_field: 'owner_id', sort_direction: -1 }), [
          'a.example',
          'c.example',
          'b.example',
        ]);
        assert.equal(await urls(client, { owner_id: 'northstar' }), ['b.example', 'c.example']);
        assert.equal(await urls(client, { owner_id: 'northstar:luna' }), ['c.example']);
        assert.equal(await urls(client, {}, await tokenFor(data, user)), ['b.example', 'c.example']);
        assert.equal(await urls(client, { owner_id: 'pitboss' }, await tokenFor(data, user)), []);
        assert.equal(await urls(client, {}, await tokenFor(data, luna)), ['c.example']);
        const page = await client.call('listDestinations', { query: { limit: 1, page: 1 } });
        assert.equal([page.body[0].url, page.headers.get('x-total-count')], ['https://c.example/', '3']);
        const { body } = await client.call('listDestinations');
        assert.ok(body[0].previous_secret_until > Date.now());
        for (const secret of secrets) assert.not.ok(JSON.stringify(body).includes(secret));
      },
      luna,
      user,
    ));
});

suite('testDestination', (test) => {
  const stranger = account({ type: 'User', organisationId: 'rival', permissions: EVERY_PERMISSION });

  const send = (client: Client, destination_id: string, token?: string) =>
    client.call('testDestination', { path: { destination_id }, ...(token === undefined ? {} : { token }) });

  test('a DestinationTest is sent to the one destination, regardless of its events, and its delivery can be followed', () =>
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

suite('updateDestination', (test) => {
  const DAY_MS = 24 * 60 * 60 * 1000;

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

  test('a receiver that answers 410 disables its destination as gone, which the audit trail shows', () =>
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

  test('waiting deliveries go to the new url', () =>
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

suite('deleteDestinations', (test) => {
  test('waiting and dead deliveries go with their destination; delivered ones stay listed', () =>
    withReceiver(async ({ client, receiver, data, win }) => {
      const { id } = (await create(client, { url: receiver.url })).body;
      await win();
      await until(() => states(client), [['delivered', 1]]);
      receiver.behaviour = () => 500;
      await win();
      await until(() => states(client, { state: 'pending' }), [['pending', 1]]);
      const { status, body } = await client.call('deleteDestinations', { body: [id, id] });
      assert.equal([status, body], [200, { succeeded: [id], failed: [] }]);
      assert.equal(await states(client), [['delivered', 1]]);
      await until(() => select(data, 'select state from deliveries'), [{ state: 'delivered' }]);
      assert.equal((await client.call('listDestinations')).body, []);
      assert.is(outcome(await create(client, { url: receiver.url })), '200', 'its url is free');
    }));

  test('items that do not exist, are out of reach, or receive password resets fail, and nothing of them changes', () =>
    withReceiver(
      async ({ client, data }) => {
        const own = (await create(client)).body.id;
        const secret = (await create(client, { url: 'https://a.example/', events: ['PasswordResetRequested'] })).body
          .id;
        const platforms = (await create(client, { owner_id: 'pitboss' })).body.id;
        const body = [platforms, 'nothing', own, secret, own];
        const tried = await client.call('deleteDestinations', { body, token: await tokenFor(data, stranger) });
        assert.equal(tried.body, { succeeded: [], failed: [platforms, 'nothing', own, secret] });
        const done = await client.call('deleteDestinations', { body, token: await tokenFor(data, user) });
        assert.equal(done.body, { succeeded: [own], failed: [platforms, 'nothing', secret] });
        const [told] = (await client.call('listAuditEvents', { query: { action: 'deleteDestinations' } })).body;
        assert.equal([told.owner_id, told.target.id], ['northstar', own]);
        const last = await client.call('deleteDestinations', { body });
        assert.equal(last.body, { succeeded: [platforms, secret], failed: ['nothing', own] });
      },
      user,
      stranger,
    ));

  test('a repeated key is answered as at first, another request under it with idempotency_key_reused', () =>
    withReceiver(async ({ client }) => {
      const body = [(await create(client)).body.id];
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('deleteDestinations', { body, headers });
      const again = await client.call('deleteDestinations', { body, headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      const other = await client.call('deleteDestinations', { body: ['x'], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
