import { type Refusal, refuse } from './reply.ts';

/** The idempotency key of a contribution: from the body, the header, or both if they are equal. */
export const chooseKey = (
  bodyKey: string | undefined,
  headerKey: string | undefined,
): { readonly key: string | undefined } | Refusal<'idempotency_keys_differ'> =>
  bodyKey !== undefined && headerKey !== undefined && bodyKey !== headerKey
    ? refuse('idempotency_keys_differ')
    : { key: bodyKey ?? headerKey };
