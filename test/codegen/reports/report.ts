import type { Limitation } from '../../../codegen/read/config/limitations.ts';

/** Values of a schema, as types and validators judge them. */
export type Values = {
  /** Both accept. */
  readonly good?: readonly unknown[];
  /** Both refuse. */
  readonly bad?: readonly unknown[];
  /** Only the validators refuse: types cannot express why. */
  readonly wrong?: readonly unknown[];
  /** Only the validators accept: to the compiler, an object in place has fields that its type does not name. */
  readonly wide?: readonly unknown[];
};

/** A call of the generated client. */
export type ClientCall = {
  readonly call: string;
  readonly with?: object;
  readonly auth?: object;
  /** The server's reply; default: 200 without a body. */
  readonly reply?: { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string };
  /** Parts of the request that are compared; `body` is text, and a form's parts are `name: type value`. */
  readonly sends?: { readonly [part in 'method' | 'url' | 'body' | 'type']?: string | null } & {
    readonly headers?: Readonly<Record<string, string | null>>;
  };
  /** The body that the call resolves with, a Blob as its text, a stream as its items; or the name of the error that it throws. */
  readonly reads?: unknown;
  readonly throws?: string;
};

/** A request to the generated server or the mock, `GET /path`, and what comes back. */
export type Exchange = {
  readonly ask: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
  readonly type?: string | null;
  /** JSON parsed, or text. */
  readonly answer?: unknown;
  readonly answerHeaders?: Readonly<Record<string, string | null>>;
};

/** A document in our own words, written after a public report about a tool, and the right values for it. */
export type Report = {
  /** The project and number of the report. */
  readonly from: string;
  readonly fact: string;
  /** YAML. `info` and `servers` are added at the end, so that lines stay. */
  readonly document: string;
  readonly accept?: readonly Limitation[];
  /** `line: text` for each line with which generate refuses it; absent if it is accepted. */
  readonly refused?: readonly string[];
  /** The rule and line of each error of lint, `rule:line`. */
  readonly lint?: readonly string[];
  /** By type name: values of a type, and of the body or reply `save` if it is `A`. */
  readonly values?: Readonly<Record<string, Values>>;
  /** By `operation body`, `operation 200`, `operation 200 headers`, `webhook body` or `socket name`: values of a validator. */
  readonly validators?: Readonly<Record<string, Omit<Values, 'wide' | 'wrong'>>>;
  /** Operation, parameters as texts, and as they are parsed: `query`, or the parts that were given; or `where keyword` of the fault. */
  readonly parameters?: readonly (readonly [operation: string, given: object, parsed: object | string])[];
  /**
   * TypeScript next to the generated code: `C` is the client's types, `S` the server's, `api` the client. The compiler must refuse a line
   * that ends with `// refused`.
   */
  readonly code?: string;
  readonly client?: readonly ClientCall[];
  /** Handlers of the generated server by operation, and requests to it. */
  readonly handlers?: Readonly<Record<string, (request: never, context: never) => unknown>>;
  readonly security?: Readonly<Record<string, (credential: never) => unknown>>;
  readonly server?: readonly Exchange[];
  readonly mock?: readonly Exchange[];
  /** A later version, and the rules of the changes that break callers. */
  readonly later?: { readonly document: string; readonly breaks: readonly string[] };
  /** Why this does not hold yet. The test fails once it does. */
  readonly fault?: string;
};

/** A document about schemas alone, of which the first is sent and returned by the operation `save`. */
export const schemas = (version: '2.0' | '3.0.3' | '3.1.0' | '3.2.0', text: string): string => {
  const main = /^\s*["']?([\w.-]+)["']?:/.exec(text)?.[1];
  const indented = text.trim().replaceAll(/^/gm, '    ');
  return version === '2.0'
    ? `swagger: "2.0"
paths:
  /a:
    post:
      operationId: save
      parameters: [{ name: body, in: body, required: true, schema: { $ref: "#/definitions/${main}" } }]
      responses: { "200": { description: Saved., schema: { $ref: "#/definitions/${main}" } } }
definitions:
${indented}`
    : `openapi: ${version}
paths:
  /a:
    post:
      operationId: save
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/${main}" } } } }
      responses: { "200": { description: Saved., content: { application/json: { schema: { $ref: "#/components/schemas/${main}" } } } } }
components:
  schemas:
${indented}`;
};

/** A document with one GET, \`read\`, which takes parameters and returns nothing in particular. */
export const reading = (version: '3.0.3' | '3.1.0', parameters: string, path = '/a'): string => `openapi: ${version}
paths:
  ${path}:
    get:
      operationId: read
      parameters:
${parameters.trim().replaceAll(/^/gm, '        ')}
      responses: { "204": { description: Read. } }`;
