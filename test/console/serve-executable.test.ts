// A long proof: it needs the single executable.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { ServedFile } from '../../server/http/pages.ts';
import { built, root, watching } from '../cli/program.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const folder = join(root, 'dist/console');

suite('console/serve by the executable', (test) => {
  test('the single executable, in an empty folder, has the whole console', () =>
    withFolder((cwd) =>
      watching(
        ['serve', '--port', '0'],
        async (serving) => {
          const [url] = await serving.printed(/http:[^\s,]+/);
          const served = Object.entries<ServedFile>(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')));
          const files = served.filter(([address]) => address.startsWith('/console/files/'));
          assert.ok(files.length > 10);
          for (const [address, { file }] of files)
            assert.is(
              await (await fetch(`${url}${address}`)).text(),
              readFileSync(join(folder, file), 'utf8'),
              address,
            );
          assert.match(await (await fetch(`${url}/console/wins`)).text(), /<script type="module" src="files\/app.js">/);
        },
        { program: [built('pitboss')], cwd, environment: { HOME: cwd } },
      ),
    ));
});
