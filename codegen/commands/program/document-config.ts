import { existsSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import { kebab } from '../../emit/code/handler-files.ts';
import {
  type Api,
  type OperationChoice,
  type ProjectConfig,
  type Readings,
  toConfig,
} from '../../read/config/config.ts';
import { FRAMEWORKS, type Framework, READING_CHOICES } from '../../read/config/config-shape.ts';
import { isLimitation, LIMITATIONS } from '../../read/config/limitations.ts';
import { UsageError, UserError } from '../../read/config/refusal.ts';
import { readDocument } from '../../read/intake/read-document.ts';
import type { CommandCall, Option } from './command.ts';

/** Options of the commands that take a document in place of a configuration file. */
export const ACCEPT: Readonly<Record<string, Option>> = {
  accept: { value: 'names', says: 'with a document: limitations to accept, separated by commas, or all, or none' },
};

const chosenBy = (says: string, value: string): Option => ({
  value,
  says: `${says}; separated by commas, can be repeated, * is any text`,
  isList: true,
});

/** The option of the commands that read what may mean two things. */
export const READ: Readonly<Record<string, Option>> = {
  read: {
    value: 'name=choice',
    says: `the reading of what may mean two things: ${Object.entries(READING_CHOICES)
      .map(([name, [first, ...others]]) => `${name}=${[first, ...others].join('|')}, default ${first}`)
      .join('; ')}`,
    isList: true,
  },
};

/** The readings that `--read` names. @throws UsageError for an unknown one. */
export const readingsOf = (texts: readonly string[]): Readings =>
  Object.fromEntries(
    texts.flatMap(namesIn).map((text) => {
      const [name = '', choice = ''] = text.split('=');
      const [, choices] = Object.entries(READING_CHOICES).find(([one]) => one === name) ?? [];
      if (!choices?.some((one) => one === choice))
        throw new UsageError(
          `--read ${text} is unknown; use ${Object.entries(READING_CHOICES)
            .flatMap(([one, all]) => all.map((each) => `${one}=${each}`))
            .join(', ')}`,
        );
      return [name, choice];
    }),
  );

/** Options of the commands that can read a part of an interface, or read it otherwise. An operation is named by its operationId, or by method and path. */
export const PART: Readonly<Record<string, Option>> = {
  'include-tags': chosenBy('only operations with these tags, and what they need', 'tags'),
  'include-operations': chosenBy('only these operations: operationIds or METHOD /path', 'operations'),
  'exclude-tags': chosenBy('no operations with these tags', 'tags'),
  'exclude-operations': chosenBy('not these operations', 'operations'),
  ...READ,
  integers: {
    value: READING_CHOICES.integers.join('|'),
    says: 'the same as --read integers=…: integers of 64 bits in code',
  },
};

/** The configuration with the part of its interfaces that the command line names instead. */
export const inPart = (written: ProjectConfig, { text, texts }: Pick<CommandCall, 'text' | 'texts'>): ProjectConfig => {
  const integers = text('integers');
  const read = [...texts('read'), ...(integers === undefined ? [] : [`integers=${integers}`])];
  const config = read.length === 0 ? written : { ...written, read: { ...written.read, ...readingsOf(read) } };
  const choice = (kind: string): OperationChoice | undefined => {
    const [tags = [], operations = []] = ['tags', 'operations'].map((what) =>
      texts(`${kind}-${what}`)
        // A path may have a comma between two parameters, and no name starts with a brace.
        .flatMap((text) => text.split(/,(?!\{)/))
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    );
    return tags.length + operations.length === 0 ? undefined : { tags, operations };
  };
  const [include, exclude] = [choice('include'), choice('exclude')];
  if (!include && !exclude) return config;
  const api = text('api');
  const apis = config.apis.map((one): Api => {
    if (api !== undefined && one.name !== api) return one;
    const { include: _include, exclude: _exclude, ...rest } = one;
    return { ...rest, ...(include ? { include } : {}), ...(exclude ? { exclude } : {}) };
  });
  return { ...config, apis };
};

/** The output folder of commands that write nothing. */
const NOWHERE = 'generated';

type Choices = {
  readonly output?: string | undefined;
  readonly client?: string | undefined;
  readonly server?: string | undefined;
  readonly perspective?: string | undefined;
  readonly plugins?: readonly string[] | undefined;
  readonly accept?: string | undefined;
};

/** The configuration of a single document that was named on the command line; paths are relative to the current folder. */
export const documentConfig = (document: string, { output, accept, ...choices }: Choices): ProjectConfig => {
  if (!existsSync(document)) throw new UserError(`${document}: no such file`);
  const name = kebab(basename(document, extname(document)));
  const isEvents = 'asyncapi' in readDocument(document, document);
  const config = toConfig(resolve('pitboss-codegen.json'), {
    apis: {
      [name]: {
        ...(isEvents ? { events: { [name]: place(document) } } : { document: place(document) }),
        ...(isEvents ? eventOptions(output, choices) : operationOptions(output, choices)),
        accept: limitationsOf(accept),
      },
    },
  });
  return accept === undefined ? { ...config, acceptsUnasked: true } : config;
};

const place = (path: string): string => relative('.', resolve(path));

/** Without an output and a server, a client is the only thing written. */
const operationOptions = (output: string | undefined, { client, server, perspective, plugins = [] }: Choices) => {
  if (perspective !== undefined) throw new UsageError('--perspective is for AsyncAPI documents');
  const isAlone = output === undefined && client !== undefined && server === undefined;
  return {
    ...(isAlone ? {} : { output: place(output ?? NOWHERE) }),
    ...(client === undefined ? {} : { client: place(client) }),
    ...(server === undefined ? {} : { server: frameworksOf(server) }),
    ...(plugins.length === 0 ? {} : { plugins }),
  };
};

/** An AsyncAPI document is there for its client, so that is always written. */
const eventOptions = (output = NOWHERE, { client = output, server, plugins = [], perspective = 'server' }: Choices) => {
  if (plugins.length > 0) throw new UsageError('--plugin is for OpenAPI documents');
  if (server !== undefined) throw new UsageError('--server is for OpenAPI documents');
  if (perspective !== 'server' && perspective !== 'client')
    throw new UsageError(`${perspective} is not a perspective; use server or client`);
  return { output: place(output), client: place(client), perspective } as const;
};

const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

const frameworksOf = (text: string): Framework[] =>
  namesIn(text).map((name) => {
    const found = FRAMEWORKS.find((framework) => framework === name);
    if (found === undefined) throw new UsageError(`${name} is not a framework; use ${FRAMEWORKS.join(', ')}`);
    return found;
  });

const limitationsOf = (text: string | undefined): Api['accept'] => {
  if (text === 'none') return [];
  if (text === undefined || text === 'all') return Object.keys(LIMITATIONS).filter(isLimitation);
  return namesIn(text).map((name) => {
    if (!isLimitation(name))
      throw new UsageError(`${name} is not a limitation; use ${Object.keys(LIMITATIONS).join(', ')}`);
    return name;
  });
};
