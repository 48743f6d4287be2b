import type { Tx } from '../db/engine/tx.ts';
import type { Account } from '../db/tables/accounts.ts';
import type { AccountType } from '../domain/account/access.ts';
import type { AuthResponse, System } from '../generated/server/types.gen.ts';
import { accessToWire } from './account.ts';

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

/** The service of operators' wallets, whose configuration is private to the platform. */
export const WALLET_SERVICE = 'wallet';

/** The services of the systems for an account type. No two systems configure the same service. */
export const servicesFor = (type: AccountType, systems: readonly System[]): System['service_config'] =>
  Object.fromEntries(
    systems
      .filter(({ user_types }) => user_types.includes(type))
      .flatMap(({ service_config }) => Object.entries(service_config))
      .filter(([name]) => name !== WALLET_SERVICE),
  );
