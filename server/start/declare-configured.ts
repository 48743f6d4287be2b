import type { Store } from '../../db/engine/store.ts';
import { declareCurrencies } from '../../db/servers/declared-currencies.ts';
import { ConfigError } from '../base/environment.ts';
import type { Config } from '../settings/config.ts';
import { SETTINGS } from '../settings/settings.ts';

/** Declares the currencies of the configuration. @throws ConfigError when the store knows one with other decimals. */
export const declareConfigured = async (store: Store, declared: Config['currencies']['declared']): Promise<void> => {
  try {
    await store.write((tx) => declareCurrencies(tx, declared));
  } catch (error) {
    throw new ConfigError(`${SETTINGS.declaredCurrencies.name}: ${error instanceof Error ? error.message : error}`);
  }
};
