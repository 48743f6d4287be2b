// On SQLite alone: archives are files, and a database has none.
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createZstdCompress } from 'node:zlib';
import * as assert from 'uvu/assert';
import { BLOCK_BYTES_MAX, encodeBlock, readBlock } from '../../../db/archive/archive-file.ts';
import { deleteRows, readLeftRows } from '../../../db/archive/archiving.ts';
import { RecentBlocks } from '../../../db/archive/recent-blocks.ts';
import { withArchive } from '../../platform/archive/archived.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('db/archive/archive-file', (test) => {
  const HEADER_BYTES = 28;
  const MEBIBYTE = 1024 * 1024;

  /** A frame that unpacks to so many MiB of nothing. */
  const bomb = async (mebibytes: number): Promise<Buffer> => {
    const packing = createZstdCompress();
    const packed = packing.toArray();
    const zeros = Buffer.alloc(MEBIBYTE);
    for (let left = mebibytes; left > 0; left -= 1)
      if (!packing.write(zeros)) await new Promise((resolve) => packing.once('drain', resolve));
    packing.end();
    return Buffer.concat(await packed);
  };

  test('a block that unpacks to more than any block has is damage, and is not unpacked further', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'file');
      const frame = await bomb(BLOCK_BYTES_MAX / MEBIBYTE + 1);
      assert.ok(frame.length < MEBIBYTE);
      const header = encodeBlock(1, 1, []).subarray(0, HEADER_BYTES);
      header.writeUInt32LE(frame.length, 8);
      writeFileSync(file, Buffer.concat([header, frame]));
      assert.throws(() => readBlock(file, 0), /is damaged at 0\. Restore it from a backup\.$/);
      header.writeUInt32LE(BLOCK_BYTES_MAX + 1, 8);
      writeFileSync(file, header);
      assert.throws(() => readBlock(file, 0), /no block starts at 0/);
    }));
});

suite('db/archive/archiving', (test) => {
  const without = (row: string | undefined, column: string): string => {
    const { [column]: left, ...rest } = JSON.parse(row ?? '');
    assert.is.not(left, undefined);
    return JSON.stringify(rest);
  };

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

suite('db/archive/recent-blocks', (test) => {
  test('the blocks that were read last stay in memory, few and not long ones, until their file changes', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'file');
      const blocks = [['["a"]'], ['["b"]'], ['["c"]'], [`["${'x'.repeat(3_000_000)}"]`]].map((lines) =>
        encodeBlock(1, 1, lines),
      );
      writeFileSync(file, Buffer.concat(blocks));
      const offsets = blocks.map((_, index) => Buffer.concat(blocks.slice(0, index)).length);
      const [a = 0, b = 0, c = 0, long = 0] = offsets;
      const recent = new RecentBlocks();
      const [first, second] = [recent.read(file, a), recent.read(file, b)];
      assert.is(recent.read(file, a), first);
      assert.is(recent.read(file, b), second);
      recent.read(file, c);
      assert.is(recent.read(file, b), second);
      assert.is.not(recent.read(file, a), first);
      assert.is.not(recent.read(file, long), recent.read(file, long));
      const again = recent.read(file, a);
      assert.is(recent.read(file, a), again);
      utimesSync(file, 0, 0);
      assert.is.not(recent.read(file, a), again);
      writeFileSync(file, 'damaged');
      assert.throws(() => recent.read(file, a), /is damaged/);
    }));
});
