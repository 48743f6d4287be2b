import { statSync } from 'node:fs';
import { openClient } from './open.ts';

/** What a store contains, checked before it is used. */
export interface Inspected {
  /** No file, or one without tables: nothing was ever stored, or everything is lost. */
  readonly isEmpty: boolean;
  /** The ledger has entries, which a key seals. */
  readonly hasLedger: boolean;
  /** One of the third-party secrets in it, encrypted with a key. */
  readonly secret: string | undefined;
  /** It has tables, but none of ours. */
  readonly isForeign: boolean;
  /** The first damage SQLite finds in its pages. */
  readonly damage: string | undefined;
}

const NOTHING: Inspected = {
  isEmpty: true,
  hasLedger: false,
  secret: undefined,
  isForeign: false,
  damage: undefined,
};
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** Larger stores are not read completely before they are served (this takes about a second); verify reads all pages. */
const BYTES_READ_MAX = 128 * 1024 * 1024;

/**
 * Inspects a store without changing it. SQLite would discard the log of a truncated store, so such a store is not opened.
 * @param isThorough reads every page of a store of any size.
 * @throws the system's or SQLite's error when the store cannot be read.
 */
export const inspectStore = (file: string, isThorough: boolean, nativeBinding?: object): Inspected => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.size === 0) return NOTHING;
  const client = openClient({ file, readonly: true, ...(nativeBinding && { nativeBinding }) });
  try {
    const named = client.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all();
    if (named.length === 0) return NOTHING;
    const damages =
      isThorough || stats.size <= BYTES_READ_MAX
        ? client.prepare<[], string>('PRAGMA quick_check(1)').pluck().all()
        : ['ok'];
    const has = (table: string) =>
      named.includes(table) && client.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
    const secretIn = (table: string, column: string) =>
      named.includes(table)
        ? client.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${column} <> '' LIMIT 1`).pluck().get()
        : undefined;
    return {
      isEmpty: false,
      hasLedger: has('ledger_entries'),
      secret: secretIn('destinations', 'secret') ?? secretIn('oauth_providers', 'client_secret'),
      isForeign: !named.includes('schema_migrations'),
      damage: damages[0] === 'ok' ? undefined : damages[0]?.replaceAll('\n', ' '),
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && DAMAGED.test(String(error.code)))) throw error;
    return { ...NOTHING, isEmpty: false, damage: error.message };
  } finally {
    client.close();
  }
};
