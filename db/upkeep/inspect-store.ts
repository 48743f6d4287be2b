import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { newestAuditSeals } from '../audit/newest-audit-seals.ts';
import type { Migration, Root } from '../engine/migration.ts';
import { openClient } from '../engine/open-client.ts';
import { schemaDifference } from '../engine/schema-difference.ts';
import { newestEntries, type Sealed } from '../ledger/newest-entries.ts';

/** The contents of a store, checked before it is used. */
export interface Inspected {
  /** No file, or one without tables: nothing was ever stored, or everything is lost. */
  readonly isEmpty: boolean;
  /** Ledger entries and records of the audit trail, which a key seals; empty without any. */
  readonly sealed: readonly Sealed[];
  /** One of the third-party secrets in it, encrypted with a key. */
  readonly secret: string | undefined;
  /** The archive files that it names. */
  readonly archives: readonly ArchiveFile[];
  /** It has tables, but none of ours. */
  readonly isForeign: boolean;
  /** The first damage SQLite finds in its pages. */
  readonly damage: string | undefined;
  /** The first table, index or trigger that differs from what the store's migrations create, as a clause. */
  readonly difference: string | undefined;
}

export interface InspectOptions {
  /** Reads every page of a store of any size. */
  readonly isThorough: boolean;
  readonly migrations: readonly Migration[];
  readonly roots: readonly Root[];
  readonly nativeBinding?: object | undefined;
}

const NOTHING: Inspected = {
  isEmpty: true,
  sealed: [],
  secret: undefined,
  archives: [],
  isForeign: false,
  damage: undefined,
  difference: undefined,
};

/** A file of the archive and its size. */
export type ArchiveFile = { readonly file: string; readonly bytes: number };

/** The archive files that a store with such a table names. */
export const readArchiveFiles = (client: Database.Database): readonly ArchiveFile[] =>
  client.prepare<[], ArchiveFile>('select file, bytes from archives order by id').all();

/** Any of these tables shows that the store is ours. */
const OWN_TABLES = ['schema_migrations', 'ledger_entries'];
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** Larger stores are not read completely before they are served (this takes about a second); verify reads all pages. */
const BYTES_READ_MAX = 128 * 1024 * 1024;

/**
 * Inspects a store without changing it. SQLite would discard the log of a truncated store, so such a store is not opened.
 * @throws the system's or SQLite's error when the store cannot be read.
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
      sealed: [
        ...(named.includes('ledger_entries') ? newestEntries(client) : []),
        ...(named.includes('audit_seals') ? newestAuditSeals(client) : []),
      ],
      secret: secretIn('destinations', 'secret') ?? secretIn('oauth_providers', 'client_secret'),
      archives: named.includes('archives') ? readArchiveFiles(client) : [],
    };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && DAMAGED.test(String(error.code)))) throw error;
    return { ...NOTHING, isEmpty: false, damage: error.message };
  } finally {
    client.close();
  }
};

/**
 * The id of a store's first account: drawn at random, never removed, and the same in every copy of the store. Undefined in a store without
 * accounts.
 */
export const firstAccountId = (client: Database.Database): string | undefined => {
  const hasAccounts = client.prepare("select 1 from sqlite_schema where name = 'accounts'").get() !== undefined;
  return hasAccounts
    ? client.prepare<[], string>('select id from accounts order by created_at_ms, id limit 1').pluck().get()
    : undefined;
};
