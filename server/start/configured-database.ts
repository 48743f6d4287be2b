import type { Config } from '../settings/config.ts';
import type { Database } from './database.ts';

/** The database that holds the store, as the settings say; undefined when it is a file in the data folder. */
export const configuredDatabase = (config: Config): Database | undefined => {
  const { database: url, databaseKey: key, databaseStatementMs: statementMs, databaseLockMs: lockMs } = config;
  if (url === undefined) return undefined;
  return {
    ...{
      url,
      key,
      keyFile: config.databaseKeyFile,
      replicas: config.databaseReplicas,
      limits: { statementMs, lockMs },
      readers: config.databaseReaders,
    },
    refusesEmpty: config.newStore === 'refused',
    aside: { places: config.databaseLongReaders, limitMs: statementMs },
  };
};
