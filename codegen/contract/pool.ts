import { findNoun, plain, singular } from './names.ts';

/** The maximum number of values kept per name. */
const KEPT_MAX = 50;

/** Fields whose value identifies something. */
const IDENTIFIES = /(?:^|[_-])(?:ids?|uuids?|keys?|slugs?|codes?|refs?|numbers?|sha)$|[a-z](?:Ids?|Uuids?|Keys?|ID)$/;

/** Fields that only hold what their parent is called after. */
const WRAPS = new Set(['data', 'items', 'item', 'results', 'result', 'values', 'value', 'list', 'content', 'records']);

type Known = string | number;

/** Identifiers seen in replies, by the names under which requests may want them. */
export class IdPool {
  readonly #values = new Map<string, Known[]>();
  /** Further fields that are kept because a path has a parameter of this name. */
  readonly #wanted: ReadonlySet<string>;

  constructor(parameters: readonly string[]) {
    this.#wanted = new Set(parameters.map(plain));
  }

  of(name: string): readonly Known[] {
    return this.#values.get(plain(name)) ?? [];
  }

  /** The first of these names that has values. */
  among(names: readonly string[]): readonly Known[] {
    return names.map((name) => this.of(name)).find((values) => values.length > 0) ?? [];
  }

  add(name: string, value: Known): void {
    const values = this.#values.get(plain(name)) ?? [];
    if (value === '' || values.includes(value)) return;
    this.#values.set(plain(name), [...values.slice(1 - KEPT_MAX), value]);
  }

  /** Forgets what was deleted. */
  remove(value: unknown): void {
    for (const [name, values] of this.#values)
      this.#values.set(
        name,
        values.filter((known) => String(known) !== String(value)),
      );
  }

  /** Keeps the identifiers in a reply; `path` is the template that was called, `type` the name of the reply's schema. */
  gather(path: string, type: string | undefined, value: unknown): void {
    const nouns = new Set([findNoun(path), ...(type === undefined ? [] : [plain(type)])]);
    for (const noun of nouns) this.#walk(noun, value, 0);
  }

  #walk(noun: string, value: unknown, depth: number): void {
    if (depth > 8 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, KEPT_MAX)) this.#walk(noun, item, depth + 1);
      return;
    }
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'string' || typeof part === 'number') this.#keep(noun, name, part);
      else if (Array.isArray(part) && IDENTIFIES.test(name))
        for (const item of part) if (typeof item === 'string') this.add(singular(plain(name)), item);
      this.#walk(WRAPS.has(name) ? noun : singular(plain(name)), part, depth + 1);
    }
  }

  #keep(noun: string, name: string, value: Known): void {
    const known = plain(name);
    if (!IDENTIFIES.test(name) && !this.#wanted.has(known) && !this.#wanted.has(noun + known)) return;
    this.add(noun + known, value);
    // A bare `id` says nothing about whose it is.
    if (known !== 'id' || this.#wanted.has('id')) this.add(known, value);
  }
}
