import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { listRunFaults } from '../../../codegen/commands/watch.ts';
import { suite } from '../../support/suite.ts';
import { type Casino, FILES, withCasino } from '../casino.ts';

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
      assert.equal(named.slice(0, 4), [
        'problems.type is missing. Add "type".',
        'owned is not a list. Write "owned": [ … ].',
        'apis.server.output is missing. Add "output".',
        'apis.server.outptu is unknown. Keys are output, document, sections, events, perspective, messages, title, validators, server, client, forms, clientOptions, transportHeaders, handlers, accept.',
      ]);
      assert.match(named[4] ?? '', /^apis[.]bank[.]accept[.]0 is "cookies"[.] Use one of parameter-style, /);
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
