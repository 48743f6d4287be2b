import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findAuditHead } from '../db/audit/audit-seals.ts';
import { listSettledIds } from '../db/contributions/settled-cancels.ts';
import { openSnapshot } from '../db/engine/open-snapshot.ts';
import type { Store } from '../db/engine/store.ts';
import { isStoreFailure } from '../db/engine/store-error.ts';
import type { Seal } from '../db/ledger/ledger.ts';
import type { SealProof } from '../db/seals/seal-heads.ts';
import { knowCurrencies } from '../db/servers/declared-currencies.ts';
import { sumCancellingLost } from '../db/wallets/lost-transactions.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import { replaceFile } from '../server/base/replace-file.ts';
import { Keys, keysFolder } from '../server/keys/keys.ts';
import { nativeBinding, readerProgram } from '../server/start/assets.ts';
import { requireIntact } from '../server/start/data-folder.ts';
import { openProvenDatabase } from '../server/start/database.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { headsFileOfBackup, readHeads } from '../server/start/heads-file.ts';
import { CommandError } from './command.ts';
import { requireCurrent } from './requirements.ts';
import { noStore, type StorePlace } from './resolve-place.ts';
import { auditTrailLines } from './verify/audit-trail-lines.ts';
import { readAuditTrail } from './verify/check-audit-trail.ts';
import { checkBonuses } from './verify/check-bonuses.ts';
import { CheckpointRefused, readCheckpoint, textOfCheckpoint } from './verify/checkpoint.ts';
import { compareHead, ledgerLengths } from './verify/compare-head.ts';
import { findOrphans } from './verify/find-orphans.ts';
import type { InFlightDebits } from './verify/in-flight-debits.ts';
import type { Tally } from './verify/tally.ts';
import { listInstanceIds, type Verdict, verifyInstance } from './verify/verify.ts';

/** An interrupted run loses no more work than reading this many entries. */
const ENTRIES_PER_CHECKPOINT = 100_000;
/** So many debits that were settled by hand are named for each instance. */
const SETTLED_MAX = 100;

/** Options of a proof: its report while it runs, and how it ends. */
export type Proving = {
  /** A file that remembers what was verified, so that a later run continues there. */
  readonly checkpoint?: string | undefined;
  /** A file with heads of ledgers that were written down; a backup is compared with its own. */
  readonly heads?: string | undefined;
  /** Receives each line of the report; `isFault` marks those that name a difference. */
  readonly say?: (text: string, isFault: boolean) => void;
  /** Receives the number of entries checked so far. */
  /** @param whole those of the instances that are done: comparing their rows may take longer than reading the entries. */
  readonly progress?: (done: number, of: number, whole: number) => void;
  /** Ends it early; the checkpoint has what was verified by then. */
  readonly signal?: AbortSignal;
};

export type Proof = {
  readonly isProven: boolean;
  /** True if the signal has ended it. */
  readonly isStopped: boolean;
  readonly summary: string;
};

/**
 * Proves that every balance of a store follows from its ledger. Safe while platforms serve it.
 * @throws CommandError or DataFolderDamaged when it cannot be checked at all.
 */
export const proveStore = async (place: StorePlace, proving: Proving = {}): Promise<Proof> => {
  const { database } = place;
  try {
    return await prove(place, proving);
  } catch (error) {
    if (database?.replicas === undefined || !isStoreFailure(error)) throw error;
    proving.say?.('The replica has ended the read; all is read again from the primary.\n', false);
    return prove({ ...place, database: { ...database, replicas: undefined } }, proving);
  }
};

const prove = async (
  place: StorePlace,
  {
    checkpoint: checkpointFile,
    heads: headsFile = headsFileOf(place),
    say = () => {},
    progress = () => {},
    signal,
  }: Proving,
): Promise<Proof> => {
  const { reader, proof } = await openProven(place);
  try {
    const checkpoint = checkpointFile === undefined ? undefined : openCheckpoint(checkpointFile, proof().mark);
    const ids = await reader.read(listInstanceIds);
    const lengths = await reader.read(ledgerLengths);
    const ahead = new Map(
      ids.map((id) => [id, Math.max(0, (lengths.get(id) ?? 0) - (checkpoint?.known.get(id)?.seq ?? 0))]),
    );
    const all = sumOf(ahead.values());
    /** Damaged rows may hold anything, so reading them may throw. */
    const verdictFor = (id: string): Promise<Verdict | string> =>
      reader
        .read((tx) => {
          const known = checkpoint?.known.get(id);
          return verifyInstance(tx, proof(), id, known, (seq) => {
            progress(read + seq - (known?.seq ?? 0), all, read);
            signal?.throwIfAborted();
          });
        })
        .catch((error: unknown) => {
          signal?.throwIfAborted();
          if (isStoreFailure(error)) throw error;
          return `cannot read its rows: ${error instanceof Error ? error.message : error}`;
        });
    /** Entries of the instances that are done. */
    let read = 0;
    const stopped = (instances: number): Proof => {
      checkpoint?.save();
      const checked = `${instances} of ${counted(ids.length, 'instance', 'instances')}`;
      const next =
        checkpointFile === undefined ? '' : ' The checkpoint has them: run the same command again to continue.';
      return { isProven: false, isStopped: true, summary: `Stopped after ${checked}.${next}` };
    };
    let entries = 0;
    let partly = 0;
    let faulty = 0;
    for (const [done, id] of ids.entries()) {
      if (signal?.aborted) return stopped(done);
      progress(read, all, read);
      const verdict = await verdictFor(id).catch((error: unknown) => {
        if (signal?.aborted) return undefined;
        throw error;
      });
      if (verdict === undefined) return stopped(done);
      read += ahead.get(id) ?? 0;
      if (typeof verdict === 'string') {
        faulty += 1;
        say(`FAIL ${id}  ${verdict}\n`, true);
        continue;
      }
      entries += verdict.entries;
      partly += verdict.judged.partly;
      if (verdict.difference !== undefined) faulty += 1;
      else checkpoint?.add(verdict);
      say(linesFor(verdict), verdict.difference !== undefined);
      if (verdict.settledCancels.length === 0) continue;
      const settled = await reader.read((tx) => listSettledIds(tx, id, SETTLED_MAX));
      say(settledLines(verdict, settled), false);
    }
    checkpoint?.save();
    const gone = [...(checkpoint?.known.keys() ?? [])].filter((id) => !ids.includes(id));
    for (const id of gone) say(`FAIL the checkpoint has the instance ${id}, which does not exist\n`, true);
    const heads = headsFile === undefined ? [] : readHeads(headsFile);
    let moved = 0;
    for (const head of heads) {
      const difference = await reader.read((tx) => compareHead(tx, proof(), head));
      if (difference === undefined) continue;
      moved += 1;
      say(`FAIL ${difference}\n`, true);
    }
    if (headsFile !== undefined && moved === 0)
      say(`ok   ${counted(heads.length, 'chain goes', 'chains go')} on from ${headsFile}\n`, false);
    const strays = await reader.read(findOrphans);
    for (const stray of strays) say(`FAIL ${stray}\n`, true);
    const trail = await readAuditTrail(reader, proof, signal);
    if (trail === undefined) return stopped(ids.length);
    say(auditTrailLines(trail), trail.faulty > 0);
    const bonuses = await reader.read(checkBonuses);
    for (const fault of bonuses) say(`FAIL ${fault}\n`, true);
    for (const { currency, count, debits } of await reader.read(sumCancellingLost))
      say(
        `     lost in a restore, being cancelled: ${count} (${decimalFromMicros(debits ?? 0n)} ${currency})\n`,
        false,
      );
    const faults = [
      ...(faulty === 0 ? [] : [`${counted(faulty, 'instance does', 'instances do')} not follow from the ledger`]),
      ...(gone.length === 0 ? [] : [`${counted(gone.length, 'instance is', 'instances are')} missing`]),
      ...(moved === 0
        ? []
        : [`${counted(moved, 'chain does', 'chains do')} not go on from the heads that were written down`]),
      ...(strays.length === 0 ? [] : ['some rows belong to nothing']),
      ...(trail.faulty === 0 ? [] : ['the audit trail does not follow from its seals']),
      ...(bonuses.length === 0 ? [] : ['some bonuses do not follow from their awards and uses']),
    ];
    progress(all, all, all);
    const counts = `${counted(ids.length, 'instance', 'instances')}, ${counted(entries, 'entry', 'entries')}`;
    const isProven = faults.length === 0;
    return {
      isProven,
      isStopped: false,
      summary: `${counts}: ${faults.join('; ') || `every balance follows from the ledger. ${judgedBy(entries - partly, partly)}`}.`,
    };
  } finally {
    await reader.close();
  }
};

type Proven = { reader: Pick<Store, 'read' | 'close'>; proof: () => SealProof };

/** A snapshot of the store and the keys of the same moment: the platform may replace the key of the ledger meanwhile. */
const openProven = async ({ data, database }: StorePlace): Promise<Proven> => {
  if (database !== undefined) return openProvenDatabase(database, data);
  const file = storeFile(data);
  if (requireIntact(data, true).isEmpty) throw noStore(data);
  requireCurrent(data);
  const binding = nativeBinding();
  for (;;) {
    const before = auditKeyIn(data);
    const found = before === '' ? undefined : proofOf(data);
    const proof = (): SealProof => found ?? proofOf(data);
    const reader = openSnapshot({ file, ...(binding && { nativeBinding: binding }) }, readerProgram());
    try {
      await reader.read(knowCurrencies);
      // Before the first audit event nothing is sealed, and there may be no key yet.
      if ((await reader.read(listInstanceIds)).length > 0 || (await reader.read(findAuditHead)) !== undefined) proof();
      if (auditKeyIn(data) === before) return { reader, proof };
    } catch (error) {
      await reader.close();
      throw error;
    }
    await reader.close();
  }
};

const headsFileOf = ({ data, database }: StorePlace): string | undefined =>
  database === undefined ? headsFileOfBackup(data) : undefined;

const auditKeyIn = (data: string): string => {
  const key = join(keysFolder(data), 'audit.key');
  return existsSync(key) ? readFileSync(key, 'utf8') : '';
};

/** The findings of earlier runs, if the file exists, and functions to add and save those of this run. */
const openCheckpoint = (file: string, seal: Seal) => {
  if (!existsSync(dirname(file)))
    throw new CommandError(`The folder ${dirname(file)} for the checkpoint does not exist.`);
  const known = existsSync(file) ? knownIn(file, seal) : new Map<string, Tally>();
  let unsaved = 0;
  const save = (): void => {
    usingCheckpoint(file, () => replaceFile(file, textOfCheckpoint(seal, known)));
    unsaved = 0;
  };
  return {
    known,
    save,
    /** An instance with a difference keeps its earlier tally, so that the next run finds the difference again. */
    add: ({ instanceId, tally, entries, resumedAt }: Verdict): void => {
      known.set(instanceId, tally);
      unsaved += entries - resumedAt;
      if (unsaved >= ENTRIES_PER_CHECKPOINT) save();
    },
  };
};

/** The checkpoint is outside the data folder, so what the system says about it must not be taken for the folder's. */
const usingCheckpoint = <Result>(file: string, use: () => Result): Result => {
  try {
    return use();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new CommandError(
      `Cannot use the checkpoint ${file} (${error.message}). Name another file with --checkpoint.`,
    );
  }
};

const knownIn = (file: string, seal: Seal): Map<string, Tally> => {
  const text = usingCheckpoint(file, () => readFileSync(file, 'utf8'));
  try {
    return readCheckpoint(seal, text);
  } catch (error) {
    if (!(error instanceof CheckpointRefused)) throw error;
    throw new CommandError(
      `The checkpoint ${file} is damaged, from another platform or version, or older than the key of the ledger. Remove it to check everything from the start.`,
    );
  }
};

/** A missing key must not be created here: under a new one no seal would verify, and everything would look forged. */
const proofOf = (data: string): SealProof => {
  const keys = new Keys(data);
  if (!keys.hasSeal) throw new CommandError(`keys/audit.key is missing in ${data}, so the ledger cannot be verified.`);
  return keys.proof;
};

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

/** Entries of versions before 0.16.0 do not record all that decided them. */
const judgedBy = (wholly: number, partly: number): string =>
  `By the rules of their instances, ${counted(wholly, 'entry was', 'entries were')} judged wholly and ${partly} in part`;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const linesFor = (verdict: Verdict): string => {
  const { instanceId, entries, resumedAt, head, difference, openChains, settledCancels } = verdict;
  const resumed =
    resumedAt === 0 ? '' : `     ${counted(entries - resumedAt, 'entry', 'entries')} since the checkpoint\n`;
  const line = `${instanceId}  ${counted(entries, 'entry', 'entries')}  head ${head}\n${resumed}`;
  const open = openChains.length === 0 ? '' : `     in progress: ${openChains.map(openLine).join(', ')}\n`;
  const settled = settledCancels.map(
    ({ count, debits, currency }) => `${count} (${decimalFromMicros(debits)} ${currency})`,
  );
  const byHand = settled.length === 0 ? '' : `     debits settled by hand: ${settled.join(', ')}\n`;
  return difference === undefined ? `ok   ${line}${open}${byHand}` : `FAIL ${line}     ${difference}\n${open}${byHand}`;
};

const settledLines = ({ settledCancels }: Verdict, ids: readonly string[]): string => {
  const more = settledCancels.reduce((sum, { count }) => sum + count, 0) - ids.length;
  const lines = ids.map((id) => `       ${id}:debit\n`);
  return more <= 0 ? lines.join('') : `${lines.join('')}       and ${more} more, which the audit log names\n`;
};

const openLine = ({ count, state, debits, currency }: InFlightDebits): string =>
  `${count} ${state} (${decimalFromMicros(debits)} ${currency})`;
