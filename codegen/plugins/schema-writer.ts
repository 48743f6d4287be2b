import type { SchemaDialect, SchemaLimit } from './dialects.ts';
import type { ApiModel, PluginJson, PluginObject } from './plugin.ts';
import { formatLimits } from './schema-formats.ts';

/** Keywords that restrict values and are left out, since neither library has anything like them. */
const LEFT_OUT = [
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependentSchemas', 'minContains', 'maxContains'],
  ...['contentSchema', '$dynamicRef'],
];

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: [
    ...['properties', 'required', 'additionalProperties', 'patternProperties', 'propertyNames'],
    ...['minProperties', 'maxProperties', 'dependentRequired'],
  ],
};

const isObject = (value: PluginJson | undefined): value is PluginObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: PluginJson | undefined): readonly PluginJson[] => (Array.isArray(value) ? value : []);

/** The name of the component that a reference means, if it means one. */
export const componentIn = (reference: PluginJson | undefined): string | undefined => {
  const [, written] = /^#\/components\/schemas\/([^/]+)$/.exec(String(reference)) ?? [];
  return written === undefined ? undefined : decodeURIComponent(written).replaceAll('~1', '/').replaceAll('~0', '~');
};

/** Writes a schema. Each kind of keyword is a schema by itself, and a value must fit all of them. */
export const schemaWriter = (
  dialect: SchemaDialect,
  { schemas }: ApiModel,
  left: Set<string>,
  refer: (name: string) => string,
): ((schema: PluginJson) => string) => {
  const write = (schema: PluginJson): string => {
    if (schema === false) return dialect.never;
    if (!isObject(schema)) return dialect.any;
    for (const key of LEFT_OUT) if (schema[key] !== undefined) left.add(key);
    const parts = [...referred(schema), ...values(schema), ...typed(schema), ...composed(schema)];
    const [first = dialect.any, ...others] = parts;
    const whole = others.reduce(dialect.both, first);
    const conditions = conditionsOf(schema);
    return conditions.length > 0
      ? dialect.limited(
          whole,
          conditions.map((text) => ({ kind: 'condition', text })),
        )
      : whole;
  };

  const union = (texts: readonly string[]): string => {
    const [only = dialect.never, ...others] = new Set(texts);
    return others.length > 0 ? dialect.union([only, ...others]) : only;
  };

  const referred = ({ $ref }: PluginObject): string[] => {
    const name = componentIn($ref);
    return name === undefined || schemas[name] === undefined ? [] : [refer(name)];
  };

  const values = (schema: PluginObject): string[] => {
    const lists = [
      ...(schema.const === undefined ? [] : [[schema.const]]),
      ...(Array.isArray(schema.enum) ? [schema.enum] : []),
    ];
    return lists.map((all) =>
      union(
        all.map((value) =>
          value !== null && typeof value === 'object'
            ? dialect.limited(dialect.any, [
                { kind: 'condition', text: `(value) => isSame(value, ${JSON.stringify(value)})` },
              ])
            : dialect.literal(JSON.stringify(value)),
        ),
      ),
    );
  };

  /** The types, each with its keywords. Without a type, the keywords of one type restrict only its values. */
  const typed = (schema: PluginObject): string[] => {
    const has = (type: string) => KEYWORDS[type]?.some((key) => schema[key] !== undefined) ?? false;
    const restricts = Object.keys(KEYWORDS).some(has);
    const types = [schema.type ?? []].flat().map(String);
    // An enum says more than its type.
    if (!restricts && (types.length === 0 || Array.isArray(schema.enum) || schema.const !== undefined)) return [];
    const all = types.length > 0 ? types : ['object', 'array', 'string', 'number', 'boolean', 'null'];
    return [union(all.map((type) => ofType(type, schema)))];
  };

  const ofType = (type: string, schema: PluginObject): string => {
    if (type === 'object') return objectOf(schema);
    if (type === 'array') return arrayOf(schema);
    if (type === 'boolean' || type === 'null') return dialect.plain(type);
    // A file, as a string or an object.
    if (type === 'string' && schema.format === 'binary')
      return dialect.limited(dialect.any, [
        {
          kind: 'condition',
          text: "(value) => typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value))",
        },
      ]);
    if (type === 'string')
      return dialect.limited(dialect.plain('string'), [
        ...limits(schema, 'minLength', 'maxLength'),
        ...patterns(schema),
      ]);
    return dialect.limited(dialect.plain('number'), [
      ...(type === 'integer' ? [{ kind: 'integer' } as const] : []),
      ...limits(schema, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
      ...steps(schema),
      ...formatLimits(schema.format, 'number'),
    ]);
  };

  /** As people count, 0.07 is a multiple of 0.01, which the libraries divide in binary. */
  const steps = (schema: PluginObject): SchemaLimit[] => {
    const { multipleOf: step } = schema;
    if (typeof step !== 'number' || Number.isInteger(step)) return limits(schema, 'multipleOf');
    const text = `(value) => Math.abs(Math.round(value / ${step}) - value / ${step}) <= Math.abs(value / ${step}) * 2 * Number.EPSILON`;
    return [{ kind: 'condition', text }];
  };

  const patterns = ({ pattern, format }: PluginObject): SchemaLimit[] => [
    ...(typeof pattern === 'string' ? [{ kind: 'pattern', text: expression(pattern) } as const] : []),
    ...formatLimits(format, 'string'),
  ];

  const arrayOf = (schema: PluginObject): string => {
    const { items, prefixItems, contains } = schema;
    const first = listOf(prefixItems).map(write);
    const item = first.length > 0 || items === undefined ? dialect.any : write(items);
    const each = first.map((one, index) => `(value.length <= ${index} || is(${one}, value[${index}]))`);
    const rest =
      first.length > 0 && items !== undefined
        ? [`value.slice(${first.length}).every((item) => is(${write(items)}, item))`]
        : [];
    const conditions = [
      ...each,
      ...rest,
      ...(schema.uniqueItems === true ? ['isUnique(value)'] : []),
      ...(contains === undefined ? [] : [`value.some((item) => is(${write(contains)}, item))`]),
    ];
    return dialect.limited(dialect.list(item), [
      ...limits(schema, 'minItems', 'maxItems'),
      ...conditions.map((text): SchemaLimit => ({ kind: 'condition', text: `(value) => ${text}` })),
    ]);
  };

  const objectOf = (schema: PluginObject): string => {
    const { additionalProperties: more, patternProperties, propertyNames, dependentRequired } = schema;
    const properties = isObject(schema.properties) ? schema.properties : {};
    const required = new Set(listOf(schema.required).map(String));
    const isNeeded = (name: string) => required.has(name) && !isOneWay(schemas, properties[name]);
    const named = [...new Set([...Object.keys(properties), ...required])].filter(
      (name) => name in properties || isNeeded(name),
    );
    const byPattern = Object.entries(isObject(patternProperties) ? patternProperties : {});
    const fields = named.map((name) => {
      // A name that is only required is one of the rest.
      const text = write(properties[name] ?? (byPattern.length === 0 ? (more ?? {}) : {}));
      return [JSON.stringify(name), isNeeded(name) ? text : dialect.optional(text)] as const;
    });
    // A name that fits a pattern is not one of the rest, so both are conditions.
    const rest =
      byPattern.length > 0 || more === undefined || more === true ? undefined : more === false ? null : write(more);
    const known = `${JSON.stringify(Object.keys(properties))}.includes(name)`;
    const matched = byPattern.map(([pattern]) => `${expression(pattern)}.test(name)`);
    const conditions = [
      ...byPattern.map(
        ([pattern, one]) =>
          `Object.entries(value).every(([name, one]) => !${expression(pattern)}.test(name) || is(${write(one)}, one))`,
      ),
      ...(byPattern.length > 0 && more !== undefined && more !== true
        ? [
            `Object.entries(value).every(([name, one]) => ${[known, ...matched].join(' || ')} || is(${write(more)}, one))`,
          ]
        : []),
      ...(propertyNames === undefined ? [] : [`Object.keys(value).every((name) => is(${write(propertyNames)}, name))`]),
      ...(typeof schema.minProperties === 'number' ? [`Object.keys(value).length >= ${schema.minProperties}`] : []),
      ...(typeof schema.maxProperties === 'number' ? [`Object.keys(value).length <= ${schema.maxProperties}`] : []),
      ...Object.entries(isObject(dependentRequired) ? dependentRequired : {}).map(
        ([name, others]) =>
          `(!(${JSON.stringify(name)} in value) || ${JSON.stringify(others)}.every((other: string) => other in value))`,
      ),
    ];
    return dialect.limited(
      dialect.object(fields, rest),
      conditions.map((text): SchemaLimit => ({ kind: 'condition', text: `(value) => ${text}` })),
    );
  };

  const composed = (schema: PluginObject): string[] => [
    ...listOf(schema.allOf).map(write),
    ...(Array.isArray(schema.anyOf) ? [union(schema.anyOf.map(write))] : []),
    ...(Array.isArray(schema.oneOf) ? [oneOf(schema.oneOf.map(write))] : []),
  ];

  const oneOf = (texts: readonly string[]): string =>
    texts.length < 2
      ? union(texts)
      : dialect.limited(dialect.union(texts), [
          { kind: 'condition', text: `(value) => [${texts.join(', ')}].filter((one) => is(one, value)).length === 1` },
        ]);

  const conditionsOf = ({ not, if: test, then = true, else: other = true }: PluginObject): string[] => [
    ...(not === undefined ? [] : [`(value) => !is(${write(not)}, value)`]),
    ...(test === undefined
      ? []
      : [`(value) => is(is(${write(test)}, value) ? ${write(then)} : ${write(other)}, value)`]),
  ];

  return write;
};

const limits = (schema: PluginObject, ...kinds: readonly SchemaLimit['kind'][]): SchemaLimit[] =>
  kinds.flatMap((kind) => {
    const value = schema[kind];
    return typeof value === 'number' ? [{ kind, value } as SchemaLimit] : [];
  });

/** As the validators compile it: with the flag u, if the pattern allows that. */
const expression = (pattern: string): string => {
  const text = JSON.stringify(pattern);
  try {
    new RegExp(pattern, 'u');
    return `new RegExp(${text}, 'u')`;
  } catch {
    return `new RegExp(${text})`;
  }
};

/** A field that only one side sends may be missing. */
const isOneWay = (schemas: ApiModel['schemas'], property: PluginJson | undefined): boolean => {
  if (!isObject(property)) return false;
  const target = schemas[componentIn(property.$ref) ?? ''] ?? {};
  return [property, target].some(({ readOnly, writeOnly }) => readOnly === true || writeOnly === true);
};
