import type { CorsOrigin } from '../generated/server/types.gen.ts';

/** A pattern for several origins has `*.` after the scheme. */
export const toMatchMode = (pattern: string): CorsOrigin['match_mode'] =>
  pattern.includes('://*.') ? 'Wildcard' : 'Exact';

export const corsOriginsToWire = (patterns: readonly string[]): CorsOrigin[] =>
  patterns.map((pattern) => ({ pattern, match_mode: toMatchMode(pattern) }));
