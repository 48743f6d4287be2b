import { endianness } from 'node:os';

/** SQLite's write-ahead log, as https://www.sqlite.org/fileformat2.html#walformat defines it. */
export const LOG_HEADER_BYTES = 32;
export const FRAME_HEADER_BYTES = 24;
/** The bytes to read of the log's index: two copies of its header. See https://www.sqlite.org/walformat.html. */
export const INDEX_BYTES = 96;

/** A running checksum over the log up to some frame. */
export type LogChecksum = readonly [number, number];

/** The start of a log. */
export type LogHeader = {
  readonly pageBytes: number;
  /** Counts how often the log has begun again since its file was created. */
  readonly begun: number;
  /** In hex: every time the log begins again, the first half is one more and the second half is drawn. */
  readonly salt: string;
  readonly sums: LogChecksum;
};

/** The committed part of the log, which is on disk if the store syncs its commits. */
export type LogIndex = {
  readonly salt: string;
  readonly frames: number;
  readonly sums: LogChecksum;
};

export type FrameHeader = {
  readonly page: number;
  /** The pages of the store after the commit that this frame ends; 0 in a frame that ends none. */
  readonly pagesAfter: number;
  readonly salt: string;
  readonly sums: LogChecksum;
};

const MAGIC = 0x377f0682;
const VERSION = 3_007_000;
/** The first copy of the index's header, and the part of it that its checksum covers. */
const COPY_BYTES = 48;
const SUMMED_BYTES = 40;
const IS_BIG_MACHINE = endianness() === 'BE';

/** The checksum of what is before and of these bytes, whose number is a multiple of eight. */
export const sumOver = (
  bytes: Buffer,
  from: number,
  to: number,
  before: LogChecksum,
  isBigEndian: boolean,
): LogChecksum => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let [first, second] = before;
  for (let at = from; at < to; at += 8) {
    first = (first + view.getInt32(at, !isBigEndian) + second) | 0;
    second = (second + view.getInt32(at + 4, !isBigEndian) + first) | 0;
  }
  return [first, second];
};

export const isSame = (one: LogChecksum, other: LogChecksum): boolean => one[0] === other[0] && one[1] === other[1];

/** Undefined unless the bytes are the whole start of a log. */
export const readLogHeader = (bytes: Buffer): (LogHeader & { readonly isBigEndian: boolean }) | undefined => {
  if (bytes.length < LOG_HEADER_BYTES) return undefined;
  const magic = bytes.readUInt32BE(0);
  const isBigEndian = magic === MAGIC + 1;
  if ((magic !== MAGIC && !isBigEndian) || bytes.readUInt32BE(4) !== VERSION) return undefined;
  const sums = sumsAt(bytes, 24);
  if (!isSame(sumOver(bytes, 0, 24, [0, 0], isBigEndian), sums)) return undefined;
  const salt = bytes.toString('hex', 16, 24);
  return { pageBytes: bytes.readUInt32BE(8), begun: bytes.readUInt32BE(12), salt, sums, isBigEndian };
};

/** Undefined while it is being written, and when it is not the header of an index. */
export const readLogIndex = (bytes: Buffer): LogIndex | undefined => {
  if (bytes.length < INDEX_BYTES || bytes.compare(bytes, 0, COPY_BYTES, COPY_BYTES, INDEX_BYTES) !== 0)
    return undefined;
  const number = (at: number): number => (IS_BIG_MACHINE ? bytes.readInt32BE(at) : bytes.readInt32LE(at));
  if (number(0) !== VERSION || bytes[12] !== 1) return undefined;
  const summed = sumOver(bytes, 0, SUMMED_BYTES, [0, 0], IS_BIG_MACHINE);
  if (!isSame(summed, [number(SUMMED_BYTES), number(SUMMED_BYTES + 4)])) return undefined;
  return { salt: bytes.toString('hex', 32, 40), frames: number(16), sums: [number(24), number(28)] };
};

export const readFrameHeader = (bytes: Buffer, at: number): FrameHeader => ({
  page: bytes.readUInt32BE(at),
  pagesAfter: bytes.readUInt32BE(at + 4),
  salt: bytes.toString('hex', at + 8, at + 16),
  sums: sumsAt(bytes, at + 16),
});

/** Reports whether the second salt is that of the log with the first one after it has begun again once. */
export const isNext = (salt: string, later: string): boolean =>
  (Number.parseInt(salt.slice(0, 8), 16) + 1) >>> 0 === Number.parseInt(later.slice(0, 8), 16);

const sumsAt = (bytes: Buffer, at: number): LogChecksum => [bytes.readInt32BE(at), bytes.readInt32BE(at + 4)];
