import type { RequestValues } from '../../generated/forms/runtime/draft.gen.ts';

/** Any part of a request. A list is given as a whole. */
export type Part<Of> = Of extends readonly unknown[]
  ? Of
  : Of extends object
    ? { readonly [Name in keyof Of]?: Part<Of[Name]> | undefined }
    : Of;

/** Merges two parts of a request; where both have a value, the second wins. */
export const withParts = (one: unknown, other: unknown): RequestValues => {
  const both = merged(one, other);
  return isRecord(both) ? both : {};
};

const merged = (one: unknown, other: unknown): unknown => {
  if (other === undefined) return one;
  if (!isRecord(one) || !isRecord(other)) return other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, merged(one[name], other[name])]));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
