import type { ErrorObject, ValidateFunction } from 'ajv';
import { bodySchema, paramsSchema } from '../emit/validators/requests.ts';
import { createAjv, formatNames } from '../emit/validators/validators.ts';
import {
  type Document,
  deref,
  isObject,
  type Json,
  type OperationObject,
  type PathItem,
  type RequestBodyObject,
  type Schema,
} from '../read/document/document.ts';
import { asValidated, byId, type Direction } from '../read/document/for-validators.ts';
import { readEncodings } from '../read/document/form-encoding.ts';
import { listParameters, type ReadParameter } from '../read/document/parameters.ts';
import { hasWholeQuery } from '../read/project/operation.ts';
import type { ProjectFormats } from '../read/project/specs.ts';
import type { MockFault } from './mock-answer.ts';

/** The faults of a value against a schema of the document; empty if it is valid. */
export type FaultsIn = (schema: Schema, value: Json | undefined) => readonly ErrorObject[];

/** The faults of a request; both parse text values in place, as the generated validators do. */
export type RequestChecks = {
  readonly params: (value: object) => readonly MockFault[];
  /** By declared content type; undefined if the operation does not declare it or allows anything. */
  readonly body: (type: string) => ((value: Json) => readonly MockFault[]) | undefined;
  readonly parameters: readonly ReadParameter[];
};

/**
 * The validators that are generated for the document, compiled in this process when they are first needed: a large document has thousands,
 * and a mock needs a few.
 */
export const createChecks = (document: Document, formats: ProjectFormats) => {
  const names = formatNames(formats);
  const ajvs = { request: lazily(document, formats, 'request'), reply: lazily(document, formats, 'reply') };

  const request = (item: PathItem, operation: OperationObject): RequestChecks => {
    const parameters = listParameters(document, item, operation);
    const isOpen = operation['x-open-query'] !== undefined || hasWholeQuery(document, item, operation);
    const params = once(() =>
      ajvs.request().compile(byId(paramsSchema(document, parameters, isOpen, names)) as Schema),
    );
    const bodies = new Map<string, (value: Json) => readonly MockFault[]>();
    return {
      parameters,
      params: (value) => faultsOf(params(), value),
      body: (type) => {
        const media = requestContent(document, operation)[type];
        if (media?.schema === undefined) return undefined;
        const { schema } = media;
        const known = bodies.get(type);
        if (known) return known;
        const validate = ajvs
          .request()
          .compile(byId(bodySchema(document, type, schema, names, readEncodings(document, type, media))) as Schema);
        const check = (value: Json) => faultsOf(validate, value);
        bodies.set(type, check);
        return check;
      },
    };
  };

  const faultsIn = (direction: Direction): FaultsIn => {
    const compiled = new WeakMap<Schema, ValidateFunction>();
    return (schema, value) => {
      let validate = compiled.get(schema);
      if (!validate) {
        const ready = byId(asValidated(document, schema, direction, names));
        validate = ajvs[direction]().compile(isObject(ready) ? ready : {});
        compiled.set(schema, validate);
      }
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };

  return { request, faultsIn };
};

/** The content of an operation's body by content type. */
export const requestContent = (document: Document, { requestBody }: OperationObject) =>
  (requestBody ? deref<RequestBodyObject>(document, requestBody).content : undefined) ?? {};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const lazily = (document: Document, formats: ProjectFormats, direction: Direction) =>
  once(() => createAjv(document, formats, direction, { allErrors: true }));

/** One fault per place, the first, since others follow from it. */
const faultsOf = (validate: ValidateFunction, value: unknown): MockFault[] => {
  if (validate(value)) return [];
  const found = new Map<string, MockFault>();
  for (const error of validate.errors ?? []) {
    const fault = toFault(error);
    if (!found.has(fault.pointer)) found.set(fault.pointer, fault);
  }
  return [...found.values()];
};

export const toFault = ({ instancePath, message = 'is invalid', params }: ErrorObject): MockFault => ({
  pointer: `${instancePath}${'missingProperty' in params ? `/${params.missingProperty}` : ''}`,
  detail: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
});
