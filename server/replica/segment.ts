import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompressSync } from 'node:zlib';
import type { LogPosition } from '../../db/engine/log-follower.ts';

/** The changes of one or more commits, as a file: a line of JSON, compressed pages, and the hash of both. */
export type ReplicaSegment = {
  readonly platform: string;
  readonly stream: string;
  /** Segments of a stream have numbers without gaps, from 1. */
  readonly number: number;
  /** The hash of the segment before; empty in the first. */
  readonly previous: string;
  /** Together with those before, it has everything that was acknowledged before this time. */
  readonly atMs: number;
  /** The segment in which the log last began again, at this one's end. */
  readonly begunIn: number;
  readonly position: LogPosition;
  readonly pageBytes: number;
  /** The pages of the store after it; 0 if it changes none. */
  readonly pagesAfter: number;
  /** All key files by name. */
  readonly keys: Readonly<Record<string, string>>;
};

/** A segment is missing or not as it was written. */
export class SegmentDamaged extends Error {}

const KIND = 'pitboss-segment-1';
const HASH_BYTES = 64;
const NUMBER_BYTES = 4;
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const compress = promisify(zstdCompress);

/** @returns the bytes of the file, and their hash. */
export const encodeSegment = async (
  { keys, ...segment }: ReplicaSegment,
  pages: ReadonlyMap<number, Buffer>,
): Promise<{ readonly bytes: Buffer; readonly hash: string }> => {
  const parts: Buffer[] = [];
  for (const [number, page] of pages) {
    const head = Buffer.alloc(NUMBER_BYTES);
    head.writeUInt32BE(number);
    parts.push(head, page);
  }
  const keyBytes = Buffer.from(JSON.stringify(keys));
  const body = await compress(Buffer.concat([keyBytes, ...parts]), COMPRESSION);
  const line = { kind: KIND, ...segment, keyBytes: keyBytes.length, bodyBytes: body.length };
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), body]);
  const sum = hash('sha256', content);
  return { bytes: Buffer.concat([content, Buffer.from(sum)]), hash: sum };
};

/** A segment as it was written, with the last state of each page, and its hash. */
export type ReadSegment = ReplicaSegment & { readonly hash: string; readonly pages: ReadonlyMap<number, Buffer> };

/** @throws SegmentDamaged */
export const decodeReplicaSegment = (bytes: Buffer): ReadSegment => {
  const content = bytes.subarray(0, Math.max(0, bytes.length - HASH_BYTES));
  const sum = hash('sha256', content);
  if (bytes.toString('latin1', content.length) !== sum) throw new SegmentDamaged('is damaged');
  const end = content.indexOf('\n');
  // The hash fits, so this was written by some version of this program.
  const { kind, keyBytes, bodyBytes, ...segment } = JSON.parse(content.toString('utf8', 0, end));
  if (kind !== KIND) throw new SegmentDamaged('is of a later version');
  const body = zstdDecompressSync(content.subarray(end + 1, end + 1 + bodyBytes));
  const pages = new Map<number, Buffer>();
  const size = NUMBER_BYTES + segment.pageBytes;
  for (let at = keyBytes; at < body.length; at += size)
    pages.set(body.readUInt32BE(at), body.subarray(at + NUMBER_BYTES, at + size));
  return { ...segment, keys: JSON.parse(body.toString('utf8', 0, keyBytes)), hash: sum, pages };
};
