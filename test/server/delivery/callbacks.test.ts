import * as assert from 'uvu/assert';
import { create, isSignedWith, states, update } from '../../support/destinations.ts';
import { by, until } from '../../support/paying-players.ts';
import { Receiver } from '../../support/receiver.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { type CallbackScene, calledBack, results, withCallbacks } from '../../support/with-callbacks.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const contribute = (client: Client, id: string, player: string, changes: object): Promise<Reply> =>
  client.call('contributeToInstance', { body: by(id, player, changes) });

const jobs = (data: string) => select(data, 'select * from callback_jobs');

/** No accepted contribution is waiting any more. */
const done = ({ data }: Pick<CallbackScene, 'data'>) => until(() => jobs(data).length, 0);

/** A repeated request is answered like the first one, and its result is the same message. */
const repeats = async ({ client, receiver, id }: CallbackScene, changes: object, first: Headers): Promise<void> => {
  const arrived = receiver.received.length;
  // Until the outcome of a message is stored it counts as being sent, and a repeat sends nothing more.
  const sending = async () =>
    (await client.call('listDeliveries')).body.filter((row: { state: string }) => row.state !== 'delivered').length;
  await until(sending, 0);
  const { status, headers } = await contribute(client, id, 'p-1', changes);
  assert.is(status, 204);
  for (const name of ['contribution-id', 'idempotency-key']) assert.is(headers.get(name), first.get(name));
  await receiver.arrived(arrived + 1);
  const [before, again] = receiver.received.slice(-2);
  assert.equal([again?.headers['webhook-id'], again?.body], [before?.headers['webhook-id'], before?.body]);
};

suite('server/delivery/callbacks', (test) => {
  test("C6 answers an empty 200 with the contribution's id, and sends its signed result under that id", () =>
    withCallbacks(async ({ client, receiver, secret, wallet, id }) => {
      const body = { ...calledBack(receiver), gameround_id: 'round-1', metadata: { table: 7 }, idempotency_key: 'k-1' };
      const reply = await contribute(client, id, 'p-1', body);
      const contributionId = reply.headers.get('contribution-id');
      assert.equal([reply.status, reply.body, reply.headers.get('idempotency-key')], [200, undefined, 'k-1']);
      await receiver.arrived(1);
      const [received] = receiver.received;
      assert.ok(received !== undefined && isSignedWith(secret, received));
      assert.is(received.path, '/hook');
      assert.is(received.headers['webhook-id'], contributionId);
      assert.is(received.headers['content-type'], 'application/json');
      const { timestamp: _, ...result } = results(receiver)[0];
      assert.equal(result, {
        instance_id: id,
        gameround_id: 'round-1',
        win_amount: 0,
        win_pot_id: '',
        tickets_awarded: 0,
        win_withheld: false,
        contribution_currency: 'EUR',
        contribution_amount: 1,
        metadata: { table: 7 },
        contribution_id: contributionId,
        idempotency_key: 'k-1',
      });
      assert.is(wallet.moved('p-1'), -1);
      const read = await client.call('getContribution', { path: { contribution_id: contributionId ?? '' } });
      const { contribution_id: __, idempotency_key: ___, ...booked } = results(receiver)[0];
      assert.equal(read.body, booked);
      await until(() => states(client), [['delivered', 1]]);
    }));

  test('C6 reports a win once it is credited', () =>
    withCallbacks(async ({ client, receiver, wallet, id }) => {
      await contribute(client, id, 'p-1', calledBack(receiver, { win_result_only: true }));
      await receiver.arrived(1);
      const [{ win_amount, win_pot_id, win_withheld }] = results(receiver);
      assert.equal([win_amount, win_pot_id, win_withheld], [10.5, 'sure', false]);
      assert.is(wallet.moved('p-1'), 9.5);
    }, true));

  test('C6 with win_result_only sends wins and problems only', () =>
    withCallbacks(async (scene) => {
      const { client, receiver, wallet, id, data } = scene;
      const winsAlone = calledBack(receiver, { win_result_only: true });
      await contribute(client, id, 'p-1', winsAlone);
      await done(scene);
      assert.is(wallet.moved('p-1'), -1);
      assert.equal(select(data, 'select * from deliveries'), []);
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'drop before' : 'pass');
      await contribute(client, id, 'p-1', winsAlone);
      await receiver.arrived(1);
      assert.is(results(receiver)[0].code, 'wallet_failed');
    }));

  test('C6 sends the problem of a refused contribution with its metadata, and keeps its key for good', () =>
    withCallbacks(async (scene) => {
      const { client, receiver, secret, wallet, id } = scene;
      wallet.proxy.decide = ({ kind }) =>
        kind === 'debit'
          ? {
              before: true,
              status: 422,
              body: {
                type: '/problems/insufficient_funds',
                title: 'x',
                status: 422,
                detail: 'x',
                instance: '/x',
                code: 'insufficient_funds',
              },
            }
          : 'pass';
      const changes = { ...calledBack(receiver), metadata: { table: 7 }, idempotency_key: 'k-1' };
      const { status, headers } = await contribute(client, id, 'p-1', changes);
      assert.is(status, 200);
      await receiver.arrived(1);
      const [received] = receiver.received;
      assert.ok(received !== undefined && isSignedWith(secret, received));
      assert.is(received.headers['webhook-id'], headers.get('contribution-id'));
      assert.is(received.headers['content-type'], 'application/problem+json');
      const { title, detail, request_id, ...problem } = results(receiver)[0];
      assert.equal(problem, {
        type: '/problems/insufficient_funds',
        status: 422,
        instance: '/operator/contributions/instance',
        code: 'insufficient_funds',
        contribution_id: headers.get('contribution-id'),
        idempotency_key: 'k-1',
        metadata: { table: 7 },
      });
      assert.is(request_id, headers.get('x-request-id'));
      assert.ok(title.length > 0 && detail.length > 0);
      wallet.proxy.decide = () => 'pass';
      await repeats(scene, changes, headers);
      assert.is(wallet.moved('p-1'), 0);
    }));

  test('C6 reports a refusal after the reply, and keeps the key of a contribution that never began', () =>
    withCallbacks(async (scene) => {
      const { client, receiver, wallet, id } = scene;
      let admit: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        admit = resolve;
      });
      wallet.proxy.decide = ({ kind }) => (kind === 'authenticate' ? held.then(() => 'pass' as const) : 'pass');
      const changes = { ...calledBack(receiver), idempotency_key: 'k-1' };
      const answering = contribute(client, id, 'p-1', changes);
      await until(() => wallet.proxy.calls.length, 1);
      // The session is being authenticated: what was checked before may change meanwhile.
      await client.call('pauseInstance', { path: { instance_id: id }, body: { reason: 'A look at the reels.' } });
      admit();
      const { status, headers } = await answering;
      assert.is(status, 200);
      await receiver.arrived(1);
      const [{ code, errors }] = results(receiver);
      assert.equal(
        [code, errors],
        ['instance_paused', [{ pointer: '/instance_id', detail: 'Try again once the jackpot is active.' }]],
      );
      assert.is(wallet.moved('p-1'), 0);
      await client.call('resumeInstance', { path: { instance_id: id }, body: { reason: 'They are fine.' } });
      await repeats(scene, changes, headers);
      assert.is(wallet.moved('p-1'), 0);
    }));

  test('C6 answers a repeated key with 204, and sends its result again once there is one', () =>
    withCallbacks(async (scene) => {
      const { client, receiver, wallet, id, data } = scene;
      let admit: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        admit = resolve;
      });
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? held.then(() => 'pass' as const) : 'pass');
      const changes = { ...calledBack(receiver), idempotency_key: 'k-1' };
      const first = await contribute(client, id, 'p-1', changes);
      const path = { contribution_id: first.headers.get('contribution-id') ?? '' };
      const meanwhile = await contribute(client, id, 'p-1', changes);
      assert.equal([meanwhile.status, meanwhile.headers.get('contribution-id')], [204, path.contribution_id]);
      assert.is(outcome(await client.call('getContribution', { path })), '409 contribution_in_flight');
      admit();
      await receiver.arrived(1);
      await repeats(scene, changes, first.headers);
      // Even if the delivery was removed meanwhile.
      change(data, 'delete from deliveries');
      await repeats(scene, changes, first.headers);
      const other = { ...calledBack(receiver), idempotency_key: 'k-1', base_wager: 11 };
      assert.is(outcome(await contribute(client, id, 'p-1', other)), '422 idempotency_key_reused');
      await done(scene);
      assert.equal([receiver.received.length, wallet.moved('p-1')], [3, -1]);
    }));

  test('C6 runs after a restart what was accepted but not begun', () =>
    withCallbacks(async (scene) => {
      const { client, data, receiver, wallet, id } = scene;
      // A first contribution authenticates the player.
      await contribute(client, id, 'p-1', {});
      change(
        data,
        `insert into callback_jobs (contribution_id, operation, account_id, request_id, operator_id, brand_path, player_id, country, segments,
          source_id, instance_id, gameround_id, wager, currency, metadata, event_metadata, key, category, several, linked, address, wins_only,
          created_at_ms)
         values ('0-left-behind', 'contributeToInstance', 'account', 'request', 'northstar',
          'northstar:luna', 'p-1', 'MT', '[]', null, ?, null, 10000000, 'EUR', '[7]', null, 'k-1', null, 0, 0, ?, 0, 1)`,
        id,
        receiver.url,
      );
      change(
        data,
        `insert into idempotency_keys values ('operator:northstar', 'k-1', 'contributeToInstance', 'f', 'running',
          '0-left-behind', null, null, 1, null, null)`,
      );
      const left = await client.call('getContribution', { path: { contribution_id: '0-left-behind' } });
      assert.is(outcome(left), '409 contribution_in_flight');
      // The next accepted contribution wakes the worker, as a start does.
      await contribute(client, id, 'p-1', calledBack(receiver));
      await receiver.arrived(2);
      await done(scene);
      const late = receiver.received.find(({ headers }) => headers['webhook-id'] === '0-left-behind');
      const { contribution_amount, metadata } = JSON.parse(late?.body ?? '{}');
      assert.equal([contribution_amount, metadata, wallet.moved('p-1')], [1, [7], -3]);
    }));

  test('C6 accepts callbacks to enabled destinations of the brand or its operator only', () =>
    withCallbacks(async ({ client, data, id }) => {
      const elsewhere = await Receiver.start();
      try {
        const hooks: [address: string, code: string, fault: RegExp][] = [
          [elsewhere.url, 'callback_host_not_registered', /^No enabled destination of northstar:luna/],
          ['https://hooks.northstar.example/', 'callback_host_not_registered', /^No enabled destination/],
          ['urn:a:hook', 'callback_host_not_registered', /^The address must be https and public/],
          ['ftp://hooks.northstar.example/', 'callback_host_not_registered', /^The address must be https and public/],
          ['https://[', 'validation_failed', /^Must be an address with its scheme/],
        ];
        for (const [web_hook, code, fault] of hooks) {
          const before = contents(data);
          const refused = await contribute(client, id, 'p-1', { callback: { web_hook } });
          const [{ pointer, detail }] = refused.body.errors;
          assert.equal([refused.body.code, pointer], [code, '/callback/web_hook'], web_hook);
          assert.match(detail, fault, web_hook);
          assert.equal(contents(data), before);
        }
        const { body } = await create(client, { owner_id: 'northstar:luna', url: elsewhere.url, events: [] });
        assert.is((await contribute(client, id, 'p-1', calledBack(elsewhere))).status, 200);
        await elsewhere.arrived(1);
        await update(client, body.id, { enabled: false });
        assert.is(
          outcome(await contribute(client, id, 'p-1', calledBack(elsewhere))),
          '422 callback_host_not_registered',
        );
      } finally {
        await elsewhere.stop();
      }
    }));

  test('C6 refuses at once everything that can be refused, and stores nothing', () =>
    withCallbacks(async ({ client, data, receiver, wallet, id }) => {
      const refusals: [expected: string, changes: object][] = [
        ['422 idempotency_keys_differ', { idempotency_key: 'k-1' }],
        ['404 brand_not_found', { brand_id: 'northstar:sol' }],
        ['404 instance_not_found', { instance_id: 'nowhere' }],
        ['422 currency_not_configured', { currency: 'SEK' }],
        ['422 wallet_refused_session', { token: 'a-token' }],
        ['422 player_token_mismatch', { token: 'session-p-2' }],
      ];
      for (const [expected, changes] of refusals) {
        const { wallet_players: _, ...before } = contents(data);
        const parts = { body: by(id, 'p-1', { ...calledBack(receiver), ...changes }) };
        const headers: Record<string, string> = 'idempotency_key' in changes ? { 'idempotency-key': 'k-2' } : {};
        const refused = await client.call('contributeToInstance', { ...parts, headers });
        assert.is(outcome(refused), expected);
        const { wallet_players: __, ...after } = contents(data);
        assert.equal(after, before, expected);
      }
      assert.is(wallet.moved('p-1'), 0);
      assert.equal(receiver.received, []);
    }));

  test('C6 without a wallet: operator-paid contributions run, player-paid ones are refused', () =>
    withJackpot(async (client, { id }) => {
      const refused = await client.call('contributeToInstance', {
        body: by(id, 'p-1', { callback: { web_hook: 'https://hooks.northstar.example/result' } }),
      });
      assert.is(outcome(refused), '422 callback_host_not_registered');
      await create(client, { events: [] });
      const accepted = await client.call('contributeToInstance', {
        body: by(id, 'p-1', { callback: { web_hook: 'https://hooks.northstar.example/result' } }),
      });
      const path = { contribution_id: accepted.headers.get('contribution-id') ?? '' };
      await until(async () => (await client.call('getContribution', { path })).status, 200);
    }));

  test('C7 B34 run at the instance that the source leads to', () =>
    withCallbacks(async (scene) => {
      const { client, receiver, wallet, id } = scene;
      const source = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
      await client.call('createSources', { body: [{ ...source, source_name: 'Comet Rush' }] });
      await client.call('assignSources', {
        body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id: id },
      });
      const { instance_id: _, ...rest } = by(id, 'p-1', calledBack(receiver));
      const body = { ...rest, source_id: 'comet-rush', segments: ['vip'] };
      for (const operation of ['contributeBySource', 'recordSourceContribution'] as const)
        assert.is(outcome(await client.call(operation, { body })), '200');
      await receiver.arrived(2);
      assert.equal(
        results(receiver).map((result) => result.instance_id),
        [id, id],
      );
      assert.is(wallet.moved('p-1'), -2);
      await client.call('unassignSources', {
        body: { owner_id: 'northstar:luna', source_id: ['comet-rush'], instance_id: id },
      });
      assert.is(outcome(await client.call('contributeBySource', { body })), '404 no_jackpot_for_source');
    }));
});
