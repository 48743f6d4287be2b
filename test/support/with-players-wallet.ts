import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startReferenceWallet } from '../../clients/reference-wallet/process/reference-wallet.ts';
import { readReferenceWalletConfig } from '../../clients/reference-wallet/process/reference-wallet-config.ts';
import { DRAINS_AT_ONCE } from './drains-at-once.ts';
import { WALLET_SECRET } from './paying-players.ts';
import { type Client, withFolder, withServer } from './server.ts';

/**
 * A server on which every request of the world succeeds, including players': eaststar has a wallet that knows them. Northstar has none, so
 * its players' wins stay owed.
 */
export const withPlayersWallet = (work: (client: Client, data: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const secretFile = join(folder, 'secret');
    writeFileSync(secretFile, WALLET_SECRET);
    const wallet = await startReferenceWallet(
      readReferenceWalletConfig(
        { port: '0', data: join(folder, 'wallet') },
        { PITBOSS_WALLET_SECRET: WALLET_SECRET, PITBOSS_LOG_LEVEL: 'silent' },
      ),
      undefined,
      DRAINS_AT_ONCE,
    );
    const system = {
      id: 'eaststar-wallet',
      name: 'Eaststar wallet',
      service_id: 'eaststar',
      user_types: [],
      resources: [],
      service_config: { wallet: { url: wallet.url, secret_file: secretFile } },
    };
    try {
      await withServer(work, { PITBOSS_SYSTEMS: JSON.stringify([system]) });
    } finally {
      await wallet.stop();
    }
  });
