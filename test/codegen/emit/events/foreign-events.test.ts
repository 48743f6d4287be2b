import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import { WebSocketServer } from 'ws';
import { run } from '../../../../codegen/cli.ts';
import type { Json } from '../../../../codegen/read/document/document.ts';
import { readReconnect, readResume } from '../../../../codegen/read/events/resume.ts';
import { until } from '../../../support/paying-players.ts';
import { suite } from '../../../support/suite.ts';
import { createProgram } from '../../create-program.ts';

/** The messages of one connection are spread over channels, payloads have no names or odd ones, and replies are messages too. */
const EXCHANGE = `
asyncapi: 3.0.0
info: { title: Exchange, version: 1.0.0 }
servers:
  live: { host: exchange.example, pathname: /v2/, protocol: wss }
  queue: { host: queue.example, protocol: kafka }
channels:
  quotes:
    address: /
    servers: [{ $ref: "#/servers/live" }]
    messages:
      quote: { payload: { type: object, required: [price], properties: { price: { type: string }, side: { enum: [buy, sell] } } } }
      subscribe: { $ref: "#/components/messages/subscribe" }
  status:
    address: /
    servers: [{ $ref: "#/servers/live" }]
    messages:
      pong: { payload: { $ref: "#/components/schemas/pong-reply" } }
      ping: { payload: { type: object, properties: { op: { const: ping } }, required: [op] } }
      note: { payload: { type: string } }
      blob: { payload: { schemaFormat: application/vnd.apache.avro;version=1.9.0, schema: { type: record, name: Blob, fields: [] } } }
  market:
    address: /market/{symbol}
    servers: [{ $ref: "#/servers/live" }]
    parameters: { symbol: { enum: [btc, eth] } }
    bindings: { ws: { query: { type: object, properties: { depth: { type: integer }, raw: { type: boolean } } } } }
    messages:
      quote: { payload: { type: object, required: [size], properties: { size: { type: number } } } }
  ledger:
    address: ledger.booked
    servers: [{ $ref: "#/servers/queue" }]
    messages: { booked: { payload: { type: object, properties: { id: { type: string } } } } }
operations:
  sendQuotes: { action: send, channel: { $ref: "#/channels/quotes" }, messages: [{ $ref: "#/channels/quotes/messages/quote" }] }
  takeSubscribe: { action: receive, channel: { $ref: "#/channels/quotes" }, messages: [{ $ref: "#/channels/quotes/messages/subscribe" }] }
  takePing:
    action: receive
    channel: { $ref: "#/channels/status" }
    messages: [{ $ref: "#/channels/status/messages/ping" }]
    reply: { messages: [{ $ref: "#/channels/status/messages/pong" }] }
  sendStatus:
    action: send
    channel: { $ref: "#/channels/status" }
    messages: [{ $ref: "#/channels/status/messages/note" }, { $ref: "#/channels/status/messages/blob" }]
  sendMarket: { action: send, channel: { $ref: "#/channels/market" } }
  sendLedger: { action: send, channel: { $ref: "#/channels/ledger" } }
components:
  messages:
    subscribe: { payload: { type: object, required: [topics], properties: { topics: { type: array, items: { type: string } } } } }
  schemas:
    pong-reply: { type: object, required: [at], properties: { at: { type: integer } } }
`;

/** Version 2, written for clients: what others publish, the server receives. */
const CHAT = `
asyncapi: 2.6.0
info: { title: Chat, version: 1.0.0 }
servers: { live: { url: "ws://localhost:1234/api", protocol: ws } }
channels:
  rooms/{room}:
    parameters: { room: { schema: { type: string, enum: [hall, yard] } } }
    publish: { message: { name: say, payload: { type: object, required: [text], properties: { text: { type: string } } } } }
    subscribe:
      message:
        oneOf:
          - { name: said, payload: { type: object, required: [by], properties: { by: { type: string } } } }
          - { $ref: "#/components/messages/left" }
components:
  messages: { left: { payload: { type: object, required: [who], properties: { who: { type: string } } } } }
`;

type Project = {
  readonly folder: string;
  read(file: string): string;
  /** The number of compiler errors in modules next to the client, which itself must have none. */
  errorsIn(sources: readonly string[]): number[];
};

const withDocument = async (
  text: string,
  work: (project: Project) => Promise<void>,
  settings: object = {},
): Promise<void> => {
  const fixtures = join(import.meta.dirname, '../../fixtures');
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    mkdirSync(join(folder, 'client'), { recursive: true });
    writeFileSync(join(folder, 'asyncapi.yaml'), text);
    const api = { events: { all: 'asyncapi.yaml' }, output: 'client', client: 'client', ...settings };
    writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { it: api } }));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const lines: string[] = [];
    const status = await run(['generate', '--config', join(folder, 'codegen.json')], (line) => lines.push(line));
    assert.is(status, 0, lines.join('\n'));
    const read = (file: string) => ts.sys.readFile(join(folder, 'client', file)) ?? '';
    const errorsIn = (sources: readonly string[]): number[] => {
      const files = sources.map((source, index) => {
        const file = join(folder, 'client', `use${index}.ts`);
        writeFileSync(file, source);
        return file;
      });
      const program = createProgram(files, {
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noUnusedLocals: true },
        ...{ noEmit: true, erasableSyntaxOnly: true, verbatimModuleSyntax: true, allowImportingTsExtensions: true },
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        skipLibCheck: true,
        types: [],
      });
      const errors = ts.getPreEmitDiagnostics(program);
      const generated = errors.filter(({ file }) => file === undefined || !/use\d+\.ts$/.test(file.fileName));
      assert.equal(
        generated.map(({ messageText }) => messageText),
        [],
      );
      return files.map((file) => errors.filter((error) => error.file?.fileName === file).length);
    };
    await work({ folder, read, errorsIn });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

suite('codegen/foreign-events', (test) => {
  test('channels at one address are one socket, typed with every message, also those without a name', () =>
    withDocument(EXCHANGE, async ({ read, errorsIn }) => {
      const sound = `import { openMarket, openSocket, type SocketEvent } from './event-client.gen.ts';
import type { ServerMessages } from './events.gen.ts';
export const socket = openSocket({
  subscribe: [{ topics: ['a'] }, { op: 'ping' }],
  onEvent: (event: SocketEvent) => event,
});
export const market = openMarket({
  server: 'ws://localhost', path: { symbol: 'btc' }, query: { depth: 5 }, onEvent: ({ size }) => size.toFixed(),
});
export const booked: ServerMessages['ledger'] = { id: 'a' };
socket.send({ topics: [] });`;
      const faulty = [
        ["topics: ['a']", 'topics: [7]'],
        ["op: 'ping'", "op: 'pong'"],
        ["symbol: 'btc'", "symbol: 'doge'"],
        ['depth: 5', "depth: 'five'"],
        ['size.toFixed', 'price.toFixed'],
        ["server: 'ws://localhost'", 'server: 7'],
        ['{ topics: [] }', '{ price: 7 }'],
      ] as const;
      const [right, ...wrong] = errorsIn([sound, ...faulty.map(([from, to]) => sound.replace(from, to))]);
      assert.is(right, 0);
      for (const [index, errors] of wrong.entries()) assert.ok(errors > 0, faulty[index]?.[1]);
      assert.match(read('event-client.gen.ts'), '"server":"wss://exchange.example/v2"');
      assert.not.match(read('event-client.gen.ts'), 'ledger');
      assert.match(read('event-client.gen.ts'), /SocketEvent = .*PongReply/);
    }));

  test('a document of version 2 gives a client that connects, subscribes, and connects again', () =>
    withDocument(CHAT, async ({ folder, errorsIn }) => {
      const use = (words: string) => `import { openRoomsRoom } from './event-client.gen.ts';
openRoomsRoom({ path: { room: 'hall' }, subscribe: ${words}, onEvent: (event) => ('by' in event ? event.by : event.who) });`;
      assert.equal(errorsIn([use("{ text: 'hi' }"), use('{ text: 1 }')]), [0, 1]);
      const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
      await new Promise((resolve) => server.once('listening', resolve));
      const asked: string[] = [];
      server.on('connection', (socket, request) =>
        socket.once('message', (text) => {
          asked.push(`${request.url} ${text}`);
          socket.send(JSON.stringify({ by: `ada ${asked.length}` }));
          if (asked.length === 1) setTimeout(() => socket.terminate(), 10);
        }),
      );
      const client = await import(pathToFileURL(join(folder, 'client/event-client.gen.ts')).href);
      const got: unknown[] = [];
      const events = client.openRoomsRoom({
        server: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
        path: { room: 'hall' },
        subscribe: { text: 'hi' },
        onEvent: (event: unknown) => got.push(event),
      });
      await until(() => got, [{ by: 'ada 1' }, { by: 'ada 2' }]);
      assert.equal(asked, ['/api/rooms/hall {"text":"hi"}', '/api/rooms/hall {"text":"hi"}']);
      events.close();
      await events.ended;
      await new Promise((resolve) => server.close(resolve));
    }));

  test('a document written by a client is read the other way round', () =>
    withDocument(
      CHAT,
      async ({ errorsIn }) => {
        const use = (words: string) => `import { openRoomsRoom } from './event-client.gen.ts';
openRoomsRoom({ path: { room: 'hall' }, subscribe: ${words}, onEvent: ({ text }) => text });`;
        assert.equal(errorsIn([use("{ by: 'ada' }"), use("{ text: 'hi' }")]), [0, 1]);
      },
      { perspective: 'client' },
    ));

  test('x-resume and x-reconnect are refused with what is wrong and how to mend it', () => {
    const faultsOf = (resume: Json, reconnect: Json = {}): string[] => {
      const found: string[] = [];
      const complain = (rule: string, mend: string) => found.push(`${rule}. ${mend}`);
      readResume(resume, [{ name: 'quote' }], complain);
      readReconnect(reconnect, complain);
      return found;
    };
    const sound = { since: '/topics', position: '/at' };
    assert.equal(faultsOf(sound, { final: [1008], renew: [], silence_ms: 1 }), []);
    assert.equal(faultsOf({ ...sound, heartbeat: { message: 'quote', at: '/a', interval_ms: 1 }, gap: null }), [
      'x-resume.gap names no message of the channel. Write message: with the name of one.',
      'x-resume.gap.at is not a JSON pointer. Write one such as /position.',
    ]);
    assert.equal(faultsOf({ since: 'topics', position: '/at', start: 1, heartbeat: { message: 'quote', at: '/a' } }), [
      'x-resume.since is not a JSON pointer. Write one such as /position.',
      'x-resume.start is not a text. Write what to send as the first position.',
      'x-resume.heartbeat has no interval_ms. Write the longest time between two heartbeats, in milliseconds.',
    ]);
    assert.equal(faultsOf(sound, { final: 1008, renew: ['a'], silence_ms: '1' }), [
      'x-reconnect.final is not a list of close codes. Write a list such as [1008, 4403].',
      'x-reconnect.renew is not a list of close codes. Write a list such as [1008, 4403].',
      'x-reconnect.silence_ms is not a time. Write milliseconds.',
    ]);
  });

  test('the client resumes as the document says', () =>
    withDocument(
      EXCHANGE.replace(
        '  quotes:\n',
        `  quotes:
    x-resume: { since: /topics/0, position: /price, heartbeat: { message: quote, at: /side, equals: buy, interval_ms: 5 } }
    x-reconnect: { final: [1008], renew: [4001], silence_ms: 9 }\n`,
      ),
      async ({ read }) => {
        assert.match(
          read('event-client.gen.ts'),
          '"resume":{"since":"/topics/0","position":"/price","heartbeat":{"at":"/side","equals":"buy","intervalMs":5}},"reconnect":{"final":[1008],"renew":[4001],"silenceMs":9}',
        );
        assert.not.match(read('event-client.gen.ts'), /SocketEvent = .*Quote/);
      },
    ));
});
