import type { ErrorObject } from 'ajv';
import type { Document, JsonObject, Schema } from '../../read/document/document.ts';
import { asValidated, type Direction } from '../../read/document/for-validators.ts';
import { type ApiOperation, mayBeEmpty } from '../../read/project/operation.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';
import { leaveOutNulls, NullPlans, type NullsLeftOut } from './null-plans.ts';
import { headersSchema } from './replies.ts';
import { bodySchema, paramsSchema } from './requests.ts';
import { compileSchemas, formatNames, Pool } from './validators.ts';

/** The first fault of a value; undefined if it is valid. */
export type Check = (value: unknown) => ErrorObject | undefined;

/** Checks of an operation's requests, as the generated validators do them. */
export type LiveRequest = {
  /** `{ path, query, header }`, header names in lower case; parses the text in place. */
  readonly params: Check;
  /** By content type; none for a content type without a schema. */
  readonly bodies: ReadonlyMap<string, Check>;
};

/** Checks of a reply, as the generated validators do them. */
export type LiveReply = {
  readonly mayBeEmpty: boolean;
  readonly headers: Check | undefined;
  /** By content type; undefined for one without a schema. */
  readonly bodies: ReadonlyMap<string, Check | undefined>;
};

/** The validators that are generated for requests, compiled in this process, by operation. `asserted` are the formats that are checked; default: all. */
export const liveRequests = (
  document: Document,
  operations: readonly ApiOperation[],
  formats: ProjectFormats,
  asserted: ReadonlySet<string> = formatNames(formats),
): ReadonlyMap<string, LiveRequest> => {
  const pool = new Pool();
  const nulls = nullsIn(document, 'requests');
  const asked = operations.map(({ operationId, parameters, openQuery, body }) => ({
    operationId,
    params: pool.add(paramsSchema(document, parameters, openQuery, asserted), `${operationId}.params`),
    bodies: (body?.contents ?? []).flatMap(({ type, schema, encodings }, index) =>
      schema
        ? [
            {
              type,
              schema,
              name: pool.add(bodySchema(document, type, schema, asserted, encodings), `${operationId}.body.${index}`),
            },
          ]
        : [],
    ),
  }));
  const check = checksOf(document, formats, 'request', pool.schemas);
  return new Map(
    asked.map(({ operationId, params, bodies }) => [
      operationId,
      {
        params: check(params),
        bodies: new Map(bodies.map(({ type, schema, name }) => [type, nulls(type, schema, check(name))])),
      },
    ]),
  );
};

/** The same for replies, by operation and status. */
export const liveReplies = (
  document: Document,
  operations: readonly ApiOperation[],
  formats: ProjectFormats,
): ReadonlyMap<string, ReadonlyMap<string, LiveReply>> => {
  const names = formatNames(formats);
  const pool = new Pool();
  const nulls = nullsIn(document, 'replies');
  const asked = operations.map(({ operationId, responses }) => ({
    operationId,
    replies: responses.map(({ status, response, contents, renditions }) => {
      const headers = headersSchema(document, response, names);
      return {
        status,
        mayBeEmpty: mayBeEmpty(response),
        headers: headers && pool.add(headers, `${operationId}.${status}.headers`),
        bodies: [...contents, ...renditions].map(({ type, schema }, index) => ({
          type,
          schema,
          name:
            schema &&
            pool.add(
              asValidated(document, schema, 'reply', names) as JsonObject,
              `${operationId}.${status}.body.${index}`,
            ),
        })),
      };
    }),
  }));
  const check = checksOf(document, formats, 'reply', pool.schemas);
  return new Map(
    asked.map(({ operationId, replies }) => [
      operationId,
      new Map(
        replies.map(({ status, headers, bodies, ...reply }) => [
          status,
          {
            ...reply,
            headers: headers ? check(headers) : undefined,
            bodies: new Map(
              bodies.map(({ type, schema, name }) => [
                type,
                schema && name !== undefined ? nulls(type, schema, check(name)) : undefined,
              ]),
            ),
          },
        ]),
      ),
    ]),
  );
};

/** Removes nulls in optional fields of JSON bodies, in place, before the check, where the document says so. */
const nullsIn = (document: Document, side: NullsLeftOut) => {
  const plans = new NullPlans(document);
  const isAsked = document['x-null-is-left-out']?.includes(side) === true;
  return (type: string, schema: Schema, check: Check): Check => {
    const place = isAsked && type.includes('json') ? plans.add(schema) : undefined;
    if (place === undefined) return check;
    return (value) => {
      leaveOutNulls(plans.list, place, value);
      return check(value);
    };
  };
};

/** The checks of named schemas. They are compiled at once, unlike the mock's, so that a run does not end halfway at a schema that cannot be. */
const checksOf = (
  document: Document,
  formats: ProjectFormats,
  direction: Direction,
  schemas: ReadonlyMap<string, Schema>,
): ((name: string) => Check) => {
  const ajv = compileSchemas(document, formats, direction, schemas);
  return (name) => {
    const validate = ajv.getSchema(name);
    if (!validate) throw new Error(`${name} has no validator`);
    return (value) => (validate(value) ? undefined : validate.errors?.[0]);
  };
};
