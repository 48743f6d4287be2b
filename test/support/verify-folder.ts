import { verify } from '../../cli/verify.ts';
import { Keys } from '../../server/keys/keys.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { isOnPostgres } from './engine-store.ts';
import { printed } from './printed.ts';
import { verifyStore } from './verifying.ts';

/** What `pitboss verify` prints about a data folder, and its exit status. */
export const verifyFolder = async (data: string): Promise<{ readonly status: number; readonly stdout: string }> => {
  if (!isOnPostgres) return printed(() => verify(['--data', data], ''));
  // The command reads files; the proof itself is the same.
  const { faults } = await verifyStore(storeFile(data), new Keys(data));
  return { status: faults.length === 0 ? 0 : 1, stdout: faults.join('\n') };
};
