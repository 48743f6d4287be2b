import type { Config } from './config.ts';
import { type Document, isObject, type Json, type Parameter, resolve, type Schema } from './document.ts';
import type { Operation } from './operation.ts';
import { compile, type Formats, VALIDATE_TYPE, validatorModule } from './validators.ts';

/** The places of a request that parameters come from, under the names that faults point at: `/query/limit`. */
const PLACES = ['path', 'query', 'header'] as const;

/** The request validators of every operation, and their types. `formatsModule` is what the module imports its own formats from. */
export const requestsModule = (
  config: Config,
  document: Document,
  operations: readonly Operation[],
  formats: Formats,
  formatsModule: string,
): { code: string; types: string } => {
  const params = new Map(
    operations.map((operation) => [operation.operationId, paramsSchema(document, operation.parameters)]),
  );
  const bodies = new Map(
    operations.flatMap(({ operationId, body }) => (body?.schema ? [[operationId, body.schema] as const] : [])),
  );
  const groups = {
    params: compile(document, formats, params, true),
    bodies: compile(document, formats, bodies, false),
  };
  const entries = operations.map(
    ({ operationId: id }) => `  ${id}: { params: params.${id}${bodies.has(id) ? `, body: bodies.${id}` : ''} },`,
  );
  return {
    code: validatorModule(
      config,
      formatsModule,
      groups,
      ['export const requests = {', ...entries, '};', ''].join('\n'),
    ),
    types: [
      `// ${config.notice}`,
      VALIDATE_TYPE,
      '',
      '/**',
      ' * `params` takes { path, query, header }, header names in lower case, and turns texts into what the spec says in place: give it copies.',
      " * `body` takes the parsed body and leaves it as it is; it may be absent altogether only where the operation's route says so.",
      ' */',
      'export type RequestValidators = { readonly params: Validate; readonly body?: Validate };',
      '',
      'export declare const requests: {',
      ...operations.map(({ operationId }) => `  readonly ${operationId}: RequestValidators;`),
      '};',
      '',
    ].join('\n'),
  };
};

/** One schema for all parameters. A query key that the operation does not have is refused; a header that it does not have is no fault. */
const paramsSchema = (document: Document, parameters: readonly Parameter[]): Schema => {
  const places = PLACES.map((place): [string, Json] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return [place, placeSchema(document, place, own)];
  });
  return { type: 'object', required: PLACES, properties: Object.fromEntries(places) };
};

const placeSchema = (document: Document, place: string, parameters: readonly Parameter[]): Json => {
  const key = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [key(parameter), textSchema(document, parameter.schema ?? {})]),
    ),
    required: parameters.filter(({ required }) => required).map(key),
    ...(place === 'header' ? {} : { additionalProperties: false }),
  };
};

/** The schema of a value that arrives as text: one that is to be a number is looked at as a text first, and a default is found at the top. */
const textSchema = (document: Document, written: Schema): Schema => {
  const schema = resolve<Schema>(document, written);
  const { default: fallback, ...rest } = schema;
  const preset: Schema = fallback === undefined ? {} : { default: fallback };
  if (schema.type === 'integer') return { ...preset, allOf: [{ format: 'whole number' }, rest] };
  if (schema.type === 'number') return { ...preset, allOf: [{ format: 'decimal number' }, rest] };
  if (schema.type === 'array' && isObject(schema.items))
    return { ...schema, items: textSchema(document, schema.items) };
  return { ...preset, ...(fallback === undefined ? written : rest) };
};
