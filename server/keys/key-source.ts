/** A key, or all that are valid now, the newest first: a key may be replaced while the platform runs. */
export type KeySource = Buffer | (() => readonly Buffer[]);

/** Something made from each key, once: what to use from now on, and what may still have been used. */
export type Derived<Value> = { current(): Value; all(): readonly Value[] };

export const derived = <Value>(source: KeySource, derive: (key: Buffer) => Value): Derived<Value> => {
  const made = new WeakMap<Buffer, { readonly value: Value }>();
  const of = (key: Buffer): Value => {
    const known = made.get(key) ?? { value: derive(key) };
    made.set(key, known);
    return known.value;
  };
  const keys = Buffer.isBuffer(source) ? () => [source] : source;
  return {
    current: () => {
      const [newest] = keys();
      if (newest === undefined) throw new Error('there is no key');
      return of(newest);
    },
    all: () => keys().map(of),
  };
};
