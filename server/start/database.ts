import { mkdirSync } from 'node:fs';
import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { WATCHED_TABLES } from '../../db/watched-tables.ts';
import { Keys } from '../keys/keys.ts';
import { migrations, nativeBinding } from './assets.ts';
import type { DataFolder, openDataFolder } from './data-folder.ts';

/**
 * Opens a store in PostgreSQL, which any number of servers share, and creates or migrates its schema first, if necessary. The data folder
 * holds the rest: the keys.
 * @throws MigrationRefused when a newer version has written the database, or the driver's error when it cannot be reached.
 */
export const openDatabase = async (
  url: string,
  ...[folder, , , committed]: Parameters<typeof openDataFolder>
): Promise<DataFolder> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const binding = nativeBinding();
  const store = await openPostgres({
    ...{ url, migrations: migrations(), watched: WATCHED_TABLES, committed },
    ...(binding === undefined ? {} : { nativeBinding: binding }),
  });
  return { store, keys: new Keys(folder), close: () => store.close() };
};
