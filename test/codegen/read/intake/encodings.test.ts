import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { listTargets } from '../../../../codegen/contract/target.ts';
import { EMPTY_DRAFT } from '../../../../codegen/contract/target-draft.ts';
import { wireRequest } from '../../../../codegen/contract/wire.ts';
import { createMock } from '../../../../codegen/mock/backend.ts';
import { serveMock } from '../../../../codegen/mock/serve.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { merge } from '../../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../../codegen/read/project/specs.ts';
import type { AnyHandler, CommonOptions, Server } from '../../../../codegen/runtime/server/create-server.ts';
import { suite } from '../../../support/suite.ts';
import { type Foreign, refusalOf, withForeign } from '../../foreign.ts';

const ENCODINGS = 'test/codegen/fixtures/quirks/encodings.yaml';
const REFUSED = 'test/codegen/fixtures/quirks/encodings-refused.yaml';

type Call = (client: unknown, request: { body: object }) => Promise<{ status: number }>;
type Client = Record<string, Call> & { createClient: (options: object) => unknown };
type Make = (options: CommonOptions & { handlers: Record<string, AnyHandler> }) => Server;

/** The generated client calls the generated server without a connection; what was sent and what was received. */
const between = async ({ load }: Foreign, name: string, body: object) => {
  const client = (await load('index.gen.ts')) as Client;
  const createServer = (await load('server.gen.ts')).createServer as Make;
  let received: unknown;
  let text = '';
  const receive = ({ body }: { body: unknown }) => {
    received = body;
    return { status: 204 };
  };
  const server = createServer({ handlers: { sendForm: receive, sendParts: receive } });
  const fetch = async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    const bytes = new Uint8Array(await request.arrayBuffer());
    text = new TextDecoder().decode(bytes);
    const { pathname } = new URL(url);
    const headers = { 'content-type': request.headers.get('content-type') ?? '', 'content-length': `${bytes.length}` };
    const { status, body } = await server.handle({ method: 'POST', url: pathname, headers, body: bytes });
    return new Response(status === 204 ? null : String(body), { status });
  };
  const made = client.createClient({ baseUrl: 'http://localhost', retries: 0, fetch });
  const failure = await Promise.resolve(client[name]?.(made, { body })).then(
    () => undefined,
    (error) => error.status,
  );
  return { received, text, failure };
};

const FORM = {
  ids: [1, 2],
  words: ['c'],
  bars: ['x', 'y&z'],
  each: ['p', 'q,r'],
  point: { x: '1' },
  points: [{ x: '2' }, { x: '3' }],
  filter: { x: '4' },
  url: 'https://example.com/a?b',
};

const PARTS = () => ({
  photo: new File(['png'], 'a.png', { type: 'image/jpeg' }),
  table: 'a,b',
  point: { x: '1' },
  counts: [1, 2],
});

const mocked = async ({ folder, load }: Foreign, name: string, body: object): Promise<number> => {
  const config = readProjectConfig(join(folder, 'codegen.json'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  const server = await serveMock(await createMock(merge(api, sections), formats, '/'), { host: '127.0.0.1', port: 0 });
  try {
    const client = (await load('index.gen.ts')) as Client;
    const made = client.createClient({ baseUrl: server.address, retries: 0 });
    return await Promise.resolve(client[name]?.(made, { body })).then(
      (answer) => answer?.status ?? 0,
      (error) => error.status,
    );
  } finally {
    await server.close();
  }
};

suite('codegen/encodings of forms', (test) => {
  test('are how the client writes a form, and how the server reads it', () =>
    withForeign(
      ENCODINGS,
      [],
      async (foreign) => {
        const { received, text, failure } = await between(foreign, 'sendForm', FORM);
        assert.is(failure, undefined);
        assert.equal(received, FORM);
        assert.equal(text.split('&'), [
          'ids=1,2',
          'words=c',
          'bars=x%7Cy%26z',
          'each=p',
          'each=q%2Cr',
          `point=${encodeURIComponent('{"x":"1"}')}`,
          `points=${encodeURIComponent('{"x":"2"}')}`,
          `points=${encodeURIComponent('{"x":"3"}')}`,
          'filter%5Bx%5D=4',
          'url=https://example.com/a?b',
        ]);
        const spaced = await between(foreign, 'sendForm', { words: ['a', 'b'] });
        assert.equal([spaced.text, spaced.received], ['words=a%20b', { words: ['a', 'b'] }]);
        assert.is((await between(foreign, 'sendForm', { ids: [1, 'x'] })).failure, 400);
      },
      true,
      'node',
    ));

  test('are the content types of parts, which the server checks', () =>
    withForeign(
      ENCODINGS,
      [],
      async (foreign) => {
        const { received, text, failure } = await between(foreign, 'sendParts', PARTS());
        assert.is(failure, undefined);
        const { photo, ...others } = received as { photo: File };
        assert.equal(others, { table: 'a,b', point: { x: '1' }, counts: [1, 2] });
        assert.equal([photo.name, photo.type, await photo.text()], ['a.png', 'image/jpeg', 'png']);
        const types = [...text.matchAll(/name="(\w+)"[^\r]*\r\n(?:Content-Type: ([^\r]*))?/gi)].map(
          ([, name, type = '']) => `${name} ${type}`,
        );
        assert.equal(types, [
          'photo image/jpeg',
          'table text/csv',
          'point application/vnd.point+json',
          'counts ',
          'counts ',
        ]);
        const untyped = await between(foreign, 'sendParts', { photo: new File(['png'], 'b.png') });
        const sent = (untyped.received as { photo: File }).photo;
        assert.equal([sent.name, sent.type], ['b.png', 'image/png']);
        const photo2 = new File(['x'], 'c.txt', { type: 'text/plain' });
        assert.is((await between(foreign, 'sendParts', { photo: photo2 })).failure, 415);
        assert.is((await between(foreign, 'sendParts', { table: 'a' })).failure, 400);
      },
      true,
      'node',
    ));

  test('are read by the mock', () =>
    withForeign(ENCODINGS, [], async (foreign) => {
      assert.is(await mocked(foreign, 'sendForm', FORM), 204);
      assert.is(await mocked(foreign, 'sendForm', { ids: [1, 'x'] }), 400);
      assert.is(await mocked(foreign, 'sendParts', PARTS()), 204);
      assert.is(await mocked(foreign, 'sendParts', { table: 'a' }), 400);
      assert.is(await mocked(foreign, 'sendParts', { photo: new Blob(['x'], { type: 'text/plain' }) }), 415);
    }));

  test('are how the contract test writes a body', () =>
    withForeign(ENCODINGS, [], async ({ folder }) => {
      const config = readProjectConfig(join(folder, 'codegen.json'));
      const { sections, formats } = await readSpecs(config);
      const [api] = config.apis;
      if (!api) throw new Error('there is no interface');
      const written = (id: string, type: string, value: object) => {
        const target = listTargets(config, merge(api, sections), formats).find(({ operationId }) => operationId === id);
        return String(target && wireRequest('http://x', target, { ...EMPTY_DRAFT, body: { type, value } })?.body);
      };
      const form = written('sendForm', 'application/x-www-form-urlencoded', { ids: [1, 2], each: ['a', 'b'] });
      assert.is(form, 'ids=1%2C2&each=a&each=b');
      const parts = written('sendParts', 'multipart/form-data', { table: 'a,b', point: { x: '1' } });
      assert.match(parts, /name="table"\r\ncontent-type: text\/csv\r\n\r\na,b/);
      assert.match(parts, /name="point"\r\ncontent-type: application\/vnd\.point\+json\r\n\r\n\{"x":"1"\}/);
    }));

  test('that are not supported are refused by name, and ignored if that is accepted', async () => {
    const lines = await refusalOf(REFUSED);
    const told = lines.map((line) => /#.*\/encoding\/(\S+): .* Or accept (encoding): /.exec(line)?.slice(1).join(' '));
    assert.equal(told.filter((one) => one !== undefined).sort(), [
      'absent encoding',
      'list/style encoding',
      'open/allowReserved encoding',
      'photo/headers encoding',
      'point/contentType encoding',
      'spread/style encoding',
    ]);
    assert.is(told.filter((one) => one === undefined).length, 0, lines.join('\n'));
    await withForeign(REFUSED, ['encoding'], async ({ load }) => {
      assert.type((await load('index.gen.ts')).sendParts, 'function');
    });
  });
});
