import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { Lookups } from './lookups.ts';
import { type ConnectionOptions, openClient, openReadyClient } from './open-client.ts';
import { rememberTexts } from './remember-texts.ts';
import type { Builder, Prepared, Statement } from './statement.ts';

/** An open SQLite handle with drizzle's builder and the statements prepared on it. */
export interface Connection {
  readonly client: Database.Database;
  readonly builder: Builder;
  readonly prepared: WeakMap<Statement<unknown>, Prepared>;
  readonly lookups: Lookups;
  /** Opens an empty in-memory store. */
  openScratch(): Database.Database;
}

/**
 * Opens a connection ready for units.
 * @param lookups shared by the connections of a store.
 */
export const openConnection = (options: ConnectionOptions, lookups = new Lookups()): Connection => {
  const client = openReadyClient(options);
  const remembering: Database.Database = Object.create(client, { prepare: { value: rememberTexts(client) } });
  const openScratch = () => openClient({ ...options, file: ':memory:', readonly: false });
  return { client, builder: drizzle(remembering), prepared: new WeakMap(), lookups, openScratch };
};
