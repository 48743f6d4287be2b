import { mkdirSync } from 'node:fs';
import { keysFolder } from '../keys/keys.ts';
import { type Rebuilt, ReplicaDamaged, rebuild } from '../replica/rebuild.ts';
import type { BackingUp } from './back-up.ts';
import { copyArchives, endTimeline, storeFile } from './folder-contents.ts';

/**
 * Makes a data folder of a replica, as of its last segment or of a time.
 * @throws ReplicaDamaged
 */
export const bringReplica = async (
  replica: string,
  folder: string,
  untilMs: number | undefined,
  { copying, signal }: Pick<Required<BackingUp>, 'copying' | 'signal'>,
): Promise<Rebuilt> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = storeFile(folder);
  const rebuilt = await rebuild(replica, { store, keys: keysFolder(folder) }, untilMs);
  try {
    await copyArchives(replica, folder, copying, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ReplicaDamaged(`The replica lacks an archive file that its store names: ${error.message}.`);
    throw error;
  }
  endTimeline(store);
  return rebuilt;
};
