import type Database from 'better-sqlite3';

/**
 * The id of a store's first account: drawn at random, never removed, and the same in every copy of the store. Undefined in a store without
 * accounts.
 */
export const firstAccountId = (client: Database.Database): string | undefined => {
  const hasAccounts = client.prepare("select 1 from sqlite_schema where name = 'accounts'").get() !== undefined;
  return hasAccounts
    ? client.prepare<[], string>('select id from accounts order by created_at_ms, id limit 1').pluck().get()
    : undefined;
};
