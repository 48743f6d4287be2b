import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { LogGap } from '../../../db/engine/log-gap.ts';
import { suite } from '../../support/suite.ts';

const withLog = async (bytes: number, work: (file: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
  const file = join(folder, 'store.db');
  try {
    writeFileSync(`${file}-wal`, Buffer.alloc(bytes));
    await work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

suite('db/engine/log-gap', (test) => {
  test('a small log holds no read back', () =>
    withLog(100, async (file) => {
      const gap = new LogGap(file, () => {}, 100);
      assert.is(gap.holdsBack(0), false);
      assert.is(gap.holdsBack(3), false);
    }));

  test('a large log holds reads back until the running ones have ended and a gap has passed, and then not again at once', () =>
    withLog(101, async (file) => {
      let gap: LogGap | undefined;
      await new Promise<void>((ended) => {
        gap = new LogGap(file, ended, 100);
        assert.is(gap.holdsBack(2), true);
        assert.is(gap.holdsBack(0), true, 'the gap begins');
        assert.is(gap.holdsBack(0), true);
      });
      assert.is(gap?.holdsBack(0), false);
    }));

  test('a store without a log holds nothing back', () =>
    withLog(0, async (file) => {
      assert.is(new LogGap(`${file}-other`, () => {}, 100).holdsBack(1), false);
    }));
});
