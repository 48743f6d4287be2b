import type { Account } from '../../db/accounts.ts';
import type { Tx } from '../../db/tx.ts';
import type { AuthResponse } from '../../generated/server/types.gen.ts';
import type { Services } from '../services.ts';
import { accessToWire } from './access.ts';
import { servicesFor } from './services.ts';

/** What a login and every exchange answer besides the tokens. */
export const authResponse = async (
  tx: Tx,
  account: Account,
  issued: { readonly token: string; readonly refreshToken: string },
  { systems }: Pick<Services, 'systems'>,
): Promise<AuthResponse> => ({
  token: issued.token,
  refresh_token: issued.refreshToken,
  access_to: await accessToWire(tx, account),
  properties: {},
  services: servicesFor(account.type, systems),
});
