import type { ErrorObject, ValidateFunction } from 'ajv';
import {
  type Document,
  isObject,
  type Json,
  type OperationObject,
  type PathItem,
  type RequestBody,
  resolve,
  type Schema,
} from '../document.ts';
import { parametersOf, type ReadParameter } from '../parameters.ts';
import { bodySchema, paramsSchema } from '../requests.ts';
import { asValidated, byId, type Direction } from '../schema/for-validators.ts';
import { ajvOf, type Formats, formatNames } from '../validators.ts';
import type { Fault } from './answer.ts';

/** The faults of a value against a schema of the document; empty if it is valid. */
export type FaultsIn = (schema: Schema, value: Json | undefined) => readonly ErrorObject[];

/** The faults of a request; both parse text values in place, as the generated validators do. */
export type RequestChecks = {
  readonly params: (value: object) => readonly Fault[];
  /** By declared content type; undefined if the operation does not declare it or allows anything. */
  readonly body: (type: string) => ((value: Json) => readonly Fault[]) | undefined;
  readonly parameters: readonly ReadParameter[];
};

/**
 * The validators that are generated for the document, compiled in this process when they are first needed: a large document has thousands,
 * and a mock is asked for a few.
 */
export const checksOf = (document: Document, formats: Formats) => {
  const names = formatNames(formats);
  const ajvs = { request: lazily(document, formats, 'request'), reply: lazily(document, formats, 'reply') };

  const request = (item: PathItem, operation: OperationObject): RequestChecks => {
    const parameters = parametersOf(document, item, operation);
    const isOpen = operation['x-open-query'] !== undefined;
    const params = once(() =>
      ajvs.request().compile(byId(paramsSchema(document, parameters, isOpen, names)) as Schema),
    );
    const bodies = new Map<string, (value: Json) => readonly Fault[]>();
    return {
      parameters,
      params: (value) => faultsOf(params(), value),
      body: (type) => {
        const schema = contentOf(document, operation)[type]?.schema;
        if (schema === undefined) return undefined;
        const known = bodies.get(type);
        if (known) return known;
        const validate = ajvs.request().compile(byId(bodySchema(document, type, schema, names)) as Schema);
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
export const contentOf = (document: Document, { requestBody }: OperationObject) =>
  (requestBody ? resolve<RequestBody>(document, requestBody).content : undefined) ?? {};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const lazily = (document: Document, formats: Formats, direction: Direction) =>
  once(() => ajvOf(document, formats, direction, { allErrors: true }));

/** One fault per place, the first, since others follow from it. */
const faultsOf = (validate: ValidateFunction, value: unknown): Fault[] => {
  if (validate(value)) return [];
  const found = new Map<string, Fault>();
  for (const error of validate.errors ?? []) {
    const fault = faultOf(error);
    if (!found.has(fault.pointer)) found.set(fault.pointer, fault);
  }
  return [...found.values()];
};

export const faultOf = ({ instancePath, message = 'is invalid', params }: ErrorObject): Fault => ({
  pointer: `${instancePath}${'missingProperty' in params ? `/${params.missingProperty}` : ''}`,
  detail: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
});
