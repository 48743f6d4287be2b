import { chmodSync, constants, copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { archiveFolder } from '../../db/archives.ts';
import { copyStore, flush } from '../../db/engine/copy-store.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { END_TIMELINE } from '../../db/event-log.ts';
import { replaceFile } from '../base/replace-file.ts';
import { keysFolder } from '../keys/keys.ts';
import { archiveFilesOf } from './archive-files.ts';
import { nativeBinding } from './assets.ts';
import { storeFile } from './data-folder.ts';

/**
 * Copies the store and keys of a data folder into a new folder, also while a platform serves it. The copy gets its name only when it is
 * complete and on disk; a failure leaves nothing behind.
 */
export const backUp = (data: string, to: string): void => {
  const target = resolve(to);
  const part = `${target}.part-${process.pid}`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    copyStoreOf(data, part);
    // After the store: files that it names are complete, and stay.
    copyArchives(data, part);
    // After the store: a key is on disk before anything is sealed or signed with it, so the copy has every key it needs.
    copyKeys(keysFolder(data), keysFolder(part));
    flush(part);
    renameSync(part, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

const copyStoreOf = (data: string, part: string): void => {
  const binding = nativeBinding();
  const file = storeFile(data);
  const client = openClient({ file, readonly: true, ...(binding === undefined ? {} : { nativeBinding: binding }) });
  try {
    copyStore(client, storeFile(part));
  } finally {
    client.close();
  }
  endTimeline(storeFile(part), binding);
};

/** Copies the archive files that the copy of the store names. */
const copyArchives = (data: string, part: string): void => {
  const [from, to] = [archiveFolder(storeFile(data)), archiveFolder(storeFile(part))];
  const folders = new Set<string>();
  for (const { file } of archiveFilesOf(storeFile(part))) {
    const copy = join(to, file);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    copyFileSync(join(from, file), copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    flush(copy);
    folders.add(dirname(copy));
  }
  for (const folder of folders) flush(folder);
  if (folders.size > 0) flush(to);
};

/** The store goes on without the copy. What starts on the copy must not take the store's later positions for its own. */
const endTimeline = (file: string, binding: object | undefined): void => {
  const client = openClient({ file, ...(binding === undefined ? {} : { nativeBinding: binding }) });
  try {
    if (hasEventLog(client)) client.exec(END_TIMELINE);
  } finally {
    client.close();
  }
  flush(file);
};

/** Stores of earlier versions have none. */
const hasEventLog = (client: ReturnType<typeof openClient>): boolean =>
  client.prepare("select 1 from sqlite_schema where name = 'event_log'").get() !== undefined;

/** A key file that is being replaced has another extension. */
const copyKeys = (from: string, to: string): void => {
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from).filter((each) => each.endsWith('.key')))
    replaceFile(join(to, name), readFileSync(join(from, name), 'utf8'));
};
