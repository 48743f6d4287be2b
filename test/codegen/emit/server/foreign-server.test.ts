// A long proof: it generates and compiles servers from the largest public specs.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import { documentConfig } from '../../../../codegen/commands/program/document-config.ts';
import { generate } from '../../../../codegen/emit/generate.ts';
import { SpecRefusal } from '../../../../codegen/read/config/refusal.ts';
import type { AnyHandler, CommonOptions, Server } from '../../../../codegen/runtime/server/create-server.ts';
import { suite } from '../../../support/suite.ts';

const root = join(import.meta.dirname, '../../../..');
const fixtures = join(import.meta.dirname, '../../fixtures');
const EXAMPLES = join(root, 'node_modules/@readme/oas-examples');

/** The minimum of served documents and operations; fewer mean that the proof lost its input. */
const EXPECTED = { documents: 45, operations: 1300 } as const;

const documents = [
  join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json'),
  join(root, 'node_modules/@figma/rest-api-spec/openapi/openapi.yaml'),
  join(root, 'node_modules/@scalar/galaxy/dist/3.1.json'),
  ...globSync(`${EXAMPLES}/{3.0,3.1}/json/*.json`).sort(),
];

type Made = { readonly requests: Record<string, unknown>; readonly routes: readonly Route[] };
type Route = { readonly operationId: string; readonly method: string; readonly path: string };
type Module = { createServer(options: CommonOptions & Record<string, unknown>): Server; basePath?: string };

const REACHED = 'the handler was reached';

/** Generates the server of a document; undefined if the document is refused, which other tests judge. */
const generated = async (document: string, folder: string): Promise<string | undefined> => {
  const config = documentConfig(document, { output: join(folder, 'out'), server: 'node,koa,fastify', accept: 'all' });
  try {
    for (const [file, text] of await generate(config)) {
      const path = join(config.root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return folder;
  } catch (error) {
    if (error instanceof SpecRefusal) return undefined;
    throw error;
  }
};

/** Asks for every operation without a body; returns what is wrong with how it was found. */
const misrouted = async (folder: string): Promise<{ operations: number; wrong: string[] }> => {
  const { createServer }: Module = await import(join(folder, 'out/server.gen.ts'));
  const { routes }: Made = await import(join(folder, 'out/operations.gen.ts'));
  const handler: AnyHandler = () => {
    throw new Error(REACHED);
  };
  const anything = new Proxy(
    {},
    { has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, value: handler }) },
  );
  const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, handler]));
  const wrong: string[] = [];
  const security = new Proxy(anything, { get: () => async () => null });
  const server = createServer({
    handlers,
    security,
    basePath: '',
    onError: (error) => {
      if (!(error instanceof Error && error.message === REACHED)) wrong.push(String(error));
    },
    problem: ({ kind, operationId, detail }) => {
      if (kind === 'not_found' || kind === 'method_not_allowed') wrong.push(`${kind} ${detail}`);
      return { body: operationId };
    },
  });
  for (const { operationId, method, path } of routes) {
    const url = path.replaceAll(/\{[^}]+\}/g, '1').split('?', 1)[0] ?? '';
    const { body } = await server.handle({ method: method.toUpperCase(), url, headers: {} });
    // Another operation can have an address that this one's parameters also match.
    if (body !== operationId && !routes.some((other) => other.operationId === body && other.path !== path))
      wrong.push(`${method} ${path} reached ${body}, not ${operationId}`);
  }
  return { operations: routes.length, wrong };
};

const complaintsOf = (folders: readonly string[]): string[] => {
  const program = ts.createProgram(
    folders.map((folder) => join(folder, 'out/server.gen.ts')),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noUnusedLocals: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
};

suite('codegen/server of foreign documents', (test) => {
  test('every server compiles strictly, starts, and finds every operation', async () => {
    const home = mkdtempSync(join(fixtures, '.run-'));
    try {
      const folders: string[] = [];
      for (const [index, document] of documents.entries()) {
        const folder = await generated(document, join(home, String(index)));
        if (folder !== undefined) folders.push(folder);
      }
      let operations = 0;
      for (const folder of folders) {
        const { operations: own, wrong } = await misrouted(folder);
        assert.equal(wrong, [], documents[Number(basename(folder))]);
        operations += own;
      }
      assert.ok(folders.length >= EXPECTED.documents, `${folders.length} documents`);
      assert.ok(operations >= EXPECTED.operations, `${operations} operations`);
      assert.equal(complaintsOf(folders), []);
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
