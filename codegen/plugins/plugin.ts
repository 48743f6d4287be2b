/**
 * The interface that plugins are written over: a module that exports `files`, of the type `PluginFiles`, turns a description of an interface
 * into files. Packages and projects import these types as `pitboss-codegen/plugin`.
 */
export type PluginFiles = (
  input: PluginInput,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** The arguments of a plugin. */
export type PluginInput = {
  readonly model: ApiModel;
  /** The plugin's `options` in the configuration; an empty object without any. */
  readonly options: PluginObject;
  /** The import path from a file of the plugin to another generated one, which is relative to the project's root. */
  importPath(from: string, to: string): string;
  /** A value that fits the schema, or undefined if none was found. The same schema always gives the same value, another variant another. */
  sample(schema: PluginObject, variant?: number): PluginJson | undefined;
  /** The reply of an operation as the mock sends it: an example that fits, or a sample. Default: its first success. */
  reply(operation: ModelOperation, status?: string): SampleReply | undefined;
  /** Reports something that the user should know, such as a keyword that the plugin cannot express. */
  remark(sentence: string): void;
};

export type PluginJson = null | boolean | number | string | readonly PluginJson[] | PluginObject;
export type PluginObject = { readonly [key: string]: PluginJson };

/** A reply with the text of its body; `body` is absent if it has none. */
export type SampleReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
};

/** An interface as its document describes it, with references to components only and a name for every operation. */
export type ApiModel = {
  /** Its name in the configuration. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** The path of the first server, such as `/v1`; empty without one. */
  readonly basePath: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  /** The schemas of the components by name, in JSON Schema 2020-12. They refer to each other by `#/components/schemas/<name>`. */
  readonly schemas: Readonly<Record<string, PluginObject>>;
  /** The names of their types in `types.gen.ts`. */
  readonly schemaTypes: Readonly<Record<string, string>>;
  readonly securitySchemes: Readonly<Record<string, PluginObject>>;
  /** In the order of the document. */
  readonly operations: readonly ModelOperation[];
  /** The requests that callers receive: webhooks and callbacks. */
  readonly received: readonly ModelOperation[];
  /** The folder with `types.gen.ts`, relative to the project's root. */
  readonly typesFolder: string;
  /** The generated client, if there is one. */
  readonly client?: {
    readonly folder: string;
    /** The way a call fails: it throws, or returns `{ error }`. */
    readonly errors: 'throw' | 'return';
    /** `own` if the project sends the requests itself. */
    readonly transport: 'generated' | 'own';
  };
  /** The whole document, in OpenAPI 3.1, for what is not in this model. */
  readonly document: PluginObject;
};

export type ModelOperation = {
  /** Its name in generated code, such as `lendBook`. */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** A template, such as `/loans/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  /** True if it has no effect: a GET, or one with `x-reads`. */
  readonly reads: boolean;
  /** OpenAPI's alternatives, each with all its schemes and their scopes; empty if none is needed. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly ModelParameter[];
  readonly body?: { readonly required: boolean; readonly contents: readonly ModelContent[] };
  readonly replies: readonly ModelReply[];
  /** The way its list comes in pages, if it does. */
  readonly paging?: ModelPaging;
  /** The names of its types in `types.gen.ts`; `never` where there is none. */
  readonly types: { readonly data: string; readonly responses: string; readonly errors: string };
  /** Its function in the client, if it has one. */
  readonly call?: ModelCall;
};

export type ModelParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly description: string;
  readonly schema: PluginObject;
};

/** `kind` is the way a body of this type is sent and read. The schema of `events` and `lines` is that of an item. */
export type ModelContent = {
  readonly type: string;
  readonly kind: 'json' | 'form' | 'multipart' | 'text' | 'blob' | 'events' | 'lines' | 'any';
  readonly schema?: PluginObject;
};

export type ModelReply = {
  /** A status, a range such as `4XX`, or `default`. */
  readonly status: string;
  /** True if the client returns it rather than throws. */
  readonly isSuccess: boolean;
  readonly description: string;
  readonly contents: readonly ModelContent[];
};

/** `items`, `next` and `total` are paths in the body of a page; the empty one is the body. A `total` that is a text is a header. */
export type ModelPaging = {
  readonly status: string;
  readonly items: readonly string[];
  readonly total?: readonly string[] | string;
} & (
  | { readonly by: 'page'; readonly page: string; readonly first: number; readonly size?: string }
  | { readonly by: 'offset'; readonly offset: string }
  | { readonly by: 'cursor'; readonly cursor: string; readonly next: readonly string[] }
  | { readonly by: 'link' }
);

/** A function of the client, and the types that its module exports. */
export type ModelCall = {
  /** The name that the module exports. */
  readonly function: string;
  /** The path of the module below the client's folder. */
  readonly file: string;
  readonly request: string;
  /** True if the request may be left out. */
  readonly isRequestOptional: boolean;
  readonly answer: string;
  readonly error: string;
};
