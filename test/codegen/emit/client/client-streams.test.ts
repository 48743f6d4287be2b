import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { reconnectMs } from '../../../../codegen/runtime/client/reconnecting.ts';
import { suite } from '../../../support/suite.ts';
import { type Loaded, load, withGeneratedClient } from '../../generated-client.ts';

const STREAMS = 'test/codegen/fixtures/quirks/streams.yaml';

const streams = await withGeneratedClient(STREAMS, {}, load);
const returning = await withGeneratedClient(STREAMS, { errors: 'return' }, load);

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Answers the first request with the first of these, and so on; the last one answers all others. */
const answering = async (
  answers: readonly Answer[],
  check: (url: string, asked: IncomingMessage[]) => Promise<void>,
) => {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answers[Math.min(asked.length, answers.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

const begun = (response: ServerResponse, text: string): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(text);
  return response;
};
const events =
  (text: string): Answer =>
  (response) =>
    begun(response, text).end();
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
const reset: Answer = (response) => response.destroy();
const over = status(204);

const collected = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
};
const ticksOf = async (items: AsyncIterable<unknown>) =>
  (await collected(items)).map((event) => (event as Loaded).data.tick);
const lastIds = (asked: readonly IncomingMessage[]) => asked.map(({ headers }) => headers['last-event-id']);
const thrownBy = (promise: Promise<unknown>): Promise<Loaded> =>
  promise.then(
    () => ({}),
    (error) => error,
  );

suite('codegen/client at run time: event streams', (test) => {
  test('a stream that ends connects again after its last event, until the server replies 204', () =>
    answering(
      [
        events('retry: 1\n\nid: 1\ndata: {"tick":1}\n\ndata: {"tick":2}\n\nid: 9\ndata: cut off'),
        events('data: {"tick":3}\n\nid: ü\n\n'),
        events('id:\ndata: {"tick":4}\n\n'),
        over,
      ],
      async (baseUrl, asked) => {
        const { status, body } = await streams.watchTicks(streams.createClient({ baseUrl }));
        const found = (await collected(body)) as Loaded[];
        assert.equal(
          found.map(({ data, id, retryMs }) => [data.tick, id, retryMs]),
          [
            [1, '1', 1],
            [2, '1', 1],
            [3, '1', 1],
            [4, '', 1],
          ],
        );
        // Headers are bytes, which Node shows as Latin-1. An id that was taken back is not sent.
        assert.equal([status, lastIds(asked)], [200, [undefined, '1', 'Ã¼', undefined]]);
      },
    ));

  test('a stream that is reset, silent or refused for now comes back; each failure is waited for longer', () =>
    answering(
      [
        (response) =>
          begun(response, 'retry: 1\nid: 1\ndata: {"tick":1}\n\n').write('id: 2\n', () => response.destroy()),
        reset,
        status(503, { 'retry-after': '0' }),
        status(429),
        // Silent from the second tick on.
        (response) => begun(response, 'id: 2\ndata: {"tick":2}\n\n'),
        events(''),
        events('id: 3\ndata: {"tick":3}\n\n'),
        over,
      ],
      async (baseUrl, asked) => {
        const client = streams.createClient({ baseUrl, idleMs: 50, headers: { 'x-mine': 'yes' } });
        const { body } = await streams.watchTicks(client, {}, { headers: { 'last-event-id': '0' } });
        assert.equal(await ticksOf(body), [1, 2, 3]);
        assert.equal(lastIds(asked), ['0', '1', '1', '1', '1', '2', '2', '3']);
        assert.ok(asked.every(({ headers }) => headers['x-mine'] === 'yes'));
      },
    ));

  test('a refusal that does not pass ends the stream with its error', () =>
    answering([events('retry: 1\ndata: {"tick":1}\n\n'), status(404)], async (baseUrl, asked) => {
      const error = await thrownBy(collected((await streams.watchTicks(streams.createClient({ baseUrl }))).body));
      assert.instance(error, streams.ApiError);
      assert.equal([error.status, asked.length], [404, 2]);
    }));

  test('an option turns it off, for a call or the client, and only what is safe to repeat does it by itself', () =>
    answering([events('retry: 1\ndata: {"tick":1}\n\n')], async (baseUrl, asked) => {
      const client = streams.createClient({ baseUrl });
      assert.equal(await ticksOf((await streams.watchTicks(client, {}, { reconnect: false })).body), [1]);
      assert.equal(await ticksOf((await streams.askTicks(client)).body), [1]);
      const plain = streams.createClient({ baseUrl, reconnect: false });
      assert.equal(await ticksOf((await streams.watchTicks(plain)).body), [1]);
      assert.is(asked.length, 3);
      const thrice = async (call: Promise<Loaded>) => {
        const found: number[] = [];
        for await (const { data } of (await call).body) if (found.push(data.tick) === 3) break;
        return found;
      };
      assert.equal(await thrice(streams.askTicks(client, {}, { reconnect: true })), [1, 1, 1]);
      assert.equal(await thrice(streams.replayTicks(client)), [1, 1, 1]);
      const { data } = await returning.watchTicks(returning.createClient({ baseUrl }));
      assert.equal(await thrice(Promise.resolve({ body: data })), [1, 1, 1]);
    }));

  test('expired credentials are fetched again', () =>
    answering(
      [events('retry: 1\ndata: {"tick":1}\n\n'), status(401), events('data: {"tick":2}\n\n'), over],
      async (baseUrl, asked) => {
        const secured = await withGeneratedClient('test/codegen/fixtures/quirks/shop.yaml', {}, load);
        const tokens = ['1', '2', '3', '4'];
        const client = secured.createClient({ baseUrl, auth: { token: () => tokens.shift() } });
        assert.equal(await ticksOf((await secured.watchPrices(client)).body), [1, 2]);
        assert.equal(
          asked.map(({ headers }) => headers.authorization),
          ['Bearer 1', 'Bearer 2', 'Bearer 3', 'Bearer 4'],
        );
      },
    ));

  test('a signal ends it while it reads and while it waits, and no listener stays', () =>
    answering([events('retry: 1\ndata: {"tick":1}\n\n')], async (baseUrl) => {
      const client = streams.createClient({ baseUrl });
      const stop = new AbortController();
      let listeners = 0;
      const { addEventListener, removeEventListener } = stop.signal;
      stop.signal.addEventListener = (...given: unknown[]) => {
        listeners += 1;
        return Reflect.apply(addEventListener, stop.signal, given);
      };
      stop.signal.removeEventListener = (...given: unknown[]) => {
        listeners -= 1;
        return Reflect.apply(removeEventListener, stop.signal, given);
      };
      const read: unknown[] = [];
      const reading = async () => {
        for await (const event of (await streams.watchTicks(client, {}, { signal: stop.signal })).body)
          if (read.push(event) === 20) stop.abort(new Error('enough'));
      };
      assert.is((await thrownBy(reading())).message, 'enough');
      assert.equal([read.length, listeners], [20, 0]);
      const waiting = new AbortController();
      const { body } = await streams.watchTicks(streams.createClient({ baseUrl }), {}, { signal: waiting.signal });
      await body.next();
      const next = thrownBy(body.next());
      waiting.abort(new Error('enough'));
      assert.is((await next).message, 'enough');
      assert.is((await thrownBy(streams.watchTicks(client, {}, { signal: stop.signal }))).message, 'enough');
    }));

  test('leaving ends a wait for an event that never comes', () =>
    answering(
      [(response) => begun(response, 'retry: 600000\ndata: {"tick":1}\n\n'), events('')],
      async (baseUrl, asked) => {
        const client = streams.createClient({ baseUrl });
        const { body } = await streams.watchTicks(client);
        await body.next();
        const next = body.next();
        assert.equal(await body.return(), { done: true, value: undefined });
        assert.equal(await next, { done: true, value: undefined });
        // The same while it waits for its next connection.
        const { body: ended } = await streams.watchTicks(client, {}, { headers: { 'last-event-id': '1' } });
        const last = ended.next();
        assert.equal(await ended.return(), { done: true, value: undefined });
        assert.equal(await last, { done: true, value: undefined });
        const unread = (await streams.watchTicks(client)).body;
        assert.equal(await unread.return(), { done: true, value: undefined });
        assert.is(asked.length, 3);
      },
    ));

  test('it waits as long as the server asks, longer after failures, and never longer than a timer can', () => {
    assert.equal([reconnectMs(undefined, 0, 0), reconnectMs(undefined, 0, 0.5)], [1_000, 1_500]);
    assert.equal([reconnectMs(undefined, 3, 0), reconnectMs(undefined, 30, 0)], [8_000, 30_000]);
    assert.equal([reconnectMs(60_000, 0, 0), reconnectMs(60_000, 5, 0)], [60_000, 60_000]);
    assert.equal([reconnectMs(0, 0, 0.9), reconnectMs(0, 2, 0)], [0, 40]);
    assert.is(reconnectMs(10 ** 12, 0, 0), 2 ** 31 - 1);
  });
});

suite('codegen/client at run time: replies and requests without a body', (test) => {
  test('an operation that declares only 304 returns', () =>
    answering([status(304), status(200)], async (baseUrl) => {
      const client = streams.createClient({ baseUrl });
      const { status, body } = await streams.checkPage(client);
      assert.equal([status, body], [304, undefined]);
      assert.is((await thrownBy(streams.checkPage(client))).status, 200);
    }));

  test('a redirect may also be a 304 without an address', () =>
    answering([status(304), status(302, { location: '/there' }), status(302)], async (baseUrl) => {
      const client = streams.createClient({ baseUrl });
      const unmodified = await streams.findPage(client);
      assert.equal([unmodified.status, unmodified.body], [304, undefined]);
      assert.equal((await streams.findPage(client)).body, { location: `${baseUrl}/there` });
      assert.is((await thrownBy(streams.findPage(client))).status, 302);
    }));

  test('a GET with an optional body is sent without one', () =>
    answering(
      [(response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
      async (baseUrl, asked) => {
        await streams.searchPages(streams.createClient({ baseUrl }), { query: { word: 'a' }, body: {} });
        assert.equal([asked[0]?.url, asked[0]?.headers['content-length']], ['/search?word=a', undefined]);
      },
    ));
});
