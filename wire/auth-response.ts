import type { Account } from '../db/accounts.ts';
import type { Tx } from '../db/engine/tx.ts';
import type { AuthResponse, System } from '../generated/server/types.gen.ts';
import { accessToWire } from './access.ts';
import { servicesFor } from './services.ts';

/** The fields of a login or token exchange reply other than the tokens. */
export const authResponse = async (
  tx: Tx,
  account: Account,
  issued: { readonly token: string; readonly refreshToken: string },
  { systems }: { readonly systems: readonly System[] },
): Promise<AuthResponse> => ({
  token: issued.token,
  refresh_token: issued.refreshToken,
  access_to: await accessToWire(tx, account),
  properties: {},
  services: servicesFor(account.type, systems),
});
