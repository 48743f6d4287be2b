import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** The addresses of an identity provider that the platform itself calls; browsers call the others. */
const CALLED = ['issuer_url', 'token_url', 'jwk_url'] as const;

/** Refuses addresses that the platform may not call. */
export const refuseAddresses = (
  named: { readonly [Field in (typeof CALLED)[number]]?: string },
  { isCallable }: Pick<Services, 'isCallable'>,
): Refusal<'address_not_allowed'> | undefined => {
  const errors = CALLED.filter((field) => {
    const url = named[field];
    return url !== undefined && !isCallable(url);
  }).map((field) => ({ pointer: `/${field}`, detail: 'The address must be https and public.' }));
  return errors.length === 0 ? undefined : refuse('address_not_allowed', { errors });
};
