import { DataFolderLocked } from '../../db/engine/lock.ts';

/** The log line of what ends a process that has a data folder at once. */
export const whyToStop = (error: unknown): string =>
  error instanceof DataFolderLocked
    ? 'the lock of the data folder was removed, and another process has locked the folder: stopping, since only one may use it'
    : 'a commit failed on disk: stopping, since the state on disk is unknown';
