import type { Scheme } from './operation.ts';
import type { Credential } from './security.ts';

/** A credential of a request, by its scheme. */
export type Placed = { readonly scheme: Scheme; readonly value: unknown; readonly text: string };

/**
 * The credentials for a request: those of the first alternative of which all are configured. None if there is no such alternative, so that
 * the server says what it misses.
 * @param refused what the server refused last.
 */
export const credentialsFor = async (
  security: readonly (readonly Scheme[])[],
  auth: Readonly<Record<string, Credential | undefined>>,
  refused: readonly Placed[],
): Promise<Placed[]> => {
  const chosen = security.find((schemes) => schemes.every(({ name }) => auth[name] !== undefined)) ?? [];
  const placed: Placed[] = [];
  for (const scheme of chosen) {
    const source = auth[scheme.name];
    const last = refused.find((one) => one.scheme === scheme)?.value;
    const value = typeof source === 'function' ? await source(last as never) : source;
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : `${value.username}:${value.password}`;
    placed.push({ scheme, value, text });
  }
  return placed;
};
