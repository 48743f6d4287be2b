import type { Logger } from '../base/log.ts';
import type { Config } from '../settings/config.ts';
import { configuredDatabase } from './configured-database.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { requireBegun } from './store-mark.ts';

/** The store is a file in the data folder, or a database. */
export const createOpener =
  (config: Config, log: Logger) =>
  (...how: Parameters<typeof openDataFolder>): DataFolder | Promise<DataFolder> => {
    const database = configuredDatabase(config);
    if (database === undefined && config.newStore === 'refused') requireBegun(config.data);
    if (database === undefined) return openDataFolder(...how);
    return openDatabase({ ...database, watch: (warning, err) => log.warn({ err }, warning) }, ...how);
  };
