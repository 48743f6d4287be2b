import type { Sessions } from './sessions.ts';

const VERSION = 'select changes from store_state';

/** The version of what is watched, asked for once for all who ask while an answer is under way. */
export class SharedVersion {
  readonly #sessions: Sessions;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<number | undefined> | undefined;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** The version as it is after this call; undefined if the store cannot be reached. */
  ask(): Promise<number | undefined> {
    // A question that is under way may be answered with what was before this call, so this waits for the one after it.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const asked = this.#ask();
      this.#running = asked;
      return asked;
    });
    return this.#next;
  }

  async #ask(): Promise<number | undefined> {
    try {
      const session = await this.#sessions.take();
      try {
        const { rows } = await session.query(VERSION, [], 'version');
        return Number(rows[0]?.[0]);
      } finally {
        this.#sessions.give(session);
      }
    } catch {
      // The transaction that follows says why.
      return undefined;
    }
  }
}
