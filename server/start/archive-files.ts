import { existsSync } from 'node:fs';
import { archiveFile, bytesIn } from '../../db/archive/archive-file.ts';
import { archiveFolder } from '../../db/archive/archives.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { type ArchiveFile, readArchiveFiles } from '../../db/upkeep/inspect-store.ts';
import { DataFolderDamaged } from '../keys/key-file.ts';
import { nativeBinding } from './assets.ts';

/** The archive files that a store names. Stores of earlier versions name none. */
export const listArchiveFiles = (file: string): readonly ArchiveFile[] => {
  const binding = nativeBinding();
  const client = openClient({ file, readonly: true, ...(binding === undefined ? {} : { nativeBinding: binding }) });
  try {
    if (client.prepare("select 1 from sqlite_schema where name = 'archives'").get() === undefined) return [];
    return readArchiveFiles(client);
  } finally {
    client.close();
  }
};

/**
 * Without its archive files a store does not know every contribution that it took. `pitboss verify` also reads what is in them.
 * @param files what the store names, if that has been read.
 * @throws DataFolderDamaged
 */
export const requireArchives = (store: string, files?: readonly ArchiveFile[]): void => {
  if (!existsSync(store)) return;
  for (const { file, bytes } of files ?? listArchiveFiles(store)) {
    const path = archiveFile(archiveFolder(store), file);
    if (!existsSync(path))
      throw new DataFolderDamaged(`The archive file ${path} is missing. Restore it from a backup of the data folder.`);
    if (bytesIn(path) !== bytes)
      throw new DataFolderDamaged(
        `The archive file ${path} is not whole. Restore it from a backup of the data folder.`,
      );
  }
};
