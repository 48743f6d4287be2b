import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { checkProjectConfig, type Framework } from './config-shape.ts';
import type { Limitation } from './limitations.ts';

/** One interface: the sections that are merged into one document, and what is generated from it. Paths are relative to the root. */
export type Api = {
  readonly name: string;
  /** The title of the merged document; by default that of the first section. */
  readonly title?: string;
  /** Section name → its OpenAPI file, in the order of the merged document. */
  readonly sections: Readonly<Record<string, string>>;
  /** Section name → its AsyncAPI file, for sections with events. */
  readonly events?: Readonly<Record<string, string>>;
  /** The perspective of the AsyncAPI files: what the server sends, or what a client of it sends. Default: the server's. */
  readonly perspective?: 'server' | 'client';
  /** The AsyncAPI messages that name their own channels and the operations that emit them. */
  readonly messages?: string;
  /** The path of the merged document; absent for an interface that is a single document. */
  readonly document?: string;
  /** Folder of types, operations and pending stubs, and of validators unless `validators` is set. */
  readonly output: string;
  /** Folder of the validators: of requests, replies, and messages received over sockets. */
  readonly validators?: string;
  /** The frameworks that the server runs on; without any, no server is written. */
  readonly server?: readonly Framework[];
  /** Folder of the client and its types; without it no client is written. */
  readonly client?: string;
  /** True if no output was named: only the client is written, without types of handlers or validators. */
  readonly isClientOnly?: boolean;
  /** Folder of the forms: what a page shows for each operation; without it none are written. */
  readonly forms?: string;
  /** Options of the client. */
  readonly clientOptions?: {
    /** `throw`, the default: a call throws its failures; `return`: it returns them as `error`. */
    readonly errors?: 'throw' | 'return';
    /** `open`: the types allow values that a later version adds to an enum; default: `closed`. */
    readonly enums?: 'open' | 'closed';
    /** `own`: only the calls are written, for a transport that the project writes itself. */
    readonly transport?: 'generated' | 'own';
  };
  /** Header parameters that the client's transport sends, so that callers do not have to. */
  readonly transportHeaders?: readonly string[];
  /** The location of handlers, for `scaffold`. */
  readonly handlers?: {
    /** The file of an operation's handler: `handlers/{section}/{operation-id}.ts`. */
    readonly file: string;
    /**
     * A stub with the placeholders `{operationId}`, `{summary}`, `{section}` and `{operations}` (the module of its types); default: a
     * built-in one.
     */
    readonly stub?: string;
    /** The generated module that lists all handlers; absent if the project writes its own. */
    readonly index?: string;
    /** With a server: where `scaffold` begins the security handlers, if an operation needs credentials. */
    readonly security?: string;
    /** With a server: where `scaffold` begins the module that creates it. */
    readonly server?: string;
    /** With a server: where `scaffold` begins the program that starts it. */
    readonly main?: string;
    /** With a server: where `scaffold` begins an operation's test, such as `test/{operation-id}.test.ts`. */
    readonly test?: string;
  };
  /** Limitations of the generator that the team accepts. */
  readonly accept: readonly Limitation[];
  /** The operations that are read, with what they need; without it, all. */
  readonly include?: OperationChoice;
  /** The operations that are not read, even if they are included. */
  readonly exclude?: OperationChoice;
  /** The plugins that write further files, in order. */
  readonly plugins?: readonly ChosenPlugin[];
};

/** A plugin by name: one of this package, a module of the project, or a package. `options` are its own. */
export type ChosenPlugin = { readonly name: string; readonly output?: string; readonly options?: object };

/** The folder of a plugin's files; by default one of its name in that of the types. */
export const pluginFolder = ({ output }: Pick<Api, 'output'>, plugin: ChosenPlugin): string =>
  plugin.output ?? join(output, basename(plugin.name).replace(/\.\w+$/, ''));

/** Operations by tag, or by operationId or `METHOD /path`; `*` stands for any text. */
export type OperationChoice = { readonly tags?: readonly string[]; readonly operations?: readonly string[] };

/** Fields that every operation can be required to have. */
export type Demand = 'operationId' | 'x-requirement' | 'x-permission';

export type Readings = {
  /** `nullable: true` next to `$ref` in OpenAPI 3.0: `null`, the default, allows null; `ignore` does what OpenAPI says. */
  readonly 'nullable-ref'?: 'null' | 'ignore';
  /** Integers of 64 bits without limits that fit a number: `number`, the default, which refuses those with more digits; `bigint`, or decimal texts. */
  readonly integers?: 'number' | 'bigint' | 'string';
};

export type ProjectConfig = {
  /** Absolute; all other paths are relative to it. */
  readonly root: string;
  /** The first line of every generated file. */
  readonly notice: string;
  /** The command that regenerates, shown in messages. */
  readonly command: string;
  /** The linter's Redocly configuration. */
  readonly lint?: string;
  /** A closed list of problems; each operation picks its own with `x-problems`. */
  readonly problems?: {
    readonly registry: string;
    readonly output: string;
    /** The prefix of a problem's `type`. */
    readonly type: string;
    /** The code that a pending operation returns. */
    readonly pending: string;
  };
  /** Folder of the schemas named in `x-emits`. */
  readonly schemas?: string;
  /** The module that exports the project's `formats`, and where its copy for generated code goes. */
  readonly formats?: { readonly module: string; readonly output: string };
  /** A module that makes further files of the generated ones, and the folder that holds nothing else. */
  readonly derived?: { readonly module: string; readonly output: string };
  /** Security scheme → its name in routes. By default a scheme keeps its own name. */
  readonly security?: Readonly<Record<string, string>>;
  readonly require: readonly Demand[];
  /** Folders that hold only generated files. */
  readonly owned: readonly string[];
  /** The folders of generated files that are built locally and not committed, if any. The first one has the record of the last build. */
  readonly built?: readonly string[];
  /**
   * The folder of the released documents, and further documents that are released with the sections, by their name there. `compressed`: the
   * copies are compressed.
   */
  readonly released?: {
    readonly folder: string;
    readonly also?: Readonly<Record<string, string>>;
    readonly compressed?: boolean;
  };
  readonly apis: readonly Api[];
  /** The readings of what documents may mean in two ways. */
  readonly read?: Readings;
  /** True if all limitations are accepted by default, so `generate` lists them. */
  readonly acceptsUnasked?: boolean;
};

type ApiFile = Partial<Omit<Api, 'name' | 'server' | 'isClientOnly' | 'plugins'>> & {
  readonly server?: Framework | readonly Framework[];
  readonly plugins?: readonly (string | ChosenPlugin)[];
};
type ConfigFile = Partial<Omit<ProjectConfig, 'apis' | 'built'>> & {
  readonly apis: Readonly<Record<string, ApiFile>>;
  readonly built?: string | readonly string[];
};

const COMMAND = 'pitboss-codegen generate';

/** An interface with only a `document` is read from it; with `sections`, the document is their merged output. */
const apiOf = (name: string, { document, sections, accept = [], server, plugins, ...rest }: ApiFile): Api => {
  const { client = '', output = client } = rest;
  const isClientOnly = rest.output === undefined && { isClientOnly: true };
  const api = {
    ...rest,
    output,
    ...isClientOnly,
    ...(server === undefined ? {} : { server: [server].flat() }),
    ...(plugins === undefined
      ? {}
      : { plugins: plugins.map((plugin) => (typeof plugin === 'string' ? { name: plugin } : plugin)) }),
  };
  if (sections !== undefined)
    return { name, ...api, sections, accept, ...(document === undefined ? {} : { document }) };
  // Events alone need no OpenAPI document.
  return { name, ...api, sections: document === undefined ? {} : { [name]: document }, accept };
};

/** Reads the configuration file; `root` is relative to the file's folder. Only the interfaces are required. */
export const readProjectConfig = (file: string): ProjectConfig => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  checkProjectConfig(file, read);
  return toConfig(file, read as ConfigFile);
};

/** Fills in what a configuration does not say; `file` is where it is, or would be. */
export const toConfig = (file: string, { built, ...read }: ConfigFile): ProjectConfig => {
  const apis = Object.entries(read.apis).map(([name, api]) => apiOf(name, api));
  const command = read.command ?? COMMAND;
  const folders = apis.flatMap(({ output, validators = output, client = output, forms = output, plugins = [] }) => [
    output,
    validators,
    client,
    forms,
    ...plugins.map((plugin) => pluginFolder({ output }, plugin)),
  ]);
  return {
    notice: `Generated from the API's description by pitboss-codegen. Do not edit: change the description and run ${command}.`,
    require: [],
    owned: [...new Set(folders)],
    ...read,
    ...(built === undefined ? {} : { built: [built].flat() }),
    command,
    root: resolve(dirname(file), read.root ?? '.'),
    apis,
  };
};
