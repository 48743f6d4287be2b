import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkConfig } from './config-shape.ts';
import type { Limitation } from './limitations.ts';

/** One interface: the sections that are merged to one document, and what is generated from it. Paths are relative to the root. */
export type Api = {
  readonly name: string;
  /** The title of the merged document; that of the first section when absent. */
  readonly title?: string;
  /** Section name → its OpenAPI file, in the order of the merged document. */
  readonly sections: Readonly<Record<string, string>>;
  /** Section name → its AsyncAPI file, of those that have one: what is no request. */
  readonly events?: Readonly<Record<string, string>>;
  /** Where the merged document is written; an interface that is one document already has none. */
  readonly document?: string;
  /** Folder of types, operations, pending stubs, and of the validators where they have no folder of their own. */
  readonly output: string;
  /** Folder of the validators: of requests, of replies, and of what sockets receive. */
  readonly validators?: string;
  /** Folder of the client and the types that it needs; none is written when absent. */
  readonly client?: string;
  /** Header parameters that the client's transport writes, so that no caller has to. */
  readonly transportHeaders?: readonly string[];
  /** Where handlers are written by hand, so that one that lacks can be begun. */
  readonly handlers?: {
    /** The file of an operation's handler: `handlers/{section}/{operation-id}.ts`. */
    readonly file: string;
    /** A text with `{operationId}`, `{summary}`, `{section}` and `{operations}`, the module of its types; a stub of our own when absent. */
    readonly stub?: string;
    /** The module that lists all handlers, which is generated; a project that writes its own names none. */
    readonly index?: string;
  };
  /** What the generator cannot serve, and the team goes on with knowingly. */
  readonly accept: readonly Limitation[];
};

/** What every operation may be made to say of itself. */
export type Demand = 'operationId' | 'x-requirement' | 'x-permission';

export type Config = {
  /** Absolute; every other path is relative to it. */
  readonly root: string;
  /** First line of every generated file. */
  readonly notice: string;
  /** The command that regenerates, for messages. */
  readonly command: string;
  /** Redocly's configuration of the linter. */
  readonly lint?: string;
  /** A closed list of problems, which every operation picks its own from with `x-problems`. */
  readonly problems?: {
    readonly registry: string;
    readonly output: string;
    /** Prefix of a problem's `type`. */
    readonly type: string;
    /** The code that a pending operation answers. */
    readonly pending: string;
  };
  /** Folder of the schemas that `x-emits` names. */
  readonly schemas?: string;
  /** The module that exports the project's own `formats`, and the copy of it that generated code imports. */
  readonly formats?: { readonly module: string; readonly output: string };
  /** Security scheme → the name that routes give it. Without it every scheme goes by its own name. */
  readonly security?: Readonly<Record<string, string>>;
  readonly require: readonly Demand[];
  /** Folders that hold generated files and nothing else. */
  readonly owned: readonly string[];
  /** The folder of generated files that are built where they are needed, and not committed; none when absent. */
  readonly built?: string;
  /** The folder of the documents as they were last released, and documents beside the sections that are released too, by their name there. */
  readonly released?: { readonly folder: string; readonly also?: Readonly<Record<string, string>> };
  readonly apis: readonly Api[];
};

type ApiFile = Partial<Omit<Api, 'name' | 'output'>> & Pick<Api, 'output'>;
type ConfigFile = Partial<Omit<Config, 'apis'>> & { readonly apis: Readonly<Record<string, ApiFile>> };

const COMMAND = 'pitboss-codegen generate';

/** An interface whose `document` stands alone is read from it; beside `sections` it is what they are merged to. */
const apiOf = (name: string, { document, sections, accept = [], ...api }: ApiFile): Api => {
  if (sections !== undefined)
    return { name, ...api, sections, accept, ...(document === undefined ? {} : { document }) };
  return { name, ...api, sections: { [name]: document ?? '' }, accept };
};

/** Reads the configuration file; its `root` is relative to the folder of the file. Needed are the interfaces alone. */
export const readConfig = (file: string): Config => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  checkConfig(file, read);
  return configOf(file, read as ConfigFile);
};

const configOf = (file: string, read: ConfigFile): Config => {
  const apis = Object.entries(read.apis).map(([name, api]) => apiOf(name, api));
  const command = read.command ?? COMMAND;
  const folders = apis.flatMap(({ output, validators = output, client = output }) => [output, validators, client]);
  return {
    notice: `Generated from the API's description by pitboss-codegen. Do not edit: change it and run ${command}.`,
    require: [],
    owned: [...new Set(folders)],
    ...read,
    command,
    root: resolve(dirname(file), read.root ?? '.'),
    apis,
  };
};
