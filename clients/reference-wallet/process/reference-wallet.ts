import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../../../db/engine/lock.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import { declareCurrency } from '../../../domain/money/minor-unit.ts';
import { createLog } from '../../../server/base/log.ts';
import { DRAIN_LIMITS, type DrainLimits } from '../../../server/http/drain.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import { nativeBinding, walletMigrations } from '../../../server/start/assets.ts';
import { whyToStop } from '../../../server/start/why-to-stop.ts';
import { nodeListener, WalletUnavailable } from '../../typescript/src/wallet/wallet.ts';
import { createReferenceWallet } from './create-reference-wallet.ts';
import type { ReferenceWalletConfig } from './reference-wallet-config.ts';

/** A running reference wallet. */
export type ReferenceWallet = {
  readonly url: string;
  /** Finishes what is in progress and closes the data folder. */
  stop(): Promise<void>;
};

/**
 * Starts the reference wallet on a separate data folder.
 * @param clock timestamps movements and sessions; signatures are always checked against the real time.
 * @throws DataFolderLocked, MigrationRefused, or the system's error for the port.
 */
export const startReferenceWallet = async (
  config: ReferenceWalletConfig,
  clock: () => number = Date.now,
  limits: DrainLimits = DRAIN_LIMITS,
): Promise<ReferenceWallet> => {
  const log = createLog(config.logLevel);
  const folder = openFolder(config.data, (error) => {
    log.fatal({ err: error }, whyToStop(error));
    process.exit(1);
  });
  try {
    const { secret, openingBalance, declaredCurrencies = new Map<string, number>() } = config;
    const onError = (error: unknown): void => {
      // A failing store fails every request: one line each, without a stack.
      if (error instanceof WalletUnavailable) log.error({ reason: error.message }, 'the store failed');
      else log.error({ err: error }, 'request failed');
    };
    for (const [currency, decimals] of declaredCurrencies) declareCurrency(currency, decimals);
    const wallet = createReferenceWallet(folder.store, { secret, openingBalance, clock, onError });
    const server = await listenHttp(nodeListener(wallet), config, undefined, undefined, limits);
    return {
      url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${server.port}`,
      stop: async () => {
        await server.stop();
        await folder.close();
      },
    };
  } catch (error) {
    await folder.close();
    throw error;
  }
};

/** Locks a data folder, creating it if missing, and opens and migrates the wallet's store in it. */
const openFolder = (folder: string, fatal: (error: unknown) => void): { store: Store; close(): Promise<void> } => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const binding = nativeBinding();
  const unlock = lockDataFolder(folder, fatal, binding);
  try {
    const store = openStore({
      file: join(folder, 'wallet.db'),
      migrations: walletMigrations(),
      fatal,
      ...(binding === undefined ? {} : { nativeBinding: binding }),
    });
    return {
      store,
      close: async () => {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
