import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import {
  FRAME_HEADER_BYTES,
  INDEX_BYTES,
  isNext,
  isSame,
  LOG_HEADER_BYTES,
  type LogChecksum,
  type LogIndex,
  readFrameHeader,
  readLogHeader,
  readLogIndex,
  sumOver,
} from './log-format.ts';

/** Up to where a log has been read, which is the end of a commit. */
export type LogPosition = {
  /** Identifies the file of the log. */
  readonly file: string;
  readonly salt: string;
  readonly frames: number;
  readonly sums: LogChecksum;
};

/** Receives a commit: the pages that it has written, and how many the store has after it. */
export type TakeCommit = (pages: ReadonlyMap<number, Buffer>, pagesAfter: number) => void;

/**
 * The result of a look: everything that is committed was taken, or there is more; something that was committed may have been missed; the
 * log cannot be read now, or there is none.
 */
export type LookResult = 'current' | 'more' | 'gap' | 'unclear' | 'absent';

/** Frames that are read at once. */
const FRAMES_PER_READ = 256;
const UNUSED_SALT = '0000000000000000';
/** A log may begin again at most this often during one look. */
const TURNS_MAX = 3;

type Files = { readonly log: number; readonly index: number; readonly name: string; readonly isNameSure: boolean };

/**
 * Follows the commits of a store that another process serves, by reading the files of its write-ahead log. It takes no locks, so it
 * neither waits for the store nor makes it wait, and the log grows no larger for it.
 *
 * The log begins again from its start once all of it is in the store. The end of the old log stays in the file until as much is written
 * again: a look before that reads the rest, and a later one finds frames overwritten that it has read, which is a gap. Must run in a
 * process that has no connection to the store, since closing a file of it would release the locks of the connection.
 */
export class LogFollower {
  readonly #file: string;
  #position: LogPosition | undefined;
  #pageBytes = 0;

  /** @param position where to go on; from the start of the log without it. */
  constructor(file: string, position?: LogPosition) {
    this.#file = file;
    this.#position = position;
  }

  /** Undefined before the first look that found a log. */
  get position(): LogPosition | undefined {
    return this.#position;
  }

  /** The size of a page, once one was read. */
  get pageBytes(): number {
    return this.#pageBytes;
  }

  /**
   * Takes what was committed since the last look.
   * @param framesMax how much is read at once, but for one commit that is larger.
   */
  look(take: TakeCommit, framesMax = 4096): LookResult {
    const files = this.#open();
    if (files === undefined) return 'absent';
    try {
      for (let turn = 0; turn < TURNS_MAX; turn += 1) {
        const found = this.#turn(files, take, framesMax);
        if (found !== 'again') return found;
      }
      return 'unclear';
    } finally {
      closeSync(files.log);
      closeSync(files.index);
    }
  }

  #open(): Files | undefined {
    const log = openIfThere(`${this.#file}-wal`);
    if (log === undefined) return undefined;
    const index = openIfThere(`${this.#file}-shm`);
    if (index === undefined) {
      closeSync(log);
      return undefined;
    }
    const { ino, birthtimeNs } = fstatSync(log, { bigint: true });
    // Another file may get the number of one that was removed, but not its time of birth, where the file system has that.
    return { log, index, name: `${ino}-${birthtimeNs}`, isNameSure: birthtimeNs > 0n };
  }

  #turn(files: Files, take: TakeCommit, framesMax: number): LookResult | 'again' {
    const index = indexIn(files);
    if (index === undefined) return 'unclear';
    this.#position ??= { file: files.name, salt: index.salt, frames: 0, sums: [0, 0] };
    if (this.#position.file !== files.name) return 'gap';
    if (this.#position.salt !== index.salt) {
      const header = headerIn(files);
      // It is being written.
      if (header === undefined) return 'unclear';
      if (!this.#follows(files, header, index, take)) return 'gap';
      this.#position = { file: files.name, salt: index.salt, frames: 0, sums: [0, 0] };
    }
    const { frames, sums } = this.#position;
    if (index.frames < frames) return 'gap';
    if (index.frames === frames) return frames === 0 || isSame(index.sums, sums) ? 'current' : 'gap';
    const start = this.#start(files, index.salt);
    if (start === undefined) return this.#hasBegunAgain(files, index) ? 'again' : 'unclear';
    const isWhole = this.#read(files, start, Math.min(index.frames, frames + framesMax), index.frames, take);
    if (isWhole) return this.#position.frames === index.frames ? 'current' : 'more';
    if (this.#hasBegunAgain(files, index)) return 'again';
    return frames === 0 ? 'unclear' : 'gap';
  }

  /** Takes the rest of a log that has begun again. False when some of it may be lost. */
  #follows(files: Files, header: Header, index: LogIndex, take: TakeCommit): boolean {
    const before = this.#position;
    if (before === undefined) return false;
    if (before.salt === UNUSED_SALT) return files.isNameSure && header.begun === 0 && header.salt === index.salt;
    // Without a frame that was read before, there is no way to see whether others were overwritten.
    if (!isNext(before.salt, index.salt) || before.frames === 0) return false;
    // The size of pages and the order of bytes stay the same.
    this.#pageBytes = header.pageBytes;
    this.#read(files, { ...header, sums: before.sums }, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, take);
    const frameBytes = FRAME_HEADER_BYTES + header.pageBytes;
    // SQLite cuts a log that was large when it begins again, mostly within a frame.
    if ((fstatSync(files.log).size - LOG_HEADER_BYTES) % frameBytes !== 0) return false;
    // Frames are overwritten in their order: as long as this one is there, so were those after it.
    const last = Buffer.alloc(FRAME_HEADER_BYTES);
    readFully(files.log, last, LOG_HEADER_BYTES + (before.frames - 1) * frameBytes);
    const { salt, sums } = readFrameHeader(last, 0);
    return salt === before.salt && isSame(sums, before.sums);
  }

  /** With what to read on. */
  #start(files: Files, salt: string): Header | undefined {
    const header = headerIn(files);
    if (header === undefined || header.salt !== salt) return undefined;
    this.#pageBytes = header.pageBytes;
    const { frames = 0, sums = header.sums } = this.#position ?? {};
    return { ...header, sums: frames === 0 ? header.sums : sums };
  }

  /**
   * Reads frames until one is not of this log, or until the wanted number is reached and a commit ends.
   * @returns whether all of them were there.
   */
  #read(
    { log }: Files,
    { pageBytes, isBigEndian, sums }: Header,
    wanted: number,
    end: number,
    take: TakeCommit,
  ): boolean {
    const frameBytes = FRAME_HEADER_BYTES + pageBytes;
    const bytes = Buffer.alloc(FRAMES_PER_READ * frameBytes);
    let running = sums;
    let pages = new Map<number, Buffer>();
    for (let read = this.#position?.frames ?? 0; read < end; ) {
      const count = Math.min(FRAMES_PER_READ, end - read);
      const got = readFully(log, bytes.subarray(0, count * frameBytes), LOG_HEADER_BYTES + read * frameBytes);
      for (let at = 0; at < count * frameBytes; at += frameBytes) {
        if (got < at + frameBytes) return false;
        const frame = readFrameHeader(bytes, at);
        if (frame.salt !== this.#position?.salt) return false;
        running = sumOver(bytes, at, at + 8, running, isBigEndian);
        running = sumOver(bytes, at + FRAME_HEADER_BYTES, at + frameBytes, running, isBigEndian);
        if (!isSame(running, frame.sums)) return false;
        read += 1;
        pages.set(frame.page, Buffer.from(bytes.subarray(at + FRAME_HEADER_BYTES, at + frameBytes)));
        if (frame.pagesAfter === 0) continue;
        take(pages, frame.pagesAfter);
        pages = new Map();
        this.#position = { ...this.#position, frames: read, sums: running };
        if (read >= wanted) return true;
      }
    }
    return true;
  }

  #hasBegunAgain(files: Files, { salt }: LogIndex): boolean {
    const now = indexIn(files);
    return now !== undefined && now.salt !== salt;
  }
}

type Header = NonNullable<ReturnType<typeof readLogHeader>>;

const openIfThere = (file: string): number | undefined => {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const indexIn = ({ index }: Files): LogIndex | undefined => {
  const bytes = Buffer.alloc(INDEX_BYTES);
  return readFully(index, bytes, 0) === INDEX_BYTES ? readLogIndex(bytes) : undefined;
};

const headerIn = ({ log }: Files): Header | undefined => {
  const bytes = Buffer.alloc(LOG_HEADER_BYTES);
  return readFully(log, bytes, 0) === LOG_HEADER_BYTES ? readLogHeader(bytes) : undefined;
};

/** Reads until the buffer is full or the file ends. @returns how much there was. */
const readFully = (file: number, bytes: Buffer, from: number): number => {
  let read = 0;
  while (read < bytes.length) {
    const count = readSync(file, bytes, read, bytes.length - read, from + read);
    if (count === 0) break;
    read += count;
  }
  return read;
};
