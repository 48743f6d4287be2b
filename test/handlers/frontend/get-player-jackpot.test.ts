import * as assert from 'uvu/assert';
import { unknownStatus } from '../../support/in-force.ts';
import { createSegment, createSource } from '../../support/leading.ts';
import { openOther, optIn, statusesOf } from '../../support/opting-in.ts';
import { testSessions } from '../../support/sessions.ts';
import { community, contribution, instantiation, openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { withPage } from '../../support/with-page.ts';

suite('handlers/frontend/get-player-jackpot', (test) => {
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

  test('F5 tells the wallet which game the player is in', () =>
    withPage(async ({ wallet, jackpot }) => {
      await jackpot();
      assert.equal(
        wallet.proxy.calls.map(({ body }) => body.source_id),
        ['comet-rush'],
      );
    }));

  testSessions(test, 'F5', (page, changes, more) => page.jackpot(changes, more));
});
