import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import type { Copying } from '../../db/engine/copy-store-aside.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { firstAccountId } from '../../db/upkeep/inspect-store.ts';
import { keysFolder } from '../keys/keys.ts';
import { nativeBinding } from './assets.ts';
import { writeManifest } from './backup-manifest.ts';
import { CONTENTS, storeFile } from './folder-contents.ts';
import { writeHeadsOfCopy } from './heads-file.ts';
import { requireNotMoved } from './moved-folder.ts';

export type BackingUp = {
  /** Looks at the copy before it gets its name; one that it throws on is removed. */
  readonly check?: (copy: string) => Promise<void>;
  /** Called with the progress of the store, and then of the archive. */
  readonly copying?: Copying;
  /** Ends it after what is being copied. */
  readonly signal?: AbortSignal;
  /** The contents of a data folder. */
  readonly contents?: typeof CONTENTS;
};

/**
 * Copies a data folder into a new folder, also while a platform serves it. The copy gets its name only when it is complete and on disk; a
 * failure leaves nothing behind.
 * @throws the signal's reason when it has been aborted, DataFolderDamaged when the store is not, or no longer, there.
 */
export const backUp = async (
  data: string,
  to: string,
  { check = async () => {}, copying = () => {}, signal, contents = CONTENTS }: BackingUp = {},
): Promise<void> => {
  requireNotMoved(data);
  const target = resolve(to);
  const part = `${target}.part-${process.pid}`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    // The copy has everything that was acknowledged before it began.
    const takenAtMs = Date.now();
    // Identifies the folder's owner, should this process not get to remove it.
    writeManifest(part, { platform: readIdentity(data), takenAtMs });
    await copyContents(data, part, contents, copying, signal);
    writeHeadsOfCopy(part);
    await check(part);
    // The mark of a move is not copied, so the copy could be served as well as the store.
    requireNotMoved(data);
    flushFile(part);
    renameSync(part, target);
    flushFile(dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

/**
 * Copies until no key was replaced meanwhile: the store of before and the keys of after do not fit, since a chain may then end with a key
 * that only proves what it sealed before.
 */
const copyContents = async (
  data: string,
  part: string,
  contents: typeof CONTENTS,
  copying: Copying,
  signal: AbortSignal | undefined,
): Promise<void> => {
  for (;;) {
    const before = storeKeysIn(data);
    for (const { copy } of contents) {
      await copy?.(data, part, copying, signal);
      signal?.throwIfAborted();
    }
    if (before === '' || storeKeysIn(part) === before) return;
    for (const name of readdirSync(part).filter((each) => contents.some(({ names, copy }) => copy && names.test(each))))
      rmSync(join(part, name), { recursive: true });
  }
};

/** The keys that what is in the store depends on. Empty before the first start has made them. */
const storeKeysIn = (data: string): string =>
  ['audit.key', 'secrets.key']
    .map((name) => join(keysFolder(data), name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('');

/** Distinguishes platforms whose backups share a folder; the same for a platform and what is restored of it. */
export const readIdentity = (data: string): string => {
  const binding = nativeBinding();
  const client = openClient({ file: storeFile(data), readonly: true, ...(binding && { nativeBinding: binding }) });
  try {
    return firstAccountId(client) ?? '';
  } finally {
    client.close();
  }
};
