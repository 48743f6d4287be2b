import { type Call, type Command, UsageError } from '../command.ts';
import { type Document, placesOf } from '../document.ts';
import { merge } from '../merge.ts';
import { createMock } from '../mock/backend.ts';
import { serve } from '../mock/serve.ts';
import { readSpecs } from '../specs.ts';
import { apisOf } from './bundle.ts';

const PORT = 4010;
const HOST = '127.0.0.1';

export const mock: Command = {
  name: 'mock',
  summary: 'serves the examples of an interface, so that a client can be written before the server',
  details: [
    'It checks every request and answers with the example of the first success, or with a value that fits the schema. A caller chooses',
    'another with the header Prefer: code=404, example=name. It keeps nothing, sends no callbacks or events, and looks whether credentials',
    'are there, never whether they are right. What it cannot answer it refuses with 501. Ctrl-C or SIGTERM ends it.',
  ],
  options: {
    api: { value: 'name', says: 'the interface, where the configuration has several' },
    port: { value: 'number', says: `where it listens; ${PORT} when left out, any free one for 0` },
    host: { value: 'address', says: `where it listens; ${HOST}, this machine alone, when left out` },
    'base-path': {
      value: 'path',
      says: 'what stands before every path; that of the first server of the document when left out',
    },
  },
  run: async (call) => {
    const port = portOf(call);
    const config = call.config();
    const apis = apisOf(config, call);
    const [api] = apis;
    if (!api || apis.length > 1)
      throw new UsageError(`choose an interface with --api: ${apis.map(({ name }) => name).join(', ')}`);
    call.progress('reading the specs');
    const { sections, formats } = await readSpecs(config);
    const document = merge(
      api,
      sections.filter((section) => section.api === api.name),
    );
    const basePath = basePathOf(call.text('base-path') ?? serverPathOf(document));
    const answer = await createMock(document, formats, basePath);
    const server = await serve(answer, { port, host: call.text('host') ?? HOST });
    const { length } = placesOf(document);
    call.print(
      `the mock of ${document.info.title} listens on ${server.address}${basePath === '/' ? '' : basePath}, operations: ${length}`,
    );
    await new Promise<void>((done) => {
      if (call.stopped.aborted) return done();
      call.stopped.addEventListener('abort', () => done(), { once: true });
    });
    await server.close();
    return true;
  },
};

const portOf = (call: Call): number => {
  const text = call.text('port') ?? String(PORT);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new UsageError(`${text} is no port`);
  return Number(text);
};

/** `/v1`, or `/` for none. */
const basePathOf = (path: string): string => `/${path.replaceAll(/^\/+|\/+$/g, '')}`;

/** A server's address may be a path alone, and may have variables, which stand for their defaults nowhere in a path that matters here. */
const serverPathOf = (document: Document): string => {
  const [server] = document.servers ?? [];
  const url = typeof server === 'object' && server !== null ? Reflect.get(server, 'url') : undefined;
  if (typeof url !== 'string' || url.includes('{')) return '/';
  return new URL(url, 'http://localhost').pathname;
};
