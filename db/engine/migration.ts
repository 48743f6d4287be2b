import { createHash } from 'node:crypto';

/** One step of the schema: the name drizzle-kit gave it, and its SQL. */
export interface Migration {
  readonly tag: string;
  readonly sql: string;
}

/** What a store remembers of a migration that it had. */
export interface Applied {
  readonly tag: string;
  readonly hash: string;
}

export const hashOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');
