import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { listRunFaults } from '../../../codegen/commands/watch.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { type Casino, type Edit, FILES, withCasino } from '../casino.ts';

const NOTICE = '// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';

/** Runs check after generate and some change. */
const afterwards = (disturb: (casino: Casino) => void) =>
  withCasino([], async (casino) => {
    await casino.codegen('generate');
    disturb(casino);
    return casino.codegen('check');
  });

suite('codegen/check', (test) => {
  test('passes after generate', async () => {
    assert.equal(await afterwards(() => {}), { status: 0, lines: ['generated files are up to date'] });
  });

  test('names a file that is missing', async () => {
    const result = await afterwards(({ folder }) => rmSync(join(folder, 'generated/openapi.json')));
    assert.equal(result, { status: 1, lines: ['generated/openapi.json is missing: run make generate'] });
  });

  test('names a file that was changed', async () => {
    const result = await afterwards(({ folder }) => appendFileSync(join(folder, 'client/client.gen.ts'), '\n'));
    assert.equal(result, {
      status: 1,
      lines: ['client/client.gen.ts is out of date with the specs: run make generate'],
    });
  });

  test('names a file that is no longer generated', async () => {
    const result = await afterwards(({ folder }) =>
      writeFileSync(join(folder, 'generated/server/old.gen.ts'), `${NOTICE}\n`),
    );
    assert.equal(result, {
      status: 1,
      lines: ['generated/server/old.gen.ts is no longer generated: run make generate'],
    });
  });

  test('names what a change of the spec changes', async () => {
    const result = await afterwards(({ folder }) =>
      appendFileSync(join(folder, 'spec/schemas/Table.yaml'), 'title: Table\n'),
    );
    assert.equal(result, {
      status: 1,
      lines: [
        'client/types.gen.ts is out of date with the specs: run make generate',
        'generated/openapi.json is out of date with the specs: run make generate',
        'generated/server/types.gen.ts is out of date with the specs: run make generate',
      ],
    });
  });
});

suite('codegen/generate on disk', (test) => {
  test('does not rewrite unchanged files', async () => {
    await withCasino([], async (casino) => {
      assert.equal(await casino.codegen('generate'), {
        status: 0,
        lines: [`${FILES} files, ${FILES} written, 0 removed`],
      });
      assert.equal(await casino.codegen('generate'), { status: 0, lines: [`${FILES} files, 0 written, 0 removed`] });
    });
  });

  test('removes files that are no longer generated', async () => {
    await withCasino([], async (casino) => {
      mkdirSync(join(casino.folder, 'generated/old'), { recursive: true });
      writeFileSync(join(casino.folder, 'generated/old/types.gen.ts'), `${NOTICE}\n`);
      assert.equal(await casino.codegen('generate'), {
        status: 0,
        lines: [`${FILES} files, ${FILES} written, 1 removed`],
      });
      assert.is((await casino.codegen('check')).status, 0);
    });
  });

  test('never removes a handwritten file', async () => {
    await withCasino([], async (casino) => {
      mkdirSync(join(casino.folder, 'generated'));
      writeFileSync(join(casino.folder, 'generated/notes.md'), 'Mine.\n');
      assert.equal(await casino.codegen('generate'), {
        status: 1,
        lines: ['generated/notes.md is not a generated file: move it out of generated, client'],
      });
      assert.is(casino.read('generated/notes.md'), 'Mine.\n');
    });
  });
});

suite('codegen/cli', (test) => {
  test('an unknown command lists the commands', async () => {
    const result = await withCasino([], (casino) => casino.codegen('polish'));
    assert.equal(result, {
      status: 2,
      lines: [
        'pitboss-codegen: unknown command polish. Commands: init, lint, bundle, generate, build, check, diff, release, mock, scaffold, test, watch.',
      ],
    });
  });

  test('an invalid configuration is refused key by key, each with a fix', async () => {
    const edits = [
      { file: 'codegen.json', replace: '"output": "generated/server",', by: '"outptu": "generated/server",' },
      { file: 'codegen.json', replace: '"type": "/problems/",', by: '' },
      { file: 'codegen.json', replace: '["generated", "client"]', by: '"generated"' },
      { file: 'codegen.json', replace: '"transportHeaders": ["webhook-id"]', by: '"accept": ["cookies"]' },
    ];
    await withCasino(edits, async (casino) => {
      const { status, lines } = await casino.codegen('generate');
      const named = lines.map((line) => line.replace(`${casino.folder}/codegen.json: `, ''));
      assert.is(status, 1);
      assert.equal(named.slice(0, 3), [
        'problems.type is missing. Add "type".',
        'owned is not a list. Write "owned": [ … ].',
        'apis.server.outptu is unknown. Keys are output, document, sections, events, perspective, messages, title, validators, server, client, forms, clientOptions, transportHeaders, handlers, accept, include, exclude, plugins.',
      ]);
      assert.match(named[3] ?? '', /^apis[.]bank[.]accept[.]0 is "cookies"[.] Use one of parameter-style, /);
    });
  });

  test('lint passes a valid spec', async () => {
    assert.equal(await withCasino([], (casino) => casino.codegen('lint')), { status: 0, lines: ['3 documents pass'] });
  });

  test('lint prints what the lint rules find', async () => {
    const edits = [{ file: 'spec/tables/paths/tables.yaml', replace: '  summary: Lists the tables.\n', by: '' }];
    const { status, lines } = await withCasino(edits, (casino) => casino.codegen('lint'));
    assert.is(status, 1);
    assert.ok(
      lines.some((line) => line.includes('operation-summary')),
      lines.join('\n'),
    );
  });

  test('lint prints each fault on one line, with its place and rule', async () => {
    const edits = ['  summary: Lists the tables.\n', '  summary: Opens a table.\n'].map((replace) => ({
      file: 'spec/tables/paths/tables.yaml',
      replace,
      by: '',
    }));
    const { lines } = await withCasino(edits, (casino) => casino.codegen('lint'));
    assert.is(lines.length, 2);
    for (const line of lines) assert.match(line, /^spec\/tables\/paths\/tables\.yaml:\d+:\d+ operation-summary: ./);
  });

  test('watch reports every fault of a run, once', () => {
    const lint = { status: 1, lines: ['a.yaml:1:1 #/paths: no. Fix it.', '', 'another.'] };
    const generated = { status: 1, lines: ['another.', 'a third.'] };
    assert.equal(listRunFaults([lint, generated]), ['a.yaml:1:1 #/paths: no. Fix it.', 'another.', 'a third.']);
    assert.equal(
      listRunFaults([
        { status: 0, lines: ['2 documents pass'] },
        { status: 0, lines: ['1 file'] },
      ]),
      [],
    );
    assert.equal(listRunFaults([{ status: 1, lines: [''] }]), ['the run failed without a message']);
  });

  test('lint prints what the generator would refuse', async () => {
    const edits = [{ file: 'spec/seats/paths/auth.yaml', replace: '  x-requirement: S1\n', by: '' }];
    const { status, lines } = await withCasino(edits, (casino) => casino.codegen('lint'));
    assert.equal([status, lines.length], [1, 1]);
    assert.match(lines[0] ?? '', /has neither x-requirement nor x-extension/);
  });
});

suite('codegen/--format', (test) => {
  const TABLES = 'spec/tables/paths/tables.yaml';
  const UNSUMMED: Edit = { file: TABLES, replace: '  summary: Lists the tables.\n', by: '' };
  const UNKNOWN: Edit = { file: 'spec/seats/paths/auth.yaml', replace: '  x-requirement: S1\n', by: '' };

  /** A command's whole output in a format, and its exit status. */
  const said = async ({ folder }: Casino, format: string, ...words: string[]) => {
    const lines: string[] = [];
    const status = await run([...words, '--config', join(folder, 'codegen.json'), '--format', format], (line) =>
      lines.push(line),
    );
    return { status, text: lines.join('\n'), at: (file: string) => relative(process.cwd(), join(folder, file)) };
  };

  test('json: what the linter finds, with place and rule', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { status, text, at } = await said(casino, 'json', 'lint');
      const { command, passed, results, findings } = JSON.parse(text);
      assert.equal([status, command, passed, results], [1, 'lint', false, []]);
      assert.equal(findings, [
        {
          level: 'error',
          rule: 'operation-summary',
          message: 'Operation object should contain `summary` field.',
          file: at(TABLES),
          line: 1,
          column: 1,
        },
      ]);
    }));

  test('json: what the linter finds in several documents', () =>
    withCasino(
      [UNSUMMED, { file: 'spec/seats/paths/seats.yaml', replace: '  summary: ', by: '  x-was: ' }],
      async (casino) => {
        const { text, at } = await said(casino, 'json', 'lint');
        const files = JSON.parse(text).findings.map(({ file }: { file: string }) => file);
        assert.equal(files.sort(), [at('spec/seats/paths/seats.yaml'), at(TABLES)].sort());
      },
    ));

  test('json: what the generator refuses, in the file that is to blame', () =>
    withCasino([UNKNOWN], async (casino) => {
      for (const command of ['lint', 'generate']) {
        const { status, text, at } = await said(casino, 'json', command);
        const [finding, ...others] = JSON.parse(text).findings;
        assert.equal([status, others], [1, []]);
        assert.is(finding.file, at('spec/seats/paths/auth.yaml'));
        assert.ok(finding.line > 0 && finding.column > 0);
        assert.match(finding.message, /^the operation has neither x-requirement nor x-extension\. Add /);
      }
    }));

  test('json: success has the result', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'json', 'lint');
      assert.is(status, 0);
      assert.equal(JSON.parse(text), { command: 'lint', passed: true, results: ['3 documents pass'], findings: [] });
    }));

  test('json: check names files that are missing', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'json', 'check');
      const { findings } = JSON.parse(text);
      assert.is(status, 1);
      assert.ok(findings.length > 3);
      for (const { rule, file, message } of findings) {
        assert.is(rule, 'stale');
        assert.ok(file.startsWith('test/codegen/fixtures/.run-'), file);
        assert.match(message, /^is missing: run /);
      }
    }));

  test('github: an annotation for each finding', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { text, at } = await said(casino, 'github', 'lint');
      assert.is(
        text,
        `::error file=${at(TABLES)},line=1,col=1,title=operation-summary::Operation object should contain \`summary\` field.`,
      );
    }));

  test('sarif: a run with rules and results', () =>
    withCasino([UNSUMMED], async (casino) => {
      const { text, at } = await said(casino, 'sarif', 'lint');
      const { version, runs } = JSON.parse(text);
      assert.is(version, '2.1.0');
      const [{ tool, results }] = runs;
      assert.equal(tool.driver.rules, [{ id: 'operation-summary' }]);
      assert.equal(results, [
        {
          ruleId: 'operation-summary',
          level: 'error',
          message: { text: 'Operation object should contain `summary` field.' },
          locations: [
            { physicalLocation: { artifactLocation: { uri: at(TABLES) }, region: { startLine: 1, startColumn: 1 } } },
          ],
        },
      ]);
    }));

  test('diff: a breaking change is an error with its place', () =>
    withCasino([], (before) =>
      withCasino(
        [{ file: TABLES, replace: 'operationId: listTables', by: 'operationId: allTables' }],
        async (after) => {
          const files = [before, after].map(({ folder }) => join(folder, 'spec/tables/openapi.yaml'));
          const { status, text, at } = await said(after, 'json', 'diff', ...files);
          const [{ level, rule, file, line }] = JSON.parse(text).findings;
          assert.equal([status, level, rule, file, line], [1, 'error', 'operation-id-changed', at(TABLES), 2]);
        },
      ),
    ));

  test('another format is wrong usage', () =>
    withCasino([], async (casino) => {
      const { status, text } = await said(casino, 'xml', 'lint');
      assert.is(status, 2);
      assert.match(text, /xml is not a format/);
    }));
});

suite('codegen without a configuration', (test) => {
  const fixture = join(import.meta.dirname, '../fixtures/desk/openapi.yaml');

  /** Runs the program on a document in a folder without a configuration. */
  const withDocument = (
    use: (said: (...args: string[]) => Promise<{ status: number; lines: string[] }>, folder: string) => Promise<void>,
  ) =>
    withFolder((folder) => {
      const document = join(folder, 'openapi.yaml');
      cpSync(fixture, document);
      return use(async (...args) => {
        const lines: string[] = [];
        const words = args.map((word) => word.replace(/^[.]\//, `${folder}/`));
        const status = await run(words, (line) => lines.push(line), { complain: (line) => lines.push(line) });
        return { status, lines };
      }, folder);
    });

  test('--version is that of the package', async () => {
    const lines: string[] = [];
    assert.is(await run(['--version'], (line) => lines.push(line)), 0);
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../codegen/package.json'), 'utf8'));
    assert.equal(lines, [version]);
  });

  test('generate writes what its options name, and changes no file that it did not write', () =>
    withDocument(async (said, folder) => {
      const words = ['generate', './openapi.yaml', '--output', './out'];
      assert.is((await said(...words, '--server', 'node,koa')).status, 0);
      assert.ok(existsSync(join(folder, 'out/server/koa.gen.ts')));
      assert.not.ok(existsSync(join(folder, 'out/server/fastify.gen.ts')));
      assert.equal(readdirSync(folder).sort(), ['openapi.yaml', 'out']);
      // Without the option, the server is no longer generated.
      assert.match((await said(...words)).lines.join(), / [1-9]\d* removed$/);
      assert.not.ok(existsSync(join(folder, 'out/server.gen.ts')));
      writeFileSync(join(folder, 'out/own.ts'), '');
      const refused = await said(...words);
      assert.equal([refused.status, refused.lines.length], [1, 1]);
      assert.match(refused.lines[0] ?? '', /own\.ts is not a generated file/);
    }));

  test('generate writes the event client, types and validators of an AsyncAPI document', () =>
    withDocument(async (said, folder) => {
      writeFileSync(
        join(folder, 'ticks.yaml'),
        [
          'asyncapi: 3.0.0',
          'info: { title: Ticks, version: 1.0.0 }',
          'channels:',
          '  ticks: { address: /ticks, bindings: { ws: {} }, messages: { tick: { payload: { type: object, properties: { at: { type: integer } } } } } }',
          'operations:',
          '  take: { action: receive, channel: { $ref: "#/channels/ticks" } }',
          '',
        ].join('\n'),
      );
      const words = ['generate', './ticks.yaml', '--output', './out'];
      assert.is((await said(...words)).status, 0);
      for (const file of ['types.gen.ts', 'events.gen.ts', 'event-client.gen.ts', 'commands.gen.mjs', 'runtime'])
        assert.ok(existsSync(join(folder, 'out', file)), file);
      const eventOf = () => readFileSync(join(folder, 'out/event-client.gen.ts'), 'utf8');
      assert.match(eventOf(), 'export type TicksEvent = never;');
      assert.is((await said(...words, '--perspective', 'client', '--client', './page')).status, 0);
      assert.not.ok(existsSync(join(folder, 'out/event-client.gen.ts')));
      assert.match(readFileSync(join(folder, 'page/event-client.gen.ts'), 'utf8'), 'export type TicksEvent = Tick;');
      assert.match((await said(...words, '--server', 'node')).lines.join(), /--server is for OpenAPI documents/);
      assert.match((await said(...words, '--perspective', 'mine')).lines.join(), /mine is not a perspective/);
      assert.match((await said('mock', './ticks.yaml')).lines.join(), /^ticks has only events/);
    }));

  test('lint judges by rules that concern everyone', () =>
    withDocument(async (said, folder) => {
      const { status, lines } = await said('lint', './openapi.yaml');
      assert.equal([status, lines.at(-1)], [0, '1 document passes']);
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(join(folder, 'wrong.yaml'), text.replace('operationId: getLoan', 'operationId: deleteLoan'));
      assert.is((await said('lint', './wrong.yaml')).status, 1);
    }));

  test('--client alone writes nothing else, and the same files as next to a server', () =>
    withDocument(async (said, folder) => {
      const { lines } = await said('generate', './openapi.yaml', '--client', './page');
      assert.match(lines.at(-1) ?? '', /^\d+ files/);
      assert.not(existsSync(join(folder, 'generated')));
      await said('generate', './openapi.yaml', '--output', './both', '--client', './other');
      const config = (api: object) => {
        writeFileSync(join(folder, 'pitboss-codegen.json'), JSON.stringify({ apis: { desk: api } }));
        return said('generate', '--config', './pitboss-codegen.json');
      };
      assert.is((await config({ document: 'openapi.yaml', client: 'named' })).status, 0);
      assert.match(
        (await config({ document: 'openapi.yaml' })).lines.join(),
        /desk[.]output is missing[.] Add "output"[.]/,
      );
      const served = { document: 'openapi.yaml', client: 'named', server: 'node' };
      assert.match((await config(served)).lines.join(), /desk[.]output is missing[.]/);
      rmSync(join(folder, 'pitboss-codegen.json'));
      const [page, other] = ['page', 'other'].map((name) => globSync('**/*.ts', { cwd: join(folder, name) }).sort());
      assert.equal(page, other);
      assert.ok(page?.includes('types.gen.ts') && page.includes('client.gen.ts'));
      // Limits of the validators do not concern a client.
      const styled = '{ name: tags, in: query, style: deepObject, schema: { type: array, items: { type: string } } }';
      const text = readFileSync(fixture, 'utf8').replace(
        /(\/loans:\n {4}post:\n)/,
        `$1      parameters: [${styled}]\n`,
      );
      writeFileSync(join(folder, 'styled.yaml'), text);
      const words = ['generate', './styled.yaml', '--accept', 'none'];
      assert.is((await said(...words, '--client', './styled')).status, 0);
      assert.match((await said(...words, '--output', './styled')).lines.join('\n'), 'parameter-style');
      for (const file of page ?? [])
        assert.is(readFileSync(join(folder, 'page', file), 'utf8'), readFileSync(join(folder, 'other', file), 'utf8'));
    }));

  test('of a document that is named, every limitation is accepted and listed with its first place; names or none choose', () =>
    withDocument(async (said, folder) => {
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(
        join(folder, 'odd.yaml'),
        text.replace('isbn: { type: string, minLength: 1 }', 'isbn: { kind: 1 }'),
      );
      const words = ['generate', './odd.yaml', '--output', './out'];
      const { status, lines } = await said(...words);
      assert.is(status, 0);
      assert.match(
        lines.find((line) => line.startsWith('1 × ')) ?? '',
        /^1 × keyword-unknown: the keyword is ignored; first at \S*odd\.yaml#\/paths\/~1loans\/post\/requestBody\/.*\/isbn\/kind$/,
      );
      assert.match(lines.at(-2) ?? '', /lint reports every place with its line, and --accept none refuses it/);
      assert.match(
        (await said('generate', './openapi.yaml', '--output', './out')).lines.join('\n'),
        /^\d+ files[^\n]*$/,
      );
      const refused = await said(...words, '--accept', 'none');
      assert.is(refused.status, 1);
      assert.match(refused.lines.join('\n'), 'keyword-unknown');
      assert.is((await said('lint', './odd.yaml')).status, 1);
      for (const accept of ['keyword-unknown', 'all'])
        assert.is((await said(...words, '--accept', accept)).status, 0, accept);
      assert.is((await said(...words, '--accept', 'everything')).status, 2);
    }));

  test('a server is refused for a security scheme that is not defined, since it could not check it', () =>
    withDocument(async (said, folder) => {
      const text = readFileSync(fixture, 'utf8');
      writeFileSync(join(folder, 'open.yaml'), text.replaceAll('{ card: [] }', '{ badge: [] }'));
      const words = ['generate', './open.yaml', '--output', './out'];
      const refused = await said(...words, '--server', 'node');
      assert.is(refused.status, 1);
      assert.match(refused.lines.join('\n'), /open\.yaml:\d+:\d+ .*its security scheme badge is not defined/);
      assert.is((await said(...words)).status, 0);
    }));

  test('a missing or wrong argument is reported in a sentence', () =>
    withDocument(async (said) => {
      const missing = await said('generate', './nothing.yaml');
      assert.is(missing.status, 1);
      assert.match(missing.lines.join(), /nothing\.yaml: no such file$/);
      assert.match((await said('generate', './openapi.yaml', '--server', 'express')).lines.join(), /express is not a/);
      assert.match((await said('generate', './openapi.yaml', '--config', 'x')).lines.join(), /either a document or/);
    }));
});
