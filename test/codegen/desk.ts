import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { run } from '../../codegen/cli.ts';
import type { CommonOptions, Server } from '../../codegen/runtime/server/create-server.ts';
import type { fastifyPlugin } from '../../codegen/runtime/server/fastify.ts';
import type { koaMiddleware } from '../../codegen/runtime/server/koa.ts';
import type { listen, nodeListener } from '../../codegen/runtime/server/node.ts';
import type { SecurityHandler } from '../../codegen/runtime/server/security.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

type SecurityHandlers = Readonly<Record<string, SecurityHandler>>;

/** A generated server and its adapters. */
export type Desk = {
  readonly serve: (
    options?: CommonOptions & { readonly security?: SecurityHandlers; readonly handlers?: object },
  ) => Server;
  readonly security: SecurityHandlers;
  readonly handlers: object;
  readonly listen: typeof listen;
  readonly nodeListener: typeof nodeListener;
  readonly koaMiddleware: typeof koaMiddleware;
  readonly fastifyPlugin: typeof fastifyPlugin;
  /** A strict compiler's complaints about the generated code and the handlers. */
  readonly complaints: readonly string[];
};

/**
 * Generates the server of a lending desk, whose operations have a bit of everything, and loads it. The folder lies inside the repository,
 * so that generated code finds its packages, and is gone once everything is loaded.
 */
export const loadDesk = async (): Promise<Desk> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    cpSync(join(fixtures, 'desk'), folder, { recursive: true });
    const config = join(folder, 'pitboss-codegen.json');
    const server = ['node', 'koa', 'fastify'];
    writeFileSync(
      config,
      JSON.stringify({ apis: { desk: { document: 'openapi.yaml', output: 'generated', server } } }),
    );
    const lines: string[] = [];
    const status = await run(['generate', '--config', config], (line) => lines.push(line));
    if (status !== 0) throw new Error(lines.join('\n'));
    return {
      ...(await import(join(folder, 'generated/server.gen.ts'))),
      ...(await import(join(folder, 'handlers.ts'))),
      complaints: compile(join(folder, 'handlers.ts')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** With the strictest settings that users may have. */
const compile = (file: string): string[] => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined },
    root,
  );
  const program = ts.createProgram([file], {
    ...options,
    exactOptionalPropertyTypes: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitReturns: true,
    typeRoots: [join(root, 'node_modules/@types')],
  });
  return ts.getPreEmitDiagnostics(program).map(({ file: where, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${where?.fileName ?? ''}: ${text}`;
  });
};
