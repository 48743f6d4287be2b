import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { withCasino } from './casino.ts';

type Sent = readonly [operation: { operationId: string }, request: unknown, options: unknown];
type Calls = Record<string, (request?: unknown, options?: unknown) => Promise<unknown>>;
type Operation = { operationId: string; keyField: readonly string[] | null; repeatable: boolean; paged: boolean };
type Client = { createCalls(call: (...sent: Sent) => Promise<unknown>): Calls; operations: Record<string, Operation> };

const { client, bank, text } = await withCasino([], async ({ folder, read, codegen }) => {
  await codegen('generate');
  const load = (file: string): Promise<Client> => import(pathToFileURL(join(folder, file)).href);
  return {
    client: await load('client/client.gen.ts'),
    bank: await load('generated/bank/client.gen.ts'),
    text: read('client/client.gen.ts'),
  };
});

const { operations } = client;
const namesOf = (mark: 'repeatable' | 'paged') =>
  Object.values(operations).flatMap((operation) => (operation[mark] ? [operation.operationId] : []));

suite('codegen/client', (test) => {
  test('a call passes its operation, request and options to the transport, and returns its reply', async () => {
    const sent: Sent[] = [];
    const calls = client.createCalls(async (...arguments_) => {
      sent.push(arguments_);
      return 'answer';
    });
    const request = { body: { table_id: 't' } };
    assert.is(await calls.openTable?.(request, 'options'), 'answer');
    assert.equal(sent, [[client.operations.openTable, request, 'options']]);
  });

  test('a request without required parts may be omitted', async () => {
    const sent: Sent[] = [];
    await client.createCalls(async (...arguments_) => sent.push(arguments_)).listTables?.();
    assert.equal(sent[0]?.[1], {});
  });

  test('the transport gets everything that it needs to send a request', () => {
    assert.equal(client.operations.openTable, {
      operationId: 'openTable',
      method: 'POST',
      path: '/tables',
      body: 'application/json',
      statuses: [200],
      security: 'account',
      idempotent: true,
      keyField: null,
      repeatable: false,
      paged: false,
      problems: [
        'token_missing',
        'permission_denied',
        'malformed_body',
        'validation_failed',
        'table_id_taken',
        'internal_error',
      ],
    });
  });

  test('names the field that may carry the idempotency key, in the body or in an object of the body', async () => {
    assert.equal(bank.operations.debitPlayer?.keyField, ['idempotency_key']);
    const edit = {
      file: 'spec/bank/paths/debits.yaml',
      replace: 'idempotency_key: { type: string }',
      by: 'options: { type: object, additionalProperties: false, properties: { idempotency_key: { type: string } } }',
    };
    await withCasino([edit], async ({ read, codegen }) => {
      await codegen('generate');
      assert.match(read('generated/bank/client.gen.ts'), "keyField: ['options', 'idempotency_key'],");
    });
  });

  test('repeatable without a key are reads, and operations whose spec says so', () => {
    assert.equal(namesOf('repeatable'), ['listTables', 'getTable', 'getNewestTable', 'signIn']);
  });

  test('a list is paged if it takes page and limit and returns the total', async () => {
    assert.equal(namesOf('paged'), ['listTables']);
    const TABLES = 'spec/tables/paths/tables.yaml';
    const removals = [
      '    - $ref: ../../parameters.yaml#/Page\n',
      '    - $ref: ../../parameters.yaml#/Limit\n',
      'X-Total-Count',
    ];
    for (const [index, replace] of removals.entries())
      await withCasino([{ file: TABLES, replace, by: index === 2 ? 'X-Count' : '' }], async ({ read, codegen }) => {
        await codegen('generate');
        assert.not.match(read('client/client.gen.ts'), 'paged: true');
      });
  });

  test('a call’s comment has the summary, the first paragraph, and method and path', () => {
    const before = (name: string) =>
      text
        .slice(0, text.indexOf(`  ${name}: (request`))
        .split('\n\n  /**\n')
        .at(-1);
    assert.is(
      before('getTable'),
      `   * Answers one table.
   *
   * Answers one table, with what a seat there costs and whether anybody may still sit down there, as it was at the end
   * of the last round. The id is \`*\\/\`-free.
   *
   * \`GET /tables/{table_id}\`, T4
   */
`,
    );
    assert.is(
      before('signIn'),
      `   * Signs in.
   *
   * \`POST /auth\`, S1
   * @deprecated
   */
`,
    );
  });
});
