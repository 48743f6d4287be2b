import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of a listing: `page` counts from 0. */
export type Page<Field extends string> = {
  readonly page: number;
  readonly limit: number;
  readonly sortField: Field;
  readonly descending: boolean;
};

/** The rows of one page and how many there are on all pages; `atLeast`: there may be more, counting ended early. */
export type Listing<Row> = { readonly rows: Row[]; readonly total: number; readonly atLeast?: boolean };

/** What rows are sorted by, the first first. */
export type Order = readonly { readonly by: AnySQLiteColumn | SQL; readonly descending: boolean }[];

/** The order of a page; `unique` columns break ties, so that no row is on two pages or on none. */
export const orderOf = <Field extends string>(
  page: Pick<Page<Field>, 'sortField' | 'descending'>,
  sortable: Readonly<Record<Field, AnySQLiteColumn | SQL>>,
  ...unique: readonly AnySQLiteColumn[]
): Order => [...new Set([sortable[page.sortField], ...unique])].map((by) => ({ by, descending: page.descending }));

/** The order as a query takes it. */
export const inOrder = (order: Order): SQL[] => order.map(({ by, descending }) => (descending ? desc(by) : asc(by)));
