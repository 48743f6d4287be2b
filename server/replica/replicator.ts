import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LogFollower } from '../../db/engine/log-follower.ts';
import { copyArchiveFiles, copyBase, readKeyFiles } from './copy-files.ts';
import { lastSegment } from './last-segment.ts';
import { prune } from './prune.ts';
import {
  type Base,
  baseFile,
  bytesSinceBase,
  listBases,
  nameBase,
  nextStream,
  publish,
  readMark,
  segmentFile,
  writeMark,
} from './replica-folder.ts';
import { PACE, type ReplicaEvent, type ReplicaPace } from './replica-work.ts';
import { encodeSegment } from './segment.ts';

export type ReplicaSource = { readonly store: string; readonly keys: string; readonly archive: string };

type Parts = {
  readonly from: ReplicaSource;
  readonly to: string;
  /** Identifies the platform. */
  readonly platform: string;
  readonly clock: () => number;
  readonly say: (event: ReplicaEvent) => void;
  readonly pace?: ReplicaPace;
};

/** Something else writes to the replica, or it is of another platform. Trying again would not help. */
export class ReplicaTaken extends Error {}

/** Pages read and not yet written are bounded: with a disk that is slower than the store, some are missed, and a new base made. */
const PENDING_PAGES_MAX = 16_384;
type Copying = {
  readonly number: number;
  readonly first: number;
  readonly stop: AbortController;
  made?: Pick<Base, 'bytes' | 'sha256'>;
  last?: number;
};

/** Keeps a replica of a data folder that another process serves: bases, and segments with everything that was committed since. */
export class Replicator {
  readonly #parts: Parts;
  readonly #pace: ReplicaPace;
  readonly #writer = randomUUID();
  #follower: LogFollower;
  /** Undefined until there is a log to follow. */
  #stream: string | undefined;
  #reason = 'this is the first';
  /** The last segment that was begun, and the last one that is on disk. */
  #number = 0;
  #written = 0;
  #previous = '';
  #begunIn = 1;
  #salt = '';
  #pending = new Map<number, Buffer>();
  #pagesAfter = 0;
  /** The last look that took everything began at this time. */
  #atMs = 0;
  #keys = '';
  #isMarked = false;
  /** True if the stream has a whole base: until then an earlier stream is what a restore takes. */
  #isBased = false;
  #writing: Promise<void> | undefined;
  #failure: { readonly error: unknown } | undefined;
  #copying: Copying | undefined;
  #segmentBytes = 0;
  #last = { writeMs: Number.NEGATIVE_INFINITY, markMs: Number.NEGATIVE_INFINITY, baseMs: Number.NEGATIVE_INFINITY };

  /** @throws ReplicaTaken when the folder has the replica of another platform. */
  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pace = parts.pace ?? PACE;
    const { to, platform, from } = parts;
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const mark = readMark(to);
    if (mark !== undefined && mark.platform !== platform)
      throw new ReplicaTaken(`The replica in ${to} is of another platform. Choose another folder with --to.`);
    const last = lastSegment(to, platform);
    this.#follower = new LogFollower(from.store, last?.position);
    if (last === undefined) return;
    this.#stream = last.stream;
    this.#number = this.#written = last.number;
    this.#previous = last.hash;
    this.#begunIn = last.begunIn;
    this.#salt = last.position.salt;
    this.#atMs = last.atMs;
    this.#segmentBytes = bytesSinceBase(this.#folder(last.stream));
    this.#isBased = true;
    this.#mark(last.atMs);
  }

  /** Replicates until the signal aborts, and then what is left. Ends earlier when the replica cannot be written. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      for (;;) {
        const isLast = signal.aborted;
        this.#look();
        if (isLast) await this.#writing;
        if (this.#stream !== undefined) this.#step(isLast);
        if (isLast) await this.#writing;
        if (this.#failure !== undefined) throw this.#failure.error;
        if (isLast) return;
        await wait(this.#pace.lookMs, undefined, { signal }).catch(() => {});
      }
    } finally {
      this.#copying?.stop.abort();
      await this.#writing;
    }
  }

  #look(): void {
    const atMs = this.#parts.clock();
    for (;;) {
      if (this.#pending.size > PENDING_PAGES_MAX) return;
      const found = this.#follower.look((pages, pagesAfter) => {
        for (const [number, page] of pages) this.#pending.set(number, page);
        this.#pagesAfter = pagesAfter;
      });
      if (found === 'gap') {
        this.#leaveStream('some of the log was missed, or the store was opened by another process');
        continue;
      }
      if (found === 'absent' || found === 'unclear') return;
      this.#stream ??= this.#beginStream();
      const { salt = '' } = this.#follower.position ?? {};
      if (salt !== this.#salt) this.#begunIn = this.#number + 1;
      this.#salt = salt;
      if (found === 'more') continue;
      this.#atMs = atMs;
      const copying = this.#copying;
      // All that the copy has seen is committed by now, and in what was just read.
      if (copying?.made !== undefined) copying.last ??= this.#number + (this.#pending.size > 0 ? 1 : 0);
      return;
    }
  }

  #leaveStream(reason: string): void {
    this.#copying?.stop.abort();
    this.#copying = undefined;
    this.#stream = undefined;
    this.#reason = reason;
    this.#pending = new Map();
    this.#pagesAfter = 0;
    this.#follower = new LogFollower(this.#parts.from.store);
  }

  #beginStream(): string {
    const stream = nextStream(this.#parts.to, this.#parts.clock());
    mkdirSync(join(this.#parts.to, stream), { mode: 0o700 });
    this.#number = this.#written = 0;
    this.#previous = this.#keys = this.#salt = '';
    this.#begunIn = 1;
    this.#isBased = false;
    this.#segmentBytes = 0;
    this.#last = { ...this.#last, writeMs: Number.NEGATIVE_INFINITY, baseMs: Number.NEGATIVE_INFINITY };
    this.#parts.say({ event: 'stream', stream, reason: this.#reason });
    return stream;
  }

  #step(isLast: boolean): void {
    const nowMs = performance.now();
    const isFull = this.#pending.size > PENDING_PAGES_MAX;
    if (this.#writing === undefined) {
      if ((isLast || isFull || nowMs - this.#last.writeMs >= this.#pace.writeMs) && this.#hasChanges()) this.#write();
      else if (this.#pending.size === 0 && this.#written > 0) this.#confirm(this.#atMs);
    }
    this.#base(nowMs);
  }

  /** The replica has everything from before a time: says so, to the platform each time, and now and then in the replica. */
  #confirm(atMs: number): void {
    if (this.#isBased) this.#parts.say({ event: 'current', atMs });
    if (performance.now() - this.#last.markMs < this.#pace.markMs) return;
    this.#requireOwn();
    this.#mark(atMs);
  }

  #hasChanges(): boolean {
    return this.#pending.size > 0 || this.#number === 0 || this.#keysText() !== this.#keys;
  }

  #keysText(): string {
    return JSON.stringify(readKeyFiles(this.#parts.from.keys));
  }

  /** Begins to write what is pending as the next segment. */
  #write(): void {
    const { from, to, platform } = this.#parts;
    const { position } = this.#follower;
    if (position === undefined || this.#stream === undefined) return;
    const folder = this.#folder(this.#stream);
    const pages = this.#pending;
    this.#pending = new Map();
    // Read after the pages: a key is on disk before anything is sealed or signed with it.
    const keys = this.#keysText();
    const segment = {
      ...{ platform, stream: this.#stream, number: this.#number + 1, previous: this.#previous },
      ...{ atMs: this.#atMs, begunIn: this.#begunIn, position, pageBytes: this.#follower.pageBytes },
      pagesAfter: pages.size === 0 ? 0 : this.#pagesAfter,
      keys: JSON.parse(keys),
    };
    this.#keys = keys;
    this.#number = segment.number;
    this.#last.writeMs = performance.now();
    const work = async (): Promise<void> => {
      await copyArchiveFiles(from.archive, join(to, 'archive'));
      const { bytes, hash } = await encodeSegment(segment, pages);
      await publish(segmentFile(folder, segment.number), bytes);
      if (this.#stream !== segment.stream) return;
      this.#written = segment.number;
      this.#previous = hash;
      this.#segmentBytes += bytes.length;
      if (segment.number === 1) this.#mark(segment.atMs);
      this.#confirm(segment.atMs);
    };
    this.#writing = work()
      .catch((error: unknown) => {
        this.#failure = { error };
      })
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Says up to when the replica has everything, and whose it is. */
  #mark(atMs: number): void {
    const { to, platform } = this.#parts;
    this.#last.markMs = performance.now();
    const [stream, number] = [this.#stream ?? '', this.#written];
    writeMark(to, { platform, writer: this.#writer, stream, number, atMs: this.#isBased ? atMs : 0 });
    this.#isMarked = true;
  }

  /** Two processes that write to one replica would remove each other's files. */
  #requireOwn(): void {
    const { to } = this.#parts;
    const mark = readMark(to);
    if (this.#isMarked && mark !== undefined && mark.writer !== this.#writer)
      throw new ReplicaTaken(`Another process writes to the replica in ${to}. Give each platform a separate folder.`);
  }

  /** Makes a base when one is due, and lets it count when all segments that it needs are on disk. */
  #base(nowMs: number): void {
    const { to, from, say } = this.#parts;
    if (this.#stream === undefined || this.#written === 0) return;
    const folder = this.#folder(this.#stream);
    const copying = this.#copying;
    if (copying === undefined) {
      if (this.#isBaseDue(folder, nowMs)) this.#copy(folder, from.store);
      return;
    }
    const { made, last, number, first } = copying;
    if (made === undefined || last === undefined || this.#written < last) return;
    nameBase(folder, { number, first, last, ...made });
    this.#copying = undefined;
    this.#isBased = true;
    this.#segmentBytes = 0;
    prune(to);
    say({ event: 'base', stream: this.#stream, bytes: made.bytes });
  }

  #isBaseDue(folder: string, nowMs: number): boolean {
    const base = listBases(folder).at(-1);
    if (base === undefined) return true;
    if (this.#written < base.number) return false;
    if (this.#last.baseMs === Number.NEGATIVE_INFINITY) this.#last.baseMs = nowMs;
    const isOld = nowMs - this.#last.baseMs >= this.#pace.baseMs;
    return isOld || (this.#segmentBytes > this.#pace.baseBytesMin && this.#segmentBytes > 2 * base.bytes);
  }

  #copy(folder: string, store: string): void {
    const copying: Copying = { number: this.#number + 1, first: this.#begunIn, stop: new AbortController() };
    this.#copying = copying;
    this.#last.baseMs = performance.now();
    copyBase(store, baseFile(folder, copying.number), copying.stop.signal).then(
      (made) => {
        copying.made = made;
      },
      (error: unknown) => {
        if (!copying.stop.signal.aborted) this.#failure = { error };
      },
    );
  }

  #folder(stream: string): string {
    return join(this.#parts.to, stream);
  }
}
