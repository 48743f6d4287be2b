import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Store } from '../../../db/engine/store.ts';
import { keepTotals } from '../../../platform/reports/keep-totals.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { type Archived, withArchive } from '../archive/archived.ts';

/** The last entry in the kept totals of each instance, and the last one in the ledger. */
const progress = ({ platform, operators, players }: Archived): number[][] =>
  [operators, players].map((id) => {
    const [row] = selectFrom(
      platform.file,
      'select coalesce((select seq from totalled_entries where instance_id = instances.id), 0) kept, ledger_seq head from instances where id = ?',
      id,
    );
    return [Number(row?.kept), Number(row?.head)];
  });

const listDays = async ({ platform }: Archived): Promise<unknown> =>
  (await platform.call('listDayTotals', { query: { limit: 500 } })).body;

/** Counts the units that write. */
const counting = (store: Store) => {
  const counted = { units: 0 };
  const write: Store['write'] = (work) => {
    counted.units += 1;
    return store.write(work);
  };
  return { counted, store: { read: store.read.bind(store), write } };
};

suite('platform/reports/keep-totals', (test) => {
  const inFiles = onSqlite(test, 'archives are files');

  test('leaves so many entries, of those that are behind least, and keeps several instances in one unit', () =>
    withArchive(async (archived) => {
      const { platform, operators, players, contribute } = archived;
      for (let n = 0; n < 6; n += 1) await contribute(operators, `o-${n}`);
      await contribute(players, 'p-0');
      // Each instance began with an entry for its seeds.
      const before = await listDays(archived);
      assert.equal(await keepTotals(platform.store, { leave: 9 }), []);
      assert.equal(progress(archived), [
        [0, 7],
        [0, 2],
      ]);
      assert.equal(await keepTotals(platform.store, { leave: 8 }), []);
      assert.equal(progress(archived), [
        [7, 7],
        [0, 2],
      ]);
      assert.equal(await listDays(archived), before);
      await contribute(operators, 'o-6');
      const { counted, store } = counting(platform.store);
      assert.equal(await keepTotals(store), []);
      assert.equal(progress(archived), [
        [8, 8],
        [2, 2],
      ]);
      assert.is(counted.units, 1);
      assert.equal(await archived.faults(), []);
    }));

  test('rounds look again who is behind, so a short past does not wait for a long one', () =>
    withArchive(async (archived) => {
      const { platform, operators, players, contribute } = archived;
      for (let n = 0; n < 4; n += 1) await contribute(operators, `o-${n}`);
      await contribute(players, 'p-0');
      const before = await listDays(archived);
      const seen: number[][][] = [];
      const write: Store['write'] = async (work) => {
        const done = await platform.store.write(work);
        seen.push(progress(archived));
        if (seen.length === 1) for (let n = 1; n < 3; n += 1) await contribute(players, `p-${n}`);
        return done;
      };
      const store = { read: platform.store.read.bind(platform.store), write };
      assert.equal(await keepTotals(store, { perRound: 1, entriesPerUnit: 3 }), []);
      assert.equal(seen, [
        // The two entries of the one and the first of the other, in one unit; then what was booked meanwhile.
        [
          [1, 5],
          [2, 2],
        ],
        [
          [2, 5],
          [4, 4],
        ],
        [
          [5, 5],
          [4, 4],
        ],
      ]);
      assert.not.equal(await listDays(archived), before);
      assert.equal(await archived.faults(), []);
    }));

  inFiles('an instance whose archive is damaged is named and holds up no other', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, players, contribute, archive, folder, query } = archived;
      for (const id of [operators, players]) await contribute(id, `${id}-0`);
      clock.nowMs += 1;
      await archive();
      await contribute(players, 'p-1');
      const [of] = query<{ file: string }>(`select file from archives where instance_id = '${operators}'`);
      rmSync(join(folder, String(of?.file)));
      const failures = await keepTotals(platform.store);
      assert.equal(
        failures.map((error) => (error as { code?: string }).code),
        ['archive_damaged'],
      );
      assert.equal(
        progress(archived)[1],
        progress(archived)[1]?.map((_, __, all) => all[1]),
      );
      assert.is(progress(archived)[0]?.[0], 0);
    }),
  );
});
