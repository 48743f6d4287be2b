import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { beginAfterRestore, lastEntryAtMs } from '../../db/upkeep/begin-after-restore.ts';
import { keysFolder } from '../keys/keys.ts';
import { rotateSigningKeys } from '../keys/signing-keys.ts';
import { isReplica } from '../replica/replica-folder.ts';
import { nativeBinding } from './assets.ts';
import { type BackingUp, backUp } from './back-up.ts';
import { readManifest } from './backup-manifest.ts';
import { auditRestore } from './begin-again.ts';
import { bringReplica } from './bring-replica.ts';
import { openDataFolder } from './data-folder.ts';
import { joinErasures } from './erasure-list.ts';
import { finishRestore, RESTORE_PART, replaceContents } from './finish-restore.ts';
import { storeFile } from './folder-contents.ts';
import { headsFileIn, headsFileOfBackup } from './heads-file.ts';
import { requireNotMoved } from './moved-folder.ts';

/** The result of a restore. */
export type Restored = {
  /** The backup holds everything from before this time. */
  readonly sinceMs: number;
  /** The name of the folder inside the data folder that has what it held; undefined if it held nothing. */
  readonly keptAs: string | undefined;
  /** The number of players erased since the backup, and erased again by the next start. */
  readonly erasures: number;
  /** The operators whose wallets are on hold. */
  readonly held: readonly string[];
  /** Parts that a replica lacks, or has damaged without harm. */
  readonly notes: readonly string[];
};

/** Options of a restore; `untilMs` is of a replica: the last state from before is taken. */
export type Restoring = Required<Omit<BackingUp, 'contents'>> & { readonly untilMs?: number | undefined };

/**
 * Replaces a data folder with a backup or a replica, and prepares it to go on from there: see beginAfterRestore. Its former contents are
 * put aside inside it. Everything is done on a copy first; a failure or a kill before the last step leaves the folder as it was.
 * @param how its `check` looks at the prepared copy before it takes the place of the folder's contents.
 * @throws DataFolderLocked when a process is using the folder, DataFolderDamaged when the backup is not intact or the store of either has moved, ReplicaDamaged
 */
export const restoreDataFolder = async (
  from: string,
  data: string,
  nowMs: number,
  how: Restoring,
): Promise<Restored> => {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(
    data,
    (error) => {
      throw error;
    },
    nativeBinding(),
  );
  try {
    // A store restored here would be served in addition to the one that has moved.
    requireNotMoved(data);
    finishRestore(data);
    const copy = join(data, RESTORE_PART);
    try {
      return await restoreBy(copy, from, data, nowMs, how);
    } catch (error) {
      rmSync(copy, { recursive: true, force: true });
      throw error;
    }
  } finally {
    unlock();
  }
};

const restoreBy = async (
  copy: string,
  from: string,
  data: string,
  nowMs: number,
  { check, untilMs, ...copying }: Restoring,
): Promise<Restored> => {
  const { takenAtMs, notes } = isReplica(from)
    ? await broughtFrom(from, copy, untilMs, copying)
    : { takenAtMs: await copied(from, copy, copying), notes: [] };
  const prepared = await prepare(copy, takenAtMs, nowMs);
  // Players erased since the backup are erased again, when the folder is opened to serve.
  const erasures = joinErasures(copy, data);
  await check(copy);
  rmSync(headsFileIn(copy), { force: true });
  flushFile(storeFile(copy));
  const aside = `before-restore-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}`;
  replaceContents(data, copy, aside);
  return { ...prepared, erasures, notes, keptAs: readdirSync(data).includes(aside) ? aside : undefined };
};

type How = Pick<Restoring, 'copying' | 'signal'>;

const broughtFrom = async (from: string, copy: string, untilMs: number | undefined, how: How) => {
  const { atMs, notes } = await bringReplica(from, copy, untilMs, how);
  return { takenAtMs: atMs, notes };
};

/** @returns when the backup was taken, if it says. */
const copied = async (from: string, copy: string, how: How): Promise<number | undefined> => {
  await backUp(from, copy, how);
  rmSync(join(copy, 'backup.json'));
  // The backup's own, with which its copy is compared.
  const heads = headsFileOfBackup(from);
  if (heads !== undefined) copyFileSync(heads, headsFileIn(copy));
  return readManifest(from)?.takenAtMs;
};

/** Migrates the copy if needed, ends what must not live again, and holds the wallets. */
const prepare = async (
  copy: string,
  takenAtMs: number | undefined,
  nowMs: number,
): Promise<Pick<Restored, 'sinceMs' | 'held'>> => {
  const fail = (error: unknown): void => {
    throw error;
  };
  const binding = nativeBinding();
  let sinceMs = takenAtMs ?? 0;
  // Opens, and migrates, as a platform would.
  const opened = openDataFolder(copy, fail);
  await opened.close();
  const client = openClient({ file: storeFile(copy), ...(binding && { nativeBinding: binding }) });
  try {
    sinceMs = takenAtMs ?? lastEntryAtMs(client);
    beginAfterRestore(client, { sinceMs, restoredAtMs: nowMs });
  } finally {
    client.close();
  }
  // A key that was replaced since the backup may have been stolen.
  rotateSigningKeys(keysFolder(copy), nowMs, nowMs);
  const folder = openDataFolder(copy, fail);
  try {
    return { sinceMs, held: await auditRestore(folder, sinceMs, nowMs) };
  } finally {
    await folder.close();
    for (const name of readdirSync(copy).filter((each) => each.startsWith('lock.db'))) rmSync(join(copy, name));
  }
};
