import type { AccountType } from '../domain/account/access.ts';
import type { System } from '../generated/server/types.gen.ts';

/** The service of a system whose configuration is the platform's own affair: an operator's wallet. */
export const WALLET_SERVICE = 'wallet';

/** The services of the systems that accounts of a type use. No two of them configure the same one. */
export const servicesFor = (type: AccountType, systems: readonly System[]): System['service_config'] =>
  Object.fromEntries(
    systems
      .filter(({ user_types }) => user_types.includes(type))
      .flatMap(({ service_config }) => Object.entries(service_config))
      .filter(([name]) => name !== WALLET_SERVICE),
  );
