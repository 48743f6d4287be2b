import type { Store } from '../../db/engine/store.ts';
import { listPublishedEvents } from '../../db/events/event-log.ts';
import type { Logger } from '../base/log.ts';
import type { Outlet } from './relay.ts';
import { RerunWork } from './rerun-work.ts';

const BATCH = 200;

/**
 * Hands on what another server, or this one, has published: each event once, in the order of the log. Only the relay puts events there, after
 * all that are there, so none is committed behind the place that was read.
 */
export class Tail {
  readonly #store: Store;
  readonly #outlet: Outlet;
  readonly #work: RerunWork;
  #readTo: number;
  #publishedTo: number;
  #stopped = false;

  /** @param readTo the last event that need not be handed on. */
  constructor(store: Store, readTo: number, outlet: Outlet, log: Logger) {
    this.#store = store;
    this.#outlet = outlet;
    this.#readTo = readTo;
    this.#publishedTo = readTo;
    this.#work = new RerunWork(() =>
      this.#read().catch((error: unknown) =>
        log.error({ err: error }, 'reading published events failed, trying again'),
      ),
    );
  }

  /** There are published events up to this one. */
  wake(publishedTo: number): void {
    this.#publishedTo = Math.max(this.#publishedTo, publishedTo);
    if (!this.#stopped && this.#publishedTo > this.#readTo) this.#work.ask();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work.running;
  }

  async #read(): Promise<void> {
    for (;;) {
      const through = this.#publishedTo;
      const events = await this.#store.read((tx) => listPublishedEvents(tx, this.#readTo, through, BATCH));
      for (const event of events) {
        if (this.#stopped) return;
        await this.#outlet(event);
        this.#readTo = event.id;
      }
      if (events.length === BATCH) continue;
      this.#readTo = Math.max(this.#readTo, through);
      if (this.#publishedTo === through) return;
    }
  }
}
