import type { ProjectConfig } from '../../read/config/config.ts';
import { type Document, deref, type Json, type JsonObject, type Schema } from '../../read/document/document.ts';
import { asValidated } from '../../read/document/for-validators.ts';
import type { ReadParameter } from '../../read/document/parameters.ts';
import type { ApiOperation, BodyContent } from '../../read/project/operation.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';
import { stringLiteral } from '../code/names.ts';
import { locateNulls } from './nulls.ts';
import { listSteps, propertySteps } from './reading.ts';
import { type ModuleFiles, validatorModule } from './validator-module.ts';
import { compile, formatNames, Pool, VALIDATE_TYPE } from './validators.ts';

/** The sources of parameters, as named in the pointers of faults: `/query/limit`. */
const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** The request validators of every operation, or of every webhook and callback, and their types. `formatsModule` is where the module imports the project's formats from. */
export const requestsModule = (
  config: ProjectConfig,
  document: Document,
  operations: readonly ApiOperation[],
  formats: ProjectFormats,
  formatsModule: string | undefined,
  tellsAll = false,
  name: 'requests' | 'webhooks' = 'requests',
): ModuleFiles => {
  const names = formatNames(formats);
  const pool = new Pool();
  const nulls = locateNulls(document, 'requests');
  const asked = operations.map(({ operationId, parameters, openQuery, body }) => ({
    operationId,
    params: pool.add(paramsSchema(document, parameters, openQuery, names), `${operationId}.params`),
    bodies: (body?.contents ?? []).flatMap(({ type, schema, encodings }, index) =>
      schema
        ? [
            {
              type,
              name: pool.add(bodySchema(document, type, schema, names, encodings), `${operationId}.body.${index}`),
            },
          ]
        : [],
    ),
    nulls: nulls.call(body?.contents ?? []),
    first: body?.contents[0].type,
    several: (body?.contents.length ?? 0) > 1,
  }));
  const module = compile(document, formats, 'request', pool.schemas, tellsAll);
  const call = (name: string) => module.functions.get(name);
  const entries = asked.map(({ operationId, params, bodies, nulls, first, several }) => {
    const body = bodies.find(({ type }) => type === first);
    const parts = [
      `params: ${call(params)}`,
      ...(body ? [`body: ${call(body.name)}`] : []),
      ...(several
        ? [`bodies: { ${bodies.map(({ type, name }) => `${stringLiteral(type)}: ${call(name)}`).join(', ')} }`]
        : []),
    ];
    if (nulls !== undefined) parts.push(`leaveOutNulls: ${nulls}`);
    return `  ${operationId}: { ${parts.join(', ')} },`;
  });
  const hasCookies = operations.some(({ parameters }) => parameters.some((one) => one.in === 'cookie'));
  const hasSeveral = asked.some(({ several }) => several);
  const members = [
    'readonly params: Validate',
    'readonly body?: Validate',
    ...(hasSeveral ? ['readonly bodies?: { readonly [contentType: string]: Validate }'] : []),
    ...(nulls.isAsked ? ['readonly leaveOutNulls?: (body: unknown) => void'] : []),
  ];
  return {
    ...validatorModule(
      config,
      name,
      formatsModule,
      module,
      [...nulls.statements(), `export const ${name} = {`, ...entries, '};', ''].join('\n'),
    ),
    types: [
      `// ${config.notice}`,
      VALIDATE_TYPE,
      '',
      '/**',
      ' * `params` validates { path, query, header }, header names in lower case, and parses the strings in place, so pass copies.',
      ...(hasCookies
        ? [' * Where an operation has cookie parameters, it also wants { cookie }, by name, decoded.']
        : []),
      " * `body` validates the parsed body without changing it; whether the body may be absent is in the operation's route.",
      ...(hasSeveral
        ? [
            ' * `body` is for the content type declared first; `bodies` has all of them if there are several, except those that',
            ' * allow anything. A body that arrives as strings, such as a form, is parsed in place as well.',
          ]
        : []),
      ...(nulls.isAsked
        ? [
            ' * `leaveOutNulls` removes the nulls of optional fields from a parsed body, in place; call it before `body`.',
          ]
        : []),
      ' */',
      `export type RequestValidators = { ${members.join('; ')} };`,
      '',
      `export declare const ${name}: {`,
      ...operations.map(({ operationId }) => `  readonly ${operationId}: RequestValidators;`),
      '};',
      '',
    ].join('\n'),
  };
};

/** A JSON body is validated as it is; others arrive as text values. */
export const bodySchema = (
  document: Document,
  type: string,
  schema: Schema,
  formats: ReadonlySet<string>,
  encodings: BodyContent['encodings'] = new Map(),
): Schema => {
  const isDeep = (name: string) => encodings.get(name)?.style === 'brackets';
  const steps = /json|^\*\/\*$/.test(type) ? undefined : propertySteps(document, schema, 1, isDeep);
  return asValidated(document, steps ? { allOf: [steps, schema] } : schema, 'request', formats) as JsonObject;
};

/** One schema for all parameters. Unknown query keys are refused, unknown headers and cookies are ignored. */
export const paramsSchema = (
  document: Document,
  parameters: readonly ReadParameter[],
  openQuery: boolean,
  formats: ReadonlySet<string>,
): Schema => {
  const places = PLACES.flatMap((place): [string, Json][] => {
    const own = parameters.filter((parameter) => parameter.in === place);
    // Most operations have no cookies, and their callers do not pass any.
    if (place === 'cookie' && own.length === 0) return [];
    const isOpen = place === 'header' || place === 'cookie' || (place === 'query' && openQuery);
    return [[place, placeSchema(document, place, own, isOpen, formats)]];
  });
  return { type: 'object', required: places.map(([place]) => place), properties: Object.fromEntries(places) };
};

const placeSchema = (
  document: Document,
  place: string,
  parameters: readonly ReadParameter[],
  isOpen: boolean,
  formats: ReadonlySet<string>,
): Json => {
  const key = ({ name }: ReadParameter) => (place === 'header' ? name.toLowerCase() : name);
  const deep = parameters.filter(({ reading }) => reading === 'deep').map(key);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [key(parameter), textSchema(document, parameter, formats)]),
    ),
    required: parameters.filter(({ required }) => required).map(key),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
  return deep.length > 0 ? { allOf: [{ gather: deep }, schema] } : schema;
};

/** The schema of a value that arrives as text: parsed before validation, with the default at the top level. */
export const textSchema = (
  document: Document,
  { schema: written, reading, style }: Pick<ReadParameter, 'schema' | 'reading' | 'style'>,
  formats: ReadonlySet<string>,
): Schema => {
  const { default: preset, ...schema } = deref<Schema>(document, written);
  const delimiter = reading === 'comma' || reading === 'header' || reading === 'space' || reading === 'pipe';
  const steps =
    reading === 'parsed'
      ? [{ readAs: 'json' }]
      : listSteps(document, schema, delimiter ? reading : undefined, 0, reading === 'deep' || style === 'deepObject');
  const kept = written.$ref !== undefined && preset === undefined ? written : schema;
  const read = asValidated(document, steps.length > 0 ? { allOf: [...steps, kept] } : kept, 'request', formats);
  return { ...(preset === undefined ? {} : { default: preset }), ...(read as JsonObject) };
};
