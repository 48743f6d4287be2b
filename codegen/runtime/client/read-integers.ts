import { parseExactly } from '../shared/exact-json.ts';
import { asInteger, type IntegerPlan, mapIntegers } from '../shared/integers.ts';
import { ApiError } from './api-error.ts';
import type { Read } from './operation.ts';

/** Reads a reply as JSON, with its integers of 64 bits as bigints or decimal texts. The first of `plans` is that of the reply. */
export const readIntegers =
  (as: 'bigint' | 'string', plans: readonly IntegerPlan[]): Read =>
  async (response, { operationId }) => {
    const text = await response.text();
    if (text === '') return undefined;
    try {
      return mapIntegers(plans, 0, parseExactly(text), asInteger(as));
    } catch {
      const { status, headers } = response;
      throw new ApiError({ status, headers, body: text, operationId, idempotencyKey: undefined });
    }
  };
