import { order } from '../../read/document/order.ts';

/** Collects a module's imports as they are used. A value of a name that the module has itself gets an underscore. */
export class Imports {
  readonly #own: ReadonlySet<string>;
  readonly #values = new Map<string, Set<string>>();
  readonly #types = new Map<string, Set<string>>();

  /** @param own the names that the module declares. */
  constructor(own: readonly string[] = []) {
    this.#own = new Set(own);
  }

  /** Imports a value, and returns its name in the module. */
  value(from: string, name: string): string {
    return add(this.#values, from, this.#own.has(name) ? `${name} as ${name}_` : name);
  }

  /** Imports a type, and returns its name. */
  type(from: string, name: string): string {
    return add(this.#types, from, name);
  }

  toString(): string {
    const lines = [
      ...[...this.#values].map(([from, names]) => [from, `import ${listed(names)} from '${from}';`] as const),
      ...[...this.#types].map(([from, names]) => [from, `import type ${listed(names)} from '${from}';`] as const),
    ];
    return lines
      .sort(([a, one], [b, other]) => order(a, b) || order(one, other))
      .map(([, line]) => `${line}\n`)
      .join('');
  }
}

const add = (imports: Map<string, Set<string>>, from: string, name: string): string => {
  const names = imports.get(from) ?? new Set();
  imports.set(from, names.add(name));
  return name.split(' as ').at(-1) ?? name;
};

/** Writes more than three names on separate lines. */
const listed = (names: ReadonlySet<string>): string => {
  const sorted = [...names].sort(order);
  return names.size > 3 ? `{\n${sorted.map((name) => `  ${name},`).join('\n')}\n}` : `{ ${sorted.join(', ')} }`;
};
