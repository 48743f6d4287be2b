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

const ZOD_LIMITS: Readonly<Record<Exclude<SchemaLimit['kind'], 'integer' | 'pattern' | 'condition'>, string>> = {
  minLength: 'min',
  maxLength: 'max',
  minItems: 'min',
  maxItems: 'max',
  minimum: 'gte',
  maximum: 'lte',
  exclusiveMinimum: 'gt',
  exclusiveMaximum: 'lt',
  multipleOf: 'multipleOf',
};

const zodLimit = (limit: SchemaLimit): string => {
  switch (limit.kind) {
    case 'integer':
      return '.int()';
    case 'pattern':
      return `.regex(${limit.text})`;
    case 'condition':
      return `.refine(${limit.text})`;
    default:
      return `.${ZOD_LIMITS[limit.kind]}(${limit.value})`;
  }
};

const fieldsOf = (fields: readonly (readonly [key: string, schema: string])[]): string =>
  fields.length === 0 ? '{}' : `{ ${fields.map(([key, schema]) => `${key}: ${schema}`).join(', ')} }`;

/** Zod 4. */
export const ZOD: SchemaDialect = {
  file: 'zod.gen.ts',
  head: "import * as z from 'zod';\n\nconst is = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;",
  typed: (type) => `z.ZodType<${type}>`,
  // A field that is missing is undefined, which is no value of JSON.
  any: 'z.unknown().refine((value) => value !== undefined)',
  never: 'z.never()',
  literal: (value) => (value === 'null' ? 'z.null()' : `z.literal(${value})`),
  plain: (type) => `z.${type}()`,
  limited: (schema, limits) => `${schema}${limits.map(zodLimit).join('')}`,
  list: (item) => `z.array(${item})`,
  object: (fields, rest) => {
    if (rest === null) return `z.strictObject(${fieldsOf(fields)})`;
    if (rest === undefined) return `z.looseObject(${fieldsOf(fields)})`;
    return fields.length === 0 ? `z.record(z.string(), ${rest})` : `z.object(${fieldsOf(fields)}).catchall(${rest})`;
  },
  optional: (schema) => `${schema}.optional()`,
  union: (schemas) => `z.union([${schemas.join(', ')}])`,
  both: (one, other) => `z.intersection(${one}, ${other})`,
  lazy: (name) => `z.lazy(() => ${name})`,
};

const VALIBOT_LIMITS: Readonly<Record<Exclude<SchemaLimit['kind'], 'integer' | 'pattern' | 'condition'>, string>> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minLength',
  maxItems: 'maxLength',
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'gtValue',
  exclusiveMaximum: 'ltValue',
  multipleOf: 'multipleOf',
};

const valibotLimit = (limit: SchemaLimit): string => {
  switch (limit.kind) {
    case 'integer':
      return 'v.integer()';
    case 'pattern':
      return `v.regex(${limit.text})`;
    case 'condition':
      return `v.check(${limit.text})`;
    default:
      return `v.${VALIBOT_LIMITS[limit.kind]}(${limit.value})`;
  }
};

/** Valibot 1. */
export const VALIBOT: SchemaDialect = {
  file: 'valibot.gen.ts',
  head: "import * as v from 'valibot';\n\nconst is = (schema: v.GenericSchema, value: unknown): boolean => v.is(schema, value);",
  typed: (type) => `v.GenericSchema<${type}>`,
  any: 'v.pipe(v.unknown(), v.check((value) => value !== undefined))',
  never: 'v.never()',
  literal: (value) => (value === 'null' ? 'v.null()' : `v.literal(${value})`),
  plain: (type) => `v.${type}()`,
  limited: (schema, limits) =>
    limits.length === 0 ? schema : `v.pipe(${[schema, ...limits.map(valibotLimit)].join(', ')})`,
  list: (item) => `v.array(${item})`,
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
  union: (schemas) => `v.union([${schemas.join(', ')}])`,
  both: (one, other) => `v.intersect([${one}, ${other}])`,
  lazy: (name) => `v.lazy(() => ${name})`,
};
