import { hash } from 'node:crypto';
import { isWrittenNumber, writtenNumber } from '../../db/tables/exact-json.ts';
import { toDecimalText } from './to-decimal-text.ts';

/** A hash of a request that ignores the order of its fields and how numbers are written. Requests under one key must have the same fingerprint. */
export const fingerprint = (operation: string, request: unknown): string =>
  hash('sha256', `${operation}\n${canonical(request)}`);

const canonical = (value: unknown): string => JSON.stringify(inOrder(value)) ?? '';

/** The same value with the fields of every object in order, and every number as JavaScript writes it if that is the same number. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  if (isWrittenNumber(value)) {
    const read = Number(value.rawJSON);
    const exact = toDecimalText(value.rawJSON);
    // An earlier version may have hashed the number that JavaScript read.
    return Number.isFinite(read) && toDecimalText(String(read)) === exact ? read : writtenNumber(exact);
  }
  const ordered: Record<string, unknown> = {};
  for (const name of sorted(Object.keys(value))) {
    const field = inOrder(value[name]);
    // An assignment would set the prototype.
    if (name === '__proto__') Object.defineProperty(ordered, name, { value: field, enumerable: true });
    else ordered[name] = field;
  }
  return ordered;
};

/**
 * The same names in order. Requests to an operation mostly name their fields in the same order, so the last few orders are remembered: comparing
 * names costs a tenth of sorting them.
 */
const sorted = (names: readonly string[]): readonly string[] => {
  for (const known of orders) if (isSame(known.given, names)) return known.inOrder;
  const inOrder = names.toSorted();
  if (names.length <= NAMES_MAX) {
    if (orders.length >= ORDERS_MAX) orders.pop();
    orders.unshift({ given: names, inOrder });
  }
  return inOrder;
};

const ORDERS_MAX = 8;
/** Longer lists are no fields of ours, and are not kept. */
const NAMES_MAX = 30;
const orders: { readonly given: readonly string[]; readonly inOrder: readonly string[] }[] = [];

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
