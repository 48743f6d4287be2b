import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { withCasino } from './casino.ts';

type Sent = readonly [operation: { operationId: string }, request: unknown, options: unknown];
type Calls = Record<string, (request?: unknown, options?: unknown) => Promise<unknown>>;
type Client = { createCalls(call: (...sent: Sent) => Promise<unknown>): Calls; operations: Record<string, object> };

const client = await withCasino([], async ({ folder, codegen }): Promise<Client> => {
  await codegen('generate');
  return import(pathToFileURL(join(folder, 'client/client.gen.ts')).href);
});

suite('codegen/client', (test) => {
  test('a call hands its operation, request and options to the transport, and its answer back', async () => {
    const sent: Sent[] = [];
    const calls = client.createCalls(async (...arguments_) => {
      sent.push(arguments_);
      return 'answer';
    });
    const request = { body: { table_id: 't' } };
    assert.is(await calls.openTable?.(request, 'options'), 'answer');
    assert.equal(sent, [[client.operations.openTable, request, 'options']]);
  });

  test('a request of which nothing is required may be left out', async () => {
    const sent: Sent[] = [];
    await client.createCalls(async (...arguments_) => sent.push(arguments_)).listTables?.();
    assert.equal(sent[0]?.[1], {});
  });

  test('the transport is told all that it needs to send a request', () => {
    assert.equal(client.operations.openTable, {
      operationId: 'openTable',
      method: 'POST',
      path: '/tables',
      body: 'application/json',
      statuses: [200],
      security: 'account',
      idempotent: true,
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
});
