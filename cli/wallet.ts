import { readReferenceWalletConfig } from '../clients/reference-wallet/process/reference-wallet-config.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { untilStopped } from './until-stopped.ts';

export const wallet: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: {
      ...JSON_OPTION,
      ...{ port: { type: 'string' }, data: { type: 'string' }, 'opening-balance': { type: 'string' } },
    },
  });
  const { json, ...options } = values;
  const print = createOutput(json);
  const config = readReferenceWalletConfig(options, process.env);
  // Loaded only here, as in serve.
  const { startReferenceWallet } = await import('../clients/reference-wallet/process/reference-wallet.ts');
  const running = await startReferenceWallet(config);
  const stopped = untilStopped();
  print(`The reference wallet serves ${running.url}, with its data in ${config.data}. Press Ctrl-C to stop.\n`, {
    event: 'serving',
    url: running.url,
    data: config.data,
  });
  await stopped;
  print('Stopping: finishing running requests.\n', { event: 'stopping' });
  await running.stop();
  return 0;
};
