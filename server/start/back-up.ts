import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyStore, flush } from '../../db/engine/copy-store.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { END_TIMELINE } from '../../db/event-log.ts';
import { firstAccountId } from '../../db/first-account-id.ts';
import { replaceFile } from '../base/replace-file.ts';
import { keysFolder } from '../keys/keys.ts';
import { nativeBinding } from './assets.ts';
import { writeManifest } from './backup-manifest.ts';
import { storeFile } from './data-folder.ts';

/**
 * What a backup takes from a data folder, in this order. The store comes first: a key is on disk before anything is sealed or signed with
 * it, so the copy has every key it needs. What is not listed stays: the lock, copies from before upgrades, and what is only about this
 * folder.
 */
const COPIED: readonly ((data: string, part: string) => void)[] = [
  (data, part) => copyStoreOf(data, part),
  (data, part) => copyKeys(keysFolder(data), keysFolder(part)),
];

/**
 * Copies a data folder into a new folder, also while a platform serves it. The copy gets its name only when it is complete and on disk; a
 * failure leaves nothing behind.
 * @param check looks at the copy before it gets its name; one that it throws on is removed.
 */
export const backUp = async (
  data: string,
  to: string,
  check: (copy: string) => Promise<void> = async () => {},
): Promise<void> => {
  const target = resolve(to);
  const part = `${target}.part-${process.pid}`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    // The copy has everything that was acknowledged before it began.
    const takenAtMs = Date.now();
    // Tells whose the folder is, should this process not get to remove it.
    writeManifest(part, { platform: identityOf(data), takenAtMs });
    for (const copy of COPIED) copy(data, part);
    await check(part);
    flush(part);
    renameSync(part, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

const bindingOf = () => {
  const binding = nativeBinding();
  return binding === undefined ? {} : { nativeBinding: binding };
};

/** Tells platforms apart whose backups share a folder; the same for a platform and what is restored of it. */
export const identityOf = (data: string): string => {
  const client = openClient({ file: storeFile(data), readonly: true, ...bindingOf() });
  try {
    return firstAccountId(client) ?? '';
  } finally {
    client.close();
  }
};

const copyStoreOf = (data: string, part: string): void => {
  const client = openClient({ file: storeFile(data), readonly: true, ...bindingOf() });
  try {
    copyStore(client, storeFile(part));
  } finally {
    client.close();
  }
  endTimeline(storeFile(part));
};

/** The store goes on without the copy. What starts on the copy must not take the store's later positions for its own. */
const endTimeline = (file: string): void => {
  const client = openClient({ file, ...bindingOf() });
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
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((each) => each.endsWith('.key')))
    replaceFile(join(to, name), readFileSync(join(from, name), 'utf8'));
  flush(to);
};
