import { hash } from 'node:crypto';

/** What a request asks for, whatever the order of its fields: two requests under one key must agree in it. */
export const fingerprint = (operation: string, request: unknown): string =>
  hash('sha256', `${operation}\n${canonical(request)}`);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
