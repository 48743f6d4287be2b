import type { PoolFigures } from '../database-figures.ts';
import { isCaughtUp } from './caught-up.ts';
import type { Hosts } from './hosts.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import type { SharedAnswer } from './shared-answer.ts';

/** How long a read waits for a replica that is behind. */
const PATIENCE_MS = 200;
/** How long the primary answers alone after that. */
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
  async take(): Promise<Session | undefined> {
    if (performance.now() < this.#restsUntilMs) return undefined;
    let session: Session;
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

  give(session: Session): void {
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
