import { type Refusal, refuse } from './reply.ts';

/** The key that a contribution was sent with, in its body, in a header, or the same in both. */
export const chooseKey = (
  bodyKey: string | undefined,
  headerKey: string | undefined,
): { readonly key: string | undefined } | Refusal<'idempotency_keys_differ'> =>
  bodyKey !== undefined && headerKey !== undefined && bodyKey !== headerKey
    ? refuse('idempotency_keys_differ')
    : { key: bodyKey ?? headerKey };
