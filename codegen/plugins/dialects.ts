/** The ways to write a schema in a library of validators. Every text is an expression. */
export type SchemaDialect = {
  readonly file: string;
  /** Imports, and the function `is`, which the conditions use. */
  readonly head: string;
  /** The type of a schema whose values have a type. */
  readonly typed: (type: string) => string;
  readonly any: string;
  readonly never: string;
  /** Of one value without parts. */
  readonly literal: (value: string) => string;
  readonly plain: (type: 'string' | 'number' | 'boolean' | 'null') => string;
  readonly limited: (schema: string, limits: readonly SchemaLimit[]) => string;
  readonly list: (item: string) => string;
  /** `rest` is the schema of the fields without a name; undefined allows anything, and null nothing. */
  readonly object: (
    fields: readonly (readonly [key: string, schema: string])[],
    rest: string | undefined | null,
  ) => string;
  readonly optional: (schema: string) => string;
  readonly union: (schemas: readonly string[]) => string;
  readonly both: (one: string, other: string) => string;
  /** Of a schema that is defined later. */
  readonly lazy: (name: string) => string;
};

/** A limit of a text, number or list; or a condition, which is a function of the value. */
export type SchemaLimit =
  | { readonly kind: 'minLength' | 'maxLength' | 'minItems' | 'maxItems'; readonly value: number }
  | { readonly kind: 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum'; readonly value: number }
  | { readonly kind: 'multipleOf'; readonly value: number }
  | { readonly kind: 'integer' }
  | { readonly kind: 'pattern' | 'condition'; readonly text: string };

type LimitNames = Readonly<Record<SchemaLimit['kind'], string>>;

const ZOD_LIMITS: LimitNames = {
  minLength: 'min',
  maxLength: 'max',
  minItems: 'min',
  maxItems: 'max',
  minimum: 'gte',
  maximum: 'lte',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  multipleOf: 'multipleOf',
  integer: 'int',
  pattern: 'regex',
  condition: 'refine',
};

const VALIBOT_LIMITS: LimitNames = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minLength',
  maxItems: 'maxLength',
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'gtValue',
  exclusiveMaximum: 'ltValue',
  multipleOf: 'multipleOf',
  integer: 'integer',
  pattern: 'regex',
  condition: 'check',
};

/** A limit as a call of the library's function. */
const limitOf = (names: LimitNames, limit: SchemaLimit): string =>
  `${names[limit.kind]}(${'value' in limit ? limit.value : 'text' in limit ? limit.text : ''})`;

/** The parts that both libraries write alike. */
const commonOf = (library: 'z' | 'v') => ({
  never: `${library}.never()`,
  literal: (value: string) => (value === 'null' ? `${library}.null()` : `${library}.literal(${value})`),
  plain: (type: string) => `${library}.${type}()`,
  list: (item: string) => `${library}.array(${item})`,
  union: (schemas: readonly string[]) => `${library}.union([${schemas.join(', ')}])`,
  lazy: (name: string) => `${library}.lazy(() => ${name})`,
});

const fieldsOf = (fields: readonly (readonly [key: string, schema: string])[]): string =>
  fields.length === 0 ? '{}' : `{ ${fields.map(([key, schema]) => `${key}: ${schema}`).join(', ')} }`;

/** Zod 4. */
export const ZOD: SchemaDialect = {
  ...commonOf('z'),
  file: 'zod.gen.ts',
  head: "import * as z from 'zod';\n\nconst is = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;",
  typed: (type) => `z.ZodType<${type}>`,
  // A field that is missing is undefined, which is no value of JSON.
  any: 'z.unknown().refine((value) => value !== undefined)',
  limited: (schema, limits) => [schema, ...limits.map((limit) => limitOf(ZOD_LIMITS, limit))].join('.'),
  object: (fields, rest) => {
    if (rest === null) return `z.strictObject(${fieldsOf(fields)})`;
    if (rest === undefined) return `z.looseObject(${fieldsOf(fields)})`;
    return fields.length === 0 ? `z.record(z.string(), ${rest})` : `z.object(${fieldsOf(fields)}).catchall(${rest})`;
  },
  optional: (schema) => `${schema}.optional()`,
  both: (one, other) => `z.intersection(${one}, ${other})`,
};

/** Valibot 1. */
export const VALIBOT: SchemaDialect = {
  ...commonOf('v'),
  file: 'valibot.gen.ts',
  head: "import * as v from 'valibot';\n\nconst is = (schema: v.GenericSchema, value: unknown): boolean => v.is(schema, value);",
  typed: (type) => `v.GenericSchema<${type}>`,
  any: 'v.pipe(v.unknown(), v.check((value) => value !== undefined))',
  limited: (schema, limits) =>
    limits.length === 0
      ? schema
      : `v.pipe(${[schema, ...limits.map((limit) => `v.${limitOf(VALIBOT_LIMITS, limit)}`)].join(', ')})`,
  object: (fields, rest) => {
    const named = fieldsOf(fields);
    const whole =
      rest === null
        ? `v.strictObject(${named})`
        : rest === undefined
          ? `v.looseObject(${named})`
          : fields.length === 0
            ? `v.record(v.string(), ${rest})`
            : `v.objectWithRest(${named}, ${rest})`;
    // To Valibot, a list is an object.
    return `v.pipe(v.unknown(), v.check((value) => !Array.isArray(value)), ${whole})`;
  },
  optional: (schema) => `v.optional(${schema})`,
  both: (one, other) => `v.intersect([${one}, ${other}])`,
};
