import type { Api, ProjectConfig } from '../../read/config/config.ts';
import type { Document } from '../../read/document/document.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import type { Registry } from '../../read/project/registry.ts';

/** The input from which a client is generated. */
export type ClientSource = {
  readonly config: ProjectConfig;
  readonly registry: Registry;
  readonly api: Api;
  readonly document: Document;
};

/** The names of an operation's types in types.gen.ts; `never` where there is none. */
export type TypeNames = {
  readonly data: string;
  readonly responses: string;
  readonly errors: string;
  readonly cookies: string;
};

/** An operation of a client: where it is written, and how it is called. */
export type ClientOperation = {
  readonly operation: ApiOperation;
  /** The name of its function. A reserved word gets an underscore. */
  readonly name: string;
  /** The prefix of its types. */
  readonly typeName: string;
  /** The module's path below the client's folder. */
  readonly file: string;
  readonly types: TypeNames;
};
