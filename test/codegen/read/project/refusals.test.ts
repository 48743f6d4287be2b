import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { type Edit, withCasino } from '../../casino.ts';

const TABLES = 'spec/tables/paths/tables.yaml';
const AUTH = 'spec/seats/paths/auth.yaml';
const DEAL = 'spec/tables/paths/deal.yaml';
const list = 'spec/tables/openapi.yaml#/paths/~1tables/get';
const open = 'spec/tables/openapi.yaml#/paths/~1tables/post';
const signIn = 'spec/seats/openapi.yaml#/paths/~1auth/post';
const deal = 'spec/tables/openapi.yaml#/paths/~1tables~1{table_id}~1deal/post';

const edit = (file: string, replace: string, by: string): Edit => ({ file, replace, by });

/** A specification that must be refused: one fault in a valid one, and all lines that are printed. */
const CASES: readonly (readonly [fact: string, edits: readonly Edit[], lines: readonly string[]])[] = [
  [
    'an operationId that two sections have',
    [edit(AUTH, 'operationId: signIn', 'operationId: listTables')],
    [
      `${signIn}: the operationId listTables is already used by ${list}. operationIds are unique across the sections of an interface: rename one of them.`,
    ],
  ],
  [
    'an operation without operationId',
    [edit(AUTH, 'operationId: signIn', 'description: None.')],
    [
      `${signIn}: the operation has no operationId in camelCase. Add operationId: verbNoun; handlers, types and calls are named after it.`,
    ],
  ],
  [
    'an operation without x-requirement and x-extension',
    [edit(AUTH, '  x-requirement: S1\n', '')],
    [
      `${signIn}: the operation has neither x-requirement nor x-extension. Add x-requirement: <label>, or x-extension: <sentence that says why it exists>.`,
    ],
  ],
  [
    'an operation without x-permission that is not public',
    [edit(TABLES, '  x-permission: { resource: tables, permission: Read }\n', '')],
    [
      `${list}: the operation has no x-permission. Add x-permission: { resource, permission }, x-permission: self, or for a public operation security: [].`,
    ],
  ],
  [
    'a public operation with x-permission',
    [edit(AUTH, 'x-requirement: S1', 'x-requirement: S1\n  x-permission: self')],
    [`${signIn}: a public operation has x-permission. Remove x-permission, or security: [].`],
  ],
  [
    'a security scheme that routes have no name for',
    [edit('codegen.json', '"player": "player", ', '')],
    [
      'spec/seats/openapi.yaml#/paths/~1tables~1{table_id}~1seats/post: the security scheme player has no name for routes. Add it to security in the configuration.',
    ],
  ],
  [
    'several security schemes at once',
    [edit('spec/seats/paths/seats.yaml', '[{ player: [] }]', '[{ player: [] }, { token: [] }]')],
    [
      'spec/seats/openapi.yaml#/paths/~1tables~1{table_id}~1seats/post: the operation has several security schemes. Use one scheme or none. Or accept security-combination: the route lists the alternatives as OpenAPI does.',
    ],
  ],
  [
    'a code that the registry does not have',
    [edit(TABLES, 'table_id_taken, ', 'table_id_taken, table_on_fire, ')],
    [`${open}: x-problems has an unknown code table_on_fire. Add it to spec/problems.yaml, or correct its name.`],
  ],
  [
    'a code that is named twice',
    [edit(TABLES, 'table_id_taken, ', 'table_id_taken, table_id_taken, ')],
    [`${open}: x-problems has table_id_taken twice. Remove one of them.`],
  ],
  [
    'a code whose status is not declared',
    [edit(TABLES, 'permission_denied, validation_failed', 'permission_denied, validation_failed, table_not_found')],
    [`${list}: x-problems has table_not_found, but its status 404 is not declared. Add the response '404'.`],
  ],
  [
    'a declared status that no code has',
    [edit(TABLES, 'table_id_taken, ', '')],
    [
      `${open}: the status 409 is declared, but no code in x-problems has it. Remove the response, or add a code with status 409 to x-problems.`,
    ],
  ],
  [
    'no x-problems at all',
    [edit(AUTH, '  x-problems: [malformed_body, validation_failed, credentials_invalid, internal_error]\n', '')],
    [`${signIn}: the operation has no x-problems. Add x-problems: [<code>, …], in order of precedence.`],
  ],
  [
    'a default response',
    [edit(AUTH, '  responses:\n', '  responses:\n    default: { description: Whatever. }\n')],
    [
      `${signIn}: the response default is not a single status. Declare every status that the operation can return by its number.`,
    ],
  ],
  [
    'no response of success',
    [edit(DEAL, '    "204": { description: The cards are dealt. }\n', '')],
    [`${deal}: the operation has no 2xx or 3xx response. Declare a success response.`],
  ],
  [
    '501 without x-pending',
    [edit(DEAL, '  x-pending: true\n', '')],
    [`${deal}: only a pending operation can return 501. Remove the 501 and not_implemented, or add x-pending: true.`],
  ],
  [
    'x-pending without 501',
    [
      edit(DEAL, ', not_implemented]', ']'),
      edit(DEAL, '    "501": { $ref: ../../responses.yaml#/NotImplemented }\n', ''),
    ],
    [`${deal}: a pending operation must declare 501. Add not_implemented to x-problems and the response '501'.`],
  ],
  [
    'an event that is no schema',
    [edit(TABLES, '[TableOpened]', '[TableOpened, TableBurned]')],
    [`${open}: x-emits has an event without a schema: TableBurned. Add it to spec/schemas, or correct the name.`],
  ],
  [
    'x-reads of a GET',
    [edit(TABLES, '  x-requirement: [T1, T2]\n', '  x-requirement: [T1, T2]\n  x-reads: true\n')],
    [`${list}: a GET has x-reads. Remove x-reads: a GET always reads.`],
  ],
  [
    'x-reads that says something else than true',
    [edit(DEAL, 'x-units: several', 'x-reads: sometimes')],
    [`${deal}: x-reads is not true. Set it to true, or remove it.`],
  ],
  [
    'x-reads of an operation with an effect',
    [
      edit(
        DEAL,
        'x-units: several',
        'x-reads: true\n  x-emits: [TableOpened]\n  x-idempotent: true\n  x-calls: [bank]\n  x-units: several\n  x-repeatable: It is.',
      ),
    ],
    ['x-emits', 'x-idempotent', 'x-calls', 'x-units', 'x-repeatable'].map(
      (mark) =>
        `${deal}: an operation with x-reads has ${mark}. Remove ${mark}, since reads have no effects and are safe to repeat, or remove x-reads.`,
    ),
  ],
  [
    'an x-rendition of a reply that has no other form',
    [
      edit(
        'spec/tables/paths/newest.yaml',
        'schema: { $ref: ../../schemas/Table.yaml }',
        'x-rendition: true\n          schema: { $ref: ../../schemas/Table.yaml }',
      ),
    ],
    [
      'spec/tables/openapi.yaml#/paths/~1tables~1newest/get: the response 200 cannot have this x-rendition. Use x-rendition: true only for further content types of a success response.',
    ],
  ],
  [
    'x-may-be-empty of a response that is always empty',
    [
      edit(
        DEAL,
        '{ description: The cards are dealt. }',
        '{ description: The cards are dealt., x-may-be-empty: true }',
      ),
    ],
    [
      `${deal}: the response 204 cannot have x-may-be-empty. Use x-may-be-empty: true only in a success response with content.`,
    ],
  ],
  [
    'a GET with a required body',
    [
      edit(
        TABLES,
        '  operationId: listTables\n',
        '  operationId: listTables\n  requestBody: { required: true, content: { application/json: { schema: { type: object } } } }\n',
      ),
    ],
    [
      `${list}: a GET requires a body, which fetch cannot send. Use parameters, or another method, such as QUERY or POST. Or accept get-body: the generated client sends no body.`,
    ],
  ],
  [
    'a style in which no text is read',
    [edit(TABLES, 'description: States.', 'style: deepObject, description: States.')],
    [
      `${list}: the style of the parameter state cannot express its schema. Use a repeated key or a delimiter for a list, and deepObject for an object in the query. Or accept parameter-style: the caller of the validator splits the value first.`,
    ],
  ],
  [
    'a path and method that two sections have',
    [edit('spec/seats/openapi.yaml', '  /auth:', '  /tables:')],
    [
      'spec/seats/openapi.yaml#/paths/~1tables/post: POST /tables is already an operation in tables (spec/tables/openapi.yaml). Remove one of them, or give it another path.',
    ],
  ],
  [
    'one component name for two things in two sections',
    [edit('spec/seats/openapi.yaml', 'token: { type: http, scheme: bearer }', 'token: { type: http, scheme: basic }')],
    [
      'spec/seats/openapi.yaml#/components/securitySchemes/token: token in securitySchemes differs from the one in spec/tables/openapi.yaml. Share one file, or rename one of them.',
    ],
  ],
  [
    'one file name for two schemas in one section',
    [
      edit('spec/tables/Table.yaml', '', 'type: string\n'),
      edit(TABLES, 'items: { $ref: ../../schemas/Table.yaml }', 'items: { $ref: ../Table.yaml }'),
    ],
    [
      'spec/tables/paths/tables.yaml:45:17: two different schemas are called Table. Rename one of the files. Or accept file-name: the later components get a number after their name.',
    ],
  ],
  [
    'two versions of one interface',
    [edit('spec/seats/openapi.yaml', 'version: 1.0.0', 'version: 1.1.0')],
    [
      'spec/seats/openapi.yaml#/info/version: the version 1.1.0 differs from 1.0.0 in spec/tables/openapi.yaml. Use one version for the whole interface.',
    ],
  ],
  [
    'two ways to treat null in one interface',
    [edit('spec/seats/openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.1.0\nx-null-is-left-out: [requests]')],
    [
      'spec/seats/openapi.yaml#: x-null-is-left-out differs from that in spec/tables/openapi.yaml. Write the same in every section of the interface.',
    ],
  ],
  [
    'a reference to nothing',
    [edit(TABLES, 'parameters.yaml#/Limit', 'parameters.yaml#/Limits')],
    ["spec/tables/paths/tables.yaml:9:7 #/get/parameters/0: Can't resolve $ref. Correct the reference."],
  ],
  [
    'a keyword that no validator knows',
    [edit(AUTH, 'minLength: 1', 'minLenght: 1')],
    [
      `spec/seats/openapi.yaml#/paths/~1auth/post/requestBody/content/application~1json/schema/properties/name/minLenght: unknown keyword: minLenght. Correct its name, or prefix it with x-. Or accept keyword-unknown: the keyword is ignored.`,
    ],
  ],
  [
    'a problem without an action',
    [edit('spec/problems.yaml', ', action: Choose an open table.', '')],
    [
      'spec/problems.yaml#/table_closed: a problem needs a snake_case code, a status from 400 to 599, a title, an action, and optionally fields, a list of names. Complete it.',
    ],
  ],
  [
    'a problem whose fields are no list',
    [edit('spec/problems.yaml', 'fields: [table_id]', 'fields: table_id')],
    [
      'spec/problems.yaml#/table_not_found: a problem needs a snake_case code, a status from 400 to 599, a title, an action, and optionally fields, a list of names. Complete it.',
    ],
  ],
  [
    'a section without its file',
    [edit('codegen.json', 'spec/bank/openapi.yaml', 'spec/vault/openapi.yaml')],
    [
      'spec/vault/openapi.yaml: the file of the section does not exist. Add it, or correct its name in the configuration.',
    ],
  ],
];

suite('codegen/refusals', (test) => {
  for (const [fact, edits, lines] of CASES)
    test(`refuses ${fact}`, async () => {
      const result = await withCasino(edits, (casino) => casino.codegen('generate'));
      assert.equal(result, { status: 1, lines });
    });

  test('reports all faults of the specs at once', async () => {
    const edits = [edit(AUTH, '  x-requirement: S1\n', ''), edit(DEAL, '  x-requirement: T5\n', '')];
    const { status, lines } = await withCasino(edits, (casino) => casino.codegen('generate'));
    assert.equal([status, lines.length], [1, 2]);
  });

  test('writes nothing on a refusal', async () => {
    await withCasino([edit(AUTH, '  x-requirement: S1\n', '')], async (casino) => {
      await casino.codegen('generate');
      assert.throws(() => casino.read('generated/openapi.json'), /ENOENT/);
    });
  });
});
