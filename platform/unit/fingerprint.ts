import { hash } from 'node:crypto';

/** A hash of a request that ignores the order of its fields. Requests under one key must have the same fingerprint. */
export const fingerprint = (operation: string, request: unknown): string =>
  hash('sha256', `${operation}\n${canonical(request)}`);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
