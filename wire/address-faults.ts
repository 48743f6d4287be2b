import type { FieldFault } from './field-fault.ts';

/** The addresses of an identity provider that the platform itself calls; browsers call the others. */
const CALLED = ['issuer_url', 'token_url', 'jwk_url'] as const;

/** The addresses that the platform may not call. */
export const addressFaults = (
  named: { readonly [Field in (typeof CALLED)[number]]?: string },
  isCallable: (url: string) => boolean,
): FieldFault[] =>
  CALLED.filter((field) => {
    const url = named[field];
    return url !== undefined && !isCallable(url);
  }).map((field) => ({ pointer: `/${field}`, detail: 'The address must be https and public.' }));
