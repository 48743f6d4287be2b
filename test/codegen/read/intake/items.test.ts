import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { findFlaws } from '../../../../codegen/contract/check-reply.ts';
import { listTargets } from '../../../../codegen/contract/target.ts';
import { createMock } from '../../../../codegen/mock/backend.ts';
import { serveMock } from '../../../../codegen/mock/serve.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { merge } from '../../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../../codegen/read/project/specs.ts';
import type { AnyHandler, CommonOptions, Server } from '../../../../codegen/runtime/server/create-server.ts';
import { suite } from '../../../support/suite.ts';
import { type Foreign, refusalOf, verdict, withForeign } from '../../foreign.ts';
import { complaintsOf } from '../../strictly-compiled.ts';

const ITEMS = 'test/codegen/fixtures/quirks/items.yaml';

const IMPORTS = `
import { createClient, sendLines, streamEvents, streamLines, streamOld, streamTicks } from './index.gen.ts';
import type { Replies } from './server.gen.ts';

const client = createClient({ baseUrl: 'http://localhost' });
async function* ticks() {
  yield { n: 1 };
}
async function* events() {
  yield { event: 'ticked' as const, data: { n: 1 }, id: '7' };
  yield ': a comment';
}
`;

const RIGHT = `
const numbers: number[] = [];
for await (const event of (await streamEvents(client)).body) {
  if (event.event === 'ticked') numbers.push(event.data.n);
  else event.data satisfies string;
  event.id satisfies string | undefined;
}
for (const call of [streamTicks, streamOld])
  for await (const { data, event } of (await call(client)).body) {
    numbers.push(data.n);
    event satisfies string;
  }
for await (const { n } of (await streamLines(client)).body) numbers.push(n);
await sendLines(client, { body: [{ n: 1 }] });
({ status: 200, body: ticks() }) satisfies Replies['streamLines'];
({ status: 200, body: events() }) satisfies Replies['streamEvents'];
`;

/** Each of these is one mistake. */
const WRONG = [
  "for await (const event of (await streamEvents(client)).body) if (event.event === 'other') break;",
  'for await (const event of (await streamEvents(client)).body) event.data satisfies string;',
  "await sendLines(client, { body: [{ n: '1' }] });",
  "({ status: 200, body: events() }) satisfies Replies['streamLines'];",
  "({ status: 200, body: ticks() }) satisfies Replies['streamEvents'];",
];

const documentOf = async ({ folder }: Foreign) => {
  const config = readProjectConfig(join(folder, 'codegen.json'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  return { config, document: merge(api, sections), formats };
};

const all = async (items: unknown): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const item of items as AsyncIterable<unknown>) found.push(item);
  return found;
};

type Call = (client: unknown, request?: object) => Promise<{ status: number; body: unknown }>;

suite('codegen/items of sequences', (test) => {
  test('have types for callers and for handlers', () =>
    withForeign(
      ITEMS,
      [],
      async ({ folder, load }) => {
        await load('operations.gen.ts');
        const write = (name: string, text: string) => writeFileSync(join(folder, `out/${name}.ts`), IMPORTS + text);
        write('right', RIGHT);
        for (const [index, text] of WRONG.entries()) write(`wrong-${index}`, text);
        // Only the adapter needs Node's types.
        const complaints = complaintsOf([folder], ['node']);
        const files = complaints.map((line) => /out\/([^:]*):/.exec(line)?.[1]);
        assert.equal(
          [...new Set(files)].sort(),
          WRONG.map((_, index) => `wrong-${index}.ts`).sort(),
          complaints.join('\n'),
        );
      },
      true,
      'node',
    ));

  test('have validators: an event as it is parsed, a line, and all lines of a request', () =>
    withForeign(ITEMS, [], async ({ requests, replies }) => {
      const of = async (name: string) => (await replies())[name]?.['200']?.body;
      const event = await of('streamEvents');
      assert.is(verdict(event, { event: 'ticked', data: { n: 1 } }), 'ok');
      assert.is(verdict(event, { event: 'said', data: 'hi' }), 'ok');
      assert.is.not(verdict(event, { event: 'said', data: { n: 1 } }), 'ok');
      assert.is(verdict(await of('streamTicks'), { data: { n: 1 } }), 'ok');
      assert.is(verdict(await of('streamOld'), { data: { n: '1' } }), '/data/n type');
      assert.is(verdict(await of('streamLines'), { n: '1' }), '/n type');
      const { sendLines } = await requests();
      assert.is(verdict(sendLines?.body, [{ n: 1 }, { n: '2' }]), '/1/n type');
    }));

  test('come from the mock as the client yields them, and go to it', () =>
    withForeign(ITEMS, [], async (foreign) => {
      const { document, formats } = await documentOf(foreign);
      const module = (await foreign.load('index.gen.ts')) as Record<string, Call> & {
        createClient: (options: object) => unknown;
      };
      const server = await serveMock(await createMock(document, formats, '/'), { host: '127.0.0.1', port: 0 });
      try {
        const client = module.createClient({ baseUrl: server.address, retries: 0, reconnect: false });
        const items = async (name: string) => all((await module[name]?.(client, {}))?.body);
        const [tick] = await items('streamTicks');
        assert.equal(tick, { event: 'message', data: { n: 0 }, id: undefined, retryMs: undefined });
        assert.equal(await items('streamLines'), [{ n: 0 }, { n: 1 }, { n: 2 }]);
        const events = (await items('streamEvents')) as { event: string; data: unknown }[];
        assert.equal([...new Set(events.map(({ event }) => event))].sort(), ['said', 'ticked']);
        for (const { event, data } of events) assert.is(typeof data, event === 'said' ? 'string' : 'object');
        assert.is((await module.sendLines?.(client, { body: [{ n: 1 }, { n: 2 }] }))?.status, 204);
        const refused = await Promise.resolve(module.sendLines?.(client, { body: [{ n: 1 }, {}] })).catch(
          (error) => error,
        );
        assert.is(refused.status, 400);
      } finally {
        await server.close();
      }
    }));

  test('are texts for the client where the document says so, even if they look like JSON', () =>
    withForeign(ITEMS, [], async ({ load }) => {
      const module = (await load('index.gen.ts')) as Record<string, Call> & {
        createClient: (options: object) => unknown;
      };
      const text = 'event: said\ndata: 12\n\nevent: ticked\ndata: {"n":1}\n\nevent: said\ndata: {"n":1}\n\n';
      const fetch = async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
      for (const reconnect of [false, true]) {
        const client = module.createClient({ baseUrl: 'http://localhost', reconnect, fetch });
        const data: unknown[] = [];
        const { body } = (await module.streamEvents?.(client, {})) ?? {};
        for await (const event of body as AsyncIterable<{ data: unknown }>) if (data.push(event.data) === 3) break;
        assert.equal(data, ['12', { n: 1 }, '{"n":1}']);
      }
    }));

  test('are checked by the generated server as they are sent, and read from a request', () =>
    withForeign(
      ITEMS,
      [],
      async ({ load }) => {
        type Make = (options: CommonOptions & { handlers: Record<string, AnyHandler> }) => Server;
        const createServer = (await load('server.gen.ts')).createServer as Make;
        let received: unknown;
        async function* of(...items: unknown[]) {
          yield* items;
        }
        const done = () => ({ status: 204 });
        const server = createServer({
          checkReplies: true,
          handlers: {
            both: done,
            streamOld: done,
            streamTicks: () => ({ status: 200, body: of({ data: { n: 1 } }, ': pause\n\n', { data: { n: 'x' } }) }),
            streamEvents: () => ({ status: 200, body: of({ event: 'ticked', id: '7', data: { n: 1 } }) }),
            streamLines: () => ({ status: 200, body: of({ n: 1 }, 'n') }),
            sendLines: ({ body }: { body: unknown }) => {
              received = body;
              return { status: 204 };
            },
          },
        });
        const ask = async (method: string, url: string, body?: string) => {
          const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/x-ndjson' };
          return server.handle({
            method,
            url,
            headers,
            ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
          });
        };
        /** The texts that are sent, and what ended the stream. */
        const sent = async (url: string) => {
          const texts: unknown[] = [];
          try {
            for await (const text of (await ask('GET', url)).body as AsyncIterable<unknown>) texts.push(text);
          } catch (error) {
            texts.push(error instanceof Error ? error.message : error);
          }
          return texts;
        };
        assert.equal(await sent('/events'), ['event: ticked\nid: 7\ndata: {"n":1}\n\n']);
        const [first, comment, fault] = await sent('/ticks');
        assert.equal([first, comment], ['data: {"n":1}\n\n', ': pause\n\n']);
        assert.match(
          String(fault),
          /^streamTicks replied 200 with what the document does not allow: \/body\/data\/n: /,
        );
        assert.match(
          String((await sent('/lines'))[1]),
          /^streamLines replied 200 with what the document does not allow/,
        );
        assert.is((await ask('POST', '/lines', '{"n":1}\n\n{"n":2}')).status, 204);
        assert.equal(received, [{ n: 1 }, { n: 2 }]);
        const refused = await ask('POST', '/lines', '{"n":1}\n{"n":"2"}\n');
        assert.match(String(refused.body), /"pointer":"\/body\/1\/n"/);
      },
      false,
      'node',
    ));

  test('are each judged by the contract test, as text and as JSON', () =>
    withForeign(ITEMS, [], async (foreign) => {
      const { config, document, formats } = await documentOf(foreign);
      const targets = listTargets(config, document, formats);
      const flawsIn = (name: string, type: string, text: string, isWhole = true): string[] => {
        const target = targets.find(({ operationId }) => operationId === name);
        if (!target) throw new Error(`there is no ${name}`);
        const bytes = new TextEncoder().encode(text);
        const reply = { status: 200, headers: { 'content-type': type }, bytes, text, isWhole };
        return findFlaws(target, reply, 'strict').map(({ says }) => says);
      };
      const events = (text: string, isWhole?: boolean) => flawsIn('streamEvents', 'text/event-stream', text, isWhole);
      assert.equal(events('event: said\ndata: 12\n\n: pause\n\nevent: ticked\r\ndata: {"n":\r\ndata: 1}\r\n\r\n'), []);
      assert.match(
        events('event: said\ndata: a\n\nevent: ticked\ndata: a\n\n').join(),
        /^item 2 does not fit its schema: /,
      );
      // An item cut off at the end of a stream is no event, and no line.
      assert.equal(events('event: said\ndata: a\n\nevent: ticked\ndata: a\n', false), []);
      const lines = (text: string, isWhole?: boolean) =>
        flawsIn('streamLines', 'application/stream+json', text, isWhole);
      assert.equal([lines(''), lines('{"n":1}\n{"n":2}'), lines('{"n":1}\n{"n', false)], [[], [], []]);
      assert.equal(lines('{"n":1}\n{}\n'), ["item 2 does not fit its schema: must have required property 'n'"]);
      assert.equal(lines('{"n":1}\n{"n\n'), ['an item is not JSON']);
    }));

  test('of other content types are refused by name', async () => {
    const [line = ''] = await refusalOf('test/codegen/fixtures/quirks/items-refused.yaml');
    assert.match(
      line,
      /^items-refused\.yaml:\d+#.*\/itemSchema: the items of multipart\/mixed are not read one by one\. .* Or accept item-schema: /,
    );
  });
});
