import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '../../cli/verify.ts';
import { Keys } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { urlOfFile } from './engine-store.ts';
import { printed } from './printed.ts';
import { verifyStore } from './verifying.ts';

/** Returns the output and exit status of `pitboss verify` for a data folder, or for the database that stands in for its store. */
export const verifyFolder = async (data: string): Promise<{ readonly status: number; readonly stdout: string }> => {
  const url = urlOfFile(storeFile(data));
  const run = () => printed(() => verify(['--data', data], ''));
  if (url === undefined) return run();
  if (existsSync(join(data, 'keys/database.key'))) {
    process.env.PITBOSS_DATABASE = url;
    return run().finally(() => delete process.env.PITBOSS_DATABASE);
  }
  // A platform in this process keeps its keys as files, with which the command would open no database. The proof is the same.
  const { faults } = await verifyStore(storeFile(data), new Keys(data));
  return { status: faults.length === 0 ? 0 : 1, stdout: faults.join('\n') };
};
