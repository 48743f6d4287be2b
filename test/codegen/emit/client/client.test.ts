import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { withCasino } from '../../casino.ts';

type Operation = Readonly<Record<string, unknown>>;
type Sent = readonly [operation: Operation, request: unknown, options: unknown];
type Calls = Record<string, (request?: unknown, options?: unknown) => Promise<unknown>>;
type Client = { createCalls(call: (...sent: Sent) => Promise<unknown>): Calls };

const { client, bank, text } = await withCasino([], async ({ folder, read, codegen }) => {
  await codegen('generate');
  const load = (file: string): Promise<Client> => import(pathToFileURL(join(folder, file)).href);
  return {
    client: await load('client/client.gen.ts'),
    bank: await load('generated/bank/client.gen.ts'),
    text: read('client/client.gen.ts'),
  };
});

/** The operation that is passed to the transport. */
const operationOf = async (name: string, { createCalls } = client): Promise<Operation> => {
  const calls = createCalls(async (operation) => operation);
  return (await calls[name]?.({})) as Operation;
};

suite('codegen/client', (test) => {
  test('a call passes its operation, request and options to the transport, and returns its reply', async () => {
    const sent: Sent[] = [];
    const calls = client.createCalls(async (...arguments_) => {
      sent.push(arguments_);
      return 'answer';
    });
    const request = { body: { table_id: 't' } };
    assert.is(await calls.openTable?.(request, 'options'), 'answer');
    assert.equal(sent, [[await operationOf('openTable'), request, 'options']]);
  });

  test('a request without required parts may be omitted', async () => {
    const sent: Sent[] = [];
    await client.createCalls(async (...arguments_) => sent.push(arguments_)).listTables?.();
    assert.equal(sent[0]?.[1], {});
  });

  test('the transport gets everything that it needs to send a request, and nothing that it does not', async () => {
    const { key, security, ...rest } = await operationOf('openTable');
    assert.equal(rest, { operationId: 'openTable', method: 'POST', path: '/tables', body: 'application/json' });
    assert.type(key, 'function');
    assert.equal(
      (security as { name: string }[][]).map((schemes) => schemes.map(({ name }) => name)),
      [['token']],
    );
    assert.equal(Object.keys(await operationOf('getTable')), ['operationId', 'method', 'path', 'security']);
  });

  test('a transport of the project’s own gets plain data', async () => {
    const { debitPlayer: _, ...others } = bank.createCalls(async () => undefined);
    assert.equal(others, {});
    assert.equal(await operationOf('debitPlayer', bank), {
      operationId: 'debitPlayer',
      method: 'POST',
      path: '/bank/debits',
      body: 'application/json',
    });
  });

  test('finds the field that may carry the idempotency key, in the body or in an object of the body', async () => {
    const own = { file: 'codegen.json', replace: '"clientOptions": { "transport": "own" },', by: '' };
    const held = {
      file: 'spec/bank/paths/debits.yaml',
      replace: 'idempotency_key: { type: string }',
      by: 'options: { type: object, additionalProperties: false, properties: { idempotency_key: { type: string } } }',
    };
    for (const [edits, words] of [
      [[own], "'idempotency_key'"],
      [[own, held], "'options', 'idempotency_key'"],
    ] as const)
      await withCasino(edits, async ({ read, codegen }) => {
        await codegen('generate');
        assert.match(read('generated/bank/operations/debit-player.gen.ts'), `keyInBody(${words}),`);
      });
  });

  test('repeatable without a key are safe methods, and operations whose spec says so', async () => {
    assert.is((await operationOf('signIn')).repeatable, true);
    assert.is((await operationOf('takeSeat')).repeatable, undefined);
  });

  test('a list is paged if it takes page and limit and returns the total', async () => {
    assert.match(text, "export type PagedId =\n  | 'listTables';");
    const TABLES = 'spec/tables/paths/tables.yaml';
    const removals = [
      '    - $ref: ../../parameters.yaml#/Page\n',
      '    - $ref: ../../parameters.yaml#/Limit\n',
      'X-Total-Count',
    ];
    for (const [index, replace] of removals.entries())
      await withCasino([{ file: TABLES, replace, by: index === 2 ? 'X-Count' : '' }], async ({ read, codegen }) => {
        await codegen('generate');
        assert.match(read('client/client.gen.ts'), 'export type PagedId = never;');
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
