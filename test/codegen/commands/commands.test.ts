import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { unreleasable } from '../../../codegen/check/released.ts';
import { run } from '../../../codegen/cli.ts';
import { kebab } from '../../../codegen/emit/code/handler-files.ts';
import { readProjectConfig } from '../../../codegen/read/config/config.ts';
import { suite } from '../../support/suite.ts';
import { type Casino, type Edit, withCasino } from '../casino.ts';

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const errors: string[] = [];
  const status = await run(args, (line) => lines.push(line), { complain: (line) => errors.push(line) });
  return { status, lines, errors };
};

const RELEASED: Edit = {
  file: 'codegen.json',
  replace: '"owned"',
  by: '"released": { "folder": "released" }, "owned"',
};
const SCAFFOLDED: Edit = {
  file: 'codegen.json',
  replace: '"transportHeaders": ["idempotency-key"]',
  by: '"transportHeaders": ["idempotency-key"], "handlers": { "file": "handlers/{section}/{operation-id}.ts" }',
};

suite('codegen/cli called wrongly', (test) => {
  const CASES: readonly (readonly [fact: string, args: readonly string[], error: RegExp])[] = [
    ['a command that there is not', ['polish'], /^pitboss-codegen: unknown command polish/],
    [
      'an option that there is not',
      ['lint', '--fast'],
      /^pitboss-codegen lint: Unknown option '--fast'\. Usage: pitboss-codegen lint /,
    ],
    ['an option without its value', ['lint', '--config'], /argument missing/],
    ['an option twice', ['mock', '--port', '1', '--port', '2'], /: --port was given more than once\. Usage: /],
    ['a word too many', ['build', 'all'], /: all is an unexpected argument\. Usage: /],
    ['a word too few', ['diff', 'old.yaml'], /: <new> is missing\. Usage: pitboss-codegen diff <old> <new> /],
    [
      'a bundle in no form that there is',
      ['bundle', 'all.xml'],
      /: all\.xml must end with `\.json` or `\.yaml`\. Usage: /,
    ],
    ['an invalid port', ['mock', '--port', '99999'], /: 99999 is not a port/],
  ];
  for (const [fact, args, error] of CASES)
    test(`ends with 2: ${fact}`, async () => {
      const { status, lines, errors } = await said(...args);
      assert.equal([status, lines, errors.length], [2, [], 1]);
      assert.match(errors[0] ?? '', error);
    });

  test('a missing configuration is a fault that names the option', async () => {
    const { status, errors } = await said('lint', '--config', 'nowhere.json');
    assert.is(status, 1);
    assert.match(errors.join(), /nowhere\.json'\. Use --config to set the configuration file\.$/);
  });

  test('help lists every command, and each command its options', async () => {
    const { status, lines } = await said('--help');
    assert.is(status, 0);
    const names = lines.flatMap((line) => /^ {2}(\w+) {2,}/.exec(line)?.[1] ?? []);
    assert.equal(names, [
      'init',
      'lint',
      'bundle',
      'generate',
      'build',
      'check',
      'diff',
      'release',
      'mock',
      'scaffold',
      'test',
      'watch',
    ]);
    for (const name of names) {
      const help = await said(name, '--help');
      assert.equal([help.status, help.errors], [0, []]);
      assert.match(help.lines[0] ?? '', `usage: pitboss-codegen ${name}`);
      assert.equal(await said('help', name), help);
    }
  });
});

suite('codegen/cli faults', (test) => {
  test('a fault names its own file and line, not those of references to it', () =>
    withCasino(
      [{ file: 'spec/seats/paths/auth.yaml', replace: '  x-requirement: S1\n', by: '' }],
      async ({ folder }) => {
        const { status, errors } = await said('lint', '--config', join(folder, 'codegen.json'));
        assert.equal([status, errors.length], [1, 1]);
        const [, file = '', line = ''] =
          /^(\S+):(\d+):\d+ spec\/seats\/openapi\.yaml#\/paths\/~1auth\/post: /.exec(errors[0] ?? '') ?? [];
        assert.ok(file.endsWith('spec/seats/paths/auth.yaml'), errors[0]);
        assert.match(
          readFileSync(join(folder, 'spec/seats/paths/auth.yaml'), 'utf8').split('\n')[Number(line) - 1] ?? '',
          /^post:/,
        );
      },
    ));

  test('a fault of the registry names the line of its code', () =>
    withCasino(
      [{ file: 'spec/problems.yaml', replace: ', action: Choose an open table.', by: '' }],
      async ({ folder }) => {
        const { errors } = await said('lint', '--config', join(folder, 'codegen.json'));
        const [, line = ''] =
          /problems\.yaml:(\d+):1 spec\/problems\.yaml#\/table_closed: /.exec(errors[0] ?? '') ?? [];
        assert.match(
          readFileSync(join(folder, 'spec/problems.yaml'), 'utf8').split('\n')[Number(line) - 1] ?? '',
          /^table_closed:/,
        );
      },
    ));

  test('shows progress on request', () =>
    withCasino([], async ({ folder }) => {
      const doing: string[] = [];
      await run(['lint', '--config', join(folder, 'codegen.json')], () => {}, { progress: (what) => doing.push(what) });
      assert.equal(doing, ['linting', 'checking what the generator requires']);
    }));
});

suite('codegen/bundle', (test) => {
  const bundled = async (casino: Casino, file: string, ...words: string[]) => {
    const path = join(casino.folder, file);
    const { status, lines } = await casino.codegen('bundle', path, ...words);
    return { status, lines: lines.map((line) => line.replaceAll(`${casino.folder}/`, '')) };
  };

  test('writes the merged document of an interface as JSON or as YAML', () =>
    withCasino([], async (casino) => {
      const json = await bundled(casino, 'out/all.json', '--api', 'server');
      assert.equal(json, { status: 0, lines: ['out/all.json written'] });
      await bundled(casino, 'out/all.yaml', '--api', 'server');
      const document = JSON.parse(casino.read('out/all.json'));
      assert.ok(document.paths['/tables'] && document.paths['/auth']);
      assert.equal(parse(casino.read('out/all.yaml')), document);
    }));

  test('writes one document for each section', () =>
    withCasino([], async (casino) => {
      const { lines } = await bundled(casino, 'out/{api}/{section}.yaml');
      assert.equal(
        lines,
        ['out/server/tables.yaml', 'out/server/seats.yaml', 'out/bank/bank.yaml'].map((file) => `${file} written`),
      );
      const document = parse(casino.read('out/server/seats.yaml'));
      assert.is(document.info.title, 'Seats');
      assert.not.match(casino.read('out/server/seats.yaml'), /\$ref: [^"'#]*\.yaml/);
    }));

  test('refuses to write two interfaces into one file', () =>
    withCasino([], async (casino) => {
      const { status, lines } = await bundled(casino, 'all.json');
      assert.is(status, 2);
      assert.match(lines[0] ?? '', /cannot hold several interfaces/);
      assert.match(
        (await bundled(casino, 'all.json', '--api', 'kitchen')).lines[0] ?? '',
        /unknown interface kitchen; the interfaces are server, bank/,
      );
    }));
});

suite('codegen/diff', (test) => {
  const compared = (edits: readonly Edit[], ...words: string[]) =>
    withCasino([], (before) =>
      withCasino(edits, async ({ folder }) => {
        const file = 'spec/tables/openapi.yaml';
        const { status, lines, errors } = await said('diff', join(before.folder, file), join(folder, file), ...words);
        return { status, errors, lines: lines.map((line) => line.replaceAll(/\S*\/(?=spec\/)/g, '')) };
      }),
    );

  test('passes compatible changes', async () => {
    assert.equal(await compared([]), { status: 0, errors: [], lines: ['no breaking changes; other changes: 0'] });
    const edit = { file: 'spec/tables/paths/tables.yaml', replace: 'Lists the tables.', by: 'Tells the tables.' };
    const { status, lines } = await compared([edit], '--all');
    assert.is(status, 0);
    assert.match(lines[0] ?? '', /^spec\/tables\/paths\/tables\.yaml:3:\d+ modified: #\/paths\/~1tables\/get summary$/);
  });

  test('fails for breaking changes, with line, rule and the version required', async () => {
    const edit = {
      file: 'spec/tables/paths/tables.yaml',
      replace: 'operationId: listTables',
      by: 'operationId: allTables',
    };
    const { status, lines } = await compared([edit]);
    assert.is(status, 1);
    assert.match(
      lines[0] ?? '',
      /^spec\/tables\/paths\/tables\.yaml:2:\d+ operation-id-changed: .*listTables.*allTables/,
    );
    assert.is(lines[1], 'breaking changes: 1; other changes: 0; the version after 1.0.0 must be 2.0.0 or higher');
  });

  test('a file that is missing or not an API description is a fault', async () => {
    const absent = await said('diff', 'a.yaml', 'b.yaml');
    assert.is(absent.status, 1);
    assert.match(absent.errors[0] ?? '', /a\.yaml: no such file/);
    await withCasino([], async ({ folder }) => {
      const file = join(folder, 'formats.ts');
      assert.is((await said('diff', file, file)).status, 1);
    });
    const edit = {
      file: 'spec/tables/paths/tables.yaml',
      replace: 'parameters.yaml#/Limit',
      by: 'parameters.yaml#/None',
    };
    const { status, errors } = await compared([edit]);
    assert.is(status, 1);
    assert.match(errors.join('\n'), /spec\/tables\/paths\/tables\.yaml:9:7 #\/get\/parameters\/0: Can't resolve \$ref/);
  });
});

suite('codegen/release', (test) => {
  const version = (to: string, ...files: string[]): void => {
    for (const file of files)
      writeFileSync(file, readFileSync(file, 'utf8').replace(/version: \d+\.\d+\.\d+/, `version: ${to}`));
  };
  const specs = ({ folder }: Casino) => ['tables', 'seats'].map((name) => join(folder, `spec/${name}/openapi.yaml`));
  const change = ({ folder }: Casino, replace: string, by: string): void => {
    const file = join(folder, 'spec/tables/paths/tables.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(replace, by));
  };
  const released = (use: (casino: Casino) => Promise<void>) =>
    withCasino([RELEASED], async (casino) => {
      assert.equal(await casino.codegen('release'), { status: 0, lines: ['3 released documents, 3 written'] });
      await use(casino);
    });
  /** The faults that check would report for the released documents. */
  const complaints = ({ folder }: Casino) => unreleasable(readProjectConfig(join(folder, 'codegen.json')));

  test('releasing again writes nothing', () =>
    released(async (casino) => {
      assert.equal(await casino.codegen('release'), { status: 0, lines: ['3 released documents, 0 written'] });
      assert.equal(complaints(casino), []);
    }));

  test('check and release refuse a change that breaks callers until the major number is raised', () =>
    released(async (casino) => {
      change(casino, 'operationId: listTables', 'operationId: allTables');
      await casino.codegen('generate');
      const complaint =
        /^spec\/tables\/paths\/tables\.yaml:2:\d+ operation-id-changed: .* This breaks callers of the released version 1\.0\.0: undo it, or raise info\.version to 2\.0\.0\.$/;
      for (const command of ['check', 'release']) {
        const { status, lines } = await casino.codegen(command);
        assert.is(status, 1);
        assert.match(lines[0] ?? '', complaint);
      }
      version('1.9.0', ...specs(casino));
      assert.is(complaints(casino).length, 1);
      version('2.0.0', ...specs(casino));
      assert.equal(complaints(casino), []);
      assert.equal(await casino.codegen('release'), { status: 0, lines: ['3 released documents, 2 written'] });
      assert.is(parse(casino.read('released/server/tables.yaml')).paths['/tables'].get.operationId, 'allTables');
    }));

  test('a harmless change may wait, and is released under a new version', () =>
    released(async (casino) => {
      change(casino, 'Lists the tables.', 'Tells the tables.');
      assert.equal(complaints(casino), []);
      const { status, lines } = await casino.codegen('release');
      assert.is(status, 1);
      assert.match(lines[0] ?? '', /differs from the released 1\.0\.0\. Raise info\.version/);
      version('1.0.1', ...specs(casino));
      assert.is((await casino.codegen('release')).status, 0);
    }));

  test('a version never decreases', () =>
    released(async (casino) => {
      version('0.9.0', ...specs(casino));
      assert.match(complaints(casino)[0] ?? '', /its version 0\.9\.0 is lower than the released 1\.0\.0/);
    }));

  test('compressed copies compare like others, and name a place in their text', () =>
    withCasino([{ ...RELEASED, by: RELEASED.by.replace(' }', ', "compressed": true }') }], async (casino) => {
      const copy = 'released/server/tables.yaml.gz';
      assert.equal(await casino.codegen('release'), { status: 0, lines: ['3 released documents, 3 written'] });
      assert.not.ok(existsSync(join(casino.folder, 'released/server/tables.yaml')));
      const bytes = readFileSync(join(casino.folder, copy));
      assert.equal(bytes, gzipSync(gunzipSync(bytes), { level: 9 }), 'neither name nor time is in it');
      assert.equal(await casino.codegen('release'), { status: 0, lines: ['3 released documents, 0 written'] });
      const left = '    - { name: empty, in: query, description: Empty ones only., schema: { type: boolean } }\n';
      change(casino, left, '');
      const [fault = ''] = complaints(casino);
      const [, line = ''] = /^released\/server\/tables\.yaml\.gz:(\d+):\d+ /.exec(fault) ?? [];
      assert.match(gunzipSync(bytes).toString().split('\n')[Number(line) - 1] ?? '', /- name: empty/, fault);
      const document = join(casino.folder, 'spec/tables/openapi.yaml');
      const { status, lines } = await said('diff', join(casino.folder, copy), document);
      assert.is(status, 1);
      assert.match(lines[0] ?? '', /tables\.yaml\.gz:\d+:\d+ .*empty/);
    }));

  test('removing a section breaks its callers', () =>
    released(async (casino) => {
      mkdirSync(join(casino.folder, 'released/old'));
      writeFileSync(join(casino.folder, 'released/old/gone.yaml'), casino.read('released/bank/bank.yaml'));
      assert.match(complaints(casino).join(), /^released\/old\/gone\.yaml: its document is gone/);
    }));

  test('without a folder of released documents there is nothing to replace', async () => {
    const { status, lines } = await withCasino([], (casino) => casino.codegen('release'));
    assert.is(status, 1);
    assert.match(lines[0] ?? '', /has no folder of released documents/);
  });
});

suite('codegen/scaffold', (test) => {
  test('writes a stub for each missing handler, and never overwrites one', () =>
    withCasino([SCAFFOLDED], async (casino) => {
      const path = join(casino.folder, 'handlers/tables/list-tables.ts');
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, 'Mine.\n');
      const { status, lines } = await casino.codegen('scaffold', '--api', 'server');
      assert.is(status, 0);
      assert.is(casino.read('handlers/tables/list-tables.ts'), 'Mine.\n');
      const written = lines.flatMap((line) => /^(\S+) written$/.exec(line)?.[1] ?? []);
      assert.ok(written.includes('handlers/seats/sign-in.ts'), lines.join('\n'));
      assert.not.ok(written.includes('handlers/tables/list-tables.ts'));
      // It is pending, so it has a generated stub.
      assert.not.ok(existsSync(join(casino.folder, 'handlers/tables/deal.ts')));
      assert.match(
        casino.read('handlers/seats/sign-in.ts'),
        "import type { Operations } from '../../generated/server/operations.gen.ts';",
      );
      assert.ok(lines.includes('add to handlers/index.ts:'));
      assert.ok(lines.includes("  import { signIn } from './seats/sign-in.ts';"));
      const again = await casino.codegen('scaffold', '--api', 'server');
      assert.equal([again.status, again.lines.length], [0, 1]);
      assert.match(again.lines[0] ?? '', /^server: all \d+ operations have a handler$/);
    }));

  test('skips operations that the index names', () =>
    withCasino([SCAFFOLDED], async (casino) => {
      mkdirSync(join(casino.folder, 'handlers'));
      writeFileSync(join(casino.folder, 'handlers/index.ts'), 'export const handlers = { signIn: other };\n');
      const { lines } = await casino.codegen('scaffold');
      assert.not.ok(lines.some((line) => line.includes('sign-in')));
    }));

  test('fills in a stub of the project’s own', () =>
    withCasino(
      [
        { ...SCAFFOLDED, by: SCAFFOLDED.by.replace('.ts" }', '.ts", "stub": "stub.txt" }') },
        { file: 'stub.txt', replace: '', by: '// {section} {operationId}: {summary} {other}\n' },
      ],
      async (casino) => {
        await casino.codegen('scaffold');
        assert.match(casino.read('handlers/seats/sign-in.ts'), /^\/\/ seats signIn: .+ \{other\}\n$/);
      },
    ));

  test('says what it needs where no interface has handlers', async () => {
    const { status, lines } = await withCasino([], (casino) => casino.codegen('scaffold'));
    assert.is(status, 1);
    assert.match(lines[0] ?? '', /No interface has handlers: add "handlers"/);
  });

  test('a file is named after its operation', () => {
    assert.equal(['listTables', 'getOAuthURL', 'v2Winners', 'save'].map(kebab), [
      'list-tables',
      'get-o-auth-url',
      'v2-winners',
      'save',
    ]);
  });
});
