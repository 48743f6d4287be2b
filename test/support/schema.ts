import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from '../../codegen/pitboss/formats.ts';
import document from '../../generated/built/openapi.json' with { type: 'json' };

/** A JSON Schema from the specs, as far as tests read it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
};

export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
};

export type Operation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** True if undeclared query parameters are ignored. */
  readonly openQuery: boolean;
  readonly deprecated: boolean;
  /** The schema of a JSON body. */
  readonly body: Schema | undefined;
  /** The example next to the JSON body's schema. */
  readonly bodyExample: unknown;
  /** The schemas of the JSON replies, by status. */
  readonly replies: Readonly<Record<string, Schema>>;
};

const found = (pointer: string): object =>
  pointer
    .slice(2)
    .split('/')
    .reduce<object>((value, name) => Reflect.get(value, name) as object, document);

/** The object itself, or the target of its reference. */
export const resolved = <Thing extends object>(thing: Thing | { readonly $ref: string }): Thing =>
  '$ref' in thing && typeof thing.$ref === 'string' ? resolved(found(thing.$ref) as Thing) : (thing as Thing);

type Media = {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, object>>;
};
type Content = { readonly content?: Readonly<Record<string, Media>> };
type PathItem = Readonly<
  Record<
    string,
    {
      readonly operationId: string;
      readonly parameters?: readonly object[];
      readonly 'x-open-query'?: string;
      readonly deprecated?: boolean;
      readonly requestBody?: Content;
      readonly responses: Readonly<Record<string, object>>;
    }
  >
>;

const jsonOf = ({ content = {} }: Content): Media | undefined => content['application/json'];

const exampleOf = ({ example, examples = {} }: Media): unknown => {
  const [first] = Object.values(examples);
  return example ?? (first && resolved<{ readonly value?: unknown }>(first).value);
};

const { paths }: { readonly paths: object } = document;

/** Every operation of the platform's document. */
export const operations: readonly Operation[] = Object.entries(paths as Readonly<Record<string, PathItem>>).flatMap(
  ([path, item]) =>
    Object.entries(item).map(([method, { operationId, parameters = [], requestBody = {}, responses, ...more }]) => {
      const body = jsonOf(requestBody);
      return {
        operationId,
        method,
        path,
        parameters: parameters.map((parameter) => resolved(parameter as Parameter)),
        openQuery: more['x-open-query'] !== undefined,
        deprecated: more.deprecated === true,
        body: body?.schema,
        bodyExample: body && exampleOf(body),
        replies: Object.fromEntries(
          Object.entries(responses).flatMap(([status, response]) => {
            const media = jsonOf(resolved<Content>(response));
            return media ? [[status, media.schema]] : [];
          }),
        ),
      };
    }),
);

/** An Ajv instance on the document, independent of the code generator. */
export const createAjv = (options: object = {}): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, ...options });
  for (const [name, format] of Object.entries({ ...fullFormats, ...formats })) ajv.addFormat(name, format);
  return ajv;
};

const ajv = createAjv();
ajv.addSchema(document, 'document');
const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

/** Reports whether a value matches a schema of the document. */
export const accepts = (schema: Schema, value: unknown): boolean => {
  const validate =
    compiled.get(schema) ??
    ajv.compile(
      JSON.parse(JSON.stringify(schema), (key, part: unknown) =>
        key === '$ref' && typeof part === 'string' ? `document${part}` : part,
      ),
    );
  compiled.set(schema, validate);
  return validate(value) === true;
};
