import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '../../cli/verify.ts';
import { Keys } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { urlOfFile } from './engine-store.ts';
import { printed } from './printed.ts';
import { verifyStore } from './verifying.ts';

/** What `pitboss verify` prints about a data folder, or about the database that stands in for its store, and its exit status. */
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
