import { contributionLine, endLine, keyLine, sortLines } from '../../db/archive/archive-lines.ts';
import { type Archivable, listArchivable, listEnded, type PageSize } from '../../db/archive/archiving.ts';
import { type NewBlock, readBack, type WrittenArchive, writePart } from '../../db/archive/write-archive.ts';
import { keyInRow } from '../../db/contributions/archived-names.ts';
import { type ChainHead, readRecord } from '../../db/ledger/ledger.ts';
import {
  ArchiveRefused,
  type ArchivingOne,
  BYTES_PER_BLOCK,
  ENTRIES_PER_BLOCK,
  ENTRIES_PER_FILE,
} from './archiving.ts';

/** A file that is complete and on disk, and was read back, but does not have its final name yet. */
export type ArchivePart = WrittenArchive & {
  readonly instanceId: string;
  readonly path: string;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly lastMac: Buffer;
  /** Nothing else of this instance can be archived now. */
  readonly isLast: boolean;
};

type From = {
  readonly instanceId: string;
  /** The end of what is archived already. */
  readonly before: ChainHead;
  /** The first entry that must stay. */
  readonly untilSeq: number;
};

/** The written part: the end of the chain, and the number of lines of each kind. */
type Sent = { head: ChainHead; isLast: boolean; readonly counts: Counts };
type Counts = { entries: number; contributions: number; keys: number };

/** Writes finished entries and contributions to a file and proves it. Undefined when there are none, or when the run was stopped. */
export const writeBlocks = async (archiving: ArchivingOne, from: From): Promise<ArchivePart | undefined> => {
  const { folder, isStopped } = archiving;
  const { instanceId, before } = from;
  if (!(await isWorthwhile(archiving, from))) return undefined;
  const sent: Sent = { head: before, isLast: false, counts: { entries: 0, contributions: 0, keys: 0 } };
  const path = await writePart(`${folder}/${instanceId}`, blocksOf(archiving, from, sent));
  if (isStopped?.() === true) return undefined;
  const written = await prove(archiving, from, path, sent);
  const { seq: lastSeq, mac } = sent.head;
  const { isLast } = sent;
  return { ...written, instanceId, path, firstSeq: before.seq + 1, lastSeq, lastMac: Buffer.from(mac), isLast };
};

/** The next entries up to the first that has to stay. */
const finished = async (
  { store, beforeMs }: ArchivingOne,
  { instanceId, untilSeq }: From,
  after: number,
  size: PageSize,
): Promise<readonly Archivable[]> => {
  const rows = await store.read((tx) => listArchivable(tx, { instanceId, after, ...size }));
  const end = rows.findIndex(({ seq, atMs, isOpen }) => atMs >= beforeMs || isOpen !== 0 || seq >= untilSeq);
  return end < 0 ? rows : rows.slice(0, end);
};

/**
 * Reports whether there is more to archive than the seals of earlier archives. Each file leaves such a seal, so an instance that is not
 * played any more would get a file with every run.
 */
const isWorthwhile = async (archiving: ArchivingOne, from: From): Promise<boolean> => {
  const { store, beforeMs } = archiving;
  const { instanceId, before } = from;
  const size = blockSize(archiving);
  let { seq } = before;
  for (;;) {
    const rows = await finished(archiving, from, seq, size);
    const last = rows.at(-1);
    if (last === undefined) break;
    if (rows.some(({ kind }) => kind !== 'archive')) return true;
    seq = last.seq;
  }
  if (seq === before.seq) return false;
  const page = { instanceId, beforeMs, after: 0, limit: 1, bytesMax: 0 };
  return (await store.read((tx) => listEnded(tx, page))).length > 0;
};

/** Reads one block at once. */
const blockSize = ({ entriesPerBlock, bytesPerBlock }: ArchivingOne): PageSize => ({
  limit: entriesPerBlock ?? ENTRIES_PER_BLOCK,
  bytesMax: bytesPerBlock ?? BYTES_PER_BLOCK,
});

const blocksOf = async function* (archiving: ArchivingOne, from: From, sent: Sent): AsyncGenerator<NewBlock> {
  const { entriesPerFile = ENTRIES_PER_FILE, isStopped } = archiving;
  const { limit, bytesMax } = blockSize(archiving);
  const until = from.before.seq + entriesPerFile;
  while (isStopped?.() !== true) {
    const { seq } = sent.head;
    const rows = await finished(archiving, from, seq, { limit: Math.min(limit, until - seq), bytesMax });
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const row of rows) requireKey(row);
    const lines = rows.flatMap(({ record, contribution, key }) => [record, ...linesOf(sent.counts, contribution, key)]);
    sent.counts.entries += rows.length;
    sent.head = { seq: last.seq, mac: last.mac };
    archiving.passed(rows.length);
    yield { firstSeq: seq + 1, lastSeq: last.seq, lines: [...lines, endLine(last.seq, last.mac)] };
    if (last.seq === until) return;
  }
  sent.isLast = true;
  yield* blocksWithoutEntries(archiving, from, sent);
};

/** Contributions without an entry belong to no place in the ledger, so they are in the last file of a run. */
const blocksWithoutEntries = async function* (
  archiving: ArchivingOne,
  { instanceId }: From,
  { head, counts }: Sent,
): AsyncGenerator<NewBlock> {
  const { store, beforeMs, isStopped } = archiving;
  for (let after = 0; isStopped?.() !== true; ) {
    const page = { instanceId, beforeMs, after, ...blockSize(archiving) };
    const rows = await store.read((tx) => listEnded(tx, page));
    const last = rows.at(-1);
    if (last === undefined) return;
    const lines = rows.flatMap(({ contribution, key }) => linesOf(counts, contribution, key));
    yield { firstSeq: head.seq + 1, lastSeq: head.seq, lines: [...lines, endLine(head.seq, head.mac)] };
    after = last.rowid;
  }
};

const linesOf = (counts: Counts, contribution: string | null, key: string | null): string[] => {
  if (contribution !== null && key === null) requireNoKey(contribution);
  if (contribution !== null) counts.contributions += 1;
  if (key !== null) counts.keys += 1;
  return [...(contribution === null ? [] : [contributionLine(contribution)]), ...(key === null ? [] : [keyLine(key)])];
};

/** A contribution that stands holds its key. One that goes without its key could be made a second time. */
const requireNoKey = (contribution: string): void => {
  const { id, state, key } = JSON.parse(contribution);
  if (state === 'booked' && key !== null) throw withoutKey(id, key);
};

/** The same for a contribution without a row. */
const requireKey = ({ record, contribution, key: row }: Archivable): void => {
  if (row !== null || contribution !== null) return;
  const entry = readRecord(record);
  const key = keyInRow(entry);
  if (key !== undefined) throw withoutKey(entry.reference, key);
};

const withoutKey = (id: string | null, key: string): ArchiveRefused =>
  new ArchiveRefused(`The contribution ${id} does not hold its idempotency key ${key}.`);

/**
 * Reads the file back: the seals of its entries must follow from each other and lead to the seals in the store, and nothing must be missing.
 * @throws when they do not: the store may be damaged, and nothing was removed yet.
 */
const prove = async (
  { seal, passed }: ArchivingOne,
  { instanceId, before }: From,
  path: string,
  sent: Sent,
): Promise<WrittenArchive> => {
  let { seq, mac } = before;
  const counts: Counts = { entries: 0, contributions: 0, keys: 0 };
  const written = await readBack(path, ({ firstSeq, lastSeq, lines }) => {
    const { entries, contributions, keys, mac: end } = sortLines(lines);
    for (const record of entries) {
      mac = seal(mac, record);
      seq += 1;
      const entry = readRecord(record);
      if (entry.seq !== seq || entry.instanceId !== instanceId) throw notAsSealed(instanceId, seq);
    }
    if (end !== Buffer.from(mac).toString('hex') || lastSeq !== seq || firstSeq !== seq - entries.length + 1)
      throw notAsSealed(instanceId, seq);
    passed(entries.length);
    counts.entries += entries.length;
    counts.contributions += contributions.length;
    counts.keys += keys.length;
  });
  const { entries, contributions, keys } = sent.counts;
  if (counts.entries !== entries || counts.contributions !== contributions || counts.keys !== keys)
    throw notAsSealed(instanceId, seq);
  return written;
};

const notAsSealed = (instanceId: string, seq: number): ArchiveRefused =>
  new ArchiveRefused(`The ledger of the instance ${instanceId} is not as it was sealed, at or before entry ${seq}.`);
