/** The plan for a value: whether it is an integer of 64 bits, and the plans of nested values, by their index. */
export type IntegerPlan = {
  readonly wide?: true;
  readonly fields?: Readonly<Record<string, number>>;
  readonly items?: number;
  readonly others?: number;
};

/** Replaces the integers of 64 bits in a JSON value; returns a new value, and leaves what is no JSON as it is. */
export const mapIntegers = (
  plans: readonly IntegerPlan[],
  place: number | undefined,
  value: unknown,
  to: (integer: unknown) => unknown,
): unknown => {
  const { wide, fields = {}, items, others } = (place === undefined ? undefined : plans[place]) ?? {};
  if (Array.isArray(value)) return items === undefined ? value : value.map((one) => mapIntegers(plans, items, one, to));
  if (typeof value !== 'object' || value === null) return wide ? to(value) : value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const own = Object.hasOwn(fields, name) ? fields[name] : others;
      return [name, own === undefined ? one : mapIntegers(plans, own, one, to)];
    }),
  );
};

/** An integer of 64 bits as a project wants it; anything else is returned unchanged. */
export const asInteger =
  (as: 'bigint' | 'string') =>
  (value: unknown): unknown => {
    if (typeof value !== 'bigint' && !Number.isInteger(value)) return value;
    return as === 'bigint' ? BigInt(value as number | bigint) : String(value);
  };

/** A decimal text as an integer; anything else is returned unchanged. */
export const fromText = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value;

/** Writes JSON, with a bigint as a number of all its digits. */
export const stringifyExactly = (value: unknown): string => {
  let mark = '#';
  for (;;) {
    let isTaken = false;
    let hasBigint = false;
    const text = JSON.stringify(value, (_, one) => {
      if (typeof one === 'string' && one.startsWith(mark)) isTaken = true;
      if (typeof one !== 'bigint') return one;
      hasBigint = true;
      return `${mark}${one}`;
    });
    if (!hasBigint) return text;
    if (!isTaken) return text.replaceAll(new RegExp(`"${mark}(-?\\d+)"(?=[,\\]}]|$)`, 'g'), '$1');
    mark += '#';
  }
};
