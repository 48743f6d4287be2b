// On SQLite alone: archives are files, and a database has none.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createZstdCompress } from 'node:zlib';
import * as assert from 'uvu/assert';
import { BLOCK_BYTES_MAX, encodeBlock, readBlock } from '../../../db/archive/archive-file.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

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

suite('db/archive/archive-file', (test) => {
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
