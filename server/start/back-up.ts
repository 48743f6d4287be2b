import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { flush } from '../../db/engine/copy-store.ts';
import type { Copying } from '../../db/engine/copy-store-aside.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { firstAccountId } from '../../db/first-account-id.ts';
import { nativeBinding } from './assets.ts';
import { writeManifest } from './backup-manifest.ts';
import { CONTENTS, storeFile } from './folder-contents.ts';

export type BackingUp = {
  /** Looks at the copy before it gets its name; one that it throws on is removed. */
  readonly check?: (copy: string) => Promise<void>;
  /** Told how far it is with the store, and then with the archive. */
  readonly copying?: Copying;
  /** Ends it after what is being copied. */
  readonly signal?: AbortSignal;
};

/**
 * Copies a data folder into a new folder, also while a platform serves it. The copy gets its name only when it is complete and on disk; a
 * failure leaves nothing behind.
 * @throws the signal's reason when it has been aborted.
 */
export const backUp = async (
  data: string,
  to: string,
  { check = async () => {}, copying = () => {}, signal }: BackingUp = {},
): Promise<void> => {
  const target = resolve(to);
  const part = `${target}.part-${process.pid}`;
  mkdirSync(part, { recursive: true, mode: 0o700 });
  try {
    // The copy has everything that was acknowledged before it began.
    const takenAtMs = Date.now();
    // Tells whose the folder is, should this process not get to remove it.
    writeManifest(part, { platform: identityOf(data), takenAtMs });
    for (const { copy } of CONTENTS) {
      await copy?.(data, part, copying, signal);
      signal?.throwIfAborted();
    }
    await check(part);
    flush(part);
    renameSync(part, target);
    flush(dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
};

/** Tells platforms apart whose backups share a folder; the same for a platform and what is restored of it. */
export const identityOf = (data: string): string => {
  const binding = nativeBinding();
  const client = openClient({ file: storeFile(data), readonly: true, ...(binding && { nativeBinding: binding }) });
  try {
    return firstAccountId(client) ?? '';
  } finally {
    client.close();
  }
};
