/** A promise that records whether it was awaited. It reports after the awaiting code has continued. */
export class Awaited<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Promise';
  readonly #promise: Promise<T>;
  #delivered: (() => void) | undefined;

  constructor(promise: Promise<T>, delivered: () => void) {
    this.#promise = promise;
    this.#delivered = delivered;
    // One that is not awaited fails its unit, and must not end the process.
    promise.catch(() => {});
  }

  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    const next = this.#promise.then(fulfilled, rejected);
    if (this.#delivered !== undefined) next.then(this.#delivered, this.#delivered);
    this.#delivered = undefined;
    return next;
  }

  catch<B = never>(rejected?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, rejected);
  }

  finally(finished?: (() => void) | null): Promise<T> {
    return this.then().finally(finished);
  }
}
