import { or, type SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { operatorOf } from '../domain/account/access.ts';
import { isOneOf, ownedBy } from './owned-by.ts';

/** The freespins that an account can see: those of owners it reaches, and those for all brands of an operator if it reaches one of them. */
export const freespinsVisibleTo = (ownerId: AnySQLiteColumn, owners: readonly string[] | undefined): SQL | undefined =>
  or(ownedBy(ownerId, owners), isOneOf(ownerId, owners?.map(operatorOf)));

/** Freespins of one operator, by id and part of the name. */
export type FreespinFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly operatorId?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
};
