/**
 * The tables that lookups read, for stores that several servers share: every change of one of them is counted, so that no server gives an
 * answer from before it. Adding one takes a migration.
 */
export const WATCHED_TABLES: readonly string[] = [
  'accounts',
  'brands',
  'operators',
  'organisations',
  'refresh_tokens',
  'source_jackpots',
  'sources',
];
