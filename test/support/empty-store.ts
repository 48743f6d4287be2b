import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrate, readMigrations } from '../../db/engine/migrate.ts';
import type { Migration } from '../../db/engine/migration.ts';
import { openStore, type Store } from '../../db/engine/store.ts';

const images = new Map<string, Buffer>();

/** A store in SQLite that migrations have just made, as the bytes of its file. It is made once: that takes longer than most tests. */
export const emptyStore = (migrations: readonly Migration[] = readMigrations('db/migrations')): Buffer => {
  const key = createHash('sha256').update(JSON.stringify(migrations)).digest('base64');
  const known = images.get(key);
  if (known !== undefined) return known;
  const client = new Database(':memory:');
  migrate(client, migrations);
  const image = client.serialize();
  client.close();
  images.set(key, image);
  return image;
};

/** A connection to an empty store in memory, to plan statements on. */
export const openEmpty = (): Database.Database => {
  const client = new Database(emptyStore());
  client.function('fold_case', { deterministic: true }, String);
  return client;
};

/** Runs work on an empty store. */
export const withEmptyStore = async (work: (store: Store) => Promise<unknown>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
  const file = join(folder, 'empty.db');
  writeFileSync(file, emptyStore());
  const store = openStore({ file, synchronous: 'OFF' });
  try {
    await work(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
};
