import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of a listing, numbered from 0. */
export type Page<Field extends string> = {
  readonly page: number;
  readonly limit: number;
  readonly sortField: Field;
  readonly descending: boolean;
};

/** The rows of one page and the total; `atLeast`: counting stopped early, so there may be more. */
export type Listing<Row> = { readonly rows: Row[]; readonly total: number; readonly atLeast?: boolean };

/** Sort keys, most significant first. */
export type Order = readonly { readonly by: AnySQLiteColumn | SQL; readonly descending: boolean }[];

/** The order of a page. The `unique` columns break ties, so that every row is on exactly one page. */
export const orderOf = <Field extends string>(
  page: Pick<Page<Field>, 'sortField' | 'descending'>,
  sortable: Readonly<Record<Field, AnySQLiteColumn | SQL>>,
  ...unique: readonly AnySQLiteColumn[]
): Order => [...new Set([sortable[page.sortField], ...unique])].map((by) => ({ by, descending: page.descending }));

/** The order as SQL. */
export const inOrder = (order: Order): SQL[] => order.map(({ by, descending }) => (descending ? desc(by) : asc(by)));
