import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import { listInputs } from '../../codegen/read/config/inputs.ts';
import type { SpecRefusal } from '../../codegen/read/config/refusal.ts';
import { writtenOut } from '../../codegen/read/intake/based-on.ts';
import { blocksFor } from '../docs/blocks.ts';
import { suite } from '../support/suite.ts';
import { type Edit, withCasino } from './casino.ts';

const blocks = blocksFor('codegen/README.md', import.meta.filename);

const written = (files: Readonly<Record<string, string>>): string =>
  writtenOut('/spec/New.yaml', (path) => files[path.slice('/spec/'.length)]);

const NEW: Edit = {
  file: 'spec/schemas/NewTable.yaml',
  replace: '',
  by: `x-based-on: Table.yaml
description: A table to open.
required: [stake]
properties:
  stake: { description: What a seat will cost., default: 0 }
  opened_at: null
`,
};
const USED: Edit = {
  file: 'spec/tables/paths/tables.yaml',
  replace: 'post:',
  by: 'put:\n  operationId: keepTable\n  summary: Keeps a table.\n  tags: [tables]\n  x-requirement: T3\n  x-permission: { resource: tables, permission: Create }\n  x-problems: [token_missing, permission_denied, malformed_body, validation_failed, internal_error]\n  x-repeatable: true\n  requestBody: { required: true, content: { application/json: { schema: { $ref: ../../schemas/NewTable.yaml } } } }\n  responses:\n    "204": { description: Kept. }\n    "400": { $ref: ../../responses.yaml#/BadRequest }\n    "401": { $ref: ../../responses.yaml#/Unauthorized }\n    "403": { $ref: ../../responses.yaml#/Forbidden }\n    "500": { $ref: ../../responses.yaml#/InternalError }\npost:',
};

suite('codegen/based-on', (test) => {
  test('objects are merged, null removes, anything else replaces, and new keys go to the end', () =>
    assert.is(
      written({
        'Pot.yaml':
          'type: object\nrequired: [id, value]\nproperties:\n  id: { type: string }\n  value: { type: number }\n',
        'New.yaml':
          'x-based-on: Pot.yaml\nrequired: [value]\nproperties: { id: null, value: { default: 0 } }\ntitle: New\n',
      }),
      'type: object\nrequired:\n  - value\nproperties:\n  value:\n    type: number\n    default: 0\ntitle: New\n',
    ));

  test('a new key stands behind one that repeats what the other file says, and a base may have a base', () =>
    assert.is(
      written({
        'Pot.yaml': 'type: object\ndescription: A pot.\n',
        'Old.yaml': 'x-based-on: Pot.yaml\ndescription: An old pot.\n',
        'New.yaml': 'x-based-on: Old.yaml\ntype: object\nadditionalProperties: false\ntitle: New\n',
      }),
      'type: object\nadditionalProperties: false\ntitle: New\ndescription: An old pot.\n',
    ));

  test('the example of the page is what it says', () => {
    const [text] = blocks.take('Schemas that differ little', 'yaml').map((block) => block.text);
    const loan =
      'type: object\nrequired: [id, isbn]\nproperties:\n  id: { type: string }\n  isbn: { type: string }\n  due: { type: integer }\n';
    assert.equal(parse(written({ 'Loan.yaml': loan, 'New.yaml': text ?? '' })), {
      type: 'object',
      description: 'A loan to record.',
      required: ['isbn'],
      properties: { isbn: { type: 'string' }, due: { type: 'integer', default: 0 } },
    });
    assert.equal(blocks.left(), []);
  });

  test('an entry of a file may be based on another one, and the lines of all others stay', () =>
    assert.is(
      written({
        'New.yaml':
          'NewPot:\n  x-based-on: "#/Pot" # a comment\n  properties: { id: null }\nPot:\n  x-based-on: "#/Any"\n  title: Pot\n\n# All.\nAny:\n  properties: { id: {}, value: {} }\n',
      }),
      'NewPot:\n  {"properties":{"value":{}},"title":"Pot"}\n\nPot:\n  {"properties":{"id":{},"value":{}},"title":"Pot"}\n\n\n# All.\nAny:\n  properties: { id: {}, value: {} }\n',
    ));

  test('an object with positions changes items of a list', () =>
    assert.is(
      written({
        'Pot.yaml': 'oneOf:\n  - title: Time\n  - title: Odds\n',
        'New.yaml': 'x-based-on: Pot.yaml\noneOf: { 1: { default: 0 } }\n',
      }),
      'oneOf:\n  - title: Time\n  - title: Odds\n    default: 0\n',
    ));

  const FAULTS: readonly [fact: string, files: Readonly<Record<string, string>>, fault: RegExp][] = [
    ['a file that is not there', { 'New.yaml': 'x-based-on: Pot.yaml\n' }, /Pot\.yaml x-based-on names it/],
    ['a file elsewhere', { 'New.yaml': 'x-based-on: ../Pot.yaml\n' }, /New\.yaml x-based-on is not the name of a file/],
    [
      'a circle',
      { 'New.yaml': 'x-based-on: Pot.yaml\n', 'Pot.yaml': 'x-based-on: New.yaml\n' },
      /Pot\.yaml x-based-on leads back to the file/,
    ],
    [
      'an entry that is not there',
      { 'New.yaml': 'New: { x-based-on: "#/Pot" }\n' },
      /New\.yaml#\/Pot x-based-on names it, and it is not an object of the file/,
    ],
    [
      'an entry of another file',
      { 'New.yaml': 'New: { x-based-on: Pot.yaml }\n', 'Pot.yaml': 'title: Pot\n' },
      /New\.yaml#\/New x-based-on is not another entry of the file/,
    ],
    [
      'a circle of entries',
      { 'New.yaml': 'New: { x-based-on: "#/Pot" }\nPot: { x-based-on: "#/New" }\n' },
      /New\.yaml#\/\w+ x-based-on leads back to the entry/,
    ],
  ];
  for (const [fact, files, fault] of FAULTS)
    test(`${fact} is a fault`, () => {
      assert.throws(
        () => written(files),
        ({ faults }: SpecRefusal) => faults.some(({ where, rule }) => fault.test(`${where} ${rule}`)),
      );
    });

  test('a schema of the specs that is based on another gets its fields, and each follows a change of the other', () =>
    withCasino([NEW, USED], async (casino) => {
      const { status, lines } = await casino.codegen('generate');
      assert.is(status, 0, lines.join('\n'));
      const { NewTable } = JSON.parse(casino.read('generated/openapi.json')).components.schemas;
      assert.equal(Object.keys(NewTable), ['type', 'description', 'required', 'additionalProperties', 'properties']);
      assert.equal(Object.keys(NewTable.properties), ['table_id', 'stake', 'odds', 'state']);
      assert.equal([NewTable.required, NewTable.properties.stake.maximum], [['stake'], 8_000_000_000]);
      assert.match(casino.read('client/types.gen.ts'), /export type NewTable = \{/);
      assert.is((await casino.codegen('lint')).status, 0);
      const inputs = listInputs(readProjectConfig(join(casino.folder, 'codegen.json')), 'codegen.json');
      assert.ok(inputs.has(join(casino.folder, 'spec/schemas/Table.yaml')));
    }));
});
