import { readReferenceWalletConfig } from '../reference-wallet/process/reference-wallet-config.ts';
import type { Command } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { untilStopped } from './until-stopped.ts';

export const wallet: Command = {
  name: 'wallet',
  usage: 'wallet [--port 8081] [--data ./wallet-data] [--opening-balance 1000]',
  summary: 'serves the reference wallet, for tests, until you stop it',
  run: async (words) => {
    const { values } = parseOptions({
      args: [...words],
      options: { port: { type: 'string' }, data: { type: 'string' }, 'opening-balance': { type: 'string' } },
    });
    const config = readReferenceWalletConfig(values, process.env);
    // Loaded only here, as in serve.
    const { startReferenceWallet } = await import('../reference-wallet/process/reference-wallet.ts');
    const running = await startReferenceWallet(config);
    const stopped = untilStopped();
    process.stdout.write(
      `The reference wallet serves ${running.url}, with its data in ${config.data}. Press Ctrl-C to stop.\n`,
    );
    await stopped;
    process.stdout.write('Stopping: finishing running requests.\n');
    await running.stop();
    return 0;
  },
};
