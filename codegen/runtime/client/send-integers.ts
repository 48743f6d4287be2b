import { fromText, type IntegerPlan, mapIntegers, stringifyExactly } from '../shared/integers.ts';
import type { Send } from './operation.ts';

/** Sends JSON, with bigints or decimal texts as its integers of 64 bits. The first of `plans` is that of the body. */
export const sendIntegers =
  (as: 'bigint' | 'string', plans: readonly IntegerPlan[]): Send =>
  (body, type, asked) => ({
    type: asked ?? type,
    body: stringifyExactly(as === 'string' ? mapIntegers(plans, 0, body, fromText) : body),
  });
