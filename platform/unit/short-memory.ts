/** A value with the time that it shows, and how much room it takes. */
type Dated<Value> = { readonly value: Value; readonly atMs: number };

/**
 * Remembers what many callers ask for within a moment, such as what is shown to all visitors. Callers choose the keys, so it is bounded: the
 * oldest values go first.
 */
export class ShortMemory<Value> {
  readonly #lifeMs: number;
  readonly #sizeMax: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #kept = new Map<string, Dated<Value>>();
  readonly #coming = new Map<string, Promise<Dated<Value>>>();
  #size = 0;

  constructor(lifeMs: number, sizeMax: number, sizeOf: (value: Value) => number = () => 1) {
    this.#lifeMs = lifeMs;
    this.#sizeMax = sizeMax;
    this.#sizeOf = sizeOf;
  }

  find(key: string, nowMs: number): Dated<Value> | undefined {
    const known = this.#kept.get(key);
    // A clock that was set back makes a value from the future.
    return known !== undefined && Math.abs(nowMs - known.atMs) < this.#lifeMs ? known : undefined;
  }

  keep(key: string, dated: Dated<Value>): void {
    this.#remove(key);
    this.#kept.set(key, dated);
    this.#size += this.#sizeOf(dated.value);
    for (const [oldest] of this.#kept) {
      if (this.#size <= this.#sizeMax || oldest === key) break;
      this.#remove(oldest);
    }
  }

  /** Finds a value or makes it, once for all who ask meanwhile. Not within a unit of work, which must not wait for another one. */
  async once(key: string, nowMs: number, make: () => Promise<Dated<Value>>): Promise<Value> {
    const known = this.find(key, nowMs) ?? (await (this.#coming.get(key) ?? this.#make(key, make)));
    return known.value;
  }

  #make(key: string, make: () => Promise<Dated<Value>>): Promise<Dated<Value>> {
    const coming = make()
      .then((dated) => {
        this.keep(key, dated);
        return dated;
      })
      .finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  #remove(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#kept.delete(key);
    this.#size -= this.#sizeOf(known.value);
  }
}
