import type { Answered } from './postgres-session.ts';
import type { Sessions } from './sessions.ts';

/** One value of the database, queried once for all callers that come while an answer is under way. */
export class SharedAnswer {
  readonly #sessions: Sessions;
  readonly #text: string;
  readonly #name: string;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<unknown> | undefined;

  /** @param name of the statement, under which its plan is kept. */
  constructor(sessions: Sessions, text: string, name: string) {
    this.#sessions = sessions;
    this.#text = text;
    this.#name = name;
  }

  /** The value as it is after this call; undefined if the store cannot be reached. */
  ask(): Promise<unknown> {
    // A question that is under way may be answered with what was before this call, so this waits for the one after it.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const asked = this.#ask();
      this.#running = asked;
      return asked;
    });
    return this.#next;
  }

  async #ask(): Promise<unknown> {
    try {
      const session = await this.#sessions.take();
      try {
        const { rows } = await session.query(this.#text, [], this.#name);
        return rows[0]?.[0];
      } finally {
        this.#sessions.give(session);
      }
    } catch {
      // The transaction that follows says why.
      return undefined;
    }
  }
}

/** The rows of an answer that others read too: what reads a row changes it. */
export const rowsFor = ({ rows }: Answered): readonly unknown[][] => rows.map((row) => [...row]);
