// A long proof: it runs a generated client in Chromium.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { root, watching } from '../../../cli/program.ts';
import { serving } from '../../../clients/typescript/serving.ts';
import { inBrowser, runInPage } from '../../../support/in-browser.ts';
import { suite } from '../../../support/suite.ts';
import { withGeneratedClient } from '../../generated-client.ts';

const SHOP = 'test/codegen/fixtures/quirks/shop.yaml';

/** A page's module: the calls that the tests make, each with what a page can show. */
const PAGE = `
import {
  createClient, exportRows, isErrorOf, placeOrder, readNote, uploadFile, watchPrices,
} from './client/index.gen.ts';

const clientOf = (baseUrl, options = {}) => createClient({ baseUrl, auth: { token: 't-1' }, ...options });

globalThis.order = async (baseUrl) => {
  const { status, body } = await placeOrder(clientOf(baseUrl), { body: { item: 'book' } });
  return [status, typeof body.id];
};
globalThis.refusal = async (baseUrl) => {
  const options = { headers: { prefer: 'code=409' } };
  const error = await placeOrder(clientOf(baseUrl), { body: { item: 'book' } }, options).catch((thrown) => thrown);
  if (!isErrorOf('placeOrder', error) || error.status !== 409) throw error;
  return [error.name, error.status, error.code, typeof error.idempotencyKey];
};
globalThis.stream = async (baseUrl) => {
  const told = [];
  // The mock ends its streams, and a client would connect again.
  const { body } = await watchPrices(clientOf(baseUrl, { reconnect: false }));
  for await (const { data } of body) told.push(typeof data.price);
  return told;
};
globalThis.lines = async (baseUrl) => {
  let rows = 0;
  const { body } = await exportRows(clientOf(baseUrl));
  for await (const row of body) rows += Number(typeof row === 'object');
  return rows;
};
globalThis.upload = async (baseUrl) => {
  const file = new File(['text'], 'a.txt');
  const { status } = await uploadFile(clientOf(baseUrl), { body: { file, notes: ['a', 'b'], about: { n: 1 } } });
  return status;
};
globalThis.failure = async (baseUrl, timeoutMs) => {
  const error = await readNote(clientOf(baseUrl, { retries: 0, timeoutMs })).catch((thrown) => thrown);
  return [error.name, error.reason];
};
globalThis.abort = async (baseUrl) => {
  const stop = new AbortController();
  const call = readNote(clientOf(baseUrl), {}, { signal: stop.signal }).catch((thrown) => thrown.name);
  stop.abort();
  return call;
};
`;

const call = (page: Page, name: string, ...words: readonly unknown[]): Promise<unknown> =>
  page.evaluate(`${name}(${words.map((word) => JSON.stringify(word)).join(', ')})`);

/** The mock of a document, as the command serves it. */
const withMock = (document: string, use: (url: string) => Promise<void>): Promise<void> =>
  watching(
    ['mock', join(root, document), '--accept', 'all', '--port', '0'],
    async ({ printed }) => use((await printed(/http:[^\s,]+/))[0]),
    { program: [process.execPath, join(root, 'codegen/pitboss-codegen.mjs')] },
  );

suite('codegen/client in a browser', (test) => {
  test('it calls, throws typed errors, uploads files and reads streams', () =>
    withGeneratedClient(SHOP, {}, ({ folder }) =>
      withMock(SHOP, (url) =>
        inBrowser(async (page) => {
          await runInPage(page, PAGE, folder);
          assert.equal(await call(page, 'order', url), [201, 'string']);
          const [name, status, code, key] = Object(await call(page, 'refusal', url));
          assert.equal([name, status, key], ['ApiError', 409, 'string']);
          assert.ok(['sold_out', 'in_flight'].includes(code), code);
          assert.equal(await call(page, 'stream', url), ['number', 'number', 'number']);
          assert.is(await call(page, 'lines', url), 3);
          assert.is(await call(page, 'upload', url), 200);
        }),
      ),
    ));

  test('it distinguishes a silent server, a missing one, and a call that the page gave up', () =>
    withGeneratedClient(SHOP, {}, ({ folder }) =>
      serving(
        // It answers only whether the page may ask.
        (request, response) => {
          const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
          if (request.method === 'OPTIONS') response.writeHead(204, headers).end();
        },
        (url) =>
          inBrowser(async (page) => {
            await runInPage(page, PAGE, folder);
            assert.equal(await call(page, 'failure', url, 50), ['ConnectionError', 'timeout']);
            assert.equal(await call(page, 'failure', 'http://127.0.0.1:9', 60_000), ['ConnectionError', 'network']);
            assert.is(await call(page, 'abort', url), 'AbortError');
          }),
      ),
    ));
});
