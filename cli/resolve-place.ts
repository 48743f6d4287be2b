import { existsSync } from 'node:fs';
import type { Environment } from '../server/base/environment.ts';
import { whyUnusable } from '../server/base/why-unusable.ts';
import { readAs } from '../server/settings/kind.ts';
import { readOneGiven } from '../server/settings/read-settings.ts';
import { SETTINGS, type SettingId } from '../server/settings/settings.ts';
import { type DataFolder, openDataFolder, requireIntact } from '../server/start/data-folder.ts';
import { type Database, openDatabase } from '../server/start/database.ts';
import { storeFile } from '../server/start/folder-contents.ts';
import { CommandError } from './command.ts';
import { resolveDataFolder } from './resolve-data-folder.ts';
import { endAtOnce } from './until-stopped.ts';

/** Where a platform has its data: a folder, and the database that holds the store in place of the folder's file. */
export type StorePlace = { readonly data: string; readonly database: Database | undefined };

type Flags = { readonly data?: string | undefined };

/** For commands that need no other setting: one that is invalid for `serve` must not stop them. */
export const resolvePlace = (flags: Flags, environment: Environment): StorePlace => {
  const data = resolveDataFolder(flags, environment);
  const read = (id: SettingId) => {
    const { text, origin } = readOneGiven(id, flags, environment);
    return text === undefined ? undefined : { text, label: origin.label };
  };
  const [url, key, replicas] = [read('database'), read('databaseKey'), read('databaseReplicas')];
  if (url === undefined) return { data, database: undefined };
  return {
    data,
    database: {
      url: readAs(SETTINGS.database.kind, url.label, url.text, true),
      key: key && readAs(SETTINGS.databaseKey.kind, key.label, key.text, true),
      replicas: replicas && readAs(SETTINGS.databaseReplicas.kind, replicas.label, replicas.text, true),
      migrates: false,
    },
  };
};

/** The same for commands that need a store: a misspelt folder has none, and they must not create one. */
export const resolveExistingPlace = (flags: Flags, environment: Environment): StorePlace => {
  const place = resolvePlace(flags, environment);
  if (place.database === undefined) requireStore(place.data);
  return place;
};

const requireStore = (data: string): void => {
  requireIntact(data);
  if (!existsSync(storeFile(data))) throw noStore(data);
};

/** There is no store in a data folder, or a reason why none can be seen. */
export const noStore = (data: string): CommandError =>
  new CommandError(whyUnusable(data, 'reading') ?? `There is no store in ${data}. Choose the data folder with --data.`);

/** Opens a store for a command: locks the folder's, or joins the servers of a database. */
export const openPlace = async ({ data, database }: StorePlace): Promise<DataFolder> =>
  database === undefined ? openDataFolder(data, endAtOnce) : openDatabase(database, data, endAtOnce);

/** For commands that copy or move files: the folder, which holds the store. @throws CommandError that says what to do on a database. */
export const requireFolder = ({ data, database }: StorePlace, instead: string): string => {
  if (database !== undefined)
    throw new CommandError(`The store is in a database, which PITBOSS_DATABASE names. ${instead}`);
  return data;
};
