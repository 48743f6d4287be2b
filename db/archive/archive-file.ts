import { createHash, hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { StoreError } from '../engine/store-error.ts';

/** A part of an archive file that is read at once. */
export type ArchiveBlock = {
  /** Byte offset of the block in the file. */
  readonly offset: number;
  /** The entries in it; the last is the one before the first when there are none. */
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly lines: readonly string[];
  /** The bytes as they are in the file. */
  readonly bytes: Buffer;
};

/**
 * A block is two zstd frames. The first is a skippable one, which `zstdcat` passes over: how long the second is, and which entries it holds.
 * The second is the lines.
 */
const SKIPPABLE = 0x184d2a50;
const HEADER_BYTES = 28;
const AFTER_SIZE = 8;
/**
 * Blocks are written with about 256 KiB, and an entry with many payees or a long text alone is longer. A block beyond this, packed or unpacked,
 * is damage or a forgery: a few KiB can unpack to more than the machine has.
 */
export const BLOCK_BYTES_MAX = 256 * 1024 * 1024;

const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_checksumFlag]: 1 },
};

const UNPACKING = { maxOutputLength: BLOCK_BYTES_MAX };

/** The bytes of one block. Each line ends with a line feed, and holds none. */
export const encodeBlock = (firstSeq: number, lastSeq: number, lines: readonly string[]): Buffer => {
  const frame = zstdCompressSync(`${lines.join('\n')}\n`, COMPRESSION);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(SKIPPABLE, 0);
  header.writeUInt32LE(HEADER_BYTES - AFTER_SIZE, 4);
  header.writeUInt32LE(frame.length, 8);
  header.writeBigUInt64LE(BigInt(firstSeq), 12);
  header.writeBigUInt64LE(BigInt(lastSeq), 20);
  return Buffer.concat([header, frame]);
};

/** An archive file cannot be read. Nothing that it may hold is known, so what depends on it is refused. */
export const archiveDamaged = (file: string, what: string, cause?: unknown): StoreError =>
  new StoreError('archive_damaged', `The archive file ${file} ${what}. Restore it from a backup.`, { cause });

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Runs work on the open file. @throws StoreError `archive_damaged` */
const reading = <Result>(file: string, work: (descriptor: number) => Result): Result => {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    const what = isMissing(error) ? 'is missing' : `cannot be read (${error instanceof Error ? error.message : error})`;
    throw archiveDamaged(file, what, error);
  }
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

const bytesAt = (file: string, descriptor: number, offset: number, length: number): Buffer => {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const more = readSync(descriptor, bytes, read, length - read, offset + read);
    if (more === 0) throw archiveDamaged(file, 'is damaged: it ends within a block');
    read += more;
  }
  return bytes;
};

type Header = Pick<ArchiveBlock, 'firstSeq' | 'lastSeq'> & { readonly length: number };

const headerAt = (file: string, descriptor: number, offset: number): Header => {
  const header = bytesAt(file, descriptor, offset, HEADER_BYTES);
  const length = header.readUInt32LE(8);
  if (
    header.readUInt32LE(0) !== SKIPPABLE ||
    header.readUInt32LE(4) !== HEADER_BYTES - AFTER_SIZE ||
    length > BLOCK_BYTES_MAX
  )
    throw archiveDamaged(file, `is damaged: no block starts at ${offset}`);
  const [firstSeq, lastSeq] = [Number(header.readBigUInt64LE(12)), Number(header.readBigUInt64LE(20))];
  return { firstSeq, lastSeq, length: HEADER_BYTES + length };
};

const blockAt = (file: string, descriptor: number, offset: number): ArchiveBlock => {
  const { length, ...range } = headerAt(file, descriptor, offset);
  const bytes = bytesAt(file, descriptor, offset, length);
  let text: string;
  try {
    text = zstdDecompressSync(bytes.subarray(HEADER_BYTES), UNPACKING).toString('utf8');
  } catch (error) {
    throw archiveDamaged(file, `is damaged at ${offset}`, error);
  }
  return { offset, ...range, lines: text.split('\n').slice(0, -1), bytes };
};

/** Reads one block. @throws StoreError `archive_damaged` */
export const readBlock = (file: string, offset: number): ArchiveBlock =>
  reading(file, (descriptor) => blockAt(file, descriptor, offset));

/** Differs once the file was changed. @throws StoreError `archive_damaged` */
export const readStamp = (file: string): string =>
  reading(file, (descriptor) => {
    const { dev, ino, size, mtimeNs, ctimeNs } = fstatSync(descriptor, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join();
  });

/** Reads the blocks of a file in order, one at a time. @throws StoreError `archive_damaged` */
export const readBlocks = function* (file: string, from = 0): Generator<ArchiveBlock> {
  for (let offset = from; offset < bytesIn(file); ) {
    const block = readBlock(file, offset);
    yield block;
    offset += block.bytes.length;
  }
};

/** Lists the blocks of a file: the start of each, and its entries. @throws StoreError `archive_damaged` */
export const listBlocks = (file: string): readonly Omit<ArchiveBlock, 'lines' | 'bytes'>[] =>
  reading(file, (descriptor) => {
    const blocks: Omit<ArchiveBlock, 'lines' | 'bytes'>[] = [];
    const end = fstatSync(descriptor).size;
    for (let offset = 0; offset < end; ) {
      const { length, ...range } = headerAt(file, descriptor, offset);
      blocks.push({ offset, ...range });
      offset += length;
    }
    return blocks;
  });

/** Returns the size of a file. @throws StoreError `archive_damaged` */
export const bytesIn = (file: string): number => reading(file, (descriptor) => fstatSync(descriptor).size);

const CHUNK_BYTES = 1 << 20;

/** SHA-256 of a file, in hex, as `sha256sum` prints it. @throws StoreError `archive_damaged` */
export const sha256Of = (file: string): string =>
  reading(file, (descriptor) => {
    const digest = createHash('sha256');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let read = -1; read !== 0; ) {
      read = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
      digest.update(chunk.subarray(0, read));
    }
    return digest.digest('hex');
  });

/** Returns the path of an archive's file, whose name is that of its instance's folder and its own. */
export const archiveFile = (folder: string, name: string): string => join(folder, name);

/** The number under which the store finds a name: 48 bits, which SQLite keeps in 6 bytes. Two names may share it. */
export const hashOfName = (name: string): number => hash('sha256', name, 'buffer').readIntBE(0, 6);
