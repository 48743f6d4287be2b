import { parseArgs } from 'node:util';
import { startReferenceWallet } from '../reference-wallet/process/reference-wallet.ts';
import { readReferenceWalletConfig } from '../reference-wallet/process/reference-wallet-config.ts';
import type { Command } from './command.ts';
import { untilStopped } from './until-stopped.ts';

export const wallet: Command = {
  name: 'wallet',
  usage: 'wallet [--port 8081] [--data ./wallet-data] [--opening-balance 1000]',
  summary: 'serves the reference wallet, to test a platform against, until it is stopped',
  run: async (words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { port: { type: 'string' }, data: { type: 'string' }, 'opening-balance': { type: 'string' } },
    });
    const config = readReferenceWalletConfig(values, process.env);
    const running = await startReferenceWallet(config);
    const stopped = untilStopped();
    process.stdout.write(
      `The reference wallet serves ${running.url}, its data in ${config.data}. Stop it with Ctrl-C.\n`,
    );
    await stopped;
    process.stdout.write('Stopping: finishing what is under way.\n');
    await running.stop();
    return 0;
  },
};
