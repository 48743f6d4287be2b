/**
 * A promise with a known result that records whether it was awaited; a native promise cannot. It reports after the awaiting code has
 * continued, so the unit never looks finished between two calls awaited in sequence.
 */
export class Answer<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Promise';
  readonly #value: T | undefined;
  readonly #failure: { readonly error: unknown } | undefined;
  #delivered: (() => void) | undefined;

  constructor(value: T | undefined, failure: { readonly error: unknown } | undefined, delivered: () => void) {
    this.#value = value;
    this.#failure = failure;
    this.#delivered = delivered;
  }

  then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    const settled: Promise<T> =
      this.#failure === undefined ? Promise.resolve(this.#value as T) : Promise.reject(this.#failure.error);
    const next = settled.then(fulfilled, rejected);
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
