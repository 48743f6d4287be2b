import * as assert from 'uvu/assert';
import { withArchive } from '../../platform/archive/archived.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

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

suite('handlers/jackpots/get-pot-history', (test) => {
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
