import { statSync } from 'node:fs';
import type { Migration } from './engine/migration.ts';
import { openClient } from './engine/open.ts';
import type { Root } from './engine/roots.ts';
import { schemaDifference } from './engine/schema-difference.ts';
import { newestEntries, type Sealed } from './newest-entries.ts';

/** What a store holds, before anybody relies on it. */
export interface Inspected {
  /** No file, or one without a table: nothing was ever stored in it, or all of it is lost. */
  readonly isEmpty: boolean;
  /** Entries of the ledger, which a key seals; none when it has none. */
  readonly sealed: readonly Sealed[];
  /** One of the secrets of others in it, which a key encrypts. */
  readonly secret: string | undefined;
  /** It holds tables, and none of them is ours. */
  readonly isForeign: boolean;
  /** The first damage that SQLite finds in the pages. */
  readonly damage: string | undefined;
  /** The first table, index or trigger that is not what the store's migrations have made, as a clause. */
  readonly difference: string | undefined;
}

export interface InspectOptions {
  /** Reads every page, however large the store is. */
  readonly isThorough: boolean;
  readonly migrations: readonly Migration[];
  readonly roots: readonly Root[];
  readonly nativeBinding?: object | undefined;
}

const NOTHING: Inspected = {
  isEmpty: true,
  sealed: [],
  secret: undefined,
  isForeign: false,
  damage: undefined,
  difference: undefined,
};
/** Whichever of them is left, the store was ours. */
const OWN_TABLES = ['schema_migrations', 'ledger_entries'];
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** Of a larger store the pages are not all read before it is served; verify reads them. About a second. */
const BYTES_READ_MAX = 128 * 1024 * 1024;

/**
 * Looks at a store without changing it. SQLite would throw away the log of a store that was cut to nothing, so one is not opened.
 * @throws the system's or SQLite's error when it cannot be read.
 */
export const inspectStore = (file: string, options: InspectOptions): Inspected => {
  const { isThorough, migrations, roots, nativeBinding } = options;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || stats.size === 0) return NOTHING;
  const open = (path: string, readonly: boolean) =>
    openClient({ file: path, readonly, ...(nativeBinding && { nativeBinding }) });
  const client = open(file, true);
  try {
    const named = client.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all();
    if (named.length === 0) return NOTHING;
    const inspected = { ...NOTHING, isEmpty: false };
    const [damage] =
      isThorough || stats.size <= BYTES_READ_MAX
        ? client.prepare<[], string>('PRAGMA quick_check(1)').pluck().all()
        : ['ok'];
    if (damage !== 'ok') return { ...inspected, damage: damage?.replaceAll('\n', ' ') };
    if (!OWN_TABLES.some((table) => named.includes(table))) return { ...inspected, isForeign: true };
    const difference = schemaDifference(client, migrations, roots, () => open(':memory:', false));
    // Rows are read only from tables that are known.
    if (difference !== undefined) return { ...inspected, difference };
    const secretIn = (table: string, column: string) =>
      named.includes(table)
        ? client.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${column} <> '' LIMIT 1`).pluck().get()
        : undefined;
    return {
      ...inspected,
      sealed: named.includes('ledger_entries') ? newestEntries(client) : [],
      secret: secretIn('destinations', 'secret') ?? secretIn('oauth_providers', 'client_secret'),
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && DAMAGED.test(String(error.code)))) throw error;
    return { ...NOTHING, isEmpty: false, damage: error.message };
  } finally {
    client.close();
  }
};
