import { and, exists, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { isBrandPath, toOperatorId } from '../../domain/account/access.ts';
import { isPublicInstance, playableBy } from '../jackpots/listed-instances.ts';
import { isAmong, ownedBy } from '../listing/owned-by.ts';
import { instances } from '../tables/jackpots.ts';
import type { AssignmentTable } from '../tables/routing.ts';

/** The assignments to instances that public replies may show. */
export const assignmentsToPublic = (table: AssignmentTable): SQL =>
  sql`exists (select 1 from ${instances} where ${instances.id} = ${table.instanceId} and ${isPublicInstance})`;

/**
 * The assignments of these owners and, for brands, those of their operator that lead to a jackpot the brand may play. Undefined owners mean
 * no restriction.
 */
export const assignmentsVisibleTo = (table: AssignmentTable, owners: readonly string[] | undefined): SQL | undefined =>
  owners && or(ownedBy(table.ownerId, owners), ofOperators(table, owners.filter(isBrandPath)));

/** The sources or segments of these owners and, for brands, those of their operator that lead to a jackpot the brand may play. */
export const assignersVisibleTo = (
  table: AssignmentTable,
  from: { readonly ownerId: AnySQLiteColumn; readonly id: AnySQLiteColumn },
  owners: readonly string[] | undefined,
  onlyPublic = false,
): SQL | undefined => {
  if (owners === undefined) return undefined;
  const assigned = and(sql`${table.ownerId} = ${from.ownerId}`, sql`${table.fromId} = ${from.id}`);
  const leads = ofOperators(table, owners.filter(isBrandPath));
  const isLeading =
    leads &&
    exists(
      sql`(select 1 from ${table} where ${and(assigned, leads, onlyPublic ? assignmentsToPublic(table) : undefined)})`,
    );
  return or(ownedBy(from.ownerId, owners), isLeading);
};

const ofOperators = (table: AssignmentTable, brandPaths: readonly string[]): SQL | undefined =>
  brandPaths.length === 0
    ? undefined
    : and(
        isAmong(table.ownerId, brandPaths.map(toOperatorId)),
        sql`exists (select 1 from ${instances} where ${instances.id} = ${table.instanceId} and ${playableBy(brandPaths)})`,
      );
