import { DataFolderLocked } from '../../db/engine/lock.ts';
import { DatabaseBehind, StoreOutlived } from '../../db/engine/postgres/witness.ts';

/** The log line of what ends a process that has a data folder at once. */
export const whyToStop = (error: unknown): string => {
  if (error instanceof DatabaseBehind)
    return 'the database has gone back in time: stopping, and the next start puts the wallets on hold';
  if (error instanceof StoreOutlived)
    return 'the database is not as it was when this started: stopping, to start again';
  return error instanceof DataFolderLocked
    ? 'the lock of the data folder was removed, and another process has locked the folder: stopping, since only one may use it'
    : 'a commit failed on disk: stopping, since the state on disk is unknown';
};
