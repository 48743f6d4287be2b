import * as assert from 'uvu/assert';
import { withArchive } from '../../platform/archive/archived.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { adjusting, adjustmentsIn, potOf } from '../../support/adjusting.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { withServer } from '../../support/server.ts';
import { testSettingSeed } from '../../support/setting-seeds.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { switching } from '../../support/switching.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('getPotHistory', (test) => {
  const START_MS = Date.UTC(2026, 0, 1);
  const DAY_MS = 86_400_000;

  type History = {
    readonly timestamps: readonly number[];
    readonly pots: readonly { readonly pot_id: string; readonly current_values: readonly number[] }[];
  };

  type Entry = {
    readonly timestamp: number;
    readonly postings: readonly { readonly pot_id?: string; readonly account: string; readonly amount: number }[];
  };

  const read = async (platform: InProcessPlatform, instance_id: string, query: object = {}): Promise<History> =>
    (await succeed(platform, 'getPotHistory', { path: { instance_id }, query: { points: 100, ...query } })) as History;

  const entriesOf = async (platform: InProcessPlatform, instance_id: string): Promise<readonly Entry[]> =>
    (await succeed(platform, 'listLedgerEntries', {
      path: { instance_id },
      query: { after_seq: 0, page: 0, limit: 500, sort_direction: 1 },
    })) as readonly Entry[];

  /** A pot's value at a time, added up from all entries until then. */
  const valueAt = (entries: readonly Entry[], potId: string, atMs: number): number => {
    let micros = 0;
    for (const { timestamp, postings } of entries)
      for (const { pot_id, account: name, amount } of postings)
        if (timestamp <= atMs && pot_id === potId && ['seed_value', 'contributed_amount'].includes(name))
          micros += Math.round(amount * 1e6);
    return micros / 1e6;
  };

  const checkValues = ({ timestamps, pots }: History, entries: readonly Entry[]): void => {
    for (const { pot_id, current_values } of pots)
      assert.equal(
        current_values,
        timestamps.map((atMs) => valueAt(entries, pot_id, atMs)),
        pot_id,
      );
  };

  const [minor, major, mega] = threePots().pots;

  /** A pot that keeps its value, one that fills up, and one that is won once. */
  const UNLIKE = threePots({
    pots: [
      { ...minor, is_progressive: false },
      { ...major, max_pot_value: '51' },
      { ...mega, max_instantiation_count: 1 },
    ],
  });

  const inFiles = onSqlite(test, 'archives are files');

  test('each value is the balance of the ledger at its time, for pots that grow, keep their value, are full, won and corrected', async () => {
    const clock = { nowMs: START_MS };
    await withPublished(UNLIKE, { draw: (n) => n - 1n, clock: () => clock.nowMs }, async (platform) => {
      const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation() });
      const { id } = opened as { id: string };
      const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };
      const correct = { instance_id: id, pot_id: 'major', adjustment: 50.25, reason: 'A launch value.' };
      for (let round = 1; round <= 60; round += 1) {
        clock.nowMs += round % 7 === 0 ? 50_000 : 1_000;
        await succeed(platform, 'contributeToInstance', { body: contribution(id) });
        if (round === 20)
          await succeed(platform, 'triggerWin', { body: { instance_id: id, pot_id: 'mega', ...winner } });
        if (round % 25 === 0)
          await succeed(platform, 'triggerWin', { body: { instance_id: id, pot_id: 'minor', ...winner } });
        if (round === 40) await succeed(platform, 'setPotCurrentValue', { body: correct });
      }
      const entries = await entriesOf(platform, id);
      const endMs = clock.nowMs;
      for (const [query, from, to, points] of [
        [{}, START_MS, endMs, 100],
        [{ points: 500 }, START_MS, endMs, 500],
        [{ points: 2 }, START_MS, endMs, 2],
        [{ points: 7, timestamp_from: START_MS + 300_000 }, START_MS + 300_000, endMs, 7],
        [{ points: 9, timestamp_from: 0, timestamp_to: START_MS + 30_000 }, START_MS, START_MS + 30_000, 9],
        [{ points: 5, timestamp_to: endMs + DAY_MS }, START_MS, endMs, 5],
        [{ timestamp_from: endMs - 3 }, endMs - 3, endMs, 4],
        [{ timestamp_to: START_MS }, START_MS, START_MS, 1],
      ] as const) {
        const history = await read(platform, id, query);
        assert.equal([history.timestamps[0], history.timestamps.at(-1)], [from, to]);
        assert.is(history.timestamps.length, points);
        assert.equal(
          history.pots.map(({ pot_id }) => pot_id),
          ['minor', 'major', 'mega'],
        );
        checkValues(history, entries);
      }
      assert.equal(await read(platform, id, { timestamp_to: START_MS - 1 }), {
        timestamps: [],
        pots: ['minor', 'major', 'mega'].map((pot_id) => ({ pot_id, current_values: [] })),
      });
      clock.nowMs += 40 * DAY_MS;
      const { timestamps } = await read(platform, id);
      assert.equal([timestamps[0], timestamps.at(-1)], [clock.nowMs - DAY_MS, clock.nowMs]);
    });
  });

  inFiles('values start after what is archived, and are right although what led to them is not there', () =>
    withArchive(async ({ platform, clock, operators, contribute, archive }) => {
      const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };
      for (let round = 0; round < 6; round += 1) {
        clock.nowMs += 1_000;
        await contribute(operators, `round-${round}`);
      }
      clock.nowMs += 1_000;
      await succeed(platform, 'triggerWin', { body: { instance_id: operators, pot_id: 'minor', ...winner } });
      for (let round = 6; round < 12; round += 1) {
        clock.nowMs += 1_000;
        await contribute(operators, `round-${round}`);
      }
      const entries = await entriesOf(platform, operators);
      await archive({ beforeMs: START_MS + 3_500 });
      const history = await read(platform, operators, { points: 27 });
      assert.ok((history.timestamps[0] ?? 0) >= START_MS + 4_000, String(history.timestamps));
      assert.ok(history.timestamps.length > 15);
      checkValues(history, entries);
    }),
  );

  test("another operator's instance does not exist, and a number of points out of its bounds is refused", async () => {
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const path = { instance_id: id };
        const token = await tokenFor(data, stranger);
        assert.is(outcome(await client.call('getPotHistory', { path, token })), '404 instance_not_found');
        const { body } = await client.call('getPotHistory', { path });
        assert.equal(body.pots[2], { pot_id: 'mega', current_values: body.timestamps.map(() => 500) });
        for (const points of [1, 501])
          assert.is(outcome(await client.call('getPotHistory', { path, query: { points } })), '400 validation_failed');
      },
      {},
      saveAccounts(stranger),
    );
  });
});

suite('setPotCurrentValue', (test) => {
  const set = adjusting('setPotCurrentValue');
  const pots = threePots().pots;
  const withMinor = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

  test('B20 adds a rise to contributed_amount, and takes a fall from it first and then from seed_value', () =>
    withJackpot(async (client, { id }, data) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const reply = await set(client, id, 10);
      assert.equal([reply.status, reply.body], [200, undefined]);
      const risen = await potOf(client, id);
      assert.equal([risen.current_value, risen.seed_value, risen.contributed_amount], [10, 5, 5]);
      assert.equal([risen.contributed_seed, risen.surplus_seed, risen.overflow_amount], [0.27, 0, 0]);
      await set(client, id, 4.5);
      const fallen = await potOf(client, id);
      assert.equal([fallen.current_value, fallen.seed_value, fallen.contributed_amount], [4.5, 4.5, 0]);
      assert.equal(adjustmentsIn(data), [
        ['.adjusted -4370000', 'minor.contributedAmount 4370000'],
        ['.adjusted 5500000', 'minor.contributedAmount -5000000', 'minor.seedValue -500000'],
      ]);
      assert.is((await potOf(client, id, 'mega')).current_value, 500.3);
      assert.equal(eventTypes(data), []);
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
    }));

  test('B20 enters who set what to what, and why', () =>
    withJackpot(async (client, { id }, data) => {
      await set(client, id, 6.000001, { reason: 'Promised.' }, { 'idempotency-key': 'k-1' });
      const [entry] = select(
        data,
        `select *, record ->> 4 as actor, record ->> 5 as operation, record ->> 7 as reason, record ->> 11 as facts
         from ledger_entries where kind = 'adjustment'`,
      );
      const root = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal(
        [entry?.seq, entry?.actor, entry?.operation, entry?.reference, entry?.reason, entry?.idempotency_key],
        [2, root, 'setPotCurrentValue', id, 'Promised.', 'k-1'],
      );
      const [event] = select(data, "select * from audit_events where action = 'setPotCurrentValue'");
      const facts = { pot: 'minor', what: 'currentValue', target: '6000001', audit: event?.id };
      assert.equal(JSON.parse(String(entry?.facts)), facts);
      assert.equal([event?.owner_id, event?.target_id, event?.detail], ['northstar', id, '{"reason":"Promised."}']);
    }));

  test('B20 accepts a target that the pot has already, and enters nothing', () =>
    withJackpot(async (client, { id }, data) => {
      const { instances } = contents(data);
      assert.is(outcome(await set(client, id, 5)), '200');
      assert.equal(adjustmentsIn(data), []);
      assert.is(contents(data).instances, instances);
    }));

  test('B20 counts the target at the moment of booking, regardless of concurrent bookings', () =>
    withJackpot(async (client, { id }, data) => {
      const calls = Array.from({ length: 15 }, (_, index) =>
        index % 5 === 2 ? set(client, id, 7 + index) : client.call('contributeToInstance', { body: contribution(id) }),
      );
      for (const reply of await Promise.all(calls)) assert.is(outcome(reply), '200');
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
      await set(client, id, 0);
      assert.is((await potOf(client, id)).current_value, 0);
    }));

  test('B20 sets pots of an instance of any status, and disabled ones', () =>
    withJackpot(
      async (client, { id }) => {
        await client.call('triggerWin', {
          body: { instance_id: id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p', source_id: 'tri-star' },
        });
        assert.is((await potOf(client, id)).enabled, false);
        assert.is(outcome(await set(client, id, 2)), '200');
        for (const operation of ['pauseInstance', 'terminateInstance'] as const) {
          await switching(operation)(client, id);
          assert.is(outcome(await set(client, id, operation === 'pauseInstance' ? 3 : 0)), '200');
        }
        assert.equal([(await potOf(client, id)).current_value, (await potOf(client, id)).enabled], [0, false]);
      },
      withMinor({ max_instantiation_count: 1 }),
    ));

  test('B20 refuses a target above maximum_pot_value with pot_ceiling_exceeded', () =>
    withJackpot(
      async (client, { id }, data) => {
        const before = contents(data);
        const reply = await set(client, id, 20.000001);
        assert.is(outcome(reply), '422 pot_ceiling_exceeded');
        assert.equal(reply.body.errors, [{ pointer: '/adjustment', detail: 'The maximum of this pot is 20.' }]);
        assert.equal(contents(data), before);
        assert.is(outcome(await set(client, id, 20)), '200');
      },
      withMinor({ max_pot_value: '20' }),
    ));

  test('B20 refuses a target above hit_by with pot_ceiling_exceeded, and draws nothing at it', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await set(client, id, 15.01)), '422 pot_ceiling_exceeded');
        assert.is(outcome(await set(client, id, 15)), '200');
        assert.equal([eventTypes(data), (await potOf(client, id)).instance_count], [[], 1]);
      },
      withMinor({ pot_types: [{ MustHitBy: { hit_by: 15 } }] }),
    ));

  test('B20: adjustments have no limit together, as each balance has one', () =>
    withJackpot(async (client, { id }, data) => {
      for (const pot_id of ['minor', 'major', 'mega'])
        assert.is(outcome(await set(client, id, 8e9, { pot_id })), '200');
      assert.is((await verifyFolder(data)).status, 0);
    }));

  test('B20 refuses an unknown instance with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await set(client, 'x', 1)), '404 instance_not_found')));

  test('B20 refuses an unknown pot with pot_not_found', () =>
    withJackpot(async (client, { id }) =>
      assert.is(outcome(await set(client, id, 1, { pot_id: 'tiny' })), '404 pot_not_found'),
    ));

  test('B20 refuses a negative target, and more than six decimals, with validation_failed', () =>
    withJackpot(async (client, { id }) => {
      for (const target of [-0.01, 1.0000001, 8_000_000_001])
        assert.is(outcome(await set(client, id, target)), '400 validation_failed');
      assert.is(outcome(await set(client, id, 1, { reason: ' ' })), '400 validation_failed');
    }));

  test('B20 does nothing for a repeated key, and refuses another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      await set(client, id, 10, {}, headers);
      await set(client, id, 20);
      const again = await set(client, id, 10, {}, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal([(await potOf(client, id)).current_value, adjustmentsIn(data).length], [20, 2]);
      assert.is(outcome(await set(client, id, 11, {}, headers)), '422 idempotency_key_reused');
    }));

  test('B20 leaves an ended instance to its schedule', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await set(client, id, 0)), '200');
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.status, 'Terminated');
    }));
});

suite('setPotContributedSeed', (test) => {
  test('B21 gives the next seed what was set', () =>
    withJackpot(async (client, { id }) => {
      await adjusting('setPotContributedSeed')(client, id, 5);
      await win(client, id, 'minor', 'luna', 'p');
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal([after.pots[0].current_value, after.pots[0].contributed_seed], [5, 0]);
      assert.is(after.house_pot.accumulated_seed_deficit, 0);
    }));

  testSettingSeed(test, {
    label: 'B21',
    operation: 'setPotContributedSeed',
    field: 'contributed_seed',
    account: 'contributedSeed',
  });
});

suite('setPotSurplusSeed', (test) => {
  test('B22 gives the next seed what was set', () =>
    withJackpot(async (client, { id }) => {
      await adjusting('setPotSurplusSeed')(client, id, 5);
      await win(client, id, 'minor', 'luna', 'p');
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal([after.pots[0].current_value, after.pots[0].surplus_seed], [5, 0]);
      assert.is(after.house_pot.accumulated_seed_deficit, 0);
    }));

  testSettingSeed(test, {
    label: 'B22',
    operation: 'setPotSurplusSeed',
    field: 'surplus_seed',
    account: 'surplusSeed',
  });
});
