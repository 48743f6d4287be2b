import { gzipSync } from 'node:zlib';
import * as assert from 'uvu/assert';
import { replies } from '../../../generated/built/server/replies.gen.mjs';
import { requests as validators } from '../../../generated/built/server/requests.gen.mjs';
import { routes } from '../../../generated/server/operations.gen.ts';
import { checkReply } from '../../support/contract.ts';
import { addressOf, NOTHING, requests } from '../../support/every-operation.ts';
import { exchange } from '../../support/exchange.ts';
import { LUNA, withBrands } from '../../support/opting-in.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';

const LINES = 'player_id,opt_in\np-1,true\n';
const MEBIBYTE = 1024 * 1024;

/** Sends a body of some content type, and says what came of it. */
type Send = (body: string | Buffer, type: string, headers?: Record<string, string>) => Promise<string>;

const withUpload = (work: (send: Send, data: string) => Promise<void>): Promise<void> =>
  withBrands(async (client, instance_id, data) => {
    const token = await client.login();
    const route = routes.find(({ operationId }) => operationId === 'saveOptIns');
    if (route === undefined) throw new Error('there is no operation saveOptIns');
    await work(async (body, type, headers = {}) => {
      const reply = await exchange(client.url, {
        method: 'POST',
        path: addressOf(route, { query: { instance_id, brand_id: LUNA } }),
        headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
        body,
      });
      checkReply(replies, 'saveOptIns', reply);
      return [reply.status, JSON.parse(reply.text).code].join(' ').trim();
    }, data);
  });

suite('server/http/csv-body', (test) => {
  test('CSV is taken where the spec names it, in UTF-8', () =>
    withUpload(async (send, data) => {
      for (const type of ['text/csv', 'text/csv; charset=utf-8', 'Text/CSV;charset="UTF-8"'])
        assert.is(await send(LINES, type), '200', type);
      assert.is(await send(LINES, 'text/csv', { 'transfer-encoding': 'chunked' }), '200');
      assert.equal(
        select(data, 'select player_id from participations').map(({ player_id }) => player_id),
        ['p-1'],
      );
      const before = contents(data);
      assert.is(await send(Buffer.from(`${LINES}p\u00e9,true`, 'latin1'), 'text/csv'), '400 malformed_body');
      assert.is(await send(Buffer.from(LINES, 'utf16le'), 'text/csv'), '400 validation_failed');
      assert.is(await send(LINES, 'application/json'), '400 malformed_body');
      assert.equal(contents(data), before);
    }));

  test('every other content type is unsupported_media_type', () =>
    withUpload(async (send, data) => {
      const before = contents(data);
      const types = [
        ...['', 'text/plain', 'application/csv', 'text/csv2', 'text/*', 'toString', 'text/csv, application/json'],
        ...['text/csv; charset=utf-16', 'text/csv; header=present', 'multipart/form-data; boundary=x'],
      ];
      for (const type of types) assert.is(await send(LINES, type), '415 unsupported_media_type', type);
      const zipped = gzipSync(LINES);
      assert.is(await send(zipped, 'text/csv', { 'content-encoding': 'gzip' }), '415 unsupported_media_type');
      assert.equal(contents(data), before);
    }));

  test('CSV of 10 MiB is read, and a byte more is body_too_large, as JSON is above 1 MiB', () =>
    withUpload(async (send) => {
      const full = LINES.padEnd(10 * MEBIBYTE, '\n');
      assert.is(await send(full, 'text/csv'), '200');
      assert.is(await send(`${full}\n`, 'text/csv'), '413 body_too_large');
      assert.is(await send(`${full}\n`, 'text/csv', { 'transfer-encoding': 'chunked' }), '413 body_too_large');
      assert.is(await send(' '.repeat(MEBIBYTE + 1), 'application/json'), '413 body_too_large');
    }));

  test('an operation that takes only JSON refuses CSV with unsupported_media_type', () =>
    withBrands(async (client) => {
      const token = await client.login();
      const good = requests(NOTHING);
      const others = routes.filter(({ operationId, body }) => {
        const { bodies }: { bodies?: object } = validators[operationId];
        return body !== null && bodies === undefined;
      });
      assert.ok(others.length > 30);
      for (const route of others) {
        const { token: own = token, ...parts } = good[route.operationId];
        const reply = await exchange(client.url, {
          method: route.method.toUpperCase(),
          path: addressOf(route, parts),
          headers: { authorization: `Bearer ${own}`, 'content-type': 'text/csv' },
          body: LINES,
        });
        checkReply(replies, route.operationId, reply);
        assert.is(JSON.parse(reply.text).code, 'unsupported_media_type', route.operationId);
      }
    }));
});
