import { hash } from 'node:crypto';

/** A hash of a request that ignores the order of its fields. Requests under one key must have the same fingerprint. */
export const fingerprint = (operation: string, request: unknown): string =>
  hash('sha256', `${operation}\n${canonical(request)}`);

const canonical = (value: unknown): string => JSON.stringify(inOrder(value)) ?? '';

/** The same value with the fields of every object in order. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const field = inOrder(value[name]);
    // An assignment would set the prototype.
    if (name === '__proto__') Object.defineProperty(ordered, name, { value: field, enumerable: true });
    else ordered[name] = field;
  }
  return ordered;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
