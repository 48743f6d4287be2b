import type { PoolFigures } from '../store-figures.ts';
import { isCaughtUp } from './caught-up.ts';
import type { Hosts } from './hosts.ts';
import type { PostgresSession } from './postgres-session.ts';
import type { Sessions } from './sessions.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** A read waits at most this long for a replica that is behind. */
const PATIENCE_MS = 200;
/** Then the primary answers alone for so long. */
const REST_MS = 1_000;

/** Hosts that may be a moment behind. Only one that has everything that was committed before is lent for a read. */
export class Replicas {
  readonly #hosts: Hosts;
  readonly #sessions: Sessions;
  readonly #position: SharedAnswer;
  #restsUntilMs = 0;

  /** @param position of the primary: see `isCaughtUp`. */
  constructor(hosts: Hosts, sessions: Sessions, position: SharedAnswer) {
    this.#hosts = hosts;
    this.#sessions = sessions;
    this.#position = position;
  }

  get figures(): PoolFigures {
    return this.#sessions.figures;
  }

  /** The replica in use; undefined while none is. */
  get host(): string | undefined {
    return performance.now() < this.#restsUntilMs ? undefined : this.#hosts.found;
  }

  /** A connection to a replica that has everything that was committed before this call; undefined if there is none. */
  async take(): Promise<PostgresSession | undefined> {
    if (performance.now() < this.#restsUntilMs) return undefined;
    let session: PostgresSession;
    try {
      session = await this.#sessions.take();
    } catch {
      this.rest();
      return undefined;
    }
    const isGood = await isCaughtUp(session, () => this.#position.ask(), PATIENCE_MS).catch(() => false);
    if (isGood) return session;
    this.#sessions.give(session);
    this.rest();
    return undefined;
  }

  give(session: PostgresSession): void {
    this.#sessions.give(session);
  }

  /** Leaves everything to the primary for a moment, and tries another replica then. */
  rest(): void {
    // Several reads at a time may find the same one behind.
    if (performance.now() >= this.#restsUntilMs) this.#hosts.leave();
    this.#restsUntilMs = performance.now() + REST_MS;
  }

  close(): Promise<void> {
    return this.#sessions.close();
  }
}
