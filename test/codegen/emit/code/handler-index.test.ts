import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { type Edit, withCasino } from '../../casino.ts';

const INDEXED: Edit = {
  file: 'codegen.json',
  replace: '"transportHeaders": ["idempotency-key"]',
  by: `"transportHeaders": ["idempotency-key"],
      "handlers": { "file": "handlers/{section}/{operation-id}.ts", "index": "handlers/index.ts" }`,
};
const NOTICE = '// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';

suite('codegen/index of the handlers', (test) => {
  test('exports the handler of every operation from its file, and those of pending ones from their stubs', () =>
    withCasino([INDEXED], async (casino) => {
      await casino.codegen('generate');
      assert.equal(casino.read('handlers/index.ts').split('\n'), [
        NOTICE,
        '',
        "import { pending } from '../generated/server/pending.gen.ts';",
        '',
        "export { signIn } from './seats/sign-in.ts';",
        "export { takeSeat } from './seats/take-seat.ts';",
        "export { getNewestTable } from './tables/get-newest-table.ts';",
        "export { getTable } from './tables/get-table.ts';",
        "export { listTables } from './tables/list-tables.ts';",
        "export { openTable } from './tables/open-table.ts';",
        '',
        'export const { dealCards } = pending;',
        '',
      ]);
    }));

  test('is compared like all committed files', () =>
    withCasino([INDEXED], async (casino) => {
      await casino.codegen('generate');
      writeFileSync(join(casino.folder, 'handlers/index.ts'), `${NOTICE}\n`);
      const lines = ['handlers/index.ts is out of date with the specs: run make generate'];
      assert.equal(await casino.codegen('check'), { status: 1, lines });
      assert.equal(await casino.codegen('generate'), { status: 0, lines: ['57 files, 1 written, 0 removed'] });
      assert.is((await casino.codegen('check')).status, 0);
    }));

  test('never overwrites a handwritten one', () =>
    withCasino([INDEXED], async (casino) => {
      mkdirSync(join(casino.folder, 'handlers'));
      writeFileSync(join(casino.folder, 'handlers/index.ts'), 'export const handlers = {};\n');
      assert.equal(await casino.codegen('generate'), {
        status: 1,
        lines: [
          'handlers/index.ts is not a generated file: remove it, or remove "index" from its handlers in the configuration',
        ],
      });
      assert.is(casino.read('handlers/index.ts'), 'export const handlers = {};\n');
    }));

  test('leaves scaffold to print only the files that it wrote', () =>
    withCasino([INDEXED], async (casino) => {
      await casino.codegen('generate');
      const { lines } = await casino.codegen('scaffold');
      assert.is(lines.length, 6);
      for (const line of lines) {
        const [, file = ''] = /^(handlers\/\S+\.ts) written$/.exec(line) ?? [];
        assert.ok(existsSync(join(casino.folder, file)) && file !== '', line);
      }
    }));
});
