import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import { generate } from '../../../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import type { Document } from '../../../../codegen/read/document/document.ts';
import { suite } from '../../../support/suite.ts';
import { type Edit, withCasino } from '../../casino.ts';

type Validate = { (value: unknown): boolean; errors?: { instancePath: string; keyword: string }[] | null };
type Commands = Record<string, { query: Validate; message: Validate }>;

const ASYNC = 'spec/tables/asyncapi.yaml';
const WITH_EVENTS: Edit = {
  file: 'codegen.json',
  replace: '"document": "generated/openapi.json"',
  by: `"events": { "tables": "${ASYNC}" }, "document": "generated/openapi.json"`,
};

/** The casino with a hall where guests watch the tables. */
const withHall: typeof withCasino = (edits, use) => withCasino([WITH_EVENTS, ...edits], use);

const { files, commands } = await withHall([], async ({ folder, codegen }) => {
  await codegen('generate');
  const module = pathToFileURL(join(folder, 'generated/server/commands.gen.mjs')).href;
  const { commands }: { commands: Commands } = await import(module);
  return { files: await generate(readProjectConfig(join(folder, 'codegen.json'))), commands };
});
const read = (file: string) => files.get(file) ?? '';
const types = read('client/events.gen.ts');

/** The number of compiler errors in each snippet, next to the generated events. */
const errorsIn = (snippets: readonly string[]): Promise<number[]> =>
  withHall([], async ({ folder, codegen }) => {
    await codegen('generate');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files = snippets.map((source, index) => {
      const file = join(folder, `snippet${index}.ts`);
      writeFileSync(
        file,
        `import { sockets, type ClientCommand, type ServerEvent, type ServerMessages } from './generated/server/events.gen.ts';
const table = { table_id: 't', stake: 1, state: 'Open' as const };
${source}
export { sockets, table, type ClientCommand, type ServerEvent, type ServerMessages };`,
      );
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    });
    return files.map((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).length);
  });

suite('codegen/events', (test) => {
  test('two runs give identical bytes', async () => {
    const again = await withHall([], ({ folder }) => generate(readProjectConfig(join(folder, 'codegen.json'))));
    assert.equal([...again], [...files]);
  });

  test('writes events and validators for the server, types and a client for callers, and nothing for an interface without events', () => {
    const found = [...files.keys()].filter((file) => /event|commands/.test(file)).sort();
    assert.equal(found, [
      'client/event-client.gen.ts',
      'client/events.gen.ts',
      'client/runtime/event-channel.gen.ts',
      'client/runtime/event-connection.gen.ts',
      'client/runtime/event-inbox.gen.ts',
      'client/runtime/events-error.gen.ts',
      'client/runtime/open-events.gen.ts',
      'generated/server/commands.gen.d.mts',
      'generated/server/commands.gen.mjs',
      'generated/server/events.gen.ts',
    ]);
    assert.not.match(types, /export const/);
    assert.ok(read('generated/server/events.gen.ts').startsWith(types.trimEnd()), 'the server has the same types');
  });

  test('the schemas of events are types of the merged document, shared with the operations', () => {
    const { components }: Document = JSON.parse(read('generated/openapi.json'));
    for (const name of ['EventEnvelope', 'Table', 'TableOpened', 'Watch']) {
      assert.ok(components?.schemas?.[name], name);
      assert.is(read('client/types.gen.ts').split(`export type ${name} = `).length, 2, name);
    }
    assert.not.ok(components?.messages);
  });

  test('lists every event with its outlets, and every socket', () => {
    const server = read('generated/server/events.gen.ts');
    assert.ok(server.includes("export const events = {\n  TableOpened: ['hall-socket', 'webhook'],\n}"), server);
    assert.ok(
      server.includes(`export const sockets = {
  'hall-socket': {
    path: '/hall/{table_id}',
    requirement: ['T9'],
    permission: { resource: 'tables', permission: 'Read' },
    accounts: null,
    closeCodes: [1001, 4400],
  },
}`),
      server,
    );
  });

  test('an event has its data, its envelope, and the optional fields that it always has', async () => {
    const event = "{ event_type: 'TableOpened', seq: 1, table_id: 't', data: { table } }";
    const sound = `export const event: ServerEvent = ${event};
export const sent: ServerMessages['hall-socket'][] = [event, table];
export const mail: ServerMessages['mail'] = 'text';
export const stake = (told: ServerEvent) => (told.event_type === 'TableOpened' ? told.data.table.stake : 0);
export const command: ClientCommand = { Watch: ['t'] };
export const path: '/hall/{table_id}' = sockets['hall-socket'].path;`;
    const faulty = [
      `export const event: ServerEvent = ${event.replace("table_id: 't', ", '')};`,
      `export const event: ServerEvent = ${event.replace('{ table }', '{ }')};`,
      `export const event: ServerEvent = ${event.replace('TableOpened', 'TableClosed')};`,
      "export const letter: ServerMessages['webhook'] = table;",
      'export const command: ClientCommand = { Watch: 7 };',
    ];
    assert.equal(await errorsIn([sound, ...faulty]), [0, 1, 1, 1, 1, 1]);
  });

  test('client messages are validated as strictly as requests', () => {
    const hall = commands['hall-socket'];
    assert.equal(Object.keys(commands), ['hall-socket']);
    assert.ok(hall?.message({ Watch: ['a', 'b'] }));
    assert.ok(hall?.query({ token: 't' }));
    const refused = (validate: Validate | undefined, value: unknown, keyword: string) => {
      assert.is(validate?.(value), false);
      assert.is(validate?.errors?.[0]?.keyword, keyword);
    };
    refused(hall?.message, { Watch: ['a', 'b', 'c'] }, 'maxItems');
    refused(hall?.message, { Watch: [], watch: [] }, 'additionalProperties');
    refused(hall?.message, [], 'type');
    refused(hall?.query, {}, 'required');
    refused(hall?.query, { token: 't', tokn: 't' }, 'additionalProperties');
  });

  test('a payload that has no name gets one, and a channel without an outlet is its own', async () => {
    const edits = [
      { replace: 'Board, payload: { $ref: ../schemas/Table.yaml }', by: 'Board, payload: { type: object }' },
      { replace: '    x-outlet: webhook\n', by: '' },
    ].map((edit) => ({ file: ASYNC, ...edit }));
    const found = await withHall(edits, ({ folder }) => generate(readProjectConfig(join(folder, 'codegen.json'))));
    assert.match(found.get('client/events.gen.ts') ?? '', "'hall-socket': EventOf<'TableOpened'> | Board;");
    assert.match(
      found.get('client/events.gen.ts') ?? '',
      "letters: EventOf<'TableOpened'>;".replace('letters', "'letters'"),
    );
    assert.match(found.get('client/types.gen.ts') ?? '', 'export type Board = {');
  });

  /** One fault in a valid document, and the line that is printed. */
  const FAULTS: readonly (readonly [fact: string, edit: Omit<Edit, 'file'>, line: string])[] = [
    [
      'a channel without an operation',
      { replace: 'channel: { $ref: "#/channels/notes" }', by: 'channel: { $ref: "#/channels/letters" }' },
      `${ASYNC}#/channels/notes: the channel has no messages. Add an operation for it.`,
    ],
    [
      'an event under another event_type',
      { replace: 'const: TableOpened', by: 'const: TableShut' },
      `${ASYNC}#/channels/hall: the event TableOpened has a different event_type. Write event_type: { const: TableOpened }.`,
    ],
    [
      'an event with the data of another schema',
      { replace: 'data: { $ref: ../schemas/TableOpened.yaml }', by: 'data: { $ref: ../schemas/Table.yaml }' },
      `${ASYNC}#/channels/hall: the data of TableOpened has a different schema. Refer to the schema TableOpened.`,
    ],
    [
      'a second socket of one outlet',
      { replace: '    x-outlet: webhook\n', by: '    x-outlet: hall-socket\n    address: /letters\n' },
      `${ASYNC}#/channels/letters: ${ASYNC}#/channels/hall is a hall-socket too. Give each socket its own x-outlet.`,
    ],
    [
      'an event that differs between channels',
      {
        replace: '      TableOpened: { $ref: "#/components/messages/TableOpened" }\n  notes:',
        by: `      TableOpened:
        name: TableOpened
        payload:
          allOf:
            - { $ref: ../schemas/EventEnvelope.yaml }
            - { properties: { event_type: { const: TableOpened }, data: { $ref: ../schemas/TableOpened.yaml } } }
  notes:`,
      },
      `${ASYNC}#/channels/letters: TableOpened differs from the same event in another channel. Make both the same.`,
    ],
    [
      'another version than the section',
      { replace: 'version: 1.0.0', by: 'version: 2.0.0' },
      `${ASYNC}#/info/version: the version 2.0.0 differs from 1.0.0 in spec/tables/openapi.yaml. Use one version for the whole interface.`,
    ],
  ];
  for (const [fact, edit, line] of FAULTS)
    test(`refuses ${fact}`, async () => {
      const { status, lines } = await withHall([{ file: ASYNC, ...edit }], ({ codegen }) => codegen('generate'));
      assert.is(status, 1);
      assert.ok(lines.includes(line), lines.join('\n'));
    });

  test('refuses an event that an operation emits and no channel sends', async () => {
    const edit = { file: 'spec/tables/paths/tables.yaml', replace: '[TableOpened]', by: '[TableOpened, Watch]' };
    const line =
      'spec/tables/openapi.yaml#/paths/~1tables/post: x-emits has Watch, which no channel sends. Send a message of this name over a channel of an AsyncAPI document, or correct the name.';
    for (const command of ['lint', 'generate'])
      assert.equal(await withHall([edit], ({ codegen }) => codegen(command)), { status: 1, lines: [line] }, command);
    assert.is((await withCasino([edit], ({ codegen }) => codegen('generate'))).status, 0, 'without channels');
  });

  test('refuses a missing file', async () => {
    const edit = { file: 'codegen.json', replace: ASYNC, by: 'spec/tables/events.yaml' };
    const { lines } = await withHall([edit], ({ codegen }) => codegen('generate'));
    assert.equal(lines, [
      'spec/tables/events.yaml: the events file does not exist. Add it, or correct its name in the configuration.',
    ]);
  });
});
