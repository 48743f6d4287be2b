import type { Export } from '../../db/list-page.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { HttpReply, WholeReply } from '../http/answer.ts';
import type { ParsedParts, Route } from '../http/interface.ts';
import { csvLine } from './csv-line.ts';
import type { Listing } from './csv-listings.ts';

type Items = readonly Readonly<Record<string, unknown>>[];
type ReadPage = (
  page: number,
) => Promise<{ readonly items: Items; readonly headers: Readonly<Record<string, string>> }>;

const ITEMS_PER_PAGE = 500;
const RUNNING_PER_ACCOUNT_MAX = 4;

/** Lists as CSV: all their pages, one after the other, as fast as callers take them. */
export class Exports {
  readonly #listings: ReadonlyMap<string, Listing>;
  /** How many each account is reading. */
  readonly #running = new Map<string, number>();

  constructor(listings: ReadonlyMap<string, Listing>) {
    this.#listings = listings;
  }

  /** Replies with all items if the operation lists some, and otherwise as ever. Refuses an account's fifth export at a time. */
  async run(
    { operationId }: Route,
    parts: ParsedParts,
    account: string,
    run: (parts: ParsedParts, whole?: Export) => Promise<WholeReply>,
  ): Promise<HttpReply> {
    const listing = this.#listings.get(operationId);
    if (listing === undefined) return run(parts);
    const running = this.#running.get(account) ?? 0;
    if (running >= RUNNING_PER_ACCOUNT_MAX) return refuseMore();
    this.#running.set(account, running + 1);
    const whole: Export = {};
    const readPage: ReadPage = async (page) => {
      const reply = await run({ ...parts, query: { ...parts.query, page, limit: ITEMS_PER_PAGE } }, whole);
      if (isRefusal(reply)) throw new Refused(reply);
      return { items: reply.body as Items, headers: reply.headers ?? {} };
    };
    try {
      const first = await readPage(0);
      const { link: _, ...headers } = first.headers;
      return { status: 200, headers, type: CSV_TYPE, parts: this.#lines(account, listing, first, readPage) };
    } catch (error) {
      this.#end(account);
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  async *#lines(
    account: string,
    { columns }: Listing,
    first: Awaited<ReturnType<ReadPage>>,
    readPage: ReadPage,
  ): AsyncGenerator<string> {
    try {
      yield csvLine(columns);
      const pages = Math.ceil(Number(first.headers['x-total-count'] ?? 0) / ITEMS_PER_PAGE);
      let { items } = first;
      for (let page = 1; ; page += 1) {
        yield items.map((item) => csvLine(columns.map((column) => item[column]))).join('');
        // Without an own count, a list ends with a page that is not full.
        if (page >= pages && items.length < ITEMS_PER_PAGE) return;
        ({ items } = await readPage(page));
      }
    } finally {
      this.#end(account);
    }
  }

  #end(account: string): void {
    const running = (this.#running.get(account) ?? 0) - 1;
    if (running > 0) this.#running.set(account, running);
    else this.#running.delete(account);
  }
}

const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** Carries the refusal of a page. Once the reply has begun, it only closes the connection. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`a page of an export was refused: ${refusal.problem}`);
    this.refusal = refusal;
  }
}

const refuseMore = (): Refusal =>
  refuse('unavailable', {
    detail: `This account is reading ${RUNNING_PER_ACCOUNT_MAX} lists as CSV. Wait until one of them has ended.`,
  });
