import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of a listing, numbered from 0. */
export type Page<Field extends string> = {
  readonly page: number;
  readonly limit: number;
  readonly sortField: Field;
  readonly descending: boolean;
  /** The start of the page, if a client goes on from the one before; `page` then only gives the number of rows before it. */
  readonly after?: PagePosition | undefined;
};

/** The position of a row in the order of a listing, as the values of the columns that the order has. */
export type PagePosition = readonly unknown[];

/** The rows of one page and the total; `atLeast`: counting stopped early, so there may be more. `last`: where the next page of a long list begins. */
export type Listing<Row> = {
  readonly rows: Row[];
  readonly total: number;
  readonly atLeast?: boolean;
  readonly last?: PagePosition | undefined;
};

/** Sort keys, most significant first. */
export type SortOrder = readonly { readonly by: AnySQLiteColumn | SQL; readonly descending: boolean }[];

/** The order of a page. The `unique` columns break ties, so that every row is on exactly one page. */
export const toPageOrder = <Field extends string>(
  page: Pick<Page<Field>, 'sortField' | 'descending'>,
  sortable: Readonly<Record<Field, AnySQLiteColumn | SQL>>,
  ...unique: readonly AnySQLiteColumn[]
): SortOrder => [...new Set([sortable[page.sortField], ...unique])].map((by) => ({ by, descending: page.descending }));

/** The order as SQL. */
export const inOrder = (order: SortOrder): SQL[] =>
  order.map(({ by, descending }) => (descending ? desc(by) : asc(by)));
