import { sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';

/** Finds when the earliest row is due; null when there is none. */
const earliest = (column: string, from: string) =>
  sql<number | null>`(select min(${sql.raw(column)}) from ${sql.raw(from)})`;
const newest = (column: string, from: string) =>
  sql<number | null>`(select max(${sql.raw(column)}) from ${sql.raw(from)})`;
const exists = (from: string) => sql<number>`(select count(*) from (select 1 as one from ${sql.raw(from)} limit 1))`;

/**
 * Reads what a server has to know of the others' commits, in one statement that reads a few index rows: each server runs it several times a
 * second. Only for a store that servers share.
 */
export const readNews = statement((db) =>
  db
    .select({
      /** Of what lookups read. */
      version: sql<number>`(select changes from store_state)`,
      /** The store's current life, and the number of transactions that were committed. */
      life: sql<string>`(select life from store_state)`,
      commits: sql<number>`(select commits from store_commits)`,
      /** Of the keys that servers share. */
      keysVersion: sql<number | null>`(select version from shared_keys)`,
      /** The first event that is not published. */
      pendingEvent: earliest('id', 'outbox where delivered_at_ms is null'),
      /** The end of the published events. */
      publishedTo: newest('id', 'outbox where delivered_at_ms is not null'),
      lastDelivery: newest('seq', 'deliveries'),
      lastEntry: newest('id', 'ledger_entries'),
      lastAudit: newest('seq', 'audit_events'),
      lastMessage: newest('id', 'server_messages'),
      lastJob: sql<string | null>`(select max(contribution_id) from callback_jobs)`,
      cancelDueAtMs: earliest('next_attempt_at_ms', "contribution_intents where state = 'cancelling'"),
      lostDueAtMs: earliest('next_attempt_at_ms', "lost_transactions where state = 'cancelling'"),
      creditDueAtMs: earliest('next_attempt_at_ms', "payouts where state = 'due'"),
      drawingDueAtMs: earliest('next_due_at_ms', "instances where next_due_at_ms is not null and state = 'Active'"),
      pausedEndsAtMs: earliest('ends_at_ms', "instances where next_due_at_ms is not null and state = 'Paused'"),
      bonusEndsAtMs: earliest('expires_at_ms', "player_bonuses where state = 'Available'"),
      sharesWait: exists('win_shares'),
      awardsWait: exists('award_portions'),
      changesWait: exists('bonus_changes where waiting is not null'),
      copiesWait: exists('opt_in_copies'),
      /** The id and beat of each server. */
      servers: sql<string>`(select json_group_array(json_array(id, beat)) from servers)`,
      /** The name, holder and epoch of each lease. */
      leases: sql<string>`(select json_group_array(json_array(name, holder, epoch)) from leases)`,
    })
    .from(sql`(select 1 as one)`),
);

/** The commits of the other servers, as of one moment. */
export type News = Exclude<(typeof readNews)['row'], undefined>;
