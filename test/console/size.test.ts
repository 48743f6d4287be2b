import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { build } from '../../console/build.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const KIB = 1024;
const root = join(import.meta.dirname, '../..');

suite('console/size', (test) => {
  test('compressed, the first load takes at most 40 KiB, at most 90 with any screen, and all of it, with the simulator, at most 174', () =>
    withFolder(async (folder) => {
      const { first, screen, all } = await build(root, join(folder, 'console'));
      assert.ok(first > 10 * KIB && first <= 40 * KIB, `${first}`);
      assert.ok(screen > first && screen <= 90 * KIB, `${screen}`);
      assert.ok(all > screen && all <= 174 * KIB, `${all}`);
    }));

  test('a page of each depth names its files where they are', () =>
    withFolder(async (folder) => {
      await build(root, join(folder, 'console'));
      for (const [depth, address] of ['/console', '/console/a', '/console/a/b'].entries()) {
        const page = readFileSync(join(folder, `console/console/at-${depth}.html`), 'utf8');
        const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
        assert.is(new URL(script, `http://x${address}`).pathname, '/console/files/app.js');
      }
    }));
});
