import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, str } from 'ajv';
import { getProperty, or } from 'ajv/dist/compile/codegen/index.js';

type Selects = {
  readonly property: string;
  /** The values of each variant, in the order of `variants`. */
  readonly values: readonly (readonly (string | number | boolean)[])[];
  /** False if a value without the property is one of the first variant. */
  readonly required: boolean;
  readonly nullable: boolean;
};

/** A message lists so many values. */
const LISTED_MAX = 20;

/**
 * Judges an object by the one of `variants` that a property selects, instead of trying all: a base can have hundreds of descendants, and the
 * faults of the one that is meant are what helps.
 */
export const SELECTING_KEYWORD: CodeKeywordDefinition = {
  keyword: 'selects',
  schemaType: 'object',
  error: { message: ({ params }) => str`${params.text}` },
  code: (cxt) => {
    const { gen, data } = cxt;
    const { property, values, required, nullable }: Selects = cxt.schema;
    const all = values.flat();
    const valid = gen.let('valid', false);
    gen.if(_`${data} && typeof ${data} == "object" && !Array.isArray(${data})`);
    const tag = gen.const('tag', _`${data}${getProperty(property)}`);
    const known = gen.let('known', false);
    // Not one chain of `else`: Ajv's optimizer takes quadratic time for it.
    for (const [index, own] of values.entries()) {
      const cases = own.map((value): Code => _`${tag} === ${value}`);
      if (index === 0 && !required) cases.push(_`${tag} === undefined`);
      if (cases.length > 0)
        gen.if(or(...cases), () => {
          gen.assign(known, true);
          gen.assign(valid, variant(cxt, index));
        });
    }
    gen.if(_`!${known}`, () => {
      const more = all.length > LISTED_MAX ? ` and ${all.length - LISTED_MAX} more` : '';
      fail(cxt, property, `must be one of ${all.slice(0, LISTED_MAX).join(', ')}${more}`);
    });
    if (nullable) gen.elseIf(_`${data} === null`).assign(valid, true);
    gen.else();
    fail(cxt, undefined, 'must be object');
    gen.endIf();
    cxt.ok(valid);
  },
};

const variant = (cxt: KeywordCxt, index: number): Name => {
  const valid = cxt.gen.name('valid');
  const inner = cxt.subschema({ keyword: 'variants', schemaProp: index }, valid);
  cxt.mergeEvaluated(inner, Name);
  return valid;
};

/** Reports a fault of the property, or of the value. */
const fail = (cxt: KeywordCxt, property: string | undefined, text: string): void =>
  // Ajv takes the name of a property here, which its types do not say.
  cxt.error(false, { text: _`${text}` }, property === undefined ? {} : { instancePath: property as never });
