import { randomInt } from 'node:crypto';
import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import { listPendingResets } from '../../db/events/outbox.ts';
import { DrawsStopped } from '../../domain/draw.ts';
import type { Logger } from '../base/log.ts';
import { NONE_QUEUED } from './queue-events.ts';
import type { Queue } from './relay.ts';
import { RerunWork } from './rerun-work.ts';

const BATCH = 100;
const WAIT_MS = { min: 1_000, max: 4_000 };

/**
 * Issues the one-time passwords of all requests that wait, at random moments. At once it would slow down the call after the request, whose
 * time would reveal that the account exists. Requests wait in the store, so a crash loses none.
 */
export class ResetRounds {
  readonly #store: Store;
  readonly #queue: Queue;
  readonly #drawWaitMs: () => number;
  readonly #round: RerunWork;
  readonly #unsubscribe: () => void;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(store: Store, queue: Queue, log: Logger, drawWaitMs = () => randomInt(WAIT_MS.min, WAIT_MS.max)) {
    this.#store = store;
    this.#queue = queue;
    this.#drawWaitMs = drawWaitMs;
    this.#round = new RerunWork(() =>
      this.#issue().catch((error: unknown) => {
        if (!(error instanceof DrawsStopped))
          log.error({ err: error }, 'issuing one-time passwords failed, trying again');
        this.#wait();
      }),
    );
    this.#unsubscribe = store.onCommit((told) => told.has('outbox') && this.#wait());
    // Requests that a crash left behind.
    this.#wait();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
    await this.#round.running;
  }

  /** Any event makes it look, whether it is a request or not: the work after a request is that of other commits. */
  #wait(): void {
    if (this.#stopped || this.#timer !== undefined) return;
    this.#timer = outside(() =>
      setTimeout(() => {
        this.#timer = undefined;
        this.#round.ask();
      }, this.#drawWaitMs()),
    );
  }

  async #issue(): Promise<void> {
    for (;;) {
      const events = await this.#store.read((tx) => listPendingResets(tx, BATCH));
      if (events.length === 0 || this.#stopped) return;
      for (let from = NONE_QUEUED; from.events < events.length; ) {
        const begun = from;
        from = await this.#store.write((tx) => this.#queue(tx, events, begun));
      }
      if (events.length < BATCH) return;
    }
  }
}
