import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root, watching } from '../../../cli/program.ts';
import { inFull } from '../../../support/in-full.ts';
import { suite } from '../../../support/suite.ts';
import { type Casino, type Edit, FILES, withCasino } from '../../casino.ts';

suite('codegen/build', (test) => {
  const BUILT: readonly Edit[] = [
    { file: 'codegen.json', replace: '"owned"', by: '"built": "generated/built", "owned"' },
    { file: 'codegen.json', replace: 'generated/formats.gen.mjs', by: 'generated/built/formats.gen.mjs' },
    {
      file: 'codegen.json',
      replace: '"document": "generated/openapi.json"',
      by: '"document": "generated/built/openapi.json", "validators": "generated/built/server"',
    },
  ];

  const FORMS: Edit = {
    file: 'codegen.json',
    replace: '"client": "client",',
    by: '"client": "client", "forms": "generated/forms",',
  };

  const SEVERAL: Edit = {
    file: 'codegen.json',
    replace: '"built": "generated/built"',
    by: '"built": ["generated/built", "client", "generated/forms"]',
  };

  const REQUESTS = 'generated/built/server/requests.gen.mjs';
  const UP_TO_DATE = { status: 0, lines: ['generated/built is up to date'] };
  const WELL = 'generated files are up to date';

  const generated = <Result>(use: (casino: Casino) => Promise<Result>): Promise<Result> =>
    withCasino(BUILT, async (casino) => {
      assert.equal(await casino.codegen('generate'), {
        status: 0,
        lines: [`${FILES} files, ${FILES} written, 0 removed`],
      });
      return use(casino);
    });

  test('files for machines are in the built folder, files for people are not', () =>
    generated(async ({ folder }) => {
      for (const file of ['openapi.json', 'formats.gen.mjs', 'server/requests.gen.mjs', 'server/replies.gen.d.mts']) {
        assert.ok(existsSync(join(folder, 'generated/built', file)), file);
        assert.not.ok(existsSync(join(folder, 'generated', file)), file);
      }
      const { requests } = await import(join(folder, REQUESTS));
      assert.is(requests.listTables.params({ path: {}, query: { limit: '5' }, header: {} }), true);
      assert.ok(existsSync(join(folder, 'generated/server/types.gen.ts')));
      assert.ok(existsSync(join(folder, 'generated/bank/requests.gen.mjs')));
    }));

  test('writes nothing if specs, configuration and files are unchanged', () =>
    generated(async (casino) => {
      assert.equal(await casino.codegen('build'), UP_TO_DATE);
      assert.equal(await casino.codegen('generate'), { status: 0, lines: [`${FILES} files, 0 written, 0 removed`] });
    }));

  test('several folders are built: a client and forms that are not committed come back as they were', () =>
    withCasino([FORMS, ...BUILT, SEVERAL], async (casino) => {
      await casino.codegen('generate');
      const [client, forms] = ['client/types.gen.ts', 'generated/forms/runtime/form.gen.ts'];
      const whole = [client, forms].map(casino.read);
      for (const folder of ['client', 'generated/forms']) rmSync(join(casino.folder, folder), { recursive: true });
      const { lines } = await casino.codegen('build');
      assert.match(lines[0] ?? '', /^\d+ files built, \d+ written, 0 removed$/);
      assert.equal([client, forms].map(casino.read), whole);
      assert.equal(await casino.codegen('check'), { status: 0, lines: [WELL] });
      assert.equal(await casino.codegen('build'), {
        status: 0,
        lines: ['generated/built, client, generated/forms are up to date'],
      });
      appendFileSync(join(casino.folder, 'spec/schemas/Table.yaml'), 'minProperties: 1\n');
      rmSync(join(casino.folder, client));
      await casino.codegen('check');
      assert.ok(existsSync(join(casino.folder, client)), 'check builds what is missing');
    }));

  test('rebuilds what a changed spec affects', () =>
    generated(async (casino) => {
      appendFileSync(join(casino.folder, 'spec/schemas/Table.yaml'), 'minProperties: 1\n');
      assert.equal(await casino.codegen('build'), { status: 0, lines: ['6 files built, 3 written, 0 removed'] });
      assert.match(casino.read('generated/built/server/replies.gen.mjs'), 'minProperties');
      assert.equal(await casino.codegen('build'), UP_TO_DATE);
    }));

  test('rebuilds missing and truncated files', () =>
    generated(async (casino) => {
      const whole = casino.read(REQUESTS);
      for (const harm of [
        () => rmSync(join(casino.folder, REQUESTS)),
        () => writeFileSync(join(casino.folder, REQUESTS), whole.slice(0, 100)),
      ]) {
        harm();
        assert.equal(await casino.codegen('build'), { status: 0, lines: ['6 files built, 1 written, 0 removed'] });
        assert.is(casino.read(REQUESTS), whole);
      }
    }));

  test('builds everything in a fresh checkout, but no committed file', () =>
    generated(async (casino) => {
      rmSync(join(casino.folder, 'generated'), { recursive: true });
      assert.equal(await casino.codegen('build'), { status: 0, lines: ['6 files built, 6 written, 0 removed'] });
      assert.not.ok(existsSync(join(casino.folder, 'generated/server')));
    }));

  inFull(test)('concurrent builds leave complete files', () =>
    generated(async (casino) => {
      const files = ['generated/built/openapi.json', REQUESTS];
      const whole = files.map(casino.read);
      rmSync(join(casino.folder, 'generated/built'), { recursive: true });
      const program = join(import.meta.dirname, '../../../../codegen/pitboss-codegen.mjs');
      const words = [program, 'build', '--config', join(casino.folder, 'codegen.json')];
      const build = () =>
        new Promise((resolve) => spawn(process.execPath, words, { stdio: 'ignore' }).on('close', resolve));
      assert.equal(await Promise.all([build(), build(), build()]), [0, 0, 0]);
      assert.equal(files.map(casino.read), whole);
      assert.equal(await casino.codegen('build'), UP_TO_DATE);
    }),
  );

  test('removes files that it no longer builds, and no others', () =>
    generated(async (casino) => {
      const [formats, own] = ['generated/built/formats.gen.mjs', 'generated/built/own.txt'];
      writeFileSync(join(casino.folder, own), 'Mine.\n');
      const config = casino.read('codegen.json').replace(formats, 'generated/built/other.gen.mjs');
      writeFileSync(join(casino.folder, 'codegen.json'), config);
      assert.match((await casino.codegen('build')).lines[0] ?? '', /, 1 removed$/);
      assert.not.ok(existsSync(join(casino.folder, formats)));
      assert.is(casino.read(own), 'Mine.\n');
    }));

  test('check compares committed files and builds the rest', () =>
    generated(async (casino) => {
      rmSync(join(casino.folder, 'generated/built'), { recursive: true });
      const lines = ['6 files built, 6 written, 0 removed', WELL];
      assert.equal(await casino.codegen('check'), { status: 0, lines });
      assert.equal(await casino.codegen('check'), { status: 0, lines: [WELL] });
      appendFileSync(join(casino.folder, 'spec/schemas/Table.yaml'), 'title: Table\n');
      assert.equal(await casino.codegen('check'), {
        status: 1,
        lines: [
          '6 files built, 1 written, 0 removed',
          'client/types.gen.ts is out of date with the specs: run make generate',
          'generated/server/types.gen.ts is out of date with the specs: run make generate',
        ],
      });
    }));

  test('says that there is nothing to build without a folder in the configuration', () =>
    withCasino([], async (casino) => {
      const lines = ['nothing to build: the configuration has no "built" folder'];
      assert.equal(await casino.codegen('build'), { status: 0, lines });
      assert.not.ok(existsSync(join(casino.folder, 'generated')));
    }));
});

suite('codegen/derived', (test) => {
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

  inFull(test)('watch writes it at each change', () =>
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
    ),
  );
});
