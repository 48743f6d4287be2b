// On SQLite alone: it is what moves rows into archives, which are files; a database has none.
import * as assert from 'uvu/assert';
import { deleteRows, readLeftRows } from '../../../db/archive/archiving.ts';
import { withArchive } from '../../platform/archive/archived.ts';
import { suite } from '../../support/suite.ts';

const without = (row: string | undefined, column: string): string => {
  const { [column]: left, ...rest } = JSON.parse(row ?? '');
  assert.is.not(left, undefined);
  return JSON.stringify(rest);
};

suite('db/archive/archiving', (test) => {
  test('rows are compared with lines by the columns that the lines have: an earlier version may have had fewer', () =>
    withArchive(async ({ platform, players, contribute, query }) => {
      await contribute(players, 'a');
      const ids = query<{ id: string }>('select id from contribution_intents').map(({ id }) => id);
      const of = { instanceId: players, firstSeq: 1, lastSeq: 0, ids, names: [['operator:northstar', 'a']] as const };
      await platform.store.write(async (tx) => {
        const now = await readLeftRows(tx, { ...of, contributions: [], keys: [] });
        const earlier = {
          contributions: [without(now.contributions[0], 'tickets_awarded')],
          keys: [without(now.keys[0], 'expires_at_ms')],
        };
        const left = await readLeftRows(tx, { ...of, ...earlier });
        assert.equal([left.contributions, left.keys], [earlier.contributions, earlier.keys]);
        const differ = {
          contributions: [without(now.contributions[0]?.replace('p-1', 'p-2'), 'tickets_awarded')],
          keys: [],
        };
        assert.is((await deleteRows(tx, { ...of, ...differ })).contributions, 0);
        assert.equal(await deleteRows(tx, { ...of, ...earlier }), { entries: 0, contributions: 1, keys: 1 });
      });
    }));
});
