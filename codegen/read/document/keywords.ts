import { isObject, type Json } from './document.ts';

const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isSchemas = (value: Json): boolean => Array.isArray(value) && value.length > 0 && value.every(isSchema);
const isSchemaMap = (value: Json): boolean => isObject(value) && Object.values(value).every(isSchema);
const isNumber = (value: Json): boolean => typeof value === 'number';
const isCount = (value: Json): boolean => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: Json): boolean => typeof value === 'string';
const isTexts = (value: Json): boolean => Array.isArray(value) && value.every(isText);
const isFlag = (value: Json): boolean => typeof value === 'boolean';

export const JSON_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] as const;
export type JsonType = (typeof JSON_TYPES)[number];
const isType = (value: Json): boolean => JSON_TYPES.some((type) => type === value);

/** Keywords that restrict a value, and what their own value must be. */
export const ASSERTIONS: ReadonlyMap<string, (value: Json) => boolean> = new Map(
  Object.entries({
    $ref: isText,
    type: (value: Json) => (Array.isArray(value) ? value.length > 0 && value.every(isType) : isType(value)),
    enum: (value: Json) => Array.isArray(value) && value.length > 0,
    const: () => true,
    multipleOf: (value: Json) => isNumber(value) && Number(value) > 0,
    ...Object.fromEntries(['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'].map((key) => [key, isNumber])),
    ...Object.fromEntries(
      ['Length', 'Items', 'Properties', 'Contains'].flatMap((what) => [
        [`max${what}`, isCount],
        [`min${what}`, isCount],
      ]),
    ),
    pattern: isText,
    format: isText,
    uniqueItems: isFlag,
    required: isTexts,
    dependentRequired: (value: Json) => isObject(value) && Object.values(value).every(isTexts),
    ...Object.fromEntries(['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((key) => [key, isSchemas])),
    ...Object.fromEntries(
      [
        ...['not', 'if', 'then', 'else', 'items', 'contains', 'propertyNames'],
        ...['additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'],
      ].map((key) => [key, isSchema]),
    ),
    ...Object.fromEntries(['properties', 'patternProperties', 'dependentSchemas'].map((key) => [key, isSchemaMap])),
  }),
);

/**
 * A keyword of our own, next to `anyOf`: the property whose value selects one of the variants, and the values of each. Validators judge that
 * variant alone; to everything else the variants say the same.
 */
export const SELECTS = 'x-codegen-selects';

/** Keywords that describe a value and do not restrict it. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...['title', 'description', 'summary', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly'],
  ...['xml', 'externalDocs', 'discriminator', 'contentEncoding', 'contentMediaType', 'contentSchema', '$comment'],
  ...['$defs', 'definitions', '$schema'],
]);

/** Keywords that give a schema its own identity, which neither types nor OpenAPI references support. */
export const IDENTITIES: ReadonlySet<string> = new Set([
  ...['$id', '$anchor', '$dynamicAnchor', '$dynamicRef', '$vocabulary', '$recursiveRef', '$recursiveAnchor', 'id'],
]);
