import type { OutboxEvent } from '../../db/outbox.ts';
import type { Logger } from '../base/log.ts';
import type { Client } from './client.ts';
import type { JackpotBoard } from './jackpot-board.ts';
import { isWin } from './masked-win.ts';

/** How often all jackpots are shown. */
const BEAT_MS = 3_000;
/** The minimum time between two looks for changes, so that many changes are shown as one. */
const LOOK_MS = 500;

/** All connected clients: shows them the jackpots and sends them events. */
export class Audience {
  readonly #board: JackpotBoard;
  readonly #clock: () => number;
  readonly #log: Logger;
  readonly #clients = new Set<Client>();
  /** The last event that was sent. The relay repeats events that it could not mark as published; a socket sends none twice. */
  #sentId = 0;
  #beatAtMs = Number.NEGATIVE_INFINITY;
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #hasChanged = false;
  #showing: Promise<void> | undefined;
  #rechecked: Promise<unknown> = Promise.resolve();

  constructor(board: JackpotBoard, clock: () => number, log: Logger) {
    this.#board = board;
    this.#clock = clock;
    this.#log = log;
  }

  add(client: Client): void {
    this.#clients.add(client);
  }

  remove(client: Client): void {
    this.#clients.delete(client);
  }

  /** A commit may have changed jackpots. */
  noteCommit(): void {
    this.#hasChanged = true;
  }

  /** Access rights may have changed. Nothing is sent before they are looked up again. */
  recheckAccess(): void {
    this.#rechecked = Promise.all([this.#rechecked, ...[...this.#clients].map((client) => client.recheckAccess())]);
  }

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
    await Promise.all([...[...this.#clients].map((client) => client.check(nowMs)), this.show()]);
  }

  /** Shows jackpots, if it is time or a client is new. */
  show(): Promise<void> {
    this.#showing ??= this.#show()
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
    if (event.id <= this.#sentId) return;
    const listening = [...this.#clients].filter((client) => client.wants(event.eventType));
    const isShared = listening.length > 0 && isWin(event);
    const jackpot = isShared ? await this.#board.find(event.instanceId, this.#clock()) : undefined;
    await this.#settled();
    this.#sentId = event.id;
    for (const client of listening) client.offer(event, jackpot);
  }

  async #show(): Promise<void> {
    const watching = [...this.#clients].filter((client) => client.watches);
    if (watching.length === 0) return this.#board.forget();
    const nowMs = this.#clock();
    // A clock that was set back must not delay anything.
    const isPast = (sinceMs: number, ms: number): boolean => nowMs - sinceMs >= ms || nowMs < sinceMs;
    const isBeat = isPast(this.#beatAtMs, BEAT_MS);
    const isDue = (this.#hasChanged || nowMs >= this.#board.nextTurnMs) && isPast(this.#lookedAtMs, LOOK_MS);
    if (!isBeat && !isDue && !watching.some((client) => client.isNew)) return;
    this.#hasChanged = false;
    this.#lookedAtMs = nowMs;
    if (isBeat) this.#beatAtMs = nowMs;
    const look = await this.#board.look(nowMs);
    await this.#settled();
    for (const client of this.#clients) if (client.watches) client.show(look, isBeat);
  }
}
