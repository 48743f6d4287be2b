import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { type Loaded, load, withGeneratedClient } from '../../generated-client.ts';

const { createApi, ApiError, ConnectionError } = await withGeneratedClient(
  'test/codegen/fixtures/quirks/shop.yaml',
  {},
  load,
);

const FAULTS = [
  'none',
  'reset',
  'reset after acting',
  '429',
  '503',
  '503 after acting',
  'half body',
  'frozen',
  'silent',
] as const;
type Fault = (typeof FAULTS)[number];

/**
 * A server that keeps its promises on a connection that does not: with a key it acts once, however often it gets the request, and its
 * replies are lost, cut off, late or refused as the script says.
 */
class FaultyServer {
  readonly acted = new Map<string, number>();
  readonly #orders = new Map<string, string>();
  readonly #draw: () => Fault;
  #server: Server | undefined;
  #port = 0;

  constructor(draw: () => Fault) {
    this.#draw = draw;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer(async (request, response) => {
      const fault = this.#draw();
      if (fault === 'reset') return request.socket.resetAndDestroy();
      // It never reads on, and never answers.
      if (fault === 'silent') return request.pause();
      let body = '';
      for await (const chunk of request) body += chunk;
      if (fault === '429' || fault === '503') return response.writeHead(Number(fault), { 'retry-after': '0' }).end();
      const key = request.headers['idempotency-key'];
      const id = typeof key === 'string' ? (this.#orders.get(key) ?? this.#act(key)) : this.#act(JSON.parse(body).item);
      if (typeof key === 'string') this.#orders.set(key, id);
      if (fault === 'reset after acting') return request.socket.resetAndDestroy();
      if (fault === '503 after acting') return response.writeHead(503, { 'retry-after': '0' }).end('{}');
      const text = JSON.stringify({ id });
      response.writeHead(request.url === '/orders' ? 201 : 200, { 'content-length': text.length });
      if (fault === 'half body') return response.write(text.slice(0, 4), () => request.socket.resetAndDestroy());
      if (fault === 'frozen') return response.write(text.slice(0, 4));
      response.end(text);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #act(what: string): string {
    this.acted.set(what, (this.acted.get(what) ?? 0) + 1);
    return `order of ${what}`;
  }
}

/** A repeatable draw of faults: most attempts meet none. */
const drawing = (seed: number) => {
  let state = seed;
  return (): Fault => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return FAULTS[Math.floor((state / 2_147_483_648) * FAULTS.length * 2)] ?? 'none';
  };
};

const withFaults = async (draw: () => Fault, use: (server: FaultyServer, api: Loaded) => Promise<void>) => {
  const server = new FaultyServer(draw);
  await server.start();
  try {
    await use(server, createApi({ baseUrl: server.url, timeoutMs: 150 }));
  } finally {
    await server.stop();
  }
};

suite('codegen/client with a server that fails', (test) => {
  for (const fault of FAULTS.slice(1))
    test(`one order is placed once when the first reply is: ${fault}`, async () => {
      const script = [fault];
      await withFaults(
        () => script.shift() ?? 'none',
        async (server, api) => {
          const { body } = await api.placeOrder({ body: { item: 'book' } }, { idempotencyKey: 'k' });
          assert.equal(body, { id: 'order of k' });
          assert.equal([...server.acted], [['k', 1]]);
        },
      );
    });

  for (const fault of FAULTS.slice(1))
    test(`a write without a key is sent only once when the reply is: ${fault}`, async () => {
      let asked = 0;
      await withFaults(
        () => {
          asked += 1;
          return fault;
        },
        async (server, api) => {
          const error = await api
            .writeEcho({ path: { id: '1' }, body: { item: 'x' } })
            .catch((thrown: unknown) => thrown);
          assert.ok(error instanceof ApiError || error instanceof ConnectionError, String(error));
          assert.is(asked, 1);
          assert.ok((server.acted.get('x') ?? 0) <= 1);
        },
      );
    });

  test('of many calls through all faults and two restarts, each settles and none acts twice', async () => {
    const seed = Number(process.env.PITBOSS_FAULTS_SEED ?? 7);
    await withFaults(drawing(seed), async (server, api) => {
      const keys = Array.from({ length: 150 }, (_, index) => `k${index}`);
      let done = 0;
      const restarts = [50, 100];
      const place = async (key: string): Promise<string> => {
        for (let attempt = 0; attempt < 20; attempt += 1)
          try {
            const { body } = await api.placeOrder({ body: { item: key } }, { idempotencyKey: key });
            return body.id;
          } catch (error) {
            // Applications do this: the same key again.
            if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
          }
        throw new Error(`${key} never succeeded with seed ${seed}`);
      };
      const queue = [...keys];
      const worker = async (): Promise<void> => {
        for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
          assert.is(await place(key), `order of ${key}`);
          done += 1;
          if (done === restarts[0]) {
            restarts.shift();
            await server.stop();
            await server.start();
          }
        }
      };
      await Promise.all(Array.from({ length: 16 }, worker));
      assert.is(done, keys.length);
      assert.equal(
        [...server.acted].filter(([, times]) => times !== 1),
        [],
      );
      assert.is(server.acted.size, keys.length);
    });
  });
});
