import { archiveFolder, lastArchivedAtMs } from '../../db/archive/archives.ts';
import type { Store } from '../../db/engine/store.ts';
import { archiveLedgers } from '../../platform/archive/archive-ledger.ts';
import type { Keys } from '../keys/keys.ts';
import { storeFile } from './folder-contents.ts';

/** Each run adds a file for each instance that was played, so they are not frequent. */
const PERIOD_MAX_MS = 7 * 24 * 60 * 60 * 1000;
/** A file is proven in one go, and a platform that is stopping waits for that. */
const ENTRIES_PER_FILE = 100_000;

type Parts = {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly keys: Pick<Keys, 'seal' | 'hasFormerLedgerKey'>;
  readonly data: string;
  readonly clock: () => number;
  readonly log: Record<'info' | 'warn' | 'error', (what: object, message: string) => void>;
};

/**
 * Archives what is older than an age, once a week, as `pitboss archive` does. If it was stopped while rows were removed, it goes on at once;
 * other instances wait for the next time.
 * @param isStopped asked between any two blocks.
 */
export const archiveWhenDue = async (
  { store, keys, data, clock, log }: Parts,
  afterMs: number | undefined,
  isStopped: () => boolean,
): Promise<void> => {
  if (afterMs === undefined) return;
  const beforeMs = clock() - afterMs;
  const { atMs, isUnfinished } = await store.read(lastArchivedAtMs);
  // Of a clock that ran ahead, nothing is put off for longer.
  const agoMs = Math.abs(clock() - atMs);
  if (!isUnfinished && agoMs < Math.min(afterMs, PERIOD_MAX_MS)) return;
  if (keys.hasFormerLedgerKey) {
    log.warn({}, 'nothing is archived: the key of the ledger was replaced, and such a ledger cannot be archived');
    return;
  }
  const { files, entries, bytes, failures } = await archiveLedgers({
    ...{ store, beforeMs, seal: keys.seal, clock, isStopped, folder: archiveFolder(storeFile(data)) },
    entriesPerFile: ENTRIES_PER_FILE,
  });
  for (const error of failures) log.error({ reason: error.message }, 'an instance could not be archived');
  if (entries > 0) log.info({ files, entries, bytes }, 'archived');
};
