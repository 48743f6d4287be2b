import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of a listing: `page` counts from 0. */
export type Page<Field extends string> = {
  readonly page: number;
  readonly limit: number;
  readonly sortField: Field;
  readonly descending: boolean;
};

/** The rows of one page and how many there are on all pages. */
export type Listing<Row> = { readonly rows: Row[]; readonly total: number };

/** The order of a page; `unique` columns break ties, so that no row is on two pages or on none. */
export const orderOf = <Field extends string>(
  page: Page<Field>,
  sortable: Readonly<Record<Field, AnySQLiteColumn | SQL>>,
  ...unique: readonly AnySQLiteColumn[]
): SQL[] => [sortable[page.sortField], ...unique].map((column) => (page.descending ? desc(column) : asc(column)));
