import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { generate } from '../emit/generate.ts';
import { write } from '../emit/output/files.ts';
import { readProjectConfig } from '../read/config/config.ts';
import { FRAMEWORKS, type Framework } from '../read/config/config-shape.ts';
import { UsageError, UserError } from '../read/config/refusal.ts';
import type { CodegenCommand, CommandCall } from './program/command.ts';
import { ownSource } from './program/own-package.ts';
import { projectTemplates } from './scaffold/beginnings.ts';
import { scaffoldCommand } from './scaffold.ts';

const CONFIG = 'pitboss-codegen.json';

/** Packages that the generated server needs at run time, by framework. */
const PACKAGES: Readonly<Record<Framework, Readonly<Record<string, string>>>> = {
  node: {},
  koa: { koa: '^3.0.0' },
  fastify: { fastify: '^5.0.0' },
};
const VALIDATORS = { ajv: '^8.17.0', 'ajv-formats': '^3.0.1' };
const TYPES: Readonly<Record<Framework, Readonly<Record<string, string>>>> = {
  node: {},
  koa: { '@types/koa': '^3.0.0' },
  fastify: {},
};

export const initCommand: CodegenCommand = {
  name: 'init',
  takes: '[folder]',
  summary: 'begins a project: a spec, its server with handlers, a client, and tests',
  details: [
    'It needs an empty folder, or one that has none of the files it writes. Then: npm install, npm start, npm test.',
  ],
  options: { server: { value: 'name', says: `the framework: ${FRAMEWORKS.join(', ')}; default: node` } },
  run: async (call) => {
    const folder = resolve(call.words[0] ?? '.');
    const framework = frameworkOf(call);
    const files = new Map([
      ...projectTemplates(),
      [CONFIG, configText(framework)],
      ['package.json', packageText(folder, framework)],
    ]);
    const there = [...files.keys()].filter((file) => existsSync(join(folder, file)));
    if (there.length > 0) throw new UserError(`${folder} has ${there.join(', ')} already: choose another folder.`);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text, { flag: 'wx' });
    }
    call.progress('generating');
    const configFile = join(folder, CONFIG);
    const config = readProjectConfig(configFile);
    write(config, await generate(config));
    await scaffoldCommand.run({
      ...call,
      configFile,
      config: () => config,
      words: [],
      text: () => undefined,
      print: () => {},
    });
    const place = relative('.', folder);
    call.print(
      `${place || 'The folder'} is a project. ${place ? `cd ${place}, then ` : ''}npm install, npm start, npm test.`,
    );
    return true;
  },
};

const frameworkOf = (call: CommandCall): Framework => {
  const name = call.text('server') ?? 'node';
  const found = FRAMEWORKS.find((framework) => framework === name);
  if (found === undefined) throw new UsageError(`${name} is not a framework; use ${FRAMEWORKS.join(', ')}`);
  return found;
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const configText = (framework: Framework): string =>
  json({
    apis: {
      desk: {
        document: 'openapi.yaml',
        output: 'generated/server',
        client: 'generated/client',
        server: framework,
        handlers: {
          file: 'handlers/{operation-id}.ts',
          index: 'handlers/index.ts',
          server: 'server.ts',
          main: 'main.ts',
          test: 'test/{operation-id}.test.ts',
        },
      },
    },
    released: { folder: 'released' },
  });

const packageText = (folder: string, framework: Framework): string =>
  json({
    name:
      basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z0-9._-]+/g, '-')
        .replace(/^[._-]+/, '') || 'desk',
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'node main.ts',
      call: 'node call.ts',
      test: 'node --test "test/*.test.ts"',
      types: 'tsc',
      generate: 'pitboss-codegen generate',
      lint: 'pitboss-codegen lint',
      mock: 'pitboss-codegen mock',
    },
    dependencies: { ...VALIDATORS, ...PACKAGES[framework] },
    devDependencies: {
      ...TYPES[framework],
      '@types/node': '^22.18.0',
      'pitboss-codegen': ownSource(folder),
      typescript: '^6.0.0',
    },
  });
