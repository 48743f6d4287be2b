import { UsageError } from '../read/config/refusal.ts';
import { listPlaces, readBasePath } from '../read/document/document.ts';
import { locate } from '../read/document/locate.ts';
import { merge } from '../read/project/merge.ts';
import { readSpecs } from '../read/project/specs.ts';
import { chosenApis } from './bundle.ts';
import type { CodegenCommand, CommandCall } from './program/command.ts';
import { PART } from './program/document-config.ts';

const PORT = 4010;
const HOST = '127.0.0.1';
const SEED = 1;

export const mockCommand: CodegenCommand = {
  name: 'mock',
  takes: '[document]',
  document: { accept: 'all' },
  summary: 'serves the examples of an interface, so that you can write a client before the server',
  details: [
    'It validates every request and replies with the example of the first success, or with a value that fits the schema. Callers choose',
    'another reply with the header Prefer: code=404, example=name, dynamic=true. It sends no callbacks or events, and checks that',
    'credentials are present, not that they are valid. Pages of any origin may call it. An example that does not fit its schema is',
    'printed with its place when it is first needed, and a generated value is sent. Stop it with Ctrl-C or SIGTERM.',
    'With a document, no configuration file is needed: mock openapi.yaml.',
  ],
  options: {
    api: { value: 'name', says: 'the interface, if the configuration has several' },
    ...PART,
    port: { value: 'number', says: `port to listen on; default: ${PORT}; 0 picks a free one` },
    host: { value: 'address', says: `address to listen on; default: ${HOST}, only this machine` },
    dynamic: { says: 'generates values even where there are examples; they differ by seed and request' },
    seed: { value: 'number', says: `another seed gives other values; default: ${SEED}` },
    state: { says: 'keeps what is sent in memory: what was POSTed can be read, listed, changed and deleted' },
    'base-path': {
      value: 'path',
      says: 'prefix of every path; default: that of the first server in the document',
    },
  },
  run: async (call) => {
    const port = numberOf(call, 'port', PORT, 65_535);
    const config = call.config();
    const apis = chosenApis(config, call);
    const [api] = apis;
    if (!api || apis.length > 1)
      throw new UsageError(`choose an interface with --api: ${apis.map(({ name }) => name).join(', ')}`);
    // It takes longer to load than most commands take to run.
    const { createMock } = await import('../mock/backend.ts');
    const { serveMock } = await import('../mock/serve.ts');
    call.progress('reading the specs');
    const { sections, formats } = await readSpecs({ ...config, apis }, call.print);
    const document = merge(
      api,
      sections.filter((section) => section.api === api.name),
    );
    const basePath = basePathOf(call.text('base-path') ?? readBasePath(document));
    const at = locate(config.root);
    const answer = await createMock(document, formats, basePath, {
      dynamic: call.isOn('dynamic') || call.text('seed') !== undefined,
      seed: numberOf(call, 'seed', SEED, Number.MAX_SAFE_INTEGER),
      state: call.isOn('state'),
      where: (section, pointer) => at(`${api.sections[section] ?? ''}${pointer}`),
      tell: call.print,
    });
    const server = await serveMock(answer, { port, host: call.text('host') ?? HOST });
    const { length } = listPlaces(document);
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

const numberOf = (call: CommandCall, option: string, preset: number, most: number): number => {
  const text = call.text(option) ?? String(preset);
  const number = Number(text);
  if (!/^\d{1,16}$/.test(text) || number > most)
    throw new UsageError(`${text} is not a ${option === 'port' ? 'port' : 'seed'}`);
  return number;
};

/** Such as `/v1`, or `/` for none. */
const basePathOf = (path: string): string => `/${path.replaceAll(/^\/+|\/+$/g, '')}`;
