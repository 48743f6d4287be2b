import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testBarring } from '../../support/barring.ts';
import { closedNow } from '../../support/hours.ts';
import { createSource, openAnother } from '../../support/leading.ts';
import { contributeToTarget, idsOf, linked, openBeside, openFunded, SOURCE } from '../../support/linking.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('contributeToTarget', (test) => {
  const instances = ({ body }: Reply): string[] => body.map(({ instance_id }: { instance_id: string }) => instance_id);

  const amounts = ({ body }: Reply): number[] =>
    body.map(({ contribution_amount }: { contribution_amount: number }) => contribution_amount);

  const booked = (data: string) => select(data, "select * from contributions where state = 'booked'").length;

  /** Expects a refusal that moves nothing, although linked instances would accept the contribution. */
  const refuses = async (client: Client, data: string, target: object, expected: string, changes: object = {}) => {
    const before = contents(data);
    const reply = await contributeToTarget(client, toTarget(target, { ...linked(), ...changes }));
    assert.is(outcome(reply), expected);
    assert.equal(contents(data), before);
    return reply;
  };

  const withRules = (rules: object, changes: object = {}) =>
    threePots({ contribution_rules: { ...threePots().contribution_rules, ...rules }, ...changes });

  testBarring(test, 'C13', 'contributeToTarget', (_client, id) => toTarget({ id, type: 'instance' }), true);

  test('C13 books a contribution for an instance, as C6 does', () =>
    withJackpot(async (client, { id }, data) => {
      const reply = await contributeToTarget(
        client,
        toTarget({ id, type: 'instance' }, { metadata: { table: 7 }, event_metadata: { nickname: 'Ada' } }),
      );
      const { timestamp, ...rest } = reply.body[0];
      assert.equal(
        [reply.status, reply.body.length, rest],
        [
          200,
          1,
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
      assert.equal([reply.headers.get('linked-contribution-ids'), reply.headers.get('idempotency-key')], [null, null]);
      assert.equal(eventTypes(data), []);
      const [row] = select(data, 'select * from contributions');
      assert.equal([row?.brand_path, row?.source_id], ['northstar:luna', 'tri-star']);
    }));

  test('C13 follows a source, and skips linked instances unless asked for them', () =>
    withJackpot(async (client, { id }, data) => {
      await openFunded(client, id, 3);
      const reply = await contributeToTarget(client, toTarget(SOURCE));
      assert.equal([instances(reply), idsOf(reply).length, booked(data)], [[id], 1, 1]);
      assert.is(select(data, 'select * from contributions')[0]?.source_id, SOURCE.id);
    }));

  test('C13 contributes to all that a source leads to, in its order, each to be read again', () =>
    withJackpot(async (client, { id }, data) => {
      const all = await openFunded(client, id, 4);
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked()));
      assert.equal([instances(reply), amounts(reply)], [all, [1, 1, 1, 1]]);
      for (const [index, contribution_id] of idsOf(reply).entries()) {
        const read = await client.call('getContribution', { path: { contribution_id } });
        assert.equal(read.body, reply.body[index]);
      }
      assert.equal([idsOf(reply).length, booked(data)], [4, 4]);
    }));

  test('C13 contributes to those of the source that an instance has as its game code, for the same game', () =>
    withJackpot(async (client, { id }, data) => {
      const others = [await openAnother(client, 'x'), await openAnother(client, 'y')];
      await createSource(client, 'tri-star', ...others, id);
      await createSource(client, 'x', await openAnother(client, 'z'));
      const reply = await contributeToTarget(client, toTarget({ id, type: 'instance' }, linked()));
      assert.equal(instances(reply), [id, ...others]);
      const sources = select(data, 'select distinct source_id from contributions').map(({ source_id }) => source_id);
      assert.equal(sources, ['tri-star']);
    }));

  test('C13 pays what is won at the target and at linked instances, each with its own event', () =>
    withJackpot(
      async (client, { id }, data) => {
        await openFunded(client, id, 2);
        const { body } = await contributeToTarget(
          client,
          toTarget(SOURCE, { ...linked(), event_metadata: { nickname: 'Ada' } }),
        );
        assert.equal(
          body.map(({ win_amount, win_pot_id }: { win_amount: number; win_pot_id: string }) => [
            win_amount,
            win_pot_id,
          ]),
          [
            [5.1, 'minor'],
            [5.1, 'minor'],
          ],
        );
        assert.equal(eventTypes(data), ['WinEvent', 'WinEvent']);
      },
      withRules({}, { pots: [{ ...threePots().pots[0], pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] }),
    ));

  test('C13 leaves out the linked instances that refuse, and keeps nothing of them', () =>
    withJackpot(async (client, { id }, data) => {
      const all = await openFunded(client, id, 3);
      const reserved = await openBeside(client, withRules({ opt_in_required: true }, { id: 'reserved' }));
      await client.call('createSources', {
        body: [
          {
            owner_id: 'northstar',
            source_id: SOURCE.id,
            source_name: 'Comet Rush',
            jackpots: [{ priority: 0, owner_id: 'northstar', instance_id: reserved }],
          },
        ],
      });
      const [, paused = '', last] = all;
      change(data, "update instances set state = 'Paused' where id = ?", paused);
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked()));
      assert.equal([instances(reply), booked(data)], [[id, last], 2]);
      assert.equal(eventTypes(data), ['LinkedContributionFailed']);
      const [contribution_id = ''] = idsOf(reply);
      const found = await client.call('getContribution', { path: { contribution_id } });
      assert.equal(found.body.linked_failures, [{ instance_id: reserved, code: 'player_not_opted_in' }]);
      const at = select(data, 'select distinct instance_id from contributions');
      assert.is(at.length, 2);
    }));

  test('C13 still tries the linked instances when the contribution did not qualify at the target', () =>
    withJackpot(
      async (client, { id }) => {
        const open = await openBeside(client, threePots({ id: 'open' }));
        await createSource(client, SOURCE.id, id, open);
        const reply = await contributeToTarget(client, toTarget(SOURCE, linked()));
        assert.equal(
          [instances(reply), amounts(reply)],
          [
            [id, open],
            [0, 1],
          ],
        );
      },
      withRules({ wager_criteria: { min_base_wager: 100 } }),
    ));

  test('C13 tries 20 linked instances, not counting those that take nothing of the player now', () =>
    withJackpot(async (client, { id }, data) => {
      const all = await openFunded(client, id, 23);
      const [, paused = ''] = all;
      change(data, "update instances set state = 'Paused' where id = ?", paused);
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked()));
      assert.equal(instances(reply), [id, ...all.slice(2, 22)]);
    }));

  test('C13 answers a repeated key, in options or header, with 204, the same headers, and does nothing again', () =>
    withJackpot(async (client, { id }, data) => {
      await openFunded(client, id, 3);
      const first = await contributeToTarget(client, toTarget(SOURCE, linked({ idempotency_key: 'k-1' })));
      assert.is(first.headers.get('idempotency-key'), 'k-1');
      const before = contents(data);
      const { player, ...body } = toTarget(SOURCE, linked({ idempotency_key: 'k-1' }));
      const again = await contributeToTarget(client, { ...body, player: { ...player, token: 'another-session' } });
      const headed = await contributeToTarget(client, toTarget(SOURCE, linked()), {
        headers: { 'idempotency-key': 'k-1' },
      });
      for (const reply of [again, headed])
        assert.equal([reply.status, idsOf(reply), reply.headers.get('idempotency-key')], [204, idsOf(first), 'k-1']);
      assert.equal(contents(data), before);
    }));

  test('C13 refuses two keys that differ with idempotency_keys_differ, and another request with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const target = { id, type: 'instance' };
      await contributeToTarget(client, toTarget(target, { options: { idempotency_key: 'k-1' } }));
      await refuses(client, data, target, '422 idempotency_key_reused', linked({ idempotency_key: 'k-1' }));
      const headers = { 'idempotency-key': 'k-2' };
      const both = toTarget(target, { options: { idempotency_key: 'k-1' } });
      assert.is(outcome(await contributeToTarget(client, both, { headers })), '422 idempotency_keys_differ');
    }));

  test('C13 leaves the key of a refused contribution free', () =>
    withJackpot(async (client, { id }, data) => {
      await openFunded(client, id, 2);
      const options = linked({ idempotency_key: 'k-1' });
      change(data, "update instances set state = 'Paused' where id = ?", id);
      await refuses(client, data, { id, type: 'instance' }, '422 instance_paused', options);
      change(data, "update instances set state = 'Active' where id = ?", id);
      assert.is(outcome(await contributeToTarget(client, toTarget({ id, type: 'instance' }, options))), '200');
    }));

  test('C13 refuses a brand outside of the access with permission_denied', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const token = await tokenFor(data, caller);
        const reply = await contributeToTarget(client, toTarget({ id, type: 'instance' }), { token });
        assert.is(outcome(reply), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('C13 refuses a brand of another operator, or an unknown one, with brand_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      const player = { ...toTarget({}).player };
      for (const brand_id of ['sol', 'southstar:luna'])
        await refuses(client, data, { id, type: 'instance' }, '404 brand_not_found', {
          player: { ...player, brand_id },
        });
      const named = { player: { ...player, brand_id: 'northstar:luna' } };
      assert.is((await contributeToTarget(client, toTarget({ id, type: 'instance' }, named))).status, 200);
    }));

  test('C13 refuses a disabled brand with owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      await openFunded(client, id, 2);
      change(data, 'update brands set enabled = 0');
      await refuses(client, data, SOURCE, '422 owner_disabled');
    }));

  test('C13 refuses a target that leads to nothing with instance_not_found and no_jackpot_for_source', () =>
    withJackpot(async (client, { id }, data) => {
      await openFunded(client, id, 2);
      await refuses(client, data, { id: 'x', type: 'instance' }, '404 instance_not_found');
      await refuses(client, data, { id: 'x', type: 'source' }, '404 no_jackpot_for_source');
    }));

  const STATES: readonly [code: string, statement: string][] = [
    ['instance_pending', 'update instances set starts_at_ms = 4102444800000 where id = ?'],
    ['instance_paused', "update instances set state = 'Paused' where id = ?"],
    ['instance_terminated', 'update instances set ends_at_ms = 1 where id = ?'],
  ];
  for (const [code, statement] of STATES)
    test(`C13 refuses an instance with ${code}, and leaves the linked ones unchanged`, () =>
      withJackpot(async (client, { id }, data) => {
        await createSource(client, 'tri-star', await openAnother(client, 'x'));
        change(data, statement, id);
        await refuses(client, data, { id, type: 'instance' }, `422 ${code}`);
      }));

  const RULES: readonly [code: string, rules: object, changes?: object][] = [
    ['brand_excluded', { allowed_brands: ['northstar:nova'] }],
    ['country_excluded', { country_filters: { black_list: ['MT'] } }],
    ['player_not_opted_in', { opt_in_required: true }],
    ['currency_not_configured', {}, { base_wager: { currency: 'SEK', value: 10 } }],
    ['wallet_not_configured', { operator_contribution_percentage: '0' }],
  ];
  for (const [code, rules, changes] of RULES)
    test(`C13 refuses with ${code}, and leaves the linked ones unchanged`, () =>
      withJackpot(async (client, { id }, data) => {
        const other = await openBeside(client, threePots({ id: 'open' }));
        await createSource(client, 'tri-star', other);
        await refuses(client, data, { id, type: 'instance' }, `422 ${code}`, changes);
      }, withRules(rules)));

  test('C13 refuses an instance outside of its hours with instance_out_of_schedule', () =>
    withJackpot(async (client, { id: other }, data) => {
      const id = await openAnother(client, 'by-hours', { schedule: { recurrence_rules: [closedNow(Date.now())] } });
      await createSource(client, 'by-hours', other);
      await refuses(client, data, { id, type: 'instance' }, '422 instance_out_of_schedule');
    }));

  test('C13 refuses what would leave the range of amounts with amount_out_of_range', () =>
    withJackpot(
      async (client, { id }, data) => {
        const all = { base_wager: { currency: 'EUR', value: 8_000_000_000 } };
        const target = { id, type: 'instance' };
        assert.is(outcome(await contributeToTarget(client, toTarget(target, all))), '200');
        await createSource(client, 'tri-star', await openBeside(client, threePots({ id: 'open' })));
        await refuses(client, data, target, '422 amount_out_of_range', all);
      },
      withRules(
        { contribution_type: { Percentage: 1 } },
        {
          house_hold_contribution: { Percentage: 0 },
          pots: [{ ...threePots().pots[0], contribution: { Percentage: 1 }, is_progressive: false }],
        },
      ),
    ));

  test('C13 refuses a callback with callback_host_not_registered, and says where it stands', () =>
    withJackpot(async (client, { id }, data) => {
      const options = linked({ callback: { web_hook: 'https://hooks.example/wins' } });
      const { body } = await refuses(
        client,
        data,
        { id, type: 'instance' },
        '422 callback_host_not_registered',
        options,
      );
      assert.is(body.errors[0].pointer, '/options/callback/web_hook');
    }));

  test('C13 refuses a target of another kind, and a value that is no amount', () =>
    withJackpot(async (client, { id }, data) => {
      await refuses(client, data, { id, type: 'game' }, '400 validation_failed');
      await refuses(client, data, { id, type: 'instance' }, '400 validation_failed', {
        base_wager: { currency: 'EUR', value: 0.0000001 },
      });
    }));
});

suite('getContribution', (test) => {
  /** Inserts a contribution in a state that it only has during a call to a wallet. */
  const insertLike = async (client: Client, data: string, instanceId: string, state: string): Promise<void> => {
    await client.call('contributeToInstance', { body: contribution(instanceId) });
    const [booked] = select(data, "select * from contributions where state = 'booked'");
    const row = { ...booked, id: `is-${state}`, state } as Record<string, string | number | null>;
    const names = Object.keys(row);
    change(
      data,
      `insert into contribution_intents (${names.join()}) values (${names.map(() => '?').join()})`,
      ...Object.values(row),
    );
  };

  test('a contribution is answered as at first, with its id and its key', () =>
    withJackpot(async (client, { id }) => {
      const body = contribution(id, { idempotency_key: 'k-1', gameround_id: 'r-1', metadata: [1, 'two', null] });
      const first = await client.call('contributeToInstance', { body });
      const contribution_id = first.headers.get('contribution-id') ?? '';
      const again = await client.call('getContribution', { path: { contribution_id } });
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('contribution-id'), contribution_id);
      assert.is(again.headers.get('idempotency-key'), 'k-1');
    }));

  test('an unknown or a cancelled contribution is contribution_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await insertLike(client, data, id, 'cancelled');
      for (const contribution_id of ['is-cancelled', 'x']) {
        const reply = await client.call('getContribution', { path: { contribution_id } });
        assert.is(outcome(reply), '404 contribution_not_found');
      }
    }));

  test("another operator's contribution is contribution_not_found", async () => {
    const caller = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const first = await client.call('contributeToInstance', { body: contribution(id) });
        const path = { contribution_id: first.headers.get('contribution-id') ?? '' };
        const reply = await client.call('getContribution', { path, token: await tokenFor(data, caller) });
        assert.is(outcome(reply), '404 contribution_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('a contribution that is not settled is contribution_in_flight', () =>
    withJackpot(async (client, { id }, data) => {
      for (const state of ['open', 'cancelling']) {
        await insertLike(client, data, id, state);
        const reply = await client.call('getContribution', { path: { contribution_id: `is-${state}` } });
        assert.is(outcome(reply), '409 contribution_in_flight');
      }
    }));
});
