import { setImmediate } from 'node:timers/promises';
import { outside } from '../../db/engine/inside.ts';
import type { Topic } from '../../db/engine/tx.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Logger } from '../base/log.ts';
import type { BoardLook } from './board-look.ts';
import { EventClient } from './event-client.ts';
import { type EventLog, isLogged } from './event-log.ts';
import type { Jackpot, JackpotBoard } from './jackpot-board.ts';
import { Replay } from './replay.ts';
import type { SocketClient } from './socket-client.ts';

/** Interval at which all jackpots are shown. */
const BEAT_MS = 3_000;
/** The minimum time between two looks for changes, so that many changes are shown as one. */
const LOOK_MS = 500;
/** The most clients shown something before others have their turn: some milliseconds of work. */
const CLIENTS_PER_TURN = 250;

/** All connected clients: shows them the jackpots and sends them events. */
export class Audience {
  readonly #board: JackpotBoard;
  readonly #clock: () => number;
  readonly #log: Logger;
  readonly #clients = new Set<SocketClient>();
  readonly #events: EventLog;
  readonly #replay: Replay;
  #beatAtMs = Number.NEGATIVE_INFINITY;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #hasChanged = false;
  /** The last look, for clients that are shown it bit by bit. */
  #look: BoardLook | undefined;
  #showing: Promise<void> | undefined;
  #rechecked: Promise<unknown> = Promise.resolve();

  constructor(board: JackpotBoard, events: EventLog, clock: () => number, log: Logger) {
    this.#board = board;
    this.#events = events;
    this.#clock = clock;
    this.#log = log;
    this.#replay = new Replay({
      log: events,
      findJackpot: (instanceId) => board.find(instanceId, clock()),
      settled: () => this.#settled(),
      logger: log,
    });
  }

  /** Sends a client the events that it missed, before those that are published. */
  replay(client: EventClient): void {
    this.#replay.add(client);
  }

  /** A client may be ready for more: it was admitted, or its connection took what was sent. */
  wake(): void {
    this.#replay.wake();
    void this.show();
  }

  wakeReplay(): void {
    this.#replay.wake();
  }

  add(client: SocketClient): void {
    this.#clients.add(client);
  }

  remove(client: SocketClient): void {
    this.#clients.delete(client);
    if (client instanceof EventClient) this.#replay.remove(client);
  }

  /** A commit may have changed jackpots, or access rights. Nothing is sent before these are looked up again. */
  readonly noteCommit = (topics: ReadonlySet<Topic>): void => {
    this.#hasChanged = true;
    if (!topics.has('access')) return;
    this.#rechecked = Promise.all([this.#rechecked, ...[...this.#clients].map((client) => client.recheckAccess())]);
  };

  /** Resolves when every change committed so far has been looked up. */
  async #settled(): Promise<void> {
    for (let rechecked: Promise<unknown> | undefined; rechecked !== this.#rechecked; ) {
      rechecked = this.#rechecked;
      await rechecked;
    }
  }

  /** Does what is due. Resolves when done. */
  async tick(): Promise<void> {
    const nowMs = this.#clock();
    this.#replay.wake();
    const checking: Promise<void>[] = [];
    for (const client of [...this.#clients]) {
      const pending = client.check(nowMs);
      if (pending !== undefined) checking.push(pending);
    }
    await Promise.all([...checking, this.show()]);
  }

  /** Shows jackpots, if it is time or a client is new. */
  show(): Promise<void> {
    this.#showing ??= outside(() => this.#show())
      .catch((error: unknown) => {
        this.#hasChanged = true;
        this.#log.error({ err: error }, 'showing jackpots failed');
      })
      .finally(() => {
        this.#showing = undefined;
      });
    return this.#showing;
  }

  /** Sends an event of the outbox, in the order of the outbox. */
  async publish(event: OutboxEvent): Promise<void> {
    // The relay repeats events that it could not mark as published; a socket sends none twice.
    if (event.id <= this.#events.endId || !isLogged(event)) return;
    await this.#settled();
    let jackpot: Jackpot | undefined;
    if ([...this.#clients].some((client) => client.needsJackpot(event))) {
      jackpot = await this.#board.find(event.instanceId, this.#clock());
      await this.#settled();
    }
    this.#events.advance(event);
    // A client that went live meanwhile relies on getting everything that is published from now on.
    for (const client of this.#clients)
      try {
        if (client.wants(event.eventType)) client.offer(event, jackpot);
      } catch (error) {
        // The event counts as sent: the others would never get it, but this client resumes from what it had.
        client.fail(error);
      }
  }

  async #show(): Promise<void> {
    const watching = [...this.#clients].filter((client) => client.watches);
    if (watching.length === 0) {
      this.#look = undefined;
      return this.#board.forget();
    }
    const nowMs = this.#clock();
    // A clock that was set back must not delay anything.
    const isPast = (sinceMs: number, ms: number): boolean => nowMs - sinceMs >= ms || nowMs < sinceMs;
    const isBeat = isPast(this.#beatAtMs, BEAT_MS);
    const isDue = (this.#hasChanged || nowMs >= this.#board.nextTurnMs) && isPast(this.#lookedAtMs, LOOK_MS);
    if (!isBeat && !isDue && !watching.some((client) => client.isNew)) return this.#goOn(watching);
    this.#hasChanged = false;
    this.#lookedAtMs = nowMs;
    if (isBeat) this.#beatAtMs = nowMs;
    const look = await this.#board.look(nowMs);
    this.#look = look;
    const isNews = isBeat || look.changed.length > 0;
    await this.#inTurns((client) => {
      if (client.watches && (isNews || client.isNew || client.isWaiting)) client.show(look, isBeat);
    });
  }

  async #goOn(watching: readonly SocketClient[]): Promise<void> {
    const look = this.#look;
    if (look === undefined || !watching.some((client) => client.isWaiting)) return;
    await this.#inTurns((client) => {
      if (client.watches && client.isWaiting) client.goOn(look);
    });
  }

  /** Does something for all clients, and lets other work go on in between: writing to thousands of sockets takes a while. */
  async #inTurns(work: (client: SocketClient) => void): Promise<void> {
    const clients = [...this.#clients];
    for (let at = 0; at < clients.length; at += CLIENTS_PER_TURN) {
      if (at > 0) await setImmediate();
      await this.#settled();
      for (const client of clients.slice(at, at + CLIENTS_PER_TURN)) work(client);
    }
  }
}
