import { insertArchive, lastArchivedSeq, listArchives } from '../../db/archive/archives.ts';
import { countOlder, firstWindowSeq, listAllInstanceIds } from '../../db/archive/archiving.ts';
import { archiveName, nameForGood, setLeftoversAside } from '../../db/archive/write-archive.ts';
import { StoreError } from '../../db/engine/store-error.ts';
import { book, findInstance } from '../../db/jackpots/instances.ts';
import { removeSettledEntries } from '../../db/jackpots/window-entries.ts';
import type { ArchiveFacts } from '../../db/ledger/facts.ts';
import { CHAIN_START } from '../../db/ledger/ledger.ts';
import type { Archive } from '../../db/tables/archives.ts';
import { ArchiveRefused, type Archiving, type ArchivingOne } from './archiving.ts';
import { finishMoving } from './move-rows.ts';
import { type ArchivePart, writeBlocks } from './write-blocks.ts';

const ROWS_PER_UNIT = 500;
/** Each entry is written, read back and removed. */
const STEPS = 3;

/** The entries that this run moved to files, and the length of these files. */
export type Archived = {
  readonly files: number;
  readonly entries: number;
  readonly bytes: number;
  /** The reasons instances were left as they are, one for each: ArchiveRefused, or StoreError `archive_damaged`. */
  readonly failures: readonly Error[];
};

type Done = { files: number; entries: number; bytes: number };

/**
 * Moves what is finished and older than a time from the ledgers of all instances to files. Nothing goes before the ledger has sealed the
 * file that holds it; an interrupted run is finished by the next one. An instance that is damaged holds up no other.
 */
export const archiveLedgers = async (archiving: Archiving): Promise<Archived> => {
  const { store, beforeMs, isStopped = () => false, onProgress = () => {} } = archiving;
  // The ledger still has them, and an entry that one names must stay.
  while (!isStopped() && (await store.write((tx) => removeSettledEntries(tx, ROWS_PER_UNIT))) > 0);
  const done = { files: 0, entries: 0, bytes: 0 };
  const failures: Error[] = [];
  const ahead = new Map<string, number>();
  for (const instanceId of await store.read(listAllInstanceIds))
    ahead.set(instanceId, await store.read((tx) => countOlder(tx, instanceId, beforeMs)));
  const all = [...ahead.values()].reduce((sum, entries) => sum + entries, 0);
  let before = 0;
  for (const [instanceId, entries] of ahead) {
    let steps = 0;
    const passed = (count: number): void => {
      steps += count;
      // Some may have to stay, and some are left from an earlier run.
      onProgress(before + Math.min(entries, Math.floor(steps / STEPS)), all);
    };
    try {
      await archiveLedger({ ...archiving, passed }, instanceId, done);
    } catch (error) {
      if (!isOfInstance(error)) throw error;
      failures.push(error);
    }
    before += entries;
    if (!isStopped()) onProgress(before, all);
  }
  return { ...done, failures };
};

const isOfInstance = (error: unknown): error is Error =>
  error instanceof ArchiveRefused || (error instanceof StoreError && error.code === 'archive_damaged');

const archiveLedger = async (archiving: ArchivingOne, instanceId: string, done: Done): Promise<void> => {
  const known = await archiving.store.read((tx) => listArchives(tx, instanceId));
  const names = known.map(({ file }) => file.split('/')[1] ?? '');
  await setLeftoversAside(`${archiving.folder}/${instanceId}`, new Set(names));
  for (const archive of known) await finishMoving(archiving, archive);
  for (let part = await writeNext(archiving, instanceId); part !== undefined; ) {
    const archive = await sealPart(archiving, part);
    done.files += 1;
    done.entries += part.lastSeq - part.firstSeq + 1;
    done.bytes += part.bytes;
    await finishMoving(archiving, archive, true);
    part = part.isLast ? undefined : await writeNext(archiving, instanceId);
  }
};

/** Writes the next entries of an instance to a file; undefined when there is nothing to archive, or the run was stopped. */
const writeNext = async (archiving: ArchivingOne, instanceId: string): Promise<ArchivePart | undefined> => {
  const { store, isStopped = () => false } = archiving;
  if (isStopped()) return undefined;
  const { before, untilSeq } = await store.read(async (tx) => {
    const archives = await listArchives(tx, instanceId);
    const last = archives.at(-1);
    return {
      before: { seq: last?.lastSeq ?? 0, mac: last?.lastMac ?? CHAIN_START },
      untilSeq: (await firstWindowSeq(tx, instanceId)) ?? Number.MAX_SAFE_INTEGER,
    };
  });
  return writeBlocks(archiving, { instanceId, before, untilSeq });
};

/** Names a file for good, and seals it in the ledger of its instance. */
const sealPart = async ({ store, seal, clock, folder, onStep }: Archiving, part: ArchivePart): Promise<Archive> => {
  const { instanceId, firstSeq, lastSeq, sha256, blocks, bytes } = part;
  const entries = lastSeq - firstSeq + 1;
  const file = `${instanceId}/${archiveName(firstSeq, lastSeq)}`;
  onStep?.({ step: 'written', file, entries });
  await nameForGood(part.path, `${folder}/${file}`);
  onStep?.({ step: 'named', file, entries });
  const archive = await store.write(async (tx) => {
    const instance = await findInstance(tx, instanceId);
    if (instance === undefined || (await lastArchivedSeq(tx, instanceId)) !== firstSeq - 1)
      throw new Error(`the archive ${file} does not follow from the store`);
    const atMs = clock();
    const { lastMac } = part;
    const row = { instanceId, file, firstSeq, lastSeq, blocks, bytes, sha256, lastMac, atMs };
    const id = await insertArchive(tx, row);
    const facts: ArchiveFacts = { file, sha256, firstSeq, lastSeq };
    const context = { actor: 'pitboss', operation: 'archive', reference: instanceId, atMs, facts };
    book(tx, seal, instance, instance, [{ entry: { kind: 'archive', postings: [], decisions: [] }, context }]);
    return { id, ...row };
  });
  onStep?.({ step: 'sealed', file, entries, bytes });
  return archive;
};
