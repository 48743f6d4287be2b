import * as assert from 'uvu/assert';
import { unknownStatus } from '../../support/in-force.ts';
import { createSegment, createSource } from '../../support/leading.ts';
import { LUNA, openOther, optIn, optInEvents, statusesOf, wish } from '../../support/opting-in.ts';
import { excludePlayer, openStepped } from '../../support/refusing-opt-ins.ts';
import { testSessions } from '../../support/sessions.ts';
import { community, contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withPage } from '../../support/with-page.ts';

suite('getPlayerJackpot', (test) => {
  test('F5 answers the jackpot of a game with what its pots are worth, and changes nothing', () =>
    withPage(async ({ client, id, data, jackpot }) => {
      await client.call('contributeToInstance', { body: contribution(id) });
      await client.call('triggerWin', {
        body: {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p-2',
          source_id: 'comet-rush',
        },
      });
      const before = contents(data);
      const { status, body } = await jackpot();
      assert.is(status, 200);
      const pot = { instance_count: 1, is_progressive: true, community_split: 0 };
      assert.equal(body, {
        id,
        currency: 'EUR',
        opt_in_required: false,
        opt_in_per_currency: true,
        contribution_type: { Fixed: 1 },
        optin_status: { ...unknownStatus(id, 'p-1'), ...body.optin_status, contribution_count: 1 },
        pots: [
          { id: 'minor', ...pot, instance_count: 2, current_value: 5 },
          { id: 'major', ...pot, current_value: 50.15 },
          { id: 'mega', ...pot, current_value: 500.1 },
        ],
        timestamp_start: (await client.call('getInstance', { path: { instance_id: id } })).body.created,
        timestamp_end: 0,
        status: 'Active',
      });
      assert.equal(contents(data), before);
      assert.equal(eventTypes(data), ['WinEvent']);
      change(data, 'update instances set starts_at_ms = 1000, ends_at_ms = 4102444800000');
      const { timestamp_start, timestamp_end } = (await jackpot()).body;
      assert.equal([timestamp_start, timestamp_end], [1000, 4_102_444_800_000]);
    }));

  test('F5 answers what a community shares, and leaves out pots that are disabled', () =>
    withPage(async ({ client, data, jackpot }) => {
      const [minor, major, mega] = threePots().pots;
      const template = threePots({
        id: 'community',
        contribution_rules: { ...threePots().contribution_rules, opt_in_required: true },
        pots: [{ ...minor, ...community() }, { ...major, is_progressive: false }, mega],
      });
      const { id } = await openJackpot(client, template, instantiation({ instance_game_code: 'community' }));
      await createSource(client, 'shared', id);
      change(data, "update pots set enabled = 0 where id = 'mega'");
      const { opt_in_required, pots } = (await jackpot({ source_id: 'shared' })).body;
      assert.is(opt_in_required, true);
      assert.equal(pots, [
        { id: 'minor', instance_count: 1, is_progressive: true, current_value: 5, community_split: 0.25 },
        { id: 'major', instance_count: 1, is_progressive: false, current_value: 50, community_split: 0 },
      ]);
    }));

  test("F5 answers only the player's own status", () =>
    withPage(async ({ client, id, jackpot }) => {
      assert.equal((await jackpot()).body.optin_status, unknownStatus(id, 'p-1'));
      await client.call('contributeToInstance', { body: contribution(id) });
      await optIn(client, id, { player_id: 'p-2' });
      await optIn(client, id, { brand_id: 'northstar:nova' });
      const { opted_in, contribution_count } = (await jackpot()).body.optin_status;
      assert.equal([opted_in, contribution_count], [false, 1], 'has only contributed');
      for (const opt_in of [false, true]) {
        await optIn(client, id, { opt_in, contribution_value: '1.5' });
        const [status] = await statusesOf(client);
        assert.equal([status.opted_in, status.contribution_count], [opt_in, 1]);
        assert.equal((await jackpot()).body.optin_status, status);
      }
    }));

  test('F5 answers the instance that takes a contribution now, else the first that would but for its status', () =>
    withPage(async ({ client, id: first, data, jackpot }) => {
      const second = await openOther(client, 'second');
      await createSource(client, 'lobby', first, second);
      const found = async () => (await jackpot({ source_id: 'lobby' })).body.id;
      assert.is(await found(), first);
      change(data, "update instances set state = 'Paused' where id = ?", first);
      assert.is(await found(), second);
      change(data, "update instances set state = 'Paused' where id = ?", second);
      assert.is(await found(), first);
      assert.is((await jackpot()).body.status, 'Paused');
    }));

  test('F5 follows the segments and the country that the page states', () =>
    withPage(async ({ client, id: first, jackpot }) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'lobby', first, second, third);
      await createSource(client, 'north', abroad);
      await createSegment(client, 'vip', third);
      const found = async (segments: string) => (await jackpot({ source_id: 'lobby', segments })).body.id;
      assert.equal([await found(''), await found('vip'), await found('nobody,vip')], [first, third, third]);
      assert.is(outcome(await jackpot({ segments: 'vip,' })), '400 validation_failed');
      assert.is((await jackpot({ source_id: 'north', country_code: 'SE-AB' })).body.id, abroad);
      assert.is(outcome(await jackpot({ source_id: 'north' })), '404 no_jackpot_for_source');
    }));

  test('F5 refuses with no_jackpot_for_source what leads nowhere, what has ended, and who is disabled', () =>
    withPage(async ({ client, data, jackpot }) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      await createSource(client, 'novas', nova);
      for (const source_id of ['x', 'novas'])
        assert.is(outcome(await jackpot({ source_id })), '404 no_jackpot_for_source', source_id);
      const statements = [
        ["update brands set enabled = 0 where id = 'luna'", "update brands set enabled = 1 where id = 'luna'"],
        ["update operators set enabled = 0 where id = 'northstar'", 'update operators set enabled = 1'],
      ] as const;
      for (const [ending, mending] of statements) {
        change(data, ending);
        assert.is(outcome(await jackpot()), '404 no_jackpot_for_source', ending);
        change(data, mending);
        assert.is((await jackpot()).status, 200);
      }
      change(data, "update instances set state = 'Terminated'");
      assert.is(outcome(await jackpot()), '404 no_jackpot_for_source');
    }));

  test("F5 passes the player's game to the wallet", () =>
    withPage(async ({ wallet, jackpot }) => {
      await jackpot();
      assert.equal(
        wallet.proxy.calls.map(({ body }) => body.source_id),
        ['comet-rush'],
      );
    }));

  testSessions(test, 'F5', (page, changes, more) => page.jackpot(changes, more));
});

suite('setPlayerOptIn', (test) => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
  const optedOut = { opt_in: false };

  test('F6 opts the player in with a preference, and emits one OptInEvent', () =>
    withPage(async ({ client, id, data, optIn: set }) => {
      const reply = await set({ contribution_value: '1.5' });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const [{ last_updated, ...status }] = await statusesOf(client);
      assert.equal(status, {
        doc_version: 'V1',
        instance_id: id,
        player_id: 'p-1',
        ext_player_id: 'p-1',
        player_brand_id: LUNA,
        preferred_contribution_value: 1.5,
        preferred_contribution_currency: 'EUR',
        contribution_preferences: { EUR: '1.5' },
        contribution_count: 0,
        contribution_value: 0,
        pot_contributions: {},
        opted_in: true,
      });
      assert.equal(eventTypes(data), ['OptInEvent']);
      const [event] = select(data, 'select operator_id, brand_id, player_id, data from outbox');
      assert.equal([event?.operator_id, event?.brand_id, event?.player_id], ['northstar', LUNA, 'p-1']);
      assert.equal(JSON.parse(String(event?.data)), {
        instance_id: id,
        game_code: 'tri-star',
        player_id: 'p-1',
        brand_id: LUNA,
        opted_in: true,
        preferred_contribution_value: 1.5,
        preferred_contribution_currency: 'EUR',
        ext_player_id: 'p-1',
        contribution_count: 0,
        contribution_value: 0,
        last_updated,
        timestamp: last_updated,
      });
    }));

  test('F6 sets the preference, as text or as a number, for both values of opt_in, and emits what has changed', () =>
    withPage(async ({ client, data, optIn: set }) => {
      const steps: [title: string, changes: object, event: unknown][] = [
        ['says no before they ever said yes', optedOut, undefined],
        ['opts in', {}, ['p-1', true, null]],
        ['opts in again', {}, undefined],
        ['prefers an amount', { contribution_value: 2.5 }, ['p-1', true, 2.5]],
        ['prefers it again, as text', { contribution_value: '2.50' }, undefined],
        ['opts out with another', { ...optedOut, contribution_value: '3' }, ['p-1', false, 3]],
        ['prefers a third while opted out', { ...optedOut, contribution_value: 4 }, undefined],
        ['opts in with what they preferred', {}, ['p-1', true, 4]],
        ['prefers nothing any more', { contribution_value: '0' }, ['p-1', true, null]],
      ];
      for (const [title, changes, event] of steps) {
        const told = optInEvents(data).length;
        assert.is((await set(changes)).status, 200, title);
        assert.equal(optInEvents(data).slice(told), event === undefined ? [] : [event], title);
      }
      assert.equal((await statusesOf(client))[0].contribution_preferences, {});
    }));

  test('F6 lets a player take part where an opt-in is required, and no longer', () =>
    withPage(async ({ client, optIn: set }) => {
      const instance_id = await openOther(client, 'closed', { opt_in_required: true });
      const contribute = async () =>
        outcome(await client.call('contributeToInstance', { body: contribution(instance_id) }));
      assert.is(await contribute(), '422 player_not_opted_in');
      await set({ instance_id });
      assert.is(await contribute(), '200');
      await set({ instance_id, ...optedOut });
      assert.is(await contribute(), '422 player_not_opted_in');
    }));

  test('F6 refuses what the operator does not have with instance_not_found, opting out too', () =>
    withPage(async ({ client, data, optIn: set }) => {
      const template = { owner_id: 'southstar', template_id: 'southern' };
      await client.call('createTemplate', {
        body: { ...(await client.call('getTemplateSkeleton')).body, id: 'southern', owner_id: 'southstar' },
      });
      await client.call('publishTemplate', { body: template });
      const opened = await client.call('instantiateTemplate', {
        body: {
          template_owner_id: 'southstar',
          template_id: 'southern',
          instance_owner_id: 'southstar',
          instance_name: 'Southern',
        },
      });
      assert.is(opened.status, 200);
      await set();
      const before = contents(data);
      for (const opt_in of [true, false])
        for (const instance_id of ['x', opened.body.id])
          assert.is(outcome(await set({ instance_id, opt_in })), '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  const notNow: [statement: string, expected: string][] = [
    ["update brands set enabled = 0 where id = 'luna'", '422 owner_disabled'],
    ["update operators set enabled = 0 where id = 'northstar'", '422 owner_disabled'],
    ["update instances set state = 'Terminated'", '422 instance_terminated'],
    ['update instances set ends_at_ms = 1', '422 instance_terminated'],
  ];
  for (const [statement, expected] of notNow)
    test(`F6 refuses to opt in with ${expected.slice(4)} after ${statement}, and lets the player out`, () =>
      withPage(async ({ data, optIn: set }) => {
        await set();
        change(data, statement);
        const before = contents(data);
        assert.is(outcome(await set()), expected);
        assert.equal(contents(data), before);
        assert.is((await set(optedOut)).status, 200);
        assert.equal(optInEvents(data).at(-1), ['p-1', false, null]);
      }));

  test('F6 refuses excluded players with player_excluded, brand_excluded and country_excluded, but lets any player opt out', () =>
    withPage(async ({ client, data, optIn: set }) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { black_list: ['SE'], white_list: [] } });
      await set();
      const before = contents(data);
      assert.is(outcome(await set({ instance_id: nova })), '422 brand_excluded');
      assert.is(outcome(await set({ instance_id: abroad, player_country: 'SE-AB' })), '422 country_excluded');
      assert.equal(contents(data), before);
      assert.is((await set({ instance_id: abroad })).status, 200);
      assert.is((await set({ instance_id: nova, ...optedOut })).status, 200);
      assert.is((await set({ instance_id: abroad, player_country: 'SE', ...optedOut })).status, 200);
      await excludePlayer(client, 'northstar');
      assert.is(outcome(await set({ instance_id: abroad })), '422 player_excluded');
      assert.is((await set({ instance_id: abroad, ...optedOut })).status, 200);
    }));

  test('F6 refuses a preference between two steps with preference_out_of_range', () =>
    withPage(async ({ client, optIn: set }) => {
      const instance_id = await openStepped(client);
      assert.is(outcome(await set({ instance_id, contribution_value: '1.25' })), '422 preference_out_of_range');
      assert.is((await set({ instance_id, contribution_value: '1.5' })).status, 200);
    }));

  test('F6 takes the player of an instance that is pending or paused', () =>
    withPage(async ({ data, optIn: set }) => {
      change(data, "update instances set state = 'Paused'");
      assert.is((await set()).status, 200);
      change(data, "update instances set state = 'Active', starts_at_ms = 4102444800000");
      assert.is((await set({ contribution_value: 2 })).status, 200);
      assert.equal(eventTypes(data), ['OptInEvent', 'OptInEvent']);
    }));

  test('F6 acts once under a key, which is refused for something else with idempotency_key_reused', () =>
    withPage(async ({ client, id, data, wallet, optIn: set }) => {
      assert.is((await set({}, keyed('k-1'))).status, 200);
      await optIn(client, id, optedOut);
      const before = contents(data);
      const again = await set({}, keyed('k-1'));
      assert.equal([again.status, again.body, again.headers.get('idempotent-replayed')], [200, undefined, 'true']);
      for (const changes of [optedOut, { contribution_value: 2 }, { player_country: 'SE' }])
        assert.is(outcome(await set(changes, keyed('k-1'))), '422 idempotency_key_reused');
      assert.equal(contents(data), before);
      // A new session belongs to the same player.
      const session = { ...{ id: 'p-1', token: 'renewed', currency: 'EUR', balance: 1 }, operator_id: 'northstar' };
      wallet.proxy.decide = () => ({ before: true, status: 200, body: { ...session, brand_id: LUNA } });
      const renewed = await set({}, { ...keyed('k-1'), token: 'renewed' });
      assert.equal([renewed.status, renewed.headers.get('idempotent-replayed')], [200, 'true']);
      assert.equal(contents(data), before);
    }));

  test('F6 a refusal frees the key, and who the player is stands before it', () =>
    withPage(async ({ data, optIn: set }) => {
      assert.is(outcome(await set({ instance_id: 'x' }, keyed('k-1'))), '404 instance_not_found');
      assert.is((await set({}, keyed('k-1'))).headers.get('idempotent-replayed'), null);
      const before = contents(data);
      const stranger = { ...keyed('k-1'), token: 'session-p-2' };
      assert.is(outcome(await set({}, stranger)), '422 player_token_mismatch');
      assert.equal(contents(data), before);
    }));

  test('F6 keys belong to the player, separate from those of other players and of accounts', () =>
    withPage(async ({ client, id, data, optIn: set }) => {
      await set({}, keyed('k-1'));
      const other = { player_id: 'p-2' };
      const first = await set(other, { ...keyed('k-1'), token: 'session-p-2' });
      assert.equal([first.status, first.headers.get('idempotent-replayed')], [200, null]);
      const novas = { player_id: 'p-3', brand_id: 'northstar:nova' };
      assert.is((await set(novas, { ...keyed('k-1'), token: 'session-p-3' })).status, 200);
      assert.is((await client.call('setOptIn', { body: wish(id, optedOut), ...keyed('k-1') })).status, 200);
      assert.equal(
        optInEvents(data).map((event) => (event as unknown[]).slice(0, 2)),
        [
          ['p-1', true],
          ['p-2', true],
          ['p-3', true],
          ['p-1', false],
        ],
      );
      const scopes = select(data, "select scope from idempotency_keys where key = 'k-1' order by scope");
      assert.equal(
        scopes.map(({ scope }) => String(scope).replace(/^account:.*/, 'account')),
        ['account', `player:${LUNA}:p-1`, `player:${LUNA}:p-2`, 'player:northstar:nova:p-3'],
      );
    }));

  test('F6 two at once under one key are one', () =>
    withPage(async ({ data, optIn: set }) => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => set({ contribution_value: 2 }, keyed('k-1'))));
      assert.ok(replies.every(({ status }) => status === 200));
      assert.is(replies.filter(({ headers }) => headers.get('idempotent-replayed') === 'true').length, 7);
      assert.equal(optInEvents(data), [['p-1', true, 2]]);
    }));

  test('F6 handles two at once one after the other: each change emits its event, and the last one stands', () =>
    withPage(async ({ client, data, optIn: set }) => {
      await Promise.all(Array.from({ length: 12 }, (_, n) => set({ opt_in: n % 2 === 0 })));
      const told = optInEvents(data).map((event) => (event as unknown[])[1]);
      assert.ok(told.length > 0);
      assert.equal(
        told,
        told.map((_, n) => n % 2 === 0),
        'in, out, in …',
      );
      assert.is((await statusesOf(client))[0].opted_in, told.at(-1));
    }));

  test('F6 emits its event, and is not in the audit trail, which is of accounts', () =>
    withPage(async ({ data, optIn: set }) => {
      const count = () => select(data, 'select count(*) as n from audit_events')[0]?.n;
      const before = count();
      await set();
      assert.is(count(), before);
      assert.equal(eventTypes(data), ['OptInEvent']);
    }));

  testSessions(test, 'F6', (page, changes, more) => page.optIn(changes, more));
});
