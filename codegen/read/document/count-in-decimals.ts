import { _, type CodeKeywordDefinition, str } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * Ajv's own divides in binary, where 0.07 / 0.01 is not 7. The quotient of a step that is not whole may be off by what rounding does to
 * numbers of its size.
 */
const MULTIPLE_OF: CodeKeywordDefinition & { readonly keyword: string } = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code: (context) => {
    const { gen, data, schema } = context;
    if (Number.isInteger(schema)) return context.fail(_`${data} % ${schema} !== 0`);
    const count = gen.const('count', _`${data} / ${schema}`);
    context.fail(_`Math.abs(Math.round(${count}) - ${count}) > Math.abs(${count}) * 2 * Number.EPSILON`);
  },
};

/** Has an Ajv judge `multipleOf` as people count. */
export const countInDecimals = (ajv: Ajv2020): void => {
  ajv.removeKeyword(MULTIPLE_OF.keyword).addKeyword(MULTIPLE_OF);
};
