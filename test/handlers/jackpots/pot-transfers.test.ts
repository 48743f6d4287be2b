import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { adjusting } from '../../support/adjusting.ts';
import { SYSTEM } from '../../support/platform.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { statusOf, switching } from '../../support/switching.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { DAY_MS, dailyPot, START_MS, withTimed } from '../../support/timed.ts';
import { faultsOf, netTransfers, openTwin, SAME_POTS, stockOf, transferring } from '../../support/transferring.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('transferPots', (test) => {
  /** Three contributions, and a boost of the pot minor. */
  const play = async (client: Client, id: string): Promise<void> => {
    for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
    await adjusting('setPotSurplusSeed')(client, id, 7);
  };

  const [minor, ...others] = threePots().pots;
  const withMinor = (changes: object) => ({ pots: [{ ...minor, ...changes }, ...others] });

  /** Two jackpots of the same shape, of which the first has been played. */
  const withTwins = (
    work: (client: Client, source: string, target: string, data: string) => Promise<void>,
    twin: object = {},
  ): Promise<void> =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id);
      await work(client, id, await openTwin(client, twin), data);
    });

  test('B27 moves value, seeds and overflow, disables the pots of the source and terminates it, and emits nothing', () =>
    withTwins(async (client, source, target, data) => {
      const { status, body } = await transferring(client, [source, target]);
      assert.equal([status, body], [200, undefined]);
      assert.equal(await stockOf(client, target), {
        minor: [10.63, 0.27, 7, 0],
        major: [100.45, 0.45, 0, 0],
        mega: [1000.3, 0.3, 0, 0],
      });
      assert.equal(Object.values(await stockOf(client, source)), Array(3).fill([0, 0, 0, 0]));
      const left = (await client.call('getInstance', { path: { instance_id: source } })).body;
      assert.equal([left.status, left.house_pot.current_value], ['Terminated', 0.6]);
      assert.equal(
        left.pots.map(({ enabled }: { enabled: boolean }) => enabled),
        [false, false, false],
      );
      const [into] = (await client.call('getInstance', { path: { instance_id: target } })).body.pots;
      assert.equal([into.enabled, into.seed_value, into.contributed_amount, into.instance_count], [true, 5, 5.63, 1]);
      assert.is(netTransfers(data), 0);
      assert.equal(eventTypes(data), []);
    }));

  test('B27 is one entry in each ledger, with the reason, and both have the name of the transfer', () =>
    withTwins(async (client, source, target, data) => {
      await transferring(client, [source, target], {}, { headers: { 'idempotency-key': 'k-1' } });
      const entries = select(
        data,
        "select *, record ->> 5 as operation, record ->> 7 as reason, record ->> 11 as facts from ledger_entries where kind like 'transfer%' order by id",
      );
      assert.equal(
        entries.map(({ kind, instance_id, reason, operation, idempotency_key }) => [
          ...[kind, instance_id, reason, operation, idempotency_key],
        ]),
        [
          ['transfer_out', source, 'Tri Star is replaced.', 'transferPots', 'k-1'],
          ['transfer_in', target, 'Tri Star is replaced.', 'transferPots', 'k-1'],
        ],
      );
      const [out, into] = entries;
      assert.is(out?.reference, into?.reference);
      const [event] = select(data, "select * from audit_events where action = 'transferPots'");
      assert.equal(JSON.parse(String(out?.facts)), {
        transfer: out?.reference,
        source,
        target,
        pots: SAME_POTS.map(({ source_pot, target_pot }) => [source_pot, target_pot]),
        audit: event?.id,
      });
      assert.is(out?.facts, into?.facts);
      assert.equal(
        [event?.owner_id, event?.resource, event?.target_id, JSON.parse(String(event?.detail))],
        ['northstar', 'instances', source, { reason: 'Tri Star is replaced.', target_instance_id: target }],
      );
    }));

  test("B27 the audit trail has each pot before and after, an owner’s event only that owner's instances", async () => {
    const changesOf = async (client: Client, owner_id: string): Promise<Record<string, [unknown, unknown]>> => {
      const { body } = await client.call('listAuditEvents', { query: { action: 'transferPots', owner_id } });
      return Object.fromEntries(
        body.flatMap(({ changes }: { changes: { pointer: string; before: unknown; after: unknown }[] }) =>
          changes.map(({ pointer, before, after }) => [pointer, [before, after]]),
        ),
      );
    };
    const given = (id: string) => ({
      [`/${id}/pots/minor/current_value`]: [5.63, 0],
      [`/${id}/pots/minor/contributed_seed`]: [0.27, 0],
      [`/${id}/pots/minor/surplus_seed`]: [7, 0],
      [`/${id}/pots/major/current_value`]: [50.45, 0],
      [`/${id}/pots/major/contributed_seed`]: [0.45, 0],
      [`/${id}/pots/mega/current_value`]: [500.3, 0],
      [`/${id}/pots/mega/contributed_seed`]: [0.3, 0],
    });
    const taken = (id: string) => ({
      [`/${id}/pots/minor/current_value`]: [5, 10.63],
      [`/${id}/pots/minor/contributed_seed`]: [0, 0.27],
      [`/${id}/pots/minor/surplus_seed`]: [0, 7],
      [`/${id}/pots/major/current_value`]: [50, 100.45],
      [`/${id}/pots/major/contributed_seed`]: [0, 0.45],
      [`/${id}/pots/mega/current_value`]: [500, 1000.3],
      [`/${id}/pots/mega/contributed_seed`]: [0, 0.3],
    });
    await withTwins(async (client, source, target) => {
      await transferring(client, [source, target]);
      assert.equal(await changesOf(client, 'northstar'), { ...given(source), ...taken(target) });
    });
    await withTwins(async (client, source, target, data) => {
      change(data, `update instances set owner_id = 'northstar:luna' where id = '${target}'`);
      assert.is(outcome(await transferring(client, [source, target])), '200');
      assert.equal(await changesOf(client, 'northstar'), { ...given(source), ...taken(target) });
      assert.equal(await changesOf(client, 'northstar:luna'), taken(target));
    });
  });

  test('B27 empties several pots into one, and what is above its maximum becomes overflow', () =>
    withTwins(
      async (client, source, target) => {
        const pot_rules = SAME_POTS.map((rule) => ({ ...rule, target_pot: 'minor' }));
        assert.is(outcome(await transferring(client, [source, target], { pot_rules })), '200');
        assert.equal(await stockOf(client, target), {
          // 5 and 556.38 came to 561.38.
          minor: [100, 1.02, 7, 461.38],
          major: [50, 0, 0, 0],
          mega: [500, 0, 0, 0],
        });
      },
      withMinor({ max_pot_value: '100' }),
    ));

  test('B27 diverts overflow that has reached its threshold: one delivery, under a new id', () =>
    withTwins(
      async (client, source, target, data) => {
        assert.is(outcome(await transferring(client, [source, target])), '200');
        assert.equal((await stockOf(client, target)).minor, [8, 0.27, 7, 0]);
        const [flushed] = select(
          data,
          "select reference, record ->> 11 as facts from ledger_entries where kind = 'flush'",
        );
        const [into] = select(data, "select reference from ledger_entries where kind = 'transfer_in'");
        assert.is.not(flushed?.reference, into?.reference);
        assert.equal(select(data, 'select id, event_type from deliveries'), [
          { id: flushed?.reference, event_type: 'Diversion' },
        ]);
        assert.is(JSON.parse(String(flushed?.facts)).amount, '2630000');
      },
      withMinor({
        max_pot_value: '8',
        diversion_rules: {
          target: { External: { endpoint: 'https://bank.example/pots', account_id: 'a-1' } },
          flush_threshold: '2',
        },
      }),
    ));

  test('B27 takes a source of any status, and a target that is paused', () =>
    withJackpot(async (client, { id: target }, data) => {
      await switching('pauseInstance')(client, target);
      const another = async (code: string) =>
        (await openJackpot(client, threePots({ id: code }), instantiation({ instance_game_code: code }))).id;
      const paused = await another('paused');
      await switching('pauseInstance')(client, paused);
      const ended = await another('ended');
      await switching('terminateInstance')(client, ended);
      const pending = await another('pending');
      change(data, 'update instances set starts_at_ms = 4102444800000 where id = ?', pending);
      for (const source of [paused, ended, pending]) {
        assert.is(outcome(await transferring(client, [source, target])), '200');
        assert.is(await statusOf(client, source), 'Terminated');
      }
      assert.equal((await stockOf(client, target)).minor, [20, 0, 0, 0]);
      // Empty pots need no rule.
      assert.is(outcome(await transferring(client, [ended, target], { pot_rules: [] })), '200');
      assert.is(netTransfers(data), 0);
    }));

  test('B27 leaves wins that are not paid with the source, and they are settled there', () =>
    withTwins(async (client, source, target) => {
      await win(client, source, 'minor', 'luna', 'p-1');
      await transferring(client, [source, target]);
      const [owed] = (await client.call('listWins', { query: { instance_id: source } })).body;
      const body = { transaction_ids: [owed.transaction_id], reason: 'By hand.' };
      assert.equal((await client.call('settleWins', { body })).body.failed, []);
      const winners = await client.call('listWinners', { query: { instance_id: source } });
      assert.is(winners.body.length, 1);
    }));

  test('B27 draws what was due before, so that the transfer moves what is left of it, also what has waited in a pause', async () => {
    for (const isPaused of [false, true])
      await withTimed(dailyPot(), async (timed) => {
        const { platform, instanceId, clock, contribute, ledger } = timed;
        await contribute('p-1', 'p-2');
        if (isPaused) await timed.switch('pauseInstance');
        const body = instantiation({ instance_game_code: 'twin-star' });
        const twin = (await platform.call('instantiateTemplate', { body })).body as { id: string };
        clock.nowMs = START_MS + DAY_MS;
        const moved = await platform.call('transferPots', {
          body: {
            source_instance_id: instanceId,
            target_instance_id: twin.id,
            user_id: SYSTEM.accountId,
            transfer_optins: false,
            pot_rules: [{ source_pot: 'day', target_pot: 'day' }],
            reason: 'A new look.',
          },
        });
        assert.is(moved.code, undefined);
        assert.equal(
          ledger()
            .map((entry) => entry.split(' ')[0])
            .filter((kind) => kind !== 'transfer_in'),
          ['win', 'reseed', 'transfer_out'],
        );
        await platform.keepTime();
        assert.is(ledger().length, 4);
      });
  });

  test('B27 draws what was due of the target before anything arrives there', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, clock, contributeTo, query, faults }) => {
      const body = instantiation({ instance_game_code: 'twin-star' });
      const twin = (await platform.call('instantiateTemplate', { body })).body as { id: string };
      await contributeTo(twin.id, 'p-1');
      clock.nowMs = START_MS + DAY_MS;
      const moved = await platform.call('transferPots', {
        body: {
          source_instance_id: instanceId,
          target_instance_id: twin.id,
          user_id: SYSTEM.accountId,
          transfer_optins: false,
          pot_rules: [{ source_pot: 'day', target_pot: 'day' }],
          reason: 'A new look.',
        },
      });
      assert.is(moved.code, undefined);
      assert.equal(query('select instance_id, value from wins'), [{ instance_id: twin.id, value: 101_000_000 }]);
      assert.equal(await faults(), []);
    }));

  for (const expected of ['transfer_invalid', 'amount_out_of_range'])
    test(`B27 draws nothing of a paused source for a transfer that is refused with ${expected}`, () =>
      withTimed(dailyPot(), async ({ platform, instanceId, clock, contribute, query, switch: to }) => {
        await contribute('p-1');
        await to('pauseInstance');
        const body = instantiation({ instance_game_code: 'twin-star' });
        const twin = (await platform.call('instantiateTemplate', { body })).body as { id: string };
        for (const instance_id of [instanceId, twin.id])
          await platform.call('setPotSurplusSeed', {
            body: { instance_id, pot_id: 'day', adjustment: 7e9, reason: 'A check.' },
          });
        clock.nowMs = START_MS + DAY_MS;
        const moved = await platform.call('transferPots', {
          body: {
            source_instance_id: instanceId,
            target_instance_id: expected === 'transfer_invalid' ? instanceId : twin.id,
            user_id: SYSTEM.accountId,
            transfer_optins: false,
            pot_rules: [{ source_pot: 'day', target_pot: 'day' }],
            reason: 'A new look.',
          },
        });
        assert.is(moved.code, expected);
        assert.equal(query('select * from wins'), []);
      }));

  const refused: readonly [why: string, changes: object, expected: string][] = [
    [
      'a pot that neither has',
      { pot_rules: [...SAME_POTS, { source_pot: 'tiny', target_pot: 'grand' }] },
      '404 pot_not_found /pot_rules/3/source_pot /pot_rules/3/target_pot',
    ],
    [
      'a source pot that is named twice',
      { pot_rules: [...SAME_POTS, { source_pot: 'minor', target_pot: 'mega' }] },
      '422 transfer_invalid /pot_rules/3/source_pot',
    ],
    [
      'pots that hold money and have no rule',
      { pot_rules: SAME_POTS.slice(0, 1) },
      '422 transfer_invalid /pot_rules /pot_rules',
    ],
    ['a reason of spaces', { reason: ' ' }, '400 validation_failed /reason'],
    ["another account's id as the confirmation", { user_id: 'somebody' }, '403 permission_denied'],
    ['an unknown source', { source_instance_id: 'x' }, '404 instance_not_found /source_instance_id'],
    ['an unknown target', { target_instance_id: 'x' }, '404 instance_not_found /target_instance_id'],
  ];
  for (const [why, changes, expected] of refused)
    test(`B27 refuses ${why} with ${expected}`, () =>
      withTwins(async (client, source, target, data) => {
        const before = contents(data);
        assert.is(faultsOf(await transferring(client, [source, target], changes)), expected);
        assert.equal(contents(data), before);
      }));

  test('B27 refuses a target that is the source itself with transfer_invalid', () =>
    withTwins(async (client, source) => {
      const reply = await transferring(client, [source, source]);
      assert.is(faultsOf(reply), '422 transfer_invalid /target_instance_id');
    }));

  test('B27 refuses a target that has ended with instance_terminated, before what else is wrong', () =>
    withTwins(async (client, source, target) => {
      await switching('terminateInstance')(client, target);
      const reply = await transferring(client, [source, target], { pot_rules: [] });
      assert.is(faultsOf(reply), '422 instance_terminated /target_instance_id');
    }));

  test('B27 refuses another currency with transfer_invalid', () =>
    withTwins(
      async (client, source, target) => {
        const reply = await transferring(client, [source, target]);
        assert.is(faultsOf(reply), '422 transfer_invalid /target_instance_id');
      },
      { currency: 'SEK' },
    ));

  test('B27 refuses raffles, as source and as target, with transfer_invalid', () =>
    withTwins(async (client, source) => {
      const { id: drawn } = await openJackpot(client, raffle(), instantiation({ instance_game_code: 'raffle' }));
      const there = await transferring(client, [source, drawn], { pot_rules: [] });
      assert.match(faultsOf(there), /^422 transfer_invalid (\/target_instance_id )+/);
      const back = faultsOf(await transferring(client, [drawn, source], { pot_rules: [] }));
      assert.match(back, /^422 transfer_invalid .*\/source_instance_id/);
    }));

  test("B27 refuses another operator's instance with transfer_invalid", () =>
    withTwins(async (client, source) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      const { id } = await openJackpot(
        client,
        threePots({ id: 'south', owner_id: 'southstar' }),
        instantiation({ template_owner_id: 'southstar', instance_owner_id: 'southstar', instance_game_code: 'south' }),
      );
      assert.is(faultsOf(await transferring(client, [source, id])), '422 transfer_invalid /target_instance_id');
    }));

  test('B27 refuses a disabled pot of the target with pot_disabled', () =>
    withTwins(
      async (client, source, target) => {
        await win(client, target, 'minor', 'luna', 'p-1');
        const reply = await transferring(client, [source, target]);
        assert.is(faultsOf(reply), '409 pot_disabled /pot_rules/0/target_pot');
      },
      withMinor({ max_instantiation_count: 1 }),
    ));

  test('B27 refuses balances beyond what amounts can say with amount_out_of_range', () =>
    withTwins(async (client, source, target, data) => {
      for (const id of [source, target]) await adjusting('setPotSurplusSeed')(client, id, 7_000_000_000);
      const before = contents(data);
      assert.is(outcome(await transferring(client, [source, target])), '422 amount_out_of_range');
      assert.equal(contents(data), before);
    }));

  test('B27 needs access to the owners of both instances: else permission_denied for what is only seen, or instance_not_found', async () => {
    const brand = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id: whole } = await openJackpot(client);
        const own = await openTwin(client, {}, { instance_owner_id: 'northstar:luna' });
        const token = await tokenFor(data, brand);
        const asBrand = (between: [string, string]) => transferring(client, between, { user_id: brand.id }, { token });
        assert.is(outcome(await asBrand([whole, own])), '403 permission_denied');
        assert.is(outcome(await asBrand([own, whole])), '403 permission_denied');
        assert.is(faultsOf(await asBrand([own, 'unknown'])), '404 instance_not_found /target_instance_id');
      },
      {},
      saveAccounts(brand),
    );
  });

  test('B27 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withTwins(async (client, source, target, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      await transferring(client, [source, target], {}, { headers });
      const again = await transferring(client, [source, target], {}, { headers });
      assert.equal([again.status, again.headers.get('idempotent-replayed')], [200, 'true']);
      const other = await transferring(client, [source, target], { pot_rules: [] }, { headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      assert.is(select(data, "select * from ledger_entries where kind like 'transfer%'").length, 2);
    }));

  test('B27 a dry run replies as the transfer would, and changes nothing, not even the key', () =>
    withTwins(async (client, source, target, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      const before = contents(data);
      for (const [changes, expected] of [
        [{}, '200'],
        [{ pot_rules: SAME_POTS.slice(1) }, '422 transfer_invalid /pot_rules'],
        [{ target_instance_id: 'x' }, '404 instance_not_found /target_instance_id'],
        [{ user_id: 'x' }, '403 permission_denied'],
      ] as const) {
        const tried = await transferring(client, [source, target], { ...changes, dry_run: true }, { headers });
        assert.is(faultsOf(tried), expected);
        if (expected === '200') assert.equal([tried.headers.get('etag'), tried.body], ['"2"', undefined]);
      }
      const stale = await transferring(client, [source, target], { dry_run: true }, { headers: { 'if-match': '"1"' } });
      assert.is(outcome(stale), '412 precondition_failed');
      assert.equal(contents(data), before);
      assert.is(faultsOf(await transferring(client, [source, target], { dry_run: false }, { headers })), '200');
      assert.is((await stockOf(client, source)).minor?.[0], 0);
    }));

  test('B27 a dry run draws nothing of a paused source, and asks no second account', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, clock, contribute, query, switch: to }) => {
      await contribute('p-1');
      await to('pauseInstance');
      const twin = (
        await platform.call('instantiateTemplate', { body: instantiation({ instance_game_code: 'twin-star' }) })
      ).body as { id: string };
      await platform.call('setOperatorSettings', {
        path: { operator_id: 'northstar' },
        body: { review_threshold: {}, approval_threshold: { EUR: 1 } },
      });
      clock.nowMs = START_MS + DAY_MS;
      const tried = await platform.call('transferPots', {
        body: {
          ...{ source_instance_id: instanceId, target_instance_id: twin.id, user_id: SYSTEM.accountId },
          ...{ transfer_optins: false, pot_rules: [{ source_pot: 'day', target_pot: 'day' }], reason: 'A new look.' },
          dry_run: true,
        },
      });
      assert.equal([tried.status, query('select * from wins'), query('select * from approvals')], [200, [], []]);
    }));
});
