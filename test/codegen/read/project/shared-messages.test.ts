import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { generate } from '../../../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { listInputs } from '../../../../codegen/read/config/inputs.ts';
import { isObject, type Json, type JsonObject } from '../../../../codegen/read/document/document.ts';
import { bundle } from '../../../../codegen/read/project/bundle.ts';
import { suite } from '../../../support/suite.ts';
import { type Edit, withCasino } from '../../casino.ts';

const ASYNC = 'spec/tables/asyncapi.yaml';
const SHARED = 'spec/messages.yaml';
const OPENED = `      name: TableOpened
      payload:
        allOf:
          - { $ref: ../schemas/EventEnvelope.yaml }
          - type: object
            required: [table_id]
            properties:
              event_type: { const: TableOpened }
              data: { $ref: ../schemas/TableOpened.yaml }
`;
const MESSAGE = `TableOpened:
  name: TableOpened
  x-channels: [letters, hall]
  x-emitted-by: [openTable]
  payload:
    allOf:
      - { $ref: schemas/EventEnvelope.yaml }
      - type: object
        required: [table_id]
        properties:
          event_type: { const: TableOpened }
          data: { $ref: schemas/TableOpened.yaml }
`;

const EVENTS: Edit = {
  file: 'codegen.json',
  replace: '"document": "generated/openapi.json"',
  by: `"events": { "tables": "${ASYNC}" }, "document": "generated/openapi.json"`,
};
const inDocument = (replace: string, by = ''): Edit => ({ file: ASYNC, replace, by });
const inMessage = (replace: string, by: string): Edit => ({ file: SHARED, replace, by });

/** Moves the casino's only event to a separate file: no channel and no operation names it. */
const SHARING: readonly Edit[] = [
  EVENTS,
  { file: 'codegen.json', replace: '"document"', by: `"messages": "${SHARED}", "document"` },
  { file: SHARED, replace: '', by: MESSAGE },
  { file: 'spec/tables/paths/tables.yaml', replace: '  x-emits: [TableOpened]\n', by: '' },
  inDocument('      TableOpened: { $ref: "#/components/messages/TableOpened" }\n      Board', '      Board'),
  inDocument('    messages:\n      TableOpened: { $ref: "#/components/messages/TableOpened" }\n'),
  inDocument('{ $ref: "#/channels/hall/messages/TableOpened" }, '),
  inDocument('    messages: [{ $ref: "#/channels/letters/messages/TableOpened" }]\n'),
  inDocument(`    TableOpened:\n${OPENED}`),
];
/** The same with headers on a webhook that has a separate document. */
const WITH_HEADERS: readonly Edit[] = [
  ...SHARING,
  { file: 'codegen.json', replace: `"tables": "${ASYNC}" }`, by: `"tables": "${ASYNC}", "post": "spec/post.yaml" }` },
  inDocument('  letters:\n    x-outlet: webhook\n'),
  inDocument('  write:\n    action: send\n    channel: { $ref: "#/channels/letters" }\n'),
  {
    file: 'spec/post.yaml',
    replace: '',
    by: `asyncapi: 3.0.0
info: { title: Post, version: 1.0.0 }
channels: { letters: { x-outlet: webhook } }
operations: { write: { action: send, channel: { $ref: "#/channels/letters" } } }
`,
  },
  { file: 'spec/schemas/Stamp.yaml', replace: '', by: 'type: object\nproperties: { stamp: { type: string } }\n' },
  inMessage('  payload:', '  headers: { $ref: schemas/Stamp.yaml }\n  payload:'),
  inMessage(
    'schemas/TableOpened.yaml }\n',
    `schemas/TableOpened.yaml }
  examples:
    - { name: posted, headers: { stamp: red }, payload: { seq: 1 } }
    - { name: shown, payload: { seq: 2 } }
`,
  ),
];

const generated = (edits: readonly Edit[]) =>
  withCasino(edits, async ({ folder }) => new Map(await generate(readProjectConfig(join(folder, 'codegen.json')))));

const bundled = (edits: readonly Edit[], ...files: string[]) =>
  withCasino(edits, async ({ folder }) => {
    const documents = bundle(
      readProjectConfig(join(folder, 'codegen.json')),
      files.map((file) => ({ file })),
      'error',
    );
    return documents.map(({ document }): JsonObject => ({ ...document }));
  });

const at = (value: Json | undefined, ...keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), value);

suite('codegen/shared-messages', (test) => {
  test('a message in a separate file generates what it generates from its channels', async () => {
    const [apart, shared] = [await generated([EVENTS]), await generated(SHARING)];
    assert.equal([...shared.keys()], [...apart.keys()]);
    for (const [file, text] of apart)
      if (file.endsWith('.json')) assert.equal(JSON.parse(shared.get(file) ?? ''), JSON.parse(text), file);
      else assert.is(shared.get(file), text, file);
  });

  test('a bundled document has it as a component, which channels and operations refer to', async () => {
    const [document] = await bundled(SHARING, ASYNC);
    const message = at(document, 'components', 'messages', 'TableOpened');
    assert.ok(isObject(message));
    assert.equal(Object.keys(message), ['name', 'payload']);
    for (const channel of ['hall', 'letters'])
      assert.equal(at(document, 'channels', channel, 'messages', 'TableOpened'), {
        $ref: '#/components/messages/TableOpened',
      });
    assert.equal(at(document, 'operations', 'write', 'messages'), [
      { $ref: '#/channels/letters/messages/TableOpened' },
    ]);
    assert.equal(at(document, 'operations', 'show', 'messages'), [
      { $ref: '#/channels/hall/messages/Board' },
      { $ref: '#/channels/hall/messages/TableOpened' },
    ]);
    assert.equal(at(document, 'operations', 'watch', 'messages'), [{ $ref: '#/channels/hall/messages/Watch' }]);
  });

  test('a WebSocket gets no headers, and only a WebSocket gets examples without them', async () => {
    const [hall, post] = await bundled(WITH_HEADERS, ASYNC, 'spec/post.yaml');
    const told = at(hall, 'components', 'messages', 'TableOpened');
    const posted = at(post, 'components', 'messages', 'TableOpened');
    assert.is(at(told, 'headers'), undefined);
    assert.equal(at(told, 'examples'), [
      { name: 'posted', payload: { seq: 1 } },
      { name: 'shown', payload: { seq: 2 } },
    ]);
    assert.is(at(hall, 'components', 'schemas', 'Stamp'), undefined);
    assert.equal(at(posted, 'headers'), { $ref: '#/components/schemas/Stamp' });
    assert.equal(at(posted, 'examples'), [{ name: 'posted', headers: { stamp: 'red' }, payload: { seq: 1 } }]);
  });

  test('an enum gets the names of the messages of an outlet, and its keyword goes', async () => {
    const edit = {
      file: 'spec/schemas/Watch.yaml',
      replace: '{ type: string, minLength: 1, maxLength: 64 }',
      by: '{ type: string, enum: ["*"], x-enum-events-of: [webhook, hall-socket] }',
    };
    const [document] = await bundled([...SHARING, edit], ASYNC);
    const { items } = Object(at(document, 'components', 'schemas', 'Watch', 'properties', 'Watch'));
    assert.equal(items, { type: 'string', enum: ['*', 'TableOpened'] });
    const unknown = { ...edit, by: edit.by.replace('hall-socket', 'radio') };
    for (const edits of [
      [...SHARING, unknown],
      [EVENTS, edit],
    ])
      assert.match(
        (await withCasino(edits, ({ codegen }) => codegen('generate'))).lines.join('\n'),
        /^spec\/tables\/asyncapi.yaml: x-enum-events-of has an outlet that no shared message goes to: webhook, (radio|hall-socket)[.]/,
      );
  });

  test('lint sees the message where it is written', async () => {
    const { status, lines } = await withCasino(
      [...SHARING, inMessage('schemas/TableOpened.yaml', 'schemas/TableShut.yaml')],
      ({ codegen }) => codegen('lint'),
    );
    assert.is(status, 1);
    assert.match(lines.join('\n'), /spec\/messages\.yaml/);
    assert.is((await withCasino(SHARING, ({ codegen }) => codegen('lint'))).status, 0);
  });

  test('the file and what it refers to are inputs of the output', () =>
    withCasino(SHARING, async ({ folder }) => {
      const file = join(folder, 'codegen.json');
      const inputs = listInputs(readProjectConfig(file), file);
      for (const input of [SHARED, 'spec/schemas/TableOpened.yaml']) assert.ok(inputs.has(join(folder, input)), input);
      assert.not.match(readFileSync(join(folder, ASYNC), 'utf8'), 'TableOpened');
    }));

  const FAULTS: readonly (readonly [fact: string, edits: readonly Edit[], line: string])[] = [
    [
      'a message without channels',
      [...SHARING, inMessage('  x-channels: [letters, hall]\n', '')],
      `${SHARED}#/TableOpened: the message has no x-channels. Name the channels that send it.`,
    ],
    [
      'an unknown channel',
      [...SHARING, inMessage('[letters, hall]', '[letters, hal]')],
      `${SHARED}#/TableOpened: x-channels has hal, which no AsyncAPI document of the interface has. Use one of hall, letters, notes.`,
    ],
    [
      'an unknown operation',
      [...SHARING, inMessage('openTable', 'openTabel')],
      `${SHARED}#/TableOpened: x-emitted-by has an unknown operation openTabel. Correct its operationId.`,
    ],
    [
      'headers on one channel of a document that also has a WebSocket for the message',
      [...SHARING, inMessage('  payload:', '  headers: { $ref: schemas/Table.yaml }\n  payload:')],
      `${SHARED}#/TableOpened: the message has headers on one channel of ${ASYNC} and none on its WebSocket. Move one of the channels to another document.`,
    ],
    [
      'a missing file',
      [...SHARING, { file: 'codegen.json', replace: SHARED, by: 'spec/letters.yaml' }],
      'spec/letters.yaml: the file of messages does not exist. Add it, or correct its name.',
    ],
  ];
  for (const [fact, edits, line] of FAULTS)
    test(`refuses ${fact}`, async () => {
      for (const command of ['lint', 'generate'])
        assert.equal(await withCasino(edits, ({ codegen }) => codegen(command)), { status: 1, lines: [line] }, command);
    });
});
