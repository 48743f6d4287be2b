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

export const hashOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');
