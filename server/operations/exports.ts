import type { IncomingMessage } from 'node:http';
import accepts from 'accepts';
import type { Export } from '../../db/listing/list-page.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { PlatformReply, WholeReply } from '../http/answer.ts';
import type { ParsedParts, Route } from '../http/interface.ts';
import { csvLine } from './csv-line.ts';
import type { CsvListing } from './csv-listings.ts';

const CSV = 'text/csv';

/** Reports whether a caller likes CSV better than JSON, by its `Accept`. */
export const asksForCsv = (request: IncomingMessage): boolean =>
  // Few requests name CSV, so the others are spared the negotiation.
  request.headers.accept?.includes(CSV) === true && accepts(request).type(['application/json', CSV]) === CSV;

type Items = readonly Readonly<Record<string, unknown>>[];
type ReadPage = (
  page: number,
) => Promise<{ readonly items: Items; readonly headers: Readonly<Record<string, string>> }>;

const ITEMS_PER_PAGE = 500;
const RUNNING_PER_ACCOUNT_MAX = 4;

/** Lists as CSV: all their pages, one after the other, as fast as callers take them. */
export class Exports {
  readonly #listings: ReadonlyMap<string, CsvListing>;
  /** The number of exports that each account is reading. */
  readonly #running = new Map<string, number>();
  /** The last page that each tenant reads or waits for. */
  readonly #lastPages = new Map<string, Promise<void>>();

  constructor(listings: ReadonlyMap<string, CsvListing>) {
    this.#listings = listings;
  }

  /** Replies with all items if the operation lists some, and otherwise as ever. Refuses an account's fifth export at a time. */
  async run(
    { operationId }: Route,
    parts: ParsedParts,
    { account, tenant }: { readonly account: string; readonly tenant: string },
    run: (parts: ParsedParts, whole?: Export) => Promise<WholeReply>,
  ): Promise<PlatformReply> {
    const listing = this.#listings.get(operationId);
    if (listing === undefined) return run(parts);
    const running = this.#running.get(account) ?? 0;
    if (running >= RUNNING_PER_ACCOUNT_MAX) return refuseMore();
    this.#running.set(account, running + 1);
    const whole: Export = {};
    const readPage: ReadPage = async (page) => {
      const reply = await run(
        { ...parts, query: { ...parts.query, page, limit: ITEMS_PER_PAGE, after: undefined } },
        whole,
      );
      if (isRefusal(reply)) throw new Refused(reply);
      return { items: reply.body as Items, headers: reply.headers ?? {} };
    };
    try {
      const first = await readPage(0);
      const { link: _, ...headers } = first.headers;
      const readNext: ReadPage = (page) => this.#inTurn(tenant, () => readPage(page));
      return { status: 200, headers, type: CSV_TYPE, parts: this.#lines(account, listing, first, readNext) };
    } catch (error) {
      this.#end(account);
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }

  async *#lines(
    account: string,
    { columns }: CsvListing,
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

  /** Reads one page of a tenant at a time: what a page keeps busy, others need for what they ask in the meantime. */
  #inTurn<Page>(tenant: string, read: () => Promise<Page>): Promise<Page> {
    const reading = (this.#lastPages.get(tenant) ?? Promise.resolve()).then(read);
    const end = (): void => {
      if (this.#lastPages.get(tenant) === last) this.#lastPages.delete(tenant);
    };
    const last = reading.then(end, end);
    this.#lastPages.set(tenant, last);
    return reading;
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
