import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { generate } from '../../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../../codegen/read/config/config.ts';
import type { Document } from '../../../codegen/read/document/document.ts';
import { suite } from '../../support/suite.ts';
import { withCasino } from '../casino.ts';

const SERVER = [
  'operations.gen.ts',
  'pending.gen.ts',
  'replies.gen.d.mts',
  'replies.gen.mjs',
  'requests.gen.d.mts',
  'requests.gen.mjs',
  'types.gen.ts',
];
const CLIENT = 'client create-api create-client errors index security servers types'.split(' ');
const OPERATIONS = 'deal-cards get-newest-table get-table list-tables open-table sign-in take-seat'.split(' ');
/** The runtime modules that this interface needs: no forms, streams or cookies. */
const RUNTIME = [
  ...[
    'api-error',
    'authorize',
    'bind-calls',
    'operation-call',
    'client',
    'client-options',
    'connection-error',
    'idempotency-key',
    'oauth2',
    'operation',
  ],
  ...['paging', 'raw-response', 'reply', 'request', 'retry', 'security', 'session', 'wait'],
];
const NOTICE = '// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.';

const files = await withCasino([], (casino) => generate(readProjectConfig(join(casino.folder, 'codegen.json'))));
const read = (file: string) => files.get(file) ?? '';
const document: Document = JSON.parse(read('generated/openapi.json'));
const includes = (file: string, text: string) => assert.ok(read(file).includes(text), `${file} does not have ${text}`);

suite('codegen/generate', (test) => {
  test('two runs give identical bytes', async () => {
    const again = await withCasino([], (casino) => generate(readProjectConfig(join(casino.folder, 'codegen.json'))));
    assert.equal([...again], [...files]);
  });

  test('writes exactly what the configuration names', () => {
    const expected = [
      ...CLIENT.map((name) => `client/${name}.gen.ts`),
      ...OPERATIONS.map((name) => `client/operations/${name}.gen.ts`),
      ...RUNTIME.map((name) => `client/runtime/${name}.gen.ts`),
      ...['generated/bank.json', 'generated/bank/client.gen.ts'],
      ...['generated/bank/operations/debit-player.gen.ts', 'generated/bank/runtime/operation.gen.ts'],
      'generated/bank/runtime/bind-calls.gen.ts',
      'generated/bank/runtime/operation-call.gen.ts',
      ...SERVER.map((name) => `generated/bank/${name}`),
      ...['generated/formats.gen.mjs', 'generated/openapi.json', 'generated/problems.gen.ts'],
      ...SERVER.map((name) => `generated/server/${name}`),
    ];
    assert.equal([...files.keys()].sort(), expected.sort());
  });

  test('every file but JSON says in its first line that it is generated', () => {
    for (const [file, text] of files) if (!file.endsWith('.json')) assert.is(text.split('\n')[0], NOTICE, file);
  });

  test('merges sections: ordered paths, tags, one version, the interface’s title', () => {
    assert.equal(Object.keys(document.paths ?? {}), [
      '/tables',
      '/tables/{table_id}',
      '/tables/newest',
      '/tables/{table_id}/deal',
      '/auth',
      '/tables/{table_id}/seats',
    ]);
    assert.equal(
      document.tags?.map(({ name }) => name),
      ['tables', 'seats'],
    );
    assert.equal(document.info, {
      title: 'Casino',
      version: '1.0.0',
      description: '# Tables\n\nWhere players sit.\n\n# Seats\n\nWhat players sit on.',
    });
  });

  test('gives every operation its section and security', () => {
    const list = document.paths?.['/tables']?.get;
    assert.equal([list?.['x-section'], list?.security], ['tables', [{ token: [] }]]);
    const signIn = document.paths?.['/auth']?.post;
    assert.equal([signIn?.['x-section'], signIn?.security], ['seats', []]);
  });

  test('narrows a problem response to the codes of its operation', () => {
    const response = document.paths?.['/tables']?.post?.responses?.['400'];
    const problem = {
      type: '/problems/malformed_body',
      title: 'Malformed body',
      status: 400,
      detail: 'Send a body that is JSON.',
      instance: '/tables',
      code: 'malformed_body',
      request_id: 'r-1',
    };
    const other = {
      ...problem,
      type: '/problems/validation_failed',
      title: 'Validation failed',
      detail: 'Mend the fields that errors lists.',
      code: 'validation_failed',
    };
    const only = {
      type: 'object',
      required: ['code'],
      properties: { code: { enum: ['malformed_body', 'validation_failed'] } },
    };
    assert.equal(response, {
      description:
        'The request cannot be read.\n\n- `malformed_body`: Send a body that is JSON.\n- `validation_failed`: Mend the fields that errors lists.',
      content: {
        'application/problem+json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, only] },
          examples: {
            malformed_body: { summary: 'Malformed body', value: problem },
            validation_failed: { summary: 'Validation failed', value: other },
          },
        },
      },
    });
  });

  test('removes unused shared responses', () => {
    assert.is(document.components?.responses, undefined);
  });

  test('the mode of an operation: GET reads, x-calls or x-units makes a chain, everything else writes', () => {
    const modes = [...read('generated/server/operations.gen.ts').matchAll(/^ {4}(\w+): \{\n {8}mode: '(\w+)'/gm)];
    assert.equal(
      modes.map(([, id, mode]) => `${id} ${mode}`),
      [
        'listTables read',
        'openTable write',
        'getTable read',
        'getNewestTable read',
        'dealCards chain',
        'signIn chain',
        'takeSeat chain',
      ],
    );
  });

  test('an operation with x-reads reads, and is repeatable', async () => {
    const edits = [{ file: 'spec/tables/paths/deal.yaml', replace: 'x-units: several', by: 'x-reads: true' }];
    const [operations, client] = await withCasino(edits, async (casino) => {
      await casino.codegen('generate');
      return [casino.read('generated/server/operations.gen.ts'), casino.read('client/operations/deal-cards.gen.ts')];
    });
    assert.match(operations, /^ {4}dealCards: \{\n {8}mode: 'read'/m);
    assert.match(client, /^ {2}repeatable: true,$/m);
  });

  test('a reply with an optional body is marked for reply checks', () => {
    includes('generated/server/replies.gen.mjs', 'mayBeEmpty: true }');
    includes('generated/server/types.gen.ts', '200: Table | undefined;');
    includes('client/types.gen.ts', '200: Table | undefined;');
  });

  test('an accepted request has its defaults, a sent one may omit them', () => {
    includes('generated/server/types.gen.ts', 'limit: number;');
    includes('client/types.gen.ts', 'limit?: number;');
  });

  test('types name headers as they are at run time', () => {
    includes('generated/server/types.gen.ts', "'idempotency-key'?: string;");
  });

  test('a declared status without content has no body', () => {
    includes('generated/server/types.gen.ts', '204: void;');
    includes('generated/server/types.gen.ts', '202: void;');
  });

  test('types have everything from the spec, and nothing that only hey-api uses', () => {
    const exported = [...read('generated/server/types.gen.ts').matchAll(/^export type (\w+)/gm)].map(
      ([, name]) => name,
    );
    assert.equal(exported.slice(0, 2), ['Problem', 'Table']);
    assert.equal(
      exported.slice(2).filter((name = '') => !/^\w+(Data|Responses)$/.test(name)),
      [],
    );
    assert.is(exported.length, 2 + 2 * 7);
  });

  test('only pending operations have a stub', async () => {
    includes('generated/server/pending.gen.ts', 'export const pending = {\n  dealCards: notImplemented,\n};');
    includes('generated/bank/pending.gen.ts', 'export const pending = {};');
  });

  test('the client imports only generated modules of the same folder', () => {
    const client = [...files].filter(([file]) => file.startsWith('client/'));
    for (const [file, text] of client)
      for (const [, from = ''] of text.matchAll(/ from '([^']*)'/g))
        assert.ok(files.has(join(dirname(file), from)), `${file} imports ${from}`);
  });

  test('a call takes no header that the transport sends, a handler gets it', () => {
    for (const file of ['client/types.gen.ts', 'generated/bank/types.gen.ts'])
      assert.not.match(read(file), /^ *headers\??:|idempotency-key|webhook-id/m);
    includes('generated/server/types.gen.ts', "'idempotency-key'?: string;");
  });

  test('generated code imports nothing from the generator', () => {
    for (const [file, text] of files) assert.not.match(text, /from '[^']*codegen/, file);
  });
});
