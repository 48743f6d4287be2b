import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { listLateEvents, listPendingEvents, moveToEnd } from '../../db/events/outbox.ts';
import type { OutboxEvent } from '../../db/tables/events.ts';
import type { Logger } from '../base/log.ts';
import { NONE_QUEUED, type QueuedEvents } from './queue-events.ts';

/** Receives events at once. An outlet that throws gets the event again. */
export type Outlet = (event: OutboxEvent) => void | Promise<void>;

/** Queues events for receivers that may be down, and marks them as published in the same unit. */
export type Queue = (tx: Tx, events: readonly OutboxEvent[], from: QueuedEvents) => Promise<QueuedEvents>;

const BATCH = 100;
const RETRY_MS = 1000;

/**
 * Publishes the events of the outbox, in order, after their commit and never before. Where servers share the store, one of them does so for
 * all: an event whose id was committed too late to be in order gets a new one, and marking events as published puts them in the log that
 * every server reads (`Tail`).
 */
export class Relay {
  readonly #store: Store;
  readonly #outlets: readonly Outlet[];
  readonly #queue: Queue;
  readonly #log: Logger;
  readonly #unsubscribe: () => void;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(store: Store, outlets: readonly Outlet[], queue: Queue, log: Logger) {
    this.#store = store;
    this.#outlets = outlets;
    this.#queue = queue;
    this.#log = log;
    this.#unsubscribe = store.onCommit((told) => told.has('outbox') && this.wake());
    // Events that a crash left behind are published first.
    this.wake();
  }

  readonly #failed = (error: unknown): void => {
    this.#log.error({ err: error }, 'publishing events failed, trying again');
    this.#retry = setTimeout(() => this.wake(), RETRY_MS);
  };

  readonly #ended = (): void => {
    this.#running = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.wake();
  };

  /** The outbox may have new events. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = outside(() => this.#drain().catch(this.#failed).finally(this.#ended));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.#unsubscribe();
    await this.#running;
  }

  async #drain(): Promise<void> {
    for (;;) {
      if (this.#store.shared !== undefined) await this.#putInOrder();
      const events = await this.#store.read((tx) => listPendingEvents(tx, BATCH));
      if (events.length === 0 || this.#stopped) return;
      for (const event of events) for (const publish of this.#outlets) await publish(event);
      for (let from = NONE_QUEUED; from.events < events.length; ) {
        const begun = from;
        from = await this.#store.write((tx) => this.#queue(tx, events, begun));
      }
      if (events.length < BATCH) return;
    }
  }
  async #putInOrder(): Promise<void> {
    for (;;) {
      const late = await this.#store.read((tx) => listLateEvents(tx, BATCH));
      if (late.length === 0 || this.#stopped) return;
      await this.#store.write((tx) => moveToEnd(tx, late));
    }
  }
}
