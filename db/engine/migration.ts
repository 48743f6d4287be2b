import { createHash } from 'node:crypto';

/** A schema change: the name drizzle-kit gave it, and its SQL. */
export interface Migration {
  readonly tag: string;
  readonly sql: string;
}

/** A store's record of an applied migration. */
export interface Applied {
  readonly tag: string;
  readonly hash: string;
}

/**
 * Whether servers of the version before may go on while it is applied and afterwards: it adds only what they need not know. A migration says
 * so itself, in a line of its own.
 */
export const isAdditive = ({ sql }: Migration): boolean => /^-- Servers of the version before may go on\.$/m.test(sql);

export const hashOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');
