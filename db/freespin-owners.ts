import { or, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { operatorOf } from '../domain/account/access.ts';
import { isOneOf, ownedBy } from './owned-by.ts';

/** What freespins are shown of: the owners that an account reaches, and what is for all brands of an operator of which it reaches one. */
export const freespinsVisibleTo = (ownerId: AnySQLiteColumn, owners: readonly string[] | undefined): SQL | undefined =>
  or(ownedBy(ownerId, owners), isOneOf(ownerId, owners?.map(operatorOf)));

/** Freespins of one operator, by id and by a part of their name. */
export type FreespinFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  readonly operatorId?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
};
