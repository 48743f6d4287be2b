import type { AccountType } from '../domain/account/access.ts';
import type { System } from '../generated/server/types.gen.ts';

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
