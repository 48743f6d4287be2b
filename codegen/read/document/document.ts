/** The parts of an OpenAPI 3.1 document that the generator reads; everything else passes through unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export type Schema = JsonObject;
export type ReferenceObject = { readonly $ref: string };
export type Example = {
  readonly summary?: string;
  readonly value?: Json;
  /** OpenAPI 3.2: the value as the schema describes it, and as it is sent. */
  readonly dataValue?: Json;
  readonly serializedValue?: string;
};
export type Encoding = {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
};
export type MediaType = {
  readonly schema?: Schema;
  /** OpenAPI 3.2: the schema of each item of a sequence, such as server-sent events. */
  readonly itemSchema?: Schema;
  /** The encodings of a form's fields, by name. */
  readonly encoding?: Readonly<Record<string, Encoding>>;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, Example | ReferenceObject>>;
  /** True if the server writes this form of the reply itself: neither handlers nor generated clients know it. */
  readonly 'x-rendition'?: Json;
};
export type Header = { readonly required?: boolean; readonly schema?: Schema };
export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | ReferenceObject>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-may-be-empty'?: Json;
};
export type ParameterObject = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly example?: Json;
};
export type RequestBodyObject = {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
};
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** An operation as written, with the vendor extensions that affect the output. */
export type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly servers?: readonly ServerObject[];
  readonly security?: Security;
  readonly callbacks?: Readonly<Record<string, CallbackObject | ReferenceObject>>;
  readonly parameters?: readonly (ParameterObject | ReferenceObject)[];
  readonly requestBody?: RequestBodyObject | ReferenceObject;
  readonly responses?: Readonly<Record<string, Response | ReferenceObject>>;
  readonly 'x-section'?: string;
  readonly 'x-requirement'?: string | readonly string[];
  readonly 'x-extension'?: string;
  readonly 'x-permission'?: 'self' | { readonly resource: string; readonly permission: string };
  readonly 'x-accounts'?: readonly string[];
  readonly 'x-audits'?: string;
  readonly 'x-problems'?: readonly string[];
  readonly 'x-calls'?: readonly string[];
  readonly 'x-units'?: 'several';
  readonly 'x-emits'?: readonly string[];
  readonly 'x-idempotent'?: boolean;
  readonly 'x-repeatable'?: string;
  readonly 'x-reads'?: Json;
  readonly 'x-pending'?: boolean;
  readonly 'x-open-query'?: string;
  readonly 'x-paging'?: Json;
};

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;
export type Method = (typeof METHODS)[number];
export type ServerObject = { readonly url: string };
export type PathItem = {
  readonly $ref?: string;
  readonly parameters?: readonly (ParameterObject | ReferenceObject)[];
  readonly servers?: readonly ServerObject[];
} & {
  readonly [M in Method]?: OperationObject;
};
/** Path items by the expression of their address. */
export type CallbackObject = Readonly<Record<string, PathItem>>;
export type Components = Readonly<Record<string, Readonly<Record<string, Json>>>>;
export type TagObject = { readonly name: string };

export type Document = {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers?: readonly Json[];
  readonly tags?: readonly TagObject[];
  readonly security?: Security;
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
  /** In whose bodies an optional field may be null, meaning absent. */
  readonly 'x-null-is-left-out'?: readonly Json[];
  /** The type of integers of 64 bits, unless numbers: see wide-integers.ts. */
  readonly 'x-codegen-integers'?: Json;
  /** The account types that may call operations without their own `x-accounts`. */
  readonly 'x-accounts'?: readonly string[];
};

/** An operation and its place in the document. */
export type Place = {
  readonly path: string;
  readonly method: Method;
  readonly item: PathItem;
  readonly operation: OperationObject;
  /** JSON pointer of the operation in its document. */
  readonly pointer: string;
};

/** Every operation of a document: paths in document order, methods in the order above. */
export const listPlaces = (document: Document): Place[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation, pointer: pointer('paths', path, method) }] : [];
    }),
  );

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Escapes one segment of a JSON pointer. */
export const escapeSegment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A JSON pointer as a URI fragment. */
export const pointer = (...segments: readonly string[]): string => `#/${segments.map(escapeSegment).join('/')}`;

/** Decodes one segment of a JSON pointer in a URI fragment. */
export const decodeSegment = (written: string): string => {
  let text = written;
  try {
    text = decodeURIComponent(written);
  } catch {
    // A stray percent sign is taken literally.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
};

export const isReference = (value: object): value is ReferenceObject =>
  '$ref' in value && typeof value.$ref === 'string';

/** The value itself, or the component that its `$ref` names. A bundled document has no other references. */
export const deref = <Value extends object>(
  document: Pick<Document, 'components'>,
  value: Value | ReferenceObject,
): Value => {
  if (!isReference(value)) return value;
  const [root, kind, name = '', ...rest] = value.$ref.replace('#/', '').split('/');
  const found = document.components?.[kind ?? '']?.[decodeSegment(name)];
  if (root !== 'components' || rest.length > 0 || found === null || typeof found !== 'object')
    throw new Error(`${value.$ref} does not refer to a component: refer to a component or a separate file`);
  return deref(document, found as Value | ReferenceObject);
};

/** The address of a server with the defaults of its variables; undefined where one has none. */
const presetAddress = (server: unknown): string | undefined => {
  if (!isObject(server as Json) || typeof (server as JsonObject).url !== 'string') return undefined;
  const { url, variables } = server as JsonObject;
  let isWhole = true;
  const address = String(url).replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const variable = isObject(variables) ? variables[name] : undefined;
    const preset = isObject(variable) ? variable.default : undefined;
    isWhole &&= typeof preset === 'string' || typeof preset === 'number';
    return String(preset);
  });
  return isWhole ? address : undefined;
};

/** The path of the document's first server, such as `/v1`, or nothing; variables have their defaults. */
export const readBasePath = (document: Document): string => {
  const address = presetAddress(document.servers?.[0]);
  if (address === undefined || !URL.canParse(address, 'http://localhost')) return '';
  return new URL(address, 'http://localhost').pathname.replace(/\/+$/, '');
};
