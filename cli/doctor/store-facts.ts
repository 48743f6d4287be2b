import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { missingIn } from '../../db/engine/migrate.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { type StoreFacts as Facts, FILTERS_PATH, type FilteredInstance } from '../../db/upkeep/store-facts.ts';
import { migrations, nativeBinding, roots } from '../../server/start/assets.ts';
import { storeFile } from '../../server/start/folder-contents.ts';

/** Facts that the doctor reads from a store. Of one of another version, only how many migrations it lacks. */
export type InspectedStore = Facts & { readonly sqlite: string | undefined; readonly migrationsMissing: number };

/**
 * Reads a store that may be in use; undefined when there is none.
 * @throws MigrationRefused when a newer version wrote it.
 */
export const inspectStoreFile = (data: string): InspectedStore | undefined => {
  const file = storeFile(data);
  if (!existsSync(file)) return undefined;
  const binding = nativeBinding();
  const client = openClient({ file, readonly: true, ...(binding && { nativeBinding: binding }) });
  try {
    const sqlite = client.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? '';
    const missing = missingIn(client, migrations(), roots()).length;
    const nothing = { sqlite, migrationsMissing: missing, hasAccounts: false, operatorId: undefined };
    if (missing > 0) return { ...nothing, webhooks: [], providers: [], newestAtMs: undefined, filtered: [] };
    return {
      ...nothing,
      hasAccounts: one(client, 'SELECT 1 FROM accounts LIMIT 1') !== undefined,
      operatorId: textOf(one(client, 'SELECT id FROM operators ORDER BY id LIMIT 1')),
      webhooks: texts(client, 'SELECT DISTINCT url FROM destinations WHERE enabled = 1 ORDER BY url'),
      providers: texts(client, 'SELECT DISTINCT issuer_url FROM oauth_providers ORDER BY issuer_url'),
      newestAtMs: numberOf(one(client, 'SELECT max(at_ms) FROM audit_events')),
      filtered: client.prepare<[number], FilteredInstance>(FILTERED).all(Date.now()),
    };
  } finally {
    client.close();
  }
};

const FILTERED = `
  SELECT id, name, owner_id AS ownerId, rules ->> '${FILTERS_PATH}' AS filters FROM instances
  WHERE state <> 'Terminated' AND (ends_at_ms IS NULL OR ends_at_ms > ?) AND filters IS NOT NULL ORDER BY id`;

const one = (client: Database.Database, sql: string): unknown => client.prepare<[], unknown>(sql).pluck().get();

const texts = (client: Database.Database, sql: string): string[] => client.prepare<[], string>(sql).pluck().all();

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
