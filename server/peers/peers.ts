import { hostname } from 'node:os';
import type { SharedAccess } from '../../db/engine/shared-access.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Topic } from '../../db/engine/tx.ts';
import { type News, readNews } from '../../db/news.ts';
import { listServerMessages, removeServerMessages, sendServerMessage } from '../../db/server-messages.ts';
import { beatServer, joinServers, leaveServers, removeStillServer } from '../../db/servers.ts';
import type { Logger } from '../base/log.ts';
import type { SharedKeys } from '../keys/shared-keys.ts';
import type { Duties, Duty, End, Message } from './duties.ts';
import { type Held, HeldDuties } from './held-duties.ts';
import { createRest, SIGNS } from './rest.ts';
import { createIds, drawServerId } from './server-ids.ts';
import { SharedProgress } from './shared-progress.ts';

const BEAT_MS = 1_000;
/** Two looks, which tell of other keys too, and a beat are three statements a second. */
const IDLE_LOOK_MS = 500;
const BUSY_LOOK_MS = 100;
/** For how long after a change it is looked at more often: changes rarely come alone. */
const BUSY_MS = 1_000;
/** A server whose beat stands still for so long is given up. With the next look of the others, its duties move within five seconds. */
const STILL_MS = 3_500;
/** After a gap this long between two looks, the others get their time again: the store may have been away for all. */
const GAP_MS = 1_500;
/** How many messages may be committed later than one with a higher id. */
const MESSAGES_BACK = 100;
const MESSAGES_KEPT_MS = 60_000;

export type PeersParts = {
  readonly store: Store;
  readonly shared: SharedAccess;
  readonly version: string;
  readonly schemaTag: string;
  readonly log: Logger;
  readonly clock: () => number;
  /** Told which version the shared keys have, each time. */
  readonly keys?: Pick<SharedKeys, 'seen'> | undefined;
};

/**
 * This server among those that share its store. A beat a second shows the others that it lives; each judges the others by its own clock, so
 * their clocks need not agree. One statement, a few times a second, tells it what they have committed.
 */
export class Peers implements Duties {
  readonly isShared = true;
  readonly newId: () => string;
  readonly inProgress: SharedProgress;
  readonly #parts: PeersParts;
  readonly #duties: HeldDuties;
  readonly #listeners: ((message: Message) => void)[] = [];
  readonly #published: ((publishedTo: number) => void)[] = [];
  readonly #gone: (() => void)[] = [];
  readonly #watching: (() => boolean)[] = [];
  /** The beat of each other server, and since when it stands still. */
  readonly #beats = new Map<string, { readonly beat: number; readonly sinceMs: number }>();
  readonly #heard = new Set<number>();
  #listensFrom = 0;
  #id = drawServerId();
  #news: News | undefined;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #changedAtMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  #left = false;
  #paused = false;

  private constructor(parts: PeersParts) {
    this.#parts = parts;
    this.inProgress = new SharedProgress(parts.store, () => this.#id, parts.log);
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
    return this.#serverIds;
  };

  tell(body: Message): void {
    const { shared, clock, log } = this.#parts;
    shared
      .ask(sendServerMessage, { serverId: this.#id, body, createdAtMs: clock() })
      .catch((error: unknown) => log.warn({ err: error }, 'the other servers could not be told'));
  }

  onMessage(listen: (message: Message) => void): void {
    this.#listeners.push(listen);
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

  async #join(): Promise<void> {
    const { shared, version, schemaTag, clock } = this.#parts;
    const name = `${hostname()}:${process.pid}`;
    await shared.ask(joinServers, { id: this.#id, name, version, schemaTag, keysVersion: 0, startedAtMs: clock() });
  }

  async #beat(): Promise<void> {
    const { shared, log } = this.#parts;
    try {
      const { changes } = await shared.ask(beatServer, { id: this.#id });
      if (changes > 0 || this.#left) return;
      // It slept, or could not reach the store: its duties are others' now, and what it had begun is theirs to end.
      log.warn({ server: this.#id }, 'the other servers had given this one up; it joins them again');
      this.#id = drawServerId();
      await this.#join();
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

  /** One look at a time; one that is asked for meanwhile is another one. */
  async #look(): Promise<void> {
    await this.#looking?.catch(() => {});
    this.#looking ??= this.#lookOnce().finally(() => {
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
    if (before === undefined) this.#listensFrom = news.lastMessage ?? 0;
    else if (news.lastMessage !== null && news.lastMessage !== before.lastMessage)
      await this.#listen(before.lastMessage ?? 0);
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
    if (isPublished && news.publishedTo !== null) for (const listen of this.#published) listen(news.publishedTo);
    if (topics.size > 0 || isPublished || news.lastJob !== before.lastJob) this.#changedAtMs = performance.now();
    if (news.lastJob !== null && news.lastJob !== before.lastJob)
      for (const listen of this.#listeners) listen({ kind: 'jobs' });
  }

  async #listen(last: number): Promise<void> {
    const { shared, clock } = this.#parts;
    // Those of several servers are committed in any order.
    const after = Math.max(this.#listensFrom, last - MESSAGES_BACK);
    for (const id of this.#heard) if (id <= after) this.#heard.delete(id);
    const { rows } = await shared.ask(listServerMessages, { after });
    for (const { id, serverId, body } of rows) {
      if (this.#heard.has(id)) continue;
      this.#heard.add(id);
      if (serverId !== this.#id) for (const listen of this.#listeners) listen(body as Message);
    }
    if (this.#duties.has('housekeeping'))
      await shared.ask(removeServerMessages, { beforeMs: clock() - MESSAGES_KEPT_MS });
  }
}
