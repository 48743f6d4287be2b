import * as assert from 'uvu/assert';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testBarring } from '../../support/barring.ts';
import { closedNow } from '../../support/hours.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const [minor] = threePots().pots;

const FULL_AT_ONCE = {
  house_hold_contribution: { Percentage: 0 },
  pots: [{ ...minor, contribution: { Percentage: 1 }, is_progressive: false }],
};

suite('contributeToInstance', (test) => {
  const contribute = (
    client: Client,
    instanceId: string,
    changes: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> => client.call('contributeToInstance', { body: contribution(instanceId, changes), headers });

  /** Expects a refusal that moves nothing. */
  const refuses = async (client: Client, data: string, instanceId: string, expected: string, changes: object = {}) => {
    const before = contents(data);
    assert.is(outcome(await contribute(client, instanceId, changes)), expected);
    assert.equal(contents(data), before);
  };

  const withRules = (rules: object, changes: object = {}) =>
    threePots({ contribution_rules: { ...threePots().contribution_rules, ...rules }, ...changes });

  /** A jackpot of one pot that hits at once. */
  const sureWin = withRules({}, { pots: [{ ...minor, pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] });

  test('C6 books a contribution that the operator pays, and names it', () =>
    withJackpot(async (client, { id }, data) => {
      const { status, headers, body } = await contribute(client, id, {
        gameround_id: 'round-1',
        metadata: { table: 7 },
      });
      const { timestamp, ...rest } = body;
      assert.equal(
        [status, rest],
        [
          200,
          {
            instance_id: id,
            gameround_id: 'round-1',
            win_amount: 0,
            win_pot_id: '',
            tickets_awarded: 0,
            win_withheld: false,
            contribution_currency: 'EUR',
            contribution_amount: 1,
            metadata: { table: 7 },
          },
        ],
      );
      assert.ok(timestamp > 1_700_000_000_000);
      assert.match(headers.get('contribution-id') ?? '', /^[0-9a-f-]{36}$/);
      assert.is(headers.get('idempotency-key'), null);
      assert.equal(eventTypes(data), []);
    }));

  test('C6 pays a pot that hits, and emits one WinEvent with the metadata of the request', () =>
    withJackpot(async (client, { id }, data) => {
      const { body, headers } = await contribute(client, id, {
        gameround_id: 'round-1',
        event_metadata: { nickname: 'Ada' },
      });
      assert.equal([body.win_amount, body.win_pot_id, body.win_withheld], [5.1, 'minor', true]);
      assert.equal(eventTypes(data), ['WinEvent']);
      const [event] = select(data, 'select * from outbox');
      assert.equal([event?.operator_id, event?.brand_id, event?.player_id], ['northstar', 'northstar:luna', 'p-1']);
      assert.equal(JSON.parse(String(event?.data)), {
        win_id: select(data, 'select id from wins')[0]?.id,
        instance_id: id,
        game_code: 'tri-star',
        win_pot_id: 'minor',
        instance_count: 1,
        ...{ win_amount: 5.1, jackpot_currency: 'EUR', payout_amount: 5.1, payout_currency: 'EUR' },
        player_id: 'p-1',
        brand_id: 'northstar:luna',
        source_id: 'tri-star',
        contribution_id: headers.get('contribution-id'),
        gameround_id: 'round-1',
        event_metadata: { nickname: 'Ada' },
        ...{ jackpot_name: 'Tri star', currency_multipliers: { EUR: 1 }, games: [], win_withheld: false },
        ...{ seed: 5, seed_deficit: 4.8, community_winner_count: 0, community_winners: [] },
        timestamp: body.timestamp,
      });
      const winners = (await client.call('listWinners', { query: { instance_id: id } })).body;
      assert.equal([winners.length, winners[0].win_amount], [1, 5.1]);
    }, sureWin));

  test('C6 pays all pots that hit where the selector is None: the sum, the largest pot, and a WinEvent each', () =>
    withJackpot(
      async (client, { id }, data) => {
        const { body } = await contribute(client, id);
        assert.equal([body.win_amount, body.win_pot_id], [11.3, 'larger']);
        assert.equal(
          select(data, 'select event_type, data from outbox order by id').map(({ event_type, data: told }) => {
            const { win_pot_id, win_amount } = JSON.parse(String(told));
            return [event_type, win_pot_id, win_amount];
          }),
          [
            ['WinEvent', 'minor', 5.1],
            ['WinEvent', 'larger', 6.2],
          ],
        );
      },
      withRules(
        {},
        {
          win_selector_strategy: 'None',
          pots: [
            { ...minor, pot_types: [{ MustHitBy: { hit_by: 5.1 } }] },
            {
              ...minor,
              id: 'larger',
              seed_strategy: { ...minor?.seed_strategy, initial_seed_value: 6 },
              pot_types: [{ MustHitBy: { hit_by: 6.2 } }],
            },
          ],
        },
      ),
    ));

  test('C6 answers a contribution that does not qualify with an amount of 0, and draws nothing', () =>
    withJackpot(
      async (client, { id }, data) => {
        const { status, body } = await contribute(client, id, { base_wager: 9.999999 });
        assert.equal([status, body.contribution_amount, body.win_amount], [200, 0, 0]);
        assert.equal(eventTypes(data), []);
        const instance = (await client.call('getInstance', { path: { instance_id: id } })).body;
        assert.equal([instance.pots[0].current_value, instance.house_pot.current_value], [5, 0]);
      },
      withRules({ wager_criteria: { min_base_wager: 10 } }),
    ));

  test('C6 converts a wager in another currency, and answers in that of the request', () =>
    withServer(
      async (client) => {
        await registerOwners(client);
        const { id } = await openJackpot(client, withRules({ contribution_type: { Percentage: 0.1 } }));
        const { body } = await contribute(client, id, { currency: 'SEK', base_wager: 112.5 });
        assert.equal([body.contribution_currency, body.contribution_amount], ['SEK', 11.25]);
        const { pots } = (await client.call('getInstance', { path: { instance_id: id } })).body;
        assert.is(pots[0].current_value, 5.21);
      },
      { PITBOSS_MULTIPLIERS: 'SEK=11.25' },
    ));

  test('C6 refuses a brand outside of the access with permission_denied', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const token = await tokenFor(data, caller);
        const reply = await client.call('contributeToInstance', { body: contribution(id), token });
        assert.is(outcome(reply), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('C6 refuses two keys that differ with idempotency_keys_differ', () =>
    withJackpot(async (client, { id }) => {
      const reply = await contribute(client, id, { idempotency_key: 'a' }, { 'idempotency-key': 'b' });
      assert.is(outcome(reply), '422 idempotency_keys_differ');
    }));

  test('C6 answers a repeated key, in body or header, with 204 and does nothing again', () =>
    withJackpot(async (client, { id }, data) => {
      const first = await contribute(client, id, { idempotency_key: 'k-1' });
      assert.is(first.headers.get('idempotency-key'), 'k-1');
      const before = contents(data);
      const another = await contribute(client, id, { idempotency_key: 'k-1', token: 'another-session' });
      for (const again of [
        another,
        await contribute(client, id, { idempotency_key: 'k-1' }, { 'idempotency-key': 'k-1' }),
      ]) {
        assert.is(outcome(again), '204');
        for (const name of ['contribution-id', 'idempotency-key'])
          assert.is(again.headers.get(name), first.headers.get(name));
      }
      assert.equal(contents(data), before);
    }));

  test('C6 refuses another contribution under a key with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      const headers = { 'idempotency-key': 'k-1' };
      await contribute(client, id, {}, headers);
      assert.is(outcome(await contribute(client, id, { base_wager: 11 }, headers)), '422 idempotency_key_reused');
      const { instance_id: _, ...body } = contribution(id, { source_id: 'comet-rush' });
      assert.is(outcome(await client.call('contributeBySource', { body, headers })), '422 idempotency_key_reused');
    }));

  test('C6 leaves the key of a refused contribution free', () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      change(data, "update instances set state = 'Paused'");
      assert.is(outcome(await contribute(client, id, {}, headers)), '422 instance_paused');
      change(data, "update instances set state = 'Active'");
      assert.is(outcome(await contribute(client, id, {}, headers)), '200');
    }));

  test('C6 refuses a callback with callback_host_not_registered', () =>
    withJackpot((client, { id }, data) =>
      refuses(client, data, id, '422 callback_host_not_registered', {
        callback: { web_hook: 'https://hooks.example/wins' },
      }),
    ));

  test('C6 refuses an unknown brand with brand_not_found', () =>
    withJackpot((client, { id }, data) =>
      refuses(client, data, id, '404 brand_not_found', { brand_id: 'northstar:sol' }),
    ));

  test('C6 refuses a disabled brand or operator with owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update brands set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
      change(data, 'update brands set enabled = 1');
      change(data, 'update operators set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
    }));

  test('C6 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot((client, _instance, data) => refuses(client, data, 'x', '404 instance_not_found')));

  test('C6 refuses a jackpot that has not started with instance_pending', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      await refuses(client, data, id, '422 instance_pending');
    }));

  test('C6 refuses a paused jackpot with instance_paused, and one that has ended with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, "update instances set state = 'Paused'");
      await refuses(client, data, id, '422 instance_paused');
      change(data, 'update instances set ends_at_ms = 1');
      await refuses(client, data, id, '422 instance_terminated');
    }));

  testBarring(test, 'C6', 'contributeToInstance', (_client, id) => contribution(id), true);

  test('C6 refuses a country that does not take part with country_excluded', () =>
    withJackpot(
      async (client, { id }, data) => {
        for (const player_country of ['MT', 'CA-QC', 'US'])
          await refuses(client, data, id, '422 country_excluded', { player_country });
        assert.is(outcome(await contribute(client, id, { player_country: 'CA-ON' })), '200');
      },
      withRules({ country_filters: { white_list: ['CA', 'MT'], black_list: ['MT', 'CA-QC'] } }),
    ));

  test('C6 refuses a moment outside of the hours with instance_out_of_schedule', () =>
    withJackpot(async (client, _, data) => {
      const schedule = { recurrence_rules: [closedNow(Date.now())] };
      const opened = await client.call('instantiateTemplate', {
        body: instantiation({ instance_game_code: 'by-hours', schedule }),
      });
      await refuses(client, data, opened.body.id, '422 instance_out_of_schedule');
    }));

  test('C6 refuses a player who has not opted in, where that is required, with player_not_opted_in', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 player_not_opted_in'),
      withRules({ opt_in_required: true }),
    ));

  test('C6 refuses a currency without a multiplier with currency_not_configured', () =>
    withJackpot((client, { id }, data) =>
      refuses(client, data, id, '422 currency_not_configured', { currency: 'SEK' }),
    ));

  test('C6 refuses what would leave the range of amounts with amount_out_of_range', () =>
    withJackpot(
      async (client, { id }, data) => {
        const all = { base_wager: 8_000_000_000 };
        assert.is(outcome(await contribute(client, id, all)), '200');
        await refuses(client, data, id, '422 amount_out_of_range', all);
      },
      withRules({ contribution_type: { Percentage: 1 } }, FULL_AT_ONCE),
    ));

  test('C6 refuses a contribution that the player pays with wallet_not_configured when there is no wallet', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 wallet_not_configured'),
      withRules({ operator_contribution_percentage: '0.5' }),
    ));
});

suite('contributeBySource', (test) => {
  const contribute = (client: Client, changes: object = {}, headers: Record<string, string> = {}): Promise<Reply> => {
    const { instance_id: _, ...body } = contribution('', { source_id: 'comet-rush', ...changes });
    return client.call('contributeBySource', { body, headers });
  };

  const leadBy =
    (operation: 'createSources' | 'createSegments') =>
    async (client: Client, owner_id: string, fields: object, ...instances: readonly string[]): Promise<void> => {
      const jackpots = instances.map((instance_id, priority) => ({ priority, owner_id, instance_id }));
      const { body } = await client.call(operation, { body: [{ owner_id, ...fields, jackpots }] });
      if (body.succeeded.length !== 1) throw new Error(JSON.stringify(body));
    };
  const group = leadBy('createSegments');
  const lead = (client: Client, owner_id: string, ...instances: readonly string[]): Promise<void> =>
    leadBy('createSources')(client, owner_id, { source_id: 'comet-rush', source_name: 'Comet Rush' }, ...instances);

  const openOther = async (client: Client, instance_game_code: string, changes: object = {}): Promise<string> =>
    (await client.call('instantiateTemplate', { body: instantiation({ instance_game_code, ...changes }) })).body.id;

  testBarring(test, 'C7', 'contributeBySource', async (client, id) => {
    await lead(client, 'northstar:luna', id);
    return { ...contribution('', { source_id: 'comet-rush' }), instance_id: undefined };
  });

  test("C7 contributes to the jackpot of the brand's source", () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      const reply = await contribute(client);
      assert.equal([reply.status, reply.body.instance_id, reply.body.contribution_amount], [200, id, 1]);
      assert.equal(eventTypes(data), []);
    }));

  test("C7 prefers the brand's source to the operator's, and lower priorities", () =>
    withJackpot(async (client, { id }, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await lead(client, 'northstar', id);
      assert.is((await contribute(client)).body.instance_id, id);
      await lead(client, 'northstar:luna', second, third);
      assert.is((await contribute(client)).body.instance_id, second);
      change(data, "update instances set state = 'Paused' where id = ?", second);
      assert.is((await contribute(client)).body.instance_id, third);
      change(data, "update instances set state = 'Terminated' where id = ?", third);
      assert.is((await contribute(client)).body.instance_id, id);
    }));

  test('C7 passes over jackpots that exclude the brand or the country', () =>
    withJackpot(
      async (client, { id }) => {
        await client.call('createTemplate', { body: threePots({ id: 'open' }) });
        await client.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'open' } });
        const open = await openOther(client, 'open', { template_id: 'open' });
        await lead(client, 'northstar:luna', id, open);
        assert.is((await contribute(client)).body.instance_id, open);
        assert.is((await contribute(client, { player_country: 'SE' })).body.instance_id, id);
      },
      threePots({
        contribution_rules: { ...threePots().contribution_rules, country_filters: { black_list: ['MT'] } },
      }),
    ));

  test("C7 tries only the instances of the player's segments, by the segments' priorities and then their own", () =>
    withJackpot(async (client, { id }, data) => {
      const others = [
        await openOther(client, 'second'),
        await openOther(client, 'third'),
        await openOther(client, 'x'),
      ];
      const [second = '', third = '', elsewhere = ''] = others;
      await lead(client, 'northstar:luna', id, second);
      await lead(client, 'northstar', third);
      await group(client, 'northstar:luna', { id: 'vip', priority: 1 }, elsewhere, third, second);
      await group(client, 'northstar', { id: 'gold', priority: 0 }, second);
      const at = async (...segments: readonly string[]) => (await contribute(client, { segments })).body.instance_id;
      assert.is(await at('vip'), third);
      assert.is(await at('vip', 'gold', 'vip'), second);
      assert.is(await at('unknown'), id);
      assert.is(await at('unknown', 'gold'), second);
      change(data, "update segments set priority = 0 where id = 'vip'");
      assert.is(await at('vip', 'gold'), second, 'equal ones by their ids');
      change(data, "update instances set state = 'Paused' where id = ?", third);
      assert.is(await at('vip'), second, 'paused is passed over');
      change(data, "update instances set state = 'Paused' where id = ?", second);
      assert.is(outcome(await contribute(client, { segments: ['vip'] })), '404 no_jackpot_for_source');
    }));

  test("C7 uses the source's own order when the segments lead to none of its instances that is still there", () =>
    withJackpot(async (client, { id }, data) => {
      const [second, elsewhere] = [await openOther(client, 'second'), await openOther(client, 'elsewhere')];
      await lead(client, 'northstar:luna', id, second);
      await group(client, 'northstar', { id: 'vip', priority: 0 }, second);
      await group(client, 'northstar', { id: 'gold', priority: 0 }, second);
      const at = async (segment: string) => (await contribute(client, { segments: [segment] })).body.instance_id;
      assert.is(await at('vip'), second);
      await group(client, 'northstar:luna', { id: 'vip', priority: 9 }, elsewhere);
      assert.is(await at('vip'), id, "the brand's segment hides the operator's");
      assert.is(await at('gold'), second);
      change(data, "update instances set state = 'Terminated' where id = ?", second);
      assert.is(await at('gold'), id);
    }));

  test('C7 emits one WinEvent when a pot hits', () =>
    withJackpot(
      async (client, { id }, data) => {
        await lead(client, 'northstar:luna', id);
        assert.is((await contribute(client)).body.win_pot_id, 'minor');
        assert.equal(eventTypes(data), ['WinEvent']);
      },
      threePots({ pots: [{ ...threePots().pots[0], pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] }),
    ));

  test('C7 refuses a source that leads nowhere, or does not exist, with no_jackpot_for_source', () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      change(data, "update instances set state = 'Paused'");
      const before = contents(data);
      assert.is(outcome(await contribute(client)), '404 no_jackpot_for_source');
      assert.is(outcome(await contribute(client, { source_id: 'x' })), '404 no_jackpot_for_source');
      assert.equal(contents(data), before);
    }));

  test('C7 refuses unknown and disabled brands with brand_not_found and owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      await lead(client, 'northstar:luna', id);
      assert.is(outcome(await contribute(client, { brand_id: 'northstar:sol' })), '404 brand_not_found');
      change(data, 'update brands set enabled = 0');
      assert.is(outcome(await contribute(client)), '422 owner_disabled');
    }));

  test('C7 passes over a jackpot that is closed at this hour', () =>
    withJackpot(async (client, { id }) => {
      const schedule = { recurrence_rules: [closedNow(Date.now())] };
      const closed = await openOther(client, 'by-hours', { schedule });
      await lead(client, 'northstar', closed, id);
      assert.is((await contribute(client)).body.instance_id, id);
    }));

  test('C7 refuses a player who has not opted in, where that is required, with player_not_opted_in', () =>
    withJackpot(
      async (client, { id }, data) => {
        await lead(client, 'northstar', id);
        const before = contents(data);
        assert.is(outcome(await contribute(client)), '422 player_not_opted_in');
        assert.equal(contents(data), before);
      },
      threePots({ contribution_rules: { ...threePots().contribution_rules, opt_in_required: true } }),
    ));

  test('C7 refuses a currency without a multiplier with currency_not_configured', () =>
    withJackpot(async (client, { id }) => {
      await lead(client, 'northstar:luna', id);
      assert.is(outcome(await contribute(client, { currency: 'SEK' })), '422 currency_not_configured');
    }));

  test('C7 refuses a callback with callback_host_not_registered', () =>
    withJackpot(async (client) => {
      const callback = { web_hook: 'https://hooks.example/wins', win_result_only: true };
      assert.is(outcome(await contribute(client, { callback })), '422 callback_host_not_registered');
    }));

  test('C7 refuses a contribution that the player pays with wallet_not_configured when there is no wallet', () =>
    withJackpot(
      async (client, { id }) => {
        await lead(client, 'northstar:luna', id);
        assert.is(outcome(await contribute(client)), '422 wallet_not_configured');
      },
      threePots({ contribution_rules: { contribution_type: { Fixed: 1 } } }),
    ));

  test('C7 refuses what would leave the range of amounts with amount_out_of_range', () =>
    withJackpot(
      async (client, { id }) => {
        await lead(client, 'northstar:luna', id);
        const all = { base_wager: 8_000_000_000 };
        assert.is(outcome(await contribute(client, all)), '200');
        assert.is(outcome(await contribute(client, all)), '422 amount_out_of_range');
      },
      threePots({
        contribution_rules: { contribution_type: { Percentage: 1 }, operator_contribution_percentage: '1' },
        ...FULL_AT_ONCE,
      }),
    ));

  test('C7 answers a repeated key with 204, another request with idempotency_key_reused, two with idempotency_keys_differ', () =>
    withJackpot(async (client, { id }) => {
      await lead(client, 'northstar:luna', id);
      const headers = { 'idempotency-key': 'k-1' };
      const first = await contribute(client, {}, headers);
      for (const again of [
        await contribute(client, {}, headers),
        await contribute(client, { idempotency_key: 'k-1' }),
      ]) {
        assert.is(outcome(again), '204');
        assert.is(again.headers.get('contribution-id'), first.headers.get('contribution-id'));
      }
      assert.is(outcome(await contribute(client, { base_wager: 1 }, headers)), '422 idempotency_key_reused');
      assert.is(outcome(await contribute(client, { idempotency_key: 'k-2' }, headers)), '422 idempotency_keys_differ');
    }));
});
