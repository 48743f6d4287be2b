import { _, type CodeKeywordDefinition } from 'ajv';
import type { JsonObject } from './document.ts';

const BOUNDS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

const wholes = (limits: readonly unknown[]): bigint[] =>
  limits.flatMap((limit) => (typeof limit === 'number' && Number.isFinite(limit) ? [BigInt(Math.trunc(limit))] : []));

/** The schema of a wide integer, as a keyword of the validators: its limits as texts, because they may have more digits than a number holds. */
export const wideSchema = ({ type, format, multipleOf, ...limits }: JsonObject): JsonObject => {
  const [least, most] = BOUNDS[String(format)] ?? [0n, 0n];
  const lows = [least, ...wholes([limits.minimum]), ...wholes([limits.exclusiveMinimum]).map((limit) => limit + 1n)];
  const highs = [most, ...wholes([limits.maximum]), ...wholes([limits.exclusiveMaximum]).map((limit) => limit - 1n)];
  return {
    wide: {
      nullable: [type].flat().includes('null'),
      minimum: String(lows.reduce((one, other) => (one > other ? one : other))),
      maximum: String(highs.reduce((one, other) => (one < other ? one : other))),
      ...(typeof multipleOf === 'number' && Number.isInteger(multipleOf) ? { multipleOf: String(multipleOf) } : {}),
    },
  };
};

/** An integer of 64 bits, as a number or, where that would lose digits, a bigint. */
export const WIDE_KEYWORD: CodeKeywordDefinition = {
  keyword: 'wide',
  schemaType: 'object',
  error: { message: ({ schema }) => `must be an integer from ${schema.minimum} to ${schema.maximum}` },
  code: (cxt) => {
    const { gen, data, schema } = cxt;
    const isInteger = _`(typeof ${data} == "bigint" || Number.isInteger(${data}))`;
    const isWithin = _`${data} >= BigInt(${schema.minimum}) && ${data} <= BigInt(${schema.maximum})`;
    const isMultiple =
      schema.multipleOf === undefined ? _`true` : _`BigInt(${data}) % BigInt(${schema.multipleOf}) === BigInt(0)`;
    const isValid = _`${isInteger} && ${isWithin} && ${isMultiple}`;
    cxt.pass(gen.const('fits', schema.nullable ? _`${data} === null || (${isValid})` : isValid));
  },
};
