import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { replaceFile } from '../base/replace-file.ts';
import {
  type Base,
  baseFile,
  listBases,
  listSegmentNumbers,
  listStreams,
  readMark,
  segmentFile,
} from './replica-folder.ts';
import { decodeReplicaSegment, type ReadSegment, SegmentDamaged } from './segment.ts';

/** A replica cannot be restored as requested. The message says what can. */
export class ReplicaDamaged extends Error {}

/** The result of a rebuild. */
export type Rebuilt = {
  /** It has everything that was acknowledged before this time. */
  readonly atMs: number;
  /** Findings for a person: damage that did no harm, and what is missing at the end. */
  readonly notes: readonly string[];
};

type Target = { readonly store: string; readonly keys: string };

/**
 * Rebuilds the store and its keys from a replica, as of its last segment, or the last one from before some time. Each segment is complete,
 * hashed, and names the one before, so the result is a state that the store once had.
 * @throws ReplicaDamaged
 */
export const rebuild = async (replica: string, target: Target, untilMs?: number): Promise<Rebuilt> => {
  const notes: string[] = [];
  for (const stream of listStreams(replica).reverse()) {
    const folder = join(replica, stream);
    const bases = listBases(folder);
    if (bases.length === 0) notes.push(`${stream} has no base yet, so an earlier one is taken.`);
    for (const base of bases.reverse()) {
      if (untilMs !== undefined && atOf(folder, base.last) > untilMs) continue;
      if (!(await unpack(baseFile(folder, base.number), base, target.store))) {
        notes.push(`The base ${baseFile(folder, base.number)} is damaged, so an earlier one is taken.`);
        continue;
      }
      const last = apply(folder, base, target.store, untilMs, notes);
      if (last === undefined) continue;
      mkdirSync(target.keys, { recursive: true, mode: 0o700 });
      for (const [name, text] of Object.entries(last.keys)) replaceFile(join(target.keys, name), text);
      return { atMs: markedAt(replica, last, untilMs, notes), notes };
    }
  }
  const before = untilMs === undefined ? '' : ` that is as old as ${timeOf(untilMs)}`;
  throw new ReplicaDamaged([`There is no whole base${before} in ${replica}.`, ...notes].join(' '));
};

/** The time in a segment; one that cannot be read is found when it is applied. */
const atOf = (folder: string, number: number): number => {
  try {
    return decodeReplicaSegment(readFileSync(segmentFile(folder, number))).atMs;
  } catch {
    return 0;
  }
};

/** False when the base is not as it was written. */
const unpack = async (file: string, { bytes, sha256 }: Base, store: string): Promise<boolean> => {
  const digest = createHash('sha256');
  let read = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk);
      read += chunk.length;
      yield chunk;
    }
  };
  try {
    await pipeline(createReadStream(file), count, createZstdDecompress(), createWriteStream(store, { mode: 0o600 }));
  } catch (error) {
    // A full disk, say, is no damage.
    if (error instanceof Error && 'syscall' in error) throw error;
    return false;
  }
  return read === bytes && digest.digest('hex') === sha256;
};

/** Applies the segments that a base needs, and those after it. @returns the last of them; undefined if one that it needs is not whole. */
const apply = (
  folder: string,
  base: Base,
  store: string,
  untilMs: number | undefined,
  notes: string[],
): ReadSegment | undefined => {
  const descriptor = openSync(store, 'r+');
  const end = Math.max(base.last, listSegmentNumbers(folder).at(-1) ?? 0);
  let last: ReadSegment | undefined;
  try {
    for (let number = base.first; number <= end; number += 1) {
      const isNeeded = number <= base.last;
      if (!isNeeded && last !== undefined && untilMs !== undefined && last.atMs >= untilMs) break;
      const next = read(folder, number, last);
      if (typeof next === 'string') {
        if (isNeeded || last === undefined) {
          notes.push(`${next}, so an earlier base is taken.`);
          return undefined;
        }
        const at = timeOf(last.atMs);
        throw new ReplicaDamaged(
          `${next}. Everything from before ${at} can be restored: run the command again with --until ${at}.`,
        );
      }
      if (!isNeeded && untilMs !== undefined && next.atMs > untilMs) break;
      for (const [page, content] of next.pages) writeFully(descriptor, content, (page - 1) * next.pageBytes);
      if (next.pagesAfter > 0) ftruncateSync(descriptor, next.pagesAfter * next.pageBytes);
      last = next;
    }
    fsyncSync(descriptor);
    return last;
  } finally {
    closeSync(descriptor);
  }
};

/** A segment, or what is wrong with it. */
const read = (folder: string, number: number, before: ReadSegment | undefined): ReadSegment | string => {
  const file = segmentFile(folder, number);
  if (!existsSync(file)) return `The segment ${file} is missing`;
  try {
    const segment = decodeReplicaSegment(readFileSync(file));
    const isNext = before === undefined || (segment.previous === before.hash && segment.platform === before.platform);
    return isNext && segment.number === number ? segment : `The segment ${file} does not follow the one before`;
  } catch (error) {
    if (error instanceof SegmentDamaged) return `The segment ${file} ${error.message}`;
    throw error;
  }
};

/** When nothing changed after the last segment, the replica says until when. */
const markedAt = (replica: string, last: ReadSegment, untilMs: number | undefined, notes: string[]): number => {
  const mark = readMark(replica);
  if (untilMs !== undefined || mark === undefined || mark.platform !== last.platform) return last.atMs;
  if (mark.stream > last.stream)
    notes.push(`The replica had begun ${mark.stream}, which is missing or not yet complete.`);
  if (mark.stream !== last.stream) return last.atMs;
  if (mark.number > last.number)
    notes.push(`The replica had segments up to ${mark.number}; those after ${last.number} are missing.`);
  return mark.number === last.number ? Math.max(mark.atMs, last.atMs) : last.atMs;
};

const timeOf = (ms: number): string => new Date(ms).toISOString();

const writeFully = (descriptor: number, bytes: Buffer, at: number): void => {
  for (let written = 0; written < bytes.length; )
    written += writeSync(descriptor, bytes, written, bytes.length - written, at + written);
};
