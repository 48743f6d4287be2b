import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { type Casino, withCasino } from './casino.ts';

const NOTICE = '// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';

/** What check says after generate and something else. */
const afterwards = (disturb: (casino: Casino) => void) =>
  withCasino([], async (casino) => {
    await casino.codegen('generate');
    disturb(casino);
    return casino.codegen('check');
  });

suite('codegen/check', (test) => {
  test('passes after generate', async () => {
    assert.equal(await afterwards(() => {}), { status: 0, lines: ['generated files are what the specs generate'] });
  });

  test('names a file that is missing', async () => {
    const result = await afterwards(({ folder }) => rmSync(join(folder, 'generated/openapi.json')));
    assert.equal(result, { status: 1, lines: ['generated/openapi.json is missing: run make generate'] });
  });

  test('names a file that was changed', async () => {
    const result = await afterwards(({ folder }) => appendFileSync(join(folder, 'client/client.gen.ts'), '\n'));
    assert.equal(result, {
      status: 1,
      lines: ['client/client.gen.ts is not what the spec generates: run make generate'],
    });
  });

  test('names a file that is extra', async () => {
    const result = await afterwards(({ folder }) =>
      writeFileSync(join(folder, 'generated/server/old.gen.ts'), `${NOTICE}\n`),
    );
    assert.equal(result, {
      status: 1,
      lines: ['generated/server/old.gen.ts is not generated from anything: run make generate'],
    });
  });

  test('names what a change of the spec changes', async () => {
    const result = await afterwards(({ folder }) =>
      appendFileSync(join(folder, 'spec/schemas/Table.yaml'), 'title: Table\n'),
    );
    assert.equal(result, {
      status: 1,
      lines: [
        'client/types.gen.ts is not what the spec generates: run make generate',
        'generated/openapi.json is not what the spec generates: run make generate',
        'generated/server/types.gen.ts is not what the spec generates: run make generate',
      ],
    });
  });
});

suite('codegen/generate on disk', (test) => {
  test('writes nothing that is there already', async () => {
    await withCasino([], async (casino) => {
      assert.equal(await casino.codegen('generate'), { status: 0, lines: ['21 files, 21 written, 0 removed'] });
      assert.equal(await casino.codegen('generate'), { status: 0, lines: ['21 files, 0 written, 0 removed'] });
    });
  });

  test('removes what is generated no more', async () => {
    await withCasino([], async (casino) => {
      mkdirSync(join(casino.folder, 'generated/old'), { recursive: true });
      writeFileSync(join(casino.folder, 'generated/old/types.gen.ts'), `${NOTICE}\n`);
      assert.equal(await casino.codegen('generate'), { status: 0, lines: ['21 files, 21 written, 1 removed'] });
      assert.is((await casino.codegen('check')).status, 0);
    });
  });

  test('never removes a file that somebody wrote', async () => {
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
  test('an unknown command is answered with the commands', async () => {
    const result = await withCasino([], (casino) => casino.codegen('polish'));
    assert.equal(result, {
      status: 2,
      lines: [
        'pitboss-codegen: there is no command polish. The commands are lint, bundle, generate, build, check, diff, release, mock, scaffold, watch.',
      ],
    });
  });

  test('a configuration is refused key by key, each with how to mend it', async () => {
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
        'owned is no list. Write "owned": [ … ].',
        'apis.server.output is missing. Add "output".',
        'apis.server.outptu is no key. Keys are output, document, sections, events, title, validators, client, transportHeaders, handlers, accept.',
      ]);
      assert.match(named[4] ?? '', /^apis[.]bank[.]accept[.]0 is "cookies"[.] It is one of cookie-parameter, /);
    });
  });

  test('lint passes a sound spec', async () => {
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

  test('lint prints what the generator would refuse', async () => {
    const edits = [{ file: 'spec/seats/paths/auth.yaml', replace: '  x-requirement: S1\n', by: '' }];
    const { status, lines } = await withCasino(edits, (casino) => casino.codegen('lint'));
    assert.equal([status, lines.length], [1, 1]);
    assert.match(lines[0] ?? '', /has neither x-requirement nor x-extension/);
  });
});
