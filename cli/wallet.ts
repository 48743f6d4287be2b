import { readReferenceWalletConfig } from '../reference-wallet/process/reference-wallet-config.ts';
import type { Run } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { untilStopped } from './until-stopped.ts';

export const wallet: Run = async (words) => {
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
};
