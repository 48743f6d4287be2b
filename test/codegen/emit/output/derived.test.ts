import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root, watching } from '../../../cli/program.ts';
import { suite } from '../../../support/suite.ts';
import { type Edit, FILES, withCasino } from '../../casino.ts';

/** A project whose module counts the operations that are generated. */
const COUNTED: readonly Edit[] = [
  {
    file: 'codegen.json',
    replace: '"owned"',
    by: '"derived": { "module": "count.mjs", "output": "counted" }, "owned"',
  },
  {
    file: 'count.mjs',
    replace: '',
    by: `import { readFileSync } from 'node:fs';
      export const files = async () => {
        const text = readFileSync(new URL('generated/server/operations.gen.ts', import.meta.url), 'utf8');
        const [notice] = text.split('\\n');
        return { 'summary.ts': notice + '\\nexport const summaries = ' + text.split('listTables').length + ';\\n' };
      };`,
  },
];

suite('codegen/derived', (test) => {
  test('generate writes what a module makes of the generated files, and check compares it', () =>
    withCasino(COUNTED, async ({ codegen, folder, read }) => {
      const all = FILES + 1;
      assert.equal(await codegen('generate'), { status: 0, lines: [`${all} files, ${all} written, 0 removed`] });
      const text = read('counted/summary.ts');
      assert.match(text, /^export const summaries = [2-9]\d*;$/m);
      assert.equal((await codegen('check')).status, 0);
      appendFileSync(join(folder, 'counted/summary.ts'), '// changed by hand\n');
      writeFileSync(join(folder, 'counted/extra.ts'), text);
      const { status, lines } = await codegen('check');
      assert.is(status, 1);
      assert.match(lines.join('\n'), /counted\/extra\.ts is no longer generated: run/);
      assert.match(lines.join('\n'), /counted\/summary\.ts is out of date with the specs: run/);
      assert.equal(await codegen('generate'), { status: 0, lines: [`${all} files, 1 written, 1 removed`] });
      assert.is(read('counted/summary.ts'), text);
    }));

  test('watch writes it at each change', () =>
    withCasino(COUNTED, ({ folder, read }) =>
      watching(
        ['watch', '--config', join(folder, 'codegen.json')],
        async ({ printed, send, ended }) => {
          await printed(/^\d\d:\d\d:\d\d \d+ files, \d+ written, 0 removed/m);
          const before = read('counted/summary.ts');
          const spec = join(folder, 'spec/tables/paths/tables.yaml');
          writeFileSync(spec, readFileSync(spec, 'utf8').replace('operationId: listTables', 'operationId: findTables'));
          await printed(/(?:^\d\d:\d\d:\d\d (?:.|\n)*){2}/m);
          assert.is.not(read('counted/summary.ts'), before);
          send('SIGINT');
          await ended;
        },
        { program: [process.execPath, join(root, 'codegen/pitboss-codegen.mjs')], cwd: root },
      ),
    ));
});
