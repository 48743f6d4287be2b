import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import { generate } from '../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';

/**
 * The cost of a generated client: the bytes that it adds to a page, and the processor time of generating it and of a call. Each generator
 * gets the same two documents and its defaults; openapi-fetch has no code per operation, only types.
 */
const { values } = parseArgs({
  options: {
    document: { type: 'string', default: join(import.meta.dirname, '../../generated/built/openapi.json') },
    calls: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
  },
});

type Generator = {
  readonly name: string;
  /** Writes the client of a document into a folder. */
  readonly write: (document: string, folder: string) => Promise<void>;
  /** A module that exports `read`, a function that makes one call. */
  readonly one: string;
  /** A module that keeps all operations. */
  readonly all: string;
};

const own = createRequire(join(import.meta.dirname, 'clients/package.json'));
/** A package of ops/bench/clients, which is installed on its own. */
const load = async (name: string): Promise<Record<string, (...words: unknown[]) => unknown>> => {
  try {
    const loaded = await import(own.resolve(name));
    return typeof loaded.default === 'object' ? loaded.default : loaded;
  } catch (error) {
    throw new Error('Run “npm install” in ops/bench/clients first.', { cause: error });
  }
};

const BASE = 'https://api.example.com';

const GENERATORS: readonly Generator[] = [
  {
    name: 'pitboss-codegen',
    write: async (document, folder) => {
      const api = { document, output: 'server', client: 'client' };
      writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { bench: api } }));
      for (const [file, text] of await generate(readProjectConfig(join(folder, 'codegen.json')))) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    one: `import { createClient, getPet } from './client/index.gen.ts';
      const client = createClient({ baseUrl: '${BASE}' });
      export const read = () => getPet(client, { path: { id: '7' } });`,
    all: `import { createApi } from './client/index.gen.ts';
      globalThis.api = createApi({ baseUrl: '${BASE}' });`,
  },
  {
    name: 'hey-api',
    write: async (document, folder) => {
      await createClient({
        input: document,
        output: { path: join(folder, 'client'), module: { extension: '.ts' } },
        logs: { level: 'silent', file: false },
        plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      });
    },
    one: `import { client } from './client/client.gen.ts';
      import { getPet } from './client/sdk.gen.ts';
      client.setConfig({ baseUrl: '${BASE}' });
      export const read = () => getPet({ path: { id: '7' } });`,
    all: `import { client } from './client/client.gen.ts';
      import * as api from './client/sdk.gen.ts';
      client.setConfig({ baseUrl: '${BASE}' });
      globalThis.api = api;`,
  },
  {
    name: 'orval (fetch)',
    write: async (document, folder) => {
      const { generate: write } = await load('orval');
      await write?.({
        input: { target: document },
        output: { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single', baseUrl: BASE },
      });
    },
    one: `import { getPet } from './client.ts';
      export const read = () => getPet('7');`,
    all: `import * as api from './client.ts';
      globalThis.api = api;`,
  },
  {
    name: 'openapi-fetch',
    write: async (document, folder) => {
      const { default: write, astToString } = await load('openapi-typescript');
      const types = await write?.(new URL(`file://${document}`));
      writeFileSync(join(folder, 'types.ts'), String(astToString?.(types)));
    },
    one: `import create from 'openapi-fetch';
      const client = create({ baseUrl: '${BASE}' });
      export const read = () => client.GET('/pets/{id}', { params: { path: { id: '7' } } });`,
    all: `import create from 'openapi-fetch';
      globalThis.api = create({ baseUrl: '${BASE}' });`,
  },
];

const PET = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, name: { type: 'string' } } };
const answer = { description: 'A pet.', content: { 'application/json': { schema: PET } } };

/** A document that needs neither credentials nor keys: what is left is the price of any call. */
const SMALL = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: answer },
      },
    },
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: { required: true, content: { 'application/json': { schema: PET } } },
        responses: { 200: answer },
      },
    },
  },
};

/** A module with everything that it imports, as a page gets it. */
const bundled = async (text: string, folder: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    nodePaths: [join(import.meta.dirname, 'clients/node_modules')],
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const bytesOf = (bundle: Uint8Array): number => gzipSync(bundle, { level: 9 }).length;

/** Processor time including garbage collection. Other processes on the machine do not affect it. */
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Measured = { name: string; generateMs: number; oneBytes: number; allBytes: number; read: () => Promise<unknown> };

const folder = mkdtempSync(join(import.meta.dirname, '.run-'));
const fetched = globalThis.fetch;
try {
  // No network: what is measured is the client's own work on a request and its reply.
  globalThis.fetch = async () =>
    new Response('{"id":"7"}', { status: 200, headers: { 'content-type': 'application/json' } });
  const small = join(folder, 'small.json');
  writeFileSync(small, JSON.stringify(SMALL));
  const measured: Measured[] = [];
  for (const [index, { name, write, one, all }] of GENERATORS.entries()) {
    const [first, second] = ['small', 'large'].map((size) => join(folder, `${index}-${size}`)) as [string, string];
    for (const own of [first, second]) {
      mkdirSync(own);
      writeFileSync(join(own, 'package.json'), '{ "type": "module", "sideEffects": false }');
    }
    // Also warms the generator up.
    await write(small, first);
    const generateMs = await msOf(() => write(values.document, second));
    const bundle = await bundled(one, first);
    writeFileSync(join(first, 'read.mjs'), bundle);
    const { read } = await import(join(first, 'read.mjs'));
    measured.push({ name, generateMs, oneBytes: bytesOf(bundle), allBytes: bytesOf(await bundled(all, second)), read });
  }
  const calls = Number(values.calls);
  const perCall = new Map<string, number[]>(measured.map(({ name }) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round += 1)
    for (const { name, read } of measured) {
      const ms = await msOf(async () => {
        for (let call = 0; call < calls; call += 1) await read();
      });
      if (round > 0) perCall.get(name)?.push((ms * 1000) / calls);
    }
  const reference = measured.find(({ name }) => name === 'hey-api');
  process.stdout.write(
    'client            one call, B gz  all, B gz  all / hey-api  generate CPU ms  CPU µs/call (range)\n',
  );
  for (const { name, oneBytes, allBytes, generateMs } of measured) {
    const times = (perCall.get(name) ?? []).toSorted((a, b) => a - b);
    const range = `${median(times).toFixed(1)} (${times[0]?.toFixed(1)}–${times.at(-1)?.toFixed(1)})`;
    const ratio = (allBytes / (reference?.allBytes ?? Number.NaN)).toFixed(2);
    const cells = [oneBytes, allBytes, ratio, generateMs.toFixed(0)];
    const widths = [15, 10, 14, 16];
    const padded = cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0));
    process.stdout.write(`${name.padEnd(16)} ${padded.join(' ')}  ${range.padStart(19)}\n`);
  }
} finally {
  globalThis.fetch = fetched;
  rmSync(folder, { recursive: true });
}
