/** The parts of an OpenAPI 3.1 document that the generator reads; whatever else a document holds passes through untouched. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export type Schema = JsonObject;
export type Reference = { readonly $ref: string };
export type Example = { readonly summary?: string; readonly value?: Json };
export type MediaType = {
  readonly schema?: Schema;
  readonly example?: Json;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
};
export type Header = { readonly required?: boolean; readonly schema?: Schema };
export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-may-be-empty'?: Json;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly style?: string;
  readonly explode?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly example?: Json;
};
export type RequestBody = { readonly required?: boolean; readonly content?: Readonly<Record<string, MediaType>> };
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** An operation as it is written, with the vendor extensions that the output depends on. */
export type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly servers?: readonly Server[];
  readonly security?: Security;
  readonly callbacks?: Json;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
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
};

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof METHODS)[number];
export type Server = { readonly url: string };
export type PathItem = {
  readonly $ref?: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly servers?: readonly Server[];
} & {
  readonly [M in Method]?: OperationObject;
};
export type Components = Readonly<Record<string, Readonly<Record<string, Json>>>>;
export type Tag = { readonly name: string };

export type Document = {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers?: readonly Json[];
  readonly tags?: readonly Tag[];
  readonly security?: Security;
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
  /** In whose bodies an optional field may be null, which counts as left out. */
  readonly 'x-null-is-left-out'?: readonly Json[];
  /** The types of accounts that may call the operations that name none. */
  readonly 'x-accounts'?: readonly string[];
};

/** One operation of a document and where it stands there. */
export type Place = {
  readonly path: string;
  readonly method: Method;
  readonly item: PathItem;
  readonly operation: OperationObject;
  /** JSON pointer of the operation inside its document. */
  readonly pointer: string;
};

/** Every operation of a document: paths in the order in which they are written, methods in the order above. */
export const placesOf = (document: Document): Place[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation, pointer: pointer('paths', path, method) }] : [];
    }),
  );

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One part of a JSON pointer. */
export const segment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A JSON pointer as a URI fragment. */
export const pointer = (...segments: readonly string[]): string => `#/${segments.map(segment).join('/')}`;

/** One part of a JSON pointer in a URI fragment as the key that it stands for. */
export const decodeSegment = (written: string): string => {
  let text = written;
  try {
    text = decodeURIComponent(written);
  } catch {
    // A stray percent sign stands for itself.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
};

export const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

/** The value itself, or what its `$ref` into the document's components names. A bundled document has no other references. */
export const resolve = <Value extends object>(
  document: Pick<Document, 'components'>,
  value: Value | Reference,
): Value => {
  if (!isReference(value)) return value;
  const [root, kind, name = '', ...rest] = value.$ref.replace('#/', '').split('/');
  const found = document.components?.[kind ?? '']?.[decodeSegment(name)];
  if (root !== 'components' || rest.length > 0 || found === null || typeof found !== 'object')
    throw new Error(`${value.$ref} names no component; write the reference to a component or a file of its own`);
  return resolve(document, found as Value | Reference);
};
