// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

/** A message to handle, and the position once it is handled. */
export type Received = { readonly handle: () => unknown; readonly position: string | undefined };

/** Messages in the order in which they arrived. One is handled after the other, also when handling one takes a while. */
export class EventInbox {
  readonly #report: (error: unknown) => void;
  readonly #waiting: Received[] = [];
  #emptied: Promise<void> = Promise.resolve();
  #isHandling = false;
  #isClosed = false;
  #position: string | undefined;

  constructor(position: string | undefined, report: (error: unknown) => void) {
    this.#position = position;
    this.#report = report;
  }

  /** Everything up to here has been handled. */
  get position(): string | undefined {
    return this.#position;
  }

  /** Resolves when all messages that arrived so far have been handled. */
  get emptied(): Promise<void> {
    return this.#emptied;
  }

  /** Handles no more messages. */
  close(): void {
    this.#isClosed = true;
  }

  add(received: Received): void {
    this.#waiting.push(received);
    if (!this.#isHandling) this.#emptied = this.#handleAll();
  }

  async #handleAll(): Promise<void> {
    this.#isHandling = true;
    for (let next = this.#waiting.shift(); next !== undefined && !this.#isClosed; next = this.#waiting.shift()) {
      try {
        const handled = next.handle();
        if (isPending(handled)) await handled;
      } catch (error) {
        this.#report(error);
      }
      this.#position = next.position ?? this.#position;
    }
    this.#isHandling = false;
  }
}

const isPending = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;
