// On SQLite alone: archives are files, and a database has none.
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { encodeBlock } from '../../../db/archive/archive-file.ts';
import { RecentBlocks } from '../../../db/archive/recent-blocks.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

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
