// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Scheme } from './runtime/operation.gen.ts';
import type { CredentialSource } from './runtime/security.gen.ts';
import { bearer } from './runtime/security.gen.ts';

export const account: Scheme = /* @__PURE__ */ bearer('account');
export const player: Scheme = /* @__PURE__ */ bearer('player');

/** Credentials by the name of their security scheme: each a secret, or a function that returns one. */
export type Credentials = {
  /** An account's token, obtained by logging in. Issued and verified as recommended by RFC8725. */
  readonly account?: string | CredentialSource | undefined;
  /** The token of a player's session at the operator's wallet. */
  readonly player?: string | CredentialSource | undefined;
};
