import { _, type CodeKeywordDefinition } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject } from './document.ts';

const KNOWN = new WeakMap<object, boolean>();

/** Reports whether a document has `unevaluatedProperties` or `unevaluatedItems`. */
export const hasUnevaluated = (document: object): boolean => {
  const known = KNOWN.get(document) ?? /"unevaluated(Properties|Items)"/.test(JSON.stringify(document));
  KNOWN.set(document, known);
  return known;
};

/** The condition of a `dependentSchemas`. */
const having = (name: string): JsonObject => ({ type: 'object', required: [name] });

/** One of two, by a condition: the same as `if`, `then` and `else`. */
const chosen = (condition: Json, yes: Json, no: Json): JsonObject => ({
  counting: true,
  anyOf: [
    { counting: true, allOf: [condition, yes] },
    { counting: true, allOf: [{ not: condition }, no] },
  ],
});

/**
 * The schema without keywords whose evaluated fields and items Ajv counts wrong, in terms of others: it forgets those of
 * `dependentSchemas` if there are several, and of `if` alone; it counts those of an `if` that fails; and `contains` counts all items.
 */
export const withCountedParts = (schema: JsonObject): JsonObject => {
  const { dependentSchemas, if: condition, then: yes, else: no, allOf, contains, ...rest } = schema;
  const parts: Json[] = [];
  if (isObject(dependentSchemas))
    for (const [name, part] of Object.entries(dependentSchemas)) parts.push(chosen(having(name), part, {}));
  if (condition !== undefined) parts.push(chosen(condition, yes ?? {}, no ?? {}));
  const { unevaluatedItems, minContains, maxContains, ...others } = rest;
  const isContaining = contains !== undefined && unevaluatedItems !== undefined;
  if (isContaining) {
    const limits = {
      ...(minContains === undefined ? {} : { minContains }),
      ...(maxContains === undefined ? {} : { maxContains }),
    };
    // Nothing inside of `not` counts.
    if (minContains !== 0 || maxContains !== undefined) parts.push({ not: { not: { contains, ...limits } } });
  }
  const own = isContaining
    ? { ...others, unevaluatedItems: unevaluatedItems === false ? contains : { anyOf: [contains, unevaluatedItems] } }
    : { ...rest, ...(contains === undefined ? {} : { contains }) };
  const all = [...(Array.isArray(allOf) ? allOf : []), ...parts];
  const hasParts = [...Object.keys(own), ...(all.length > 0 ? ['allOf'] : [])].some((key) => PARTS.has(key));
  return { ...own, ...(all.length > 0 ? { allOf: all } : {}), ...(hasParts ? { counting: true } : {}) };
};

/** Keywords whose schemas count for the one that they are in. */
const PARTS = new Set(['allOf', 'anyOf', 'oneOf', 'variants', '$ref']);

/** Gives a schema with variants its own count, which Ajv would otherwise share with the first variant even if that does not match. */
const COUNTING: CodeKeywordDefinition = {
  keyword: 'counting',
  before: '$ref',
  schemaType: 'boolean',
  code: ({ gen, it }) => {
    it.props = gen.var('props', _`{}`);
    it.items = gen.var('items', _`0`);
  },
};

/**
 * Takes the place of Ajv's, for which no item is left over if the items that count were in a variant that did not match, and all are if a
 * variant counted all.
 */
const UNEVALUATED_ITEMS: CodeKeywordDefinition = {
  keyword: 'unevaluatedItems',
  type: 'array',
  schemaType: ['boolean', 'object'],
  error: { message: 'must NOT have unevaluated items' },
  code: (cxt) => {
    const { gen, schema, data, it } = cxt;
    const items = it.items ?? 0;
    if (items === true) return;
    const length = gen.const('len', _`${data}.length`);
    const from = gen.const('from', _`${items} === true ? ${length} : ${items} || 0`);
    if (schema === false) cxt.fail(_`${length} > ${from}`);
    else if (isObject(schema)) {
      const valid = gen.var('valid', true);
      gen.forRange('i', from, length, (index) => {
        cxt.subschema({ keyword: 'unevaluatedItems', dataProp: index, dataPropType: ITEM }, valid);
        if (!it.allErrors) gen.if(_`!${valid}`, () => gen.break());
      });
      cxt.ok(valid);
    }
    it.items = true;
  },
};

/** Replaces the keywords that count wrong. */
export const addCountingKeywords = (ajv: Ajv2020): void => {
  ajv.removeKeyword('unevaluatedItems').addKeyword(UNEVALUATED_ITEMS).addKeyword(COUNTING);
};

/** Ajv's enum has no values in ES modules: the type of an index. */
const ITEM = 0 as const;
