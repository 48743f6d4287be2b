import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** One interface: the sections that are merged to one document, and what is generated from it. Paths are relative to the root. */
export type Api = {
  readonly name: string;
  readonly title: string;
  /** Section name → its OpenAPI file, in the order of the merged document. */
  readonly sections: Readonly<Record<string, string>>;
  /** The merged document. */
  readonly document: string;
  /** Folder of types, operations, validators and pending stubs. */
  readonly output: string;
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
    /** The module that lists all handlers. */
    readonly index?: string;
  };
};

export type Config = {
  /** Absolute; every other path is relative to it. */
  readonly root: string;
  /** First line of every generated file. */
  readonly notice: string;
  /** The command that regenerates, for messages. */
  readonly command: string;
  readonly lint: string;
  readonly problems: {
    readonly registry: string;
    readonly output: string;
    /** Prefix of a problem's `type`. */
    readonly type: string;
    /** The code that a pending operation answers. */
    readonly pending: string;
  };
  /** Folder of the schemas that `x-emits` names. */
  readonly schemas: string;
  /** The module that exports the project's own `formats`, and the copy of it that generated code imports. */
  readonly formats: { readonly module: string; readonly output: string };
  /** Security scheme → the name that routes give it. */
  readonly security: Readonly<Record<string, string>>;
  /** Folders that hold generated files and nothing else. */
  readonly owned: readonly string[];
  /** The folder of the documents as they were last released, and documents beside the sections that are released too, by their name there. */
  readonly released?: { readonly folder: string; readonly also?: Readonly<Record<string, string>> };
  readonly apis: readonly Api[];
};

type ConfigFile = Omit<Config, 'apis' | 'root'> & {
  readonly root?: string;
  readonly apis: Readonly<Record<string, Omit<Api, 'name'>>>;
};

const REQUIRED = ['notice', 'command', 'lint', 'problems', 'schemas', 'formats', 'security', 'owned', 'apis'] as const;

/** Reads the configuration file; its `root` is relative to the folder of the file. */
export const readConfig = (file: string): Config => {
  const read: ConfigFile = JSON.parse(readFileSync(file, 'utf8'));
  for (const key of REQUIRED) if (read[key] === undefined) throw new Error(`${file}: ${key} is missing`);
  return {
    ...read,
    root: resolve(dirname(file), read.root ?? '.'),
    apis: Object.entries(read.apis).map(([name, api]) => ({ name, ...api })),
  };
};
