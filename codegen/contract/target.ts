import { type LiveReply, type LiveRequest, liveReplies, liveRequests } from '../emit/validators/live-validators.ts';
import { TEXT_FORMATS } from '../emit/validators/validators.ts';
import type { ProjectConfig } from '../read/config/config.ts';
import {
  type Document,
  deref,
  type Example,
  isObject,
  type Json,
  listPlaces,
  type MediaType,
  type Place,
  type RequestBodyObject,
  type Response,
  type Security,
} from '../read/document/document.ts';
import type { ReadParameter } from '../read/document/parameters.ts';
import { type ApiOperation, listOperations } from '../read/project/operation.ts';
import type { ProjectFormats } from '../read/project/specs.ts';

/** A reply as declared: its validators, its links, and the name of its schema. */
export type Declared = LiveReply & {
  readonly response: Response & { readonly links?: Readonly<Record<string, Json>> };
  readonly types: ReadonlyMap<string, string>;
};

/** An operation to test, with its validators. */
export type ContractTarget = ApiOperation & {
  readonly place: Place;
  readonly cookies: readonly ReadParameter[];
  readonly alternatives: Security;
  /** The content types of its body, with the examples of each. */
  readonly media: ReadonlyMap<string, MediaType>;
  readonly request: LiveRequest;
  /** The same, without the formats of JSON Schema, which servers need not check. */
  readonly lenient: LiveRequest;
  /** By status: `404`, `4XX`, `default`. */
  readonly declared: ReadonlyMap<string, Declared>;
};

/** The operations of a document with what it takes to test them. */
export const listTargets = (config: ProjectConfig, document: Document, formats: ProjectFormats): ContractTarget[] => {
  const operations = listOperations(config, document);
  const requests = liveRequests(document, operations, formats);
  const lenient = liveRequests(document, operations, formats, new Set(Object.keys({ ...TEXT_FORMATS, ...formats })));
  const replies = liveReplies(document, operations, formats);
  const found = <Value>(values: ReadonlyMap<string, Value>, name: string): Value => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${name} has no validators`);
    return value;
  };
  return listPlaces(document).flatMap((place, index) => {
    const operation = operations[index];
    if (!operation) return [];
    const { operationId } = operation;
    const body = place.operation.requestBody
      ? deref<RequestBodyObject>(document, place.operation.requestBody)
      : undefined;
    const live = found(replies, operationId);
    const declared = new Map(
      operation.responses.flatMap(({ status, response }): [string, Declared][] => {
        const reply = live.get(status);
        const types = new Map(
          Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
            const name = schemaName(schema);
            return name === undefined ? [] : [[type, name] as const];
          }),
        );
        return reply ? [[status, { ...reply, response, types }]] : [];
      }),
    );
    return [
      {
        ...operation,
        place,
        declared,
        cookies: operation.parameters.filter((parameter) => parameter.in === 'cookie'),
        alternatives: place.operation.security ?? document.security ?? [],
        media: new Map(Object.entries(body?.content ?? {})),
        request: found(requests, operationId),
        lenient: found(lenient, operationId),
      },
    ];
  });
};

/** The component that a schema or its items name. */
const schemaName = (schema: Json | undefined): string | undefined => {
  if (!isObject(schema)) return undefined;
  const { $ref, items } = schema;
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : schemaName(items);
};

/** The examples of a parameter or a body, those of its schema last. */
export const listExamples = (document: Document, given: object): Json[] => {
  const { example, examples = {}, schema = {} } = given as MediaType;
  const named = Object.values(examples).map((one) => deref<Example>(document, one).value);
  const flat = deref<Record<string, Json>>(document, schema);
  const own = [example, ...named, flat.example, ...(Array.isArray(flat.examples) ? flat.examples : []), flat.default];
  return own.filter((value): value is Json => value !== undefined);
};

/** The reply that an operation declares for a status: under the status itself, its range, or `default`. */
export const declaredReply = (
  { declared }: Pick<ContractTarget, 'declared'>,
  status: number,
): { readonly key: string; readonly reply: Declared } | undefined => {
  for (const key of [String(status), `${String(status)[0]}XX`, `${String(status)[0]}xx`, 'default']) {
    const reply = declared.get(key);
    if (reply) return { key, reply };
  }
  return undefined;
};

/** Methods that change nothing. */
const SAFE = new Set(['get', 'head', 'options', 'trace']);

export const isSafe = ({ method }: ContractTarget): boolean => SAFE.has(method);
