import type { Lookup, LookupAnswer } from '../lookups.ts';
import type { Kept } from '../tx.ts';
import { mergeQuery, toArrayLiteral, unnestRows } from './merged-sql.ts';
import type { Answered, PostgresSession } from './postgres-session.ts';
import { isLong, type PostgresQuestion } from './questions.ts';
import { type PostgresWrite, Written } from './written.ts';

/** The transaction is lost, or was rolled back, and none of its units has had an effect. */
export class Lost extends Error {}

/** COMMIT was sent, and its answer is missing or in doubt. */
export class CommitInDoubt extends Error {}

/** Writes of one text that are one statement, in the order of their rows. */
type Group = { readonly first: PostgresQuestion; readonly rows: Map<string, PostgresWrite> };

type Asking = { readonly question: PostgresQuestion; readonly answer: PromiseWithResolvers<Answered> };

/** The types of a statement's values, by its text: queried once from PostgreSQL. */
const TYPES =
  'select format_type(t, null) from pg_prepared_statements, unnest(parameter_types) with ordinality as p (t, i) where name = $1 order by i';

/** Of the units of one transaction: what they have read, what they will write, and what they have. */
export class Batch {
  readonly session: PostgresSession;
  readonly version: Promise<number>;
  readonly kept = new Map<string, Kept>();
  readonly memory = new Map<string, unknown>();
  /** The writes that have been sent or will be. */
  readonly written = new Written();
  static #asked = 0;
  readonly #types: Map<string, readonly string[]>;
  readonly #answers = new Map<string, Promise<Answered>>();
  readonly #told = new Map<Lookup<never, unknown>, Map<string, unknown>>();
  #groups: Group[] = [];
  #asking = new Map<string, Asking[]>();
  #outstanding = 0;
  #issued: Promise<unknown> = Promise.resolve();
  #answered: Promise<readonly Answered[]> = Promise.resolve([]);
  /** The number of long statements among them. */
  long = 0;
  /** True if no write that waits may be of more than one row. */
  isCounted = true;

  /** @param types kept from one transaction to the next. */
  constructor(session: PostgresSession, version: number, types: Map<string, readonly string[]>) {
    this.session = session;
    this.version = Promise.resolve(version);
    this.#types = types;
  }

  /** Sends a question together with the others of this turn. */
  ask(question: PostgresQuestion): Promise<Answered> {
    const key = toQuestionKey(question);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = Promise.withResolvers<Answered>();
    if (this.#asking.size === 0) setImmediate(() => this.#askAll());
    const asking = this.#asking.get(question.text);
    if (asking === undefined) this.#asking.set(question.text, [{ question, answer }]);
    else asking.push({ question, answer });
    return this.#remember(key, answer.promise);
  }

  /** Returns an earlier answer, or asks now. Only for queries that nothing written concerns. */
  recallOrAsk(question: PostgresQuestion): Promise<Answered> {
    const key = toQuestionKey(question);
    return this.#answers.get(key) ?? this.#remember(key, this.send(question));
  }

  send(question: PostgresQuestion): Promise<Answered> {
    if (isLong(question)) this.long += 1;
    const { text, values, name } = question;
    return this.session.query(text, values, name);
  }

  /** Resolves once no question is open. */
  async quiet(wavesMax: number): Promise<void> {
    for (let waves = 0; waves < wavesMax; waves += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#outstanding === 0) return;
      while (this.#outstanding > 0) await Promise.allSettled(this.#answers.values());
    }
  }

  told(lookup: Lookup<never, unknown>, key: string): unknown {
    return this.written.isOpen(lookup.tables) ? undefined : this.#told.get(lookup)?.get(key);
  }

  tell([lookup, key, value]: LookupAnswer): void {
    const rows = this.#told.get(lookup) ?? new Map<string, unknown>();
    this.#told.set(lookup, rows.set(key, value));
  }

  /** Writes later: before anything that concerns it is read, and at the latest before the commit. */
  add(write: PostgresWrite): void {
    this.written.add(write);
    const { question, row } = write;
    if (isLong(question)) this.long += 1;
    if (row === undefined && question.merge?.kind !== 'insert') this.isCounted = false;
    const key = rowOf(question, row, this.#groups.length);
    for (let at = this.#groups.length - 1; at >= 0; at -= 1) {
      const group = this.#groups[at] as Group;
      const { first, rows } = group;
      if (first.text === question.text && isMergeable(question, row)) {
        // The later one of two writes of the same row, with all that the earlier one wrote.
        rows.set(question.merge?.kind === 'insert' && row === undefined ? `${key}${rows.size}` : key, write);
        return;
      }
      if (!isApart(group, write, key)) break;
    }
    this.#groups.push({ first: question, rows: new Map([[key, write]]) });
  }

  /** Resolves once all that is to be sent before what follows has been. */
  get issued(): Promise<unknown> {
    return this.#issued;
  }

  /** Sends what was to be written, in its order. Resolves with the answers. */
  flush(): Promise<readonly Answered[]> {
    const groups = this.#groups;
    if (groups.length === 0) return this.#answered;
    this.#groups = [];
    this.isCounted = true;
    const issued = this.#issued.then(() => this.#issue(groups));
    this.#answered = issued.then(answersOf, (error: unknown) => {
      throw new Lost('a write has failed', { cause: error });
    });
    this.#issued = issued.catch(() => {});
    this.#answered.catch(() => {});
    return this.#answered;
  }

  /** In an array, or the answers would be waited for. */
  async #issue(groups: readonly Group[]): Promise<readonly Promise<Answered>[]> {
    for (const { first, rows } of groups) if (rows.size > 1) await this.#typesOf(first.text);
    return groups.map(({ first, rows }) => {
      const questions = [...rows.values()].map(({ question }) => question);
      if (questions.length === 1) return this.send(questions[0] ?? first);
      const text = first.merge?.textOver(unnestRows(this.#types.get(first.text) ?? [])) ?? '';
      return this.session.query(text, arraysOf(questions), first.name && `${first.name}m`);
    });
  }

  #remember(key: string, answer: Promise<Answered>): Promise<Answered> {
    this.#outstanding += 1;
    const answered = answer.finally(() => {
      this.#outstanding -= 1;
    });
    answered.catch(() => {});
    this.#answers.set(key, answered);
    return answered;
  }

  #askAll(): void {
    const asking = this.#asking;
    this.#asking = new Map();
    for (const together of asking.values())
      this.#askTogether(together).catch((error: unknown) => {
        for (const { answer } of together) answer.reject(error);
      });
  }

  async #askTogether(together: readonly Asking[]): Promise<void> {
    const [first, ...more] = together;
    if (first === undefined) return;
    const { text, name, values } = first.question;
    if (more.length === 0 || values.length === 0) {
      const answered = await this.send(first.question);
      for (const { answer } of together) answer.resolve(answered);
      return;
    }
    const types = await this.#typesOf(text);
    const arrays = arraysOf(together.map(({ question }) => question));
    const { rows, command } = await this.session.query(mergeQuery(text, types), arrays, name && `${name}m`);
    const found = together.map((): unknown[][] => []);
    for (const [number, ...row] of rows) found[Number(number) - 1]?.push(row);
    for (const [at, { answer }] of together.entries()) {
      const own = found[at] ?? [];
      answer.resolve({ rows: own, changes: own.length, command });
    }
  }

  async #typesOf(text: string): Promise<readonly string[]> {
    const known = this.#types.get(text);
    if (known !== undefined) return known;
    // Never the same twice: one that could not be forgotten is in the way.
    Batch.#asked += 1;
    const name = `types${Batch.#asked}`;
    const prepared = this.session.query(`prepare ${name} as ${text}`);
    const asked = this.session.query(TYPES, [name]);
    const forgotten = this.session.query(`deallocate ${name}`);
    const [, answered] = await Promise.all([prepared, asked, forgotten]);
    const types = answered.rows.map(([type]) => String(type));
    this.#types.set(text, types);
    return types;
  }
}

/** Waits for all answers before it throws any failure: later statements must not be mixed up with these. */
const answersOf = async (sent: readonly Promise<Answered>[]): Promise<readonly Answered[]> => {
  const outcomes = await Promise.allSettled(sent);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw new Lost('a write has failed', { cause: outcome.reason });
    return outcome.value;
  });
};

const arraysOf = (questions: readonly PostgresQuestion[]): readonly string[] =>
  (questions[0]?.values ?? []).map((_, at) => toArrayLiteral(questions.map(({ values }) => values[at])));

/** With its length, so that a text cannot be taken for several values. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return `s${value.length} ${value}`;
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`;
  return `${(typeof value)[0]}${value}`;
};

/** The same for questions that have the same answer. */
export const toQuestionKey = ({ text, values }: PostgresQuestion): string =>
  `${text}\u0000${values.map(textOf).join('\u0000')}`;

const isMergeable = ({ merge }: PostgresQuestion, row: string | undefined): boolean =>
  merge !== undefined && (merge.kind !== 'upsert' || row !== undefined);

/** Returns the row that a write is of, or a unique name. */
const rowOf = ({ merge, values }: PostgresQuestion, row: string | undefined, own: number): string => {
  if (row !== undefined) return row;
  return merge?.kind === 'update' ? merge.keys.map((at) => textOf(values[at])).join('\u0000') : `\u0000${own} `;
};

/** Reports whether a write may be sent before a group that was to be sent before it. */
const isApart = ({ first, rows }: Group, { question, row }: PostgresWrite, key: string): boolean => {
  const [any] = rows.values();
  if (row !== undefined && any?.row !== undefined && first.table === question.table) return !rows.has(key);
  const isConcerned = (one: PostgresQuestion, other: PostgresQuestion): boolean =>
    one.changes.has('') || [...one.changes].some((table) => other.changes.has(table) || other.looksAt.has(table));
  return !isConcerned(first, question) && !isConcerned(question, first);
};
