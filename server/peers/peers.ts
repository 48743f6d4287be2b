import { hostname } from 'node:os';
import { outside } from '../../db/engine/inside.ts';
import type { SharedAccess } from '../../db/engine/shared-access.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Topic } from '../../db/engine/tx.ts';
import { type News, readNews } from '../../db/servers/news.ts';
import { beatServer, insertServer, leaveServers, removeStillServer } from '../../db/servers/servers.ts';
import type { Logger } from '../base/log.ts';
import type { SharedKeys } from '../keys/shared-keys.ts';
import type { Duties, Duty, End, PeerMessage } from './duties.ts';
import { type Held, HeldDuties } from './held-duties.ts';
import { Messages } from './messages.ts';
import { createRest, SIGNS } from './rest.ts';
import { createIds, drawServerId } from './server-ids.ts';
import { SharedProgress } from './shared-progress.ts';

const BEAT_MS = 1_000;
/** Two looks, which also read the version of the keys, and a beat are three statements a second. */
const IDLE_LOOK_MS = 500;
const BUSY_LOOK_MS = 100;
/** For how long after a change it is looked at more often: changes rarely come alone. */
const BUSY_MS = 1_000;
/** A server whose beat stands still for so long is given up. With the next look of the others, its duties move within five seconds. */
const STILL_MS = 3_500;
/** After its last beat a server calls wallets for less long than that: what it has begun may be another's since. */
const SHOWN_MS = 3_000;
/** Long enough for work from before the others gave this server up to be refused its calls. */
const JOINED_AGAIN_MS = 2_000;
/** After a gap this long between two looks, the others get their time again: the store may have been away for all. */
const GAP_MS = 1_500;

export type PeersParts = {
  readonly store: Store;
  readonly shared: SharedAccess;
  readonly version: string;
  readonly schemaTag: string;
  readonly log: Logger;
  readonly clock: () => number;
  /** Receives the version of the shared keys, each time. */
  readonly keys?: Pick<SharedKeys, 'seen'> | undefined;
};

/**
 * This server among those that share its store. A beat a second shows the others that it lives; each judges the others by its own clock, so
 * their clocks need not agree. One statement, a few times a second, reads what they have committed.
 */
export class Peers implements Duties {
  readonly isShared = true;
  readonly newId: () => string;
  readonly inProgress: SharedProgress;
  readonly #parts: PeersParts;
  readonly #duties: HeldDuties;
  readonly #messages: Messages;
  readonly #published: ((publishedTo: number) => void)[] = [];
  readonly #gone: (() => void)[] = [];
  readonly #watching: (() => boolean)[] = [];
  /** The beat of each other server, and since when it stands still. */
  readonly #beats = new Map<string, { readonly beat: number; readonly sinceMs: number }>();
  #id = drawServerId();
  #news: News | undefined;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #changedAtMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  /** The start of the last beat that the others can have seen. */
  #shownAtMs = Number.NEGATIVE_INFINITY;
  #callsFromMs = 0;
  #left = false;
  #paused = false;

  private constructor(parts: PeersParts) {
    this.#parts = parts;
    this.inProgress = new SharedProgress(parts.store, () => this.#id, parts.log);
    this.#messages = new Messages(parts.shared, () => this.#id);
    this.newId = createIds(() => this.#id);
    this.#duties = new HeldDuties(parts.store, parts.shared, () => this.#id, parts.log);
  }

  static async join(parts: PeersParts): Promise<Peers> {
    const peers = new Peers(parts);
    await peers.#join();
    await peers.#look();
    peers.goOn();
    return peers;
  }

  /** Stops to show that this server lives, and to look at the others, as if the machine slept. For tests. */
  pause(): void {
    this.#paused = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beating);
  }

  goOn(): void {
    this.#paused = false;
    this.#beating = setInterval(() => void this.#beat(), BEAT_MS);
    this.#lookLater();
  }

  /** The server's id, which those that it makes end with. It gets another one when the others have given it up. */
  get id(): string {
    return this.#id;
  }

  take(duty: Duty, begin: (store: Store) => End | Promise<End>): Promise<void> {
    return this.#duties.take(duty, begin, this.#held, this.#isServer);
  }

  end(...duties: readonly Duty[]): Promise<void> {
    return this.#duties.end(...duties);
  }

  has(duty: Duty): boolean {
    return this.#duties.has(duty);
  }

  readonly mayRest = (kind: 'settlement' | 'schedule'): (() => boolean) =>
    createRest(() => this.#news && SIGNS[kind](this.#news, this.#parts.clock()));

  readonly running = async (): Promise<readonly string[]> => {
    await this.#look();
    // Its own chains run, even while the others have given it up.
    return [...new Set([...this.#serverIds, this.#id])];
  };

  readonly mayCall = (): boolean => {
    const nowMs = performance.now();
    return nowMs >= this.#callsFromMs && nowMs - this.#shownAtMs < SHOWN_MS;
  };

  tell(body: PeerMessage): void {
    const { clock, log } = this.#parts;
    this.#messages
      .send(body, clock())
      .catch((error: unknown) => log.warn({ err: error }, 'the other servers could not be notified'));
  }

  onMessage(listen: (message: PeerMessage) => void): void {
    this.#messages.listeners.push(listen);
  }

  onPublished(listen: (publishedTo: number) => void): void {
    this.#published.push(listen);
  }

  onGone(listen: () => void): void {
    this.#gone.push(listen);
  }

  watchWhile(isWaiting: () => boolean): void {
    this.#watching.push(isWaiting);
  }

  async leave(): Promise<void> {
    await this.#duties.endAll();
    await this.inProgress.stop();
    this.#left = true;
    this.pause();
    await this.#looking;
    // Otherwise the others find out by themselves.
    await this.#parts.shared.ask(leaveServers, { id: this.#id }).catch(() => {});
  }

  get #held(): readonly Held[] {
    const rows: [string, string | null, number][] = JSON.parse(this.#news?.leases ?? '[]');
    return rows.map(([name, holder, epoch]) => ({ name, holder, epoch }));
  }

  get #serverIds(): readonly string[] {
    return this.#servers.map(([id]) => id);
  }

  get #servers(): readonly (readonly [id: string, beat: number])[] {
    return JSON.parse(this.#news?.servers ?? '[]');
  }

  readonly #isServer = (id: string): boolean => this.#serverIds.includes(id);

  async #join(id = this.#id): Promise<void> {
    const { shared, version, schemaTag, clock } = this.#parts;
    const name = `${hostname()}:${process.pid}`;
    const askedAtMs = performance.now();
    await shared.ask(insertServer, { id, name, version, schemaTag, keysVersion: 0, startedAtMs: clock() });
    this.#shownAtMs = askedAtMs;
  }

  async #beat(): Promise<void> {
    const { shared, log } = this.#parts;
    try {
      const askedAtMs = performance.now();
      const { changes } = await shared.ask(beatServer, { id: this.#id });
      if (changes > 0) this.#shownAtMs = Math.max(this.#shownAtMs, askedAtMs);
      if (changes > 0 || this.#left) return;
      // It slept, or could not reach the store: its duties are others' now, and what it had begun is theirs to end.
      log.warn({ server: this.#id }, 'the other servers had given this one up; it joins them again');
      const id = drawServerId();
      this.#callsFromMs = Number.POSITIVE_INFINITY;
      await this.#join(id);
      this.#callsFromMs = performance.now() + JOINED_AGAIN_MS;
      // Not before: what is made under an id that is no server's is cancelled.
      this.#id = id;
    } catch (error) {
      log.warn({ err: error }, 'this server could not show that it lives');
    }
  }

  #lookLater(): void {
    if (this.#paused) return;
    const isBusy = performance.now() - this.#changedAtMs < BUSY_MS || this.#watching.some((isWaiting) => isWaiting());
    this.#timer = setTimeout(
      () =>
        void this.#look()
          .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'the other servers could not be looked at'))
          .finally(() => this.#lookLater()),
      isBusy ? BUSY_LOOK_MS : IDLE_LOOK_MS,
    );
  }

  /** One look at a time; a call during a look waits for it and makes another one. */
  async #look(): Promise<void> {
    await this.#looking?.catch(() => {});
    this.#looking ??= outside(() => this.#lookOnce()).finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { shared, keys, log } = this.#parts;
    const askedAtMs = performance.now();
    const { rows } = await shared.ask(readNews);
    const before = this.#news;
    const [news] = rows;
    if (news === undefined) throw new Error('there is no news at all');
    this.#news = news;
    keys
      ?.seen(news.keysVersion, askedAtMs)
      .catch((error: unknown) => log.error({ err: error }, 'the keys in the database cannot be read'));
    shared.note(news);
    this.#judge();
    if (this.#left) return;
    this.#duties.compare(this.#held, this.#isServer);
    this.#announce(before, news);
    await this.#messages.read(news.lastMessage ?? 0, this.#duties.has('housekeeping'));
  }

  /** Gives up servers whose beats stand still. */
  #judge(): void {
    const nowMs = performance.now();
    const isLate = nowMs - this.#lookedAtMs > GAP_MS;
    this.#lookedAtMs = nowMs;
    const present = new Map(this.#servers);
    const wasThere = this.#beats.size;
    for (const id of this.#beats.keys()) if (!present.has(id)) this.#beats.delete(id);
    if (this.#beats.size < wasThere) for (const listen of this.#gone) listen();
    for (const [id, beat] of present) {
      if (id === this.#id) continue;
      const known = this.#beats.get(id);
      if (known === undefined || known.beat !== beat || isLate) this.#beats.set(id, { beat, sinceMs: nowMs });
      else if (nowMs - known.sinceMs >= STILL_MS) this.#remove(id, beat);
    }
  }

  #remove(id: string, beat: number): void {
    const { shared, log } = this.#parts;
    shared
      .ask(removeStillServer, { id, beat })
      .then(({ changes }) => {
        if (changes === 0) return undefined;
        log.warn({ server: id }, 'another server shows no life any more');
        // Its duties wait for no further look.
        return this.#left ? undefined : this.#look();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'a server without life could not be removed'));
  }

  #announce(before: News | undefined, news: News): void {
    if (before === undefined) return;
    const topics = new Set<Topic>();
    if (news.pendingEvent !== null) topics.add('outbox');
    if (news.lastDelivery !== before.lastDelivery) topics.add('deliveries');
    if (news.version !== before.version) topics.add('access').add('sources');
    const isMoved = news.lastEntry !== before.lastEntry || news.lastAudit !== before.lastAudit;
    if (topics.size > 0 || isMoved) this.#parts.shared.announce(topics);
    const isPublished = news.publishedTo !== before.publishedTo;
    // Each time: one may have begun to listen, or have failed to read, since there were more.
    if (news.publishedTo !== null) for (const listen of this.#published) listen(news.publishedTo);
    if (topics.size > 0 || isPublished || news.lastJob !== before.lastJob) this.#changedAtMs = performance.now();
    if (news.lastJob !== null && news.lastJob !== before.lastJob) this.#messages.hear({ kind: 'jobs' });
  }
}
