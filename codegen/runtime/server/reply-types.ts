import type { ServerSentEvent } from './write-reply.ts';

type Informational = 100 | 101 | 102 | 103;
type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226;
type Redirect = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
type ClientError =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414)
  | (415 | 416 | 417 | 418 | 421 | 422 | 423 | 424 | 425 | 426 | 428 | 429 | 431 | 451);
type ServerError = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

type Ranges = {
  '1XX': Informational;
  '2XX': Success;
  '3XX': Redirect;
  '4XX': ClientError;
  '5XX': ServerError;
  default: Informational | Success | Redirect | ClientError | ServerError;
};

/** The statuses of a range, or of `default`, that are not declared themselves. */
export type StatusIn<Range extends keyof Ranges, Declared = never> = Exclude<Ranges[Range], Declared>;

/** A reply with a declared status, content type (null for none), body and headers. */
export type Reply<Status, Type extends string | null, Body = undefined, Headers = unknown> = {
  readonly status: Status;
} & (Type extends string ? ContentPart<Body> : { readonly body?: undefined }) &
  HeadersPart<Headers & ([Type] extends [string] ? { readonly 'content-type'?: Typed<Type> } : unknown)>;

type ContentPart<Body> = undefined extends Body ? { readonly body?: Body } : { readonly body: Body };

/** A declared range, such as `image/*`, is made precise by the handler. */
type Typed<Type extends string> = Type extends `${infer Group}/*`
  ? Group extends '*'
    ? string
    : `${Group}/${string}`
  : Type;

type HeadersPart<Headers> =
  Record<never, never> extends Headers ? { readonly headers?: Headers } : { readonly headers: Headers };

/** Content that is not JSON: text, bytes, or a stream of them. */
export type Content = string | Uint8Array | Blob | AsyncIterable<string | Uint8Array>;

/** An event stream, which lasts as long as the handler's iterator. */
export type EventStream<Item = unknown> = string | AsyncIterable<EventOf<Item> | string>;

/** An event as the document declares it. It may always have a name, an id and a time to retry. */
type EventOf<Item> = unknown extends Item ? ServerSentEvent : Item & Omit<ServerSentEvent, 'data'>;

/** A stream of JSON values, one per line. */
export type JsonLines<Item = unknown> = string | AsyncIterable<Item>;

/** The body that the types declare for a status. */
export type BodyOf<Operation, Status> = Known<
  Lookup<Operation, 'responses', Status> | Lookup<Operation, 'errors', Status>
>;

type Lookup<Operation, Role, Status> = Role extends keyof Operation
  ? [Operation[Role]] extends [never]
    ? never
    : Status extends keyof Operation[Role]
      ? Operation[Role][Status]
      : never
  : never;

type Known<Body> = [Body] extends [never] ? unknown : Body;

/** The validated parts of a request. Parts that an operation does not have are empty. */
export type RequestOf<Operation> = Operation extends { readonly data: infer Data }
  ? {
      readonly path: Part<Data, 'path'>;
      readonly query: Part<Data, 'query'>;
      readonly headers: Part<Data, 'headers'>;
      readonly cookies: Part<Operation, 'cookies'>;
      readonly body: Data extends { readonly body: infer Body }
        ? Body
        : Data extends { readonly body?: infer Body }
          ? Body | undefined
          : undefined;
    }
  : never;

type Part<Data, Name> = Name extends keyof Data
  ? [Exclude<Data[Name], undefined>] extends [never]
    ? Readonly<Record<never, never>>
    : Readonly<Exclude<Data[Name], undefined>>
  : Readonly<Record<never, never>>;
