import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { archiveFolder } from '../../db/archive/archives.ts';
import { flushFile } from '../../db/engine/copy-store.ts';
import { type Copying, copyStoreAside } from '../../db/engine/copy-store-aside.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { END_TIMELINE } from '../../db/events/event-log.ts';
import { replaceFile } from '../base/replace-file.ts';
import { keysFolder } from '../keys/keys.ts';
import { listArchiveFiles } from './archive-files.ts';
import { nativeBinding, readerProgram } from './assets.ts';
import { joinErasures } from './erasure-list.ts';

/** Something that a data folder holds. */
type Content = {
  /** The names that it has in the folder. */
  readonly names: RegExp;
  /** Copies it for a backup; absent for what is only about this folder. A long copy reports its progress. */
  readonly copy?: (
    data: string,
    part: string,
    copying: Copying,
    signal: AbortSignal | undefined,
  ) => void | Promise<void>;
};

/**
 * Everything in a data folder but its lock, in the order in which a backup copies it; a restore puts all of it aside. The store comes first:
 * a key is on disk before anything is sealed or signed with it, so the copy has every key it needs.
 */
export const CONTENTS: readonly Content[] = [
  // With its log, and with the copies from before upgrades, which a backup leaves.
  { names: /^pitboss\.db/, copy: (data, part, copying) => copyStoreOf(data, part, copying) },
  // After the store: files that it names are complete, and stay.
  { names: /^archive$/, copy: (...words) => copyArchives(...words) },
  { names: /^keys$/, copy: (data, part) => copyKeys(keysFolder(data), keysFolder(part)) },
  // After the store: all that it has carried out is listed.
  { names: /^erasures\.jsonl$/, copy: (data, part) => void joinErasures(part, data) },
  // The second in a backup that is served as it is.
  { names: /^last-(backup|verify)\.json$/ },
  { names: /^backup\.json$/ },
  // A backup has its own.
  { names: /^ledger-heads\.jsonl$/ },
  { names: /^moved\.json$/ },
];

export const storeFile = (folder: string): string => join(folder, 'pitboss.db');

const bindingOf = () => {
  const binding = nativeBinding();
  return binding === undefined ? {} : { nativeBinding: binding };
};

const copyStoreOf = async (data: string, part: string, copying: Copying): Promise<void> => {
  await copyStoreAside({ file: storeFile(data), ...bindingOf() }, storeFile(part), readerProgram(), copying);
  endTimeline(storeFile(part));
};

/** Copies the archive files that the copy of the store names. */
export const copyArchives = async (
  data: string,
  part: string,
  copying: Copying,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const [from, to] = [archiveFolder(storeFile(data)), archiveFolder(storeFile(part))];
  const folders = new Set<string>();
  const files = listArchiveFiles(storeFile(part));
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const before = statSync(storeFile(part)).size;
  let copied = before;
  for (const { file, bytes } of files) {
    signal?.throwIfAborted();
    const copy = join(to, file);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    copyFileSync(join(from, file), copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, 0o600);
    flushFile(copy);
    folders.add(dirname(copy));
    copied += bytes;
    copying(copied, before + all);
    await nextTurn();
  }
  for (const folder of folders) flushFile(folder);
  if (folders.size > 0) flushFile(to);
};

/** The store goes on without the copy. A process that starts on the copy must not take the store's later positions for its own. */
export const endTimeline = (file: string): void => {
  const client = openClient({ file, ...bindingOf() });
  try {
    if (hasEventLog(client)) client.exec(END_TIMELINE);
  } finally {
    client.close();
  }
  flushFile(file);
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
  flushFile(to);
};
