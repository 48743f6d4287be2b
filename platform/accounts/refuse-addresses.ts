import { type Refusal, refuse } from '../unit/reply.ts';
import type { Services } from '../unit/services.ts';

/** What the platform calls of an identity provider; its other addresses are for browsers. */
const CALLED = ['issuer_url', 'token_url', 'jwk_url'] as const;

/** Why the addresses that a request names may not be called, if so. */
export const refuseAddresses = (
  named: { readonly [Field in (typeof CALLED)[number]]?: string },
  { isCallable }: Pick<Services, 'isCallable'>,
): Refusal<'address_not_allowed'> | undefined => {
  const errors = CALLED.filter((field) => {
    const url = named[field];
    return url !== undefined && !isCallable(url);
  }).map((field) => ({ pointer: `/${field}`, detail: 'This must be an https address of a public host.' }));
  return errors.length === 0 ? undefined : refuse('address_not_allowed', { errors });
};
