import Database from 'better-sqlite3';
import { createPrivateFile, restrictFiles } from './private-files.ts';

/** Folds case in every alphabet: SQLite's own `lower` only knows A to Z. */
export const foldCase = (text: string): string => text.toLowerCase().toUpperCase();

export interface ConnectionOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  readonly readonly?: boolean;
  /** FULL: a commit is on disk before it returns. OFF: a power cut may lose or damage the store; for tests and benchmarks. */
  readonly synchronous?: 'FULL' | 'OFF' | undefined;
  /** Maximum wait for a locked file. Blocks the event loop. */
  readonly busyTimeoutMs?: number | undefined;
  /** The loaded addon, when it does not come from the package: the single executable carries it as an asset. */
  readonly nativeBinding?: object;
}

const BUSY_TIMEOUT_MS = 1_000;

/** Opens a bare handle: sets no pragma, writes nothing. Unless `readonly`, creates the file, readable by its owner only. */
export const openClient = (options: ConnectionOptions): Database.Database => {
  if (!options.readonly && options.file !== ':memory:') {
    createPrivateFile(options.file);
    restrictFiles(options.file);
  }
  const settings: Database.Options = {
    readonly: options.readonly ?? false,
    timeout: options.busyTimeoutMs ?? BUSY_TIMEOUT_MS,
  };
  // The package's types only allow a path, but it accepts the loaded addon too.
  if (options.nativeBinding !== undefined) Object.assign(settings, { nativeBinding: options.nativeBinding });
  return naming(options.file, () => new Database(options.file, settings));
};

/** SQLite says why a file cannot be opened, and not which. */
const naming = <Result>(path: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
};

/** Opens a handle ready for units: write-ahead log, foreign keys enforced, the chosen durability. */
export const openReadyClient = (options: ConnectionOptions): Database.Database => {
  const client = openClient(options);
  try {
    // The journal mode is stored in the file, and a reader may not change it.
    if (!options.readonly && options.file !== ':memory:') {
      const mode = naming(options.file, () => client.pragma('journal_mode = WAL', { simple: true }));
      if (mode !== 'wal')
        throw new Error(`The store at ${options.file} cannot use a write-ahead log: it stays in mode “${mode}”.`);
    }
    client.pragma(`synchronous = ${options.synchronous ?? 'FULL'}`);
    client.pragma('foreign_keys = ON');
    // Overwrites removed rows, which could otherwise be read in the file for as long as their place is free.
    if (!options.readonly) client.pragma('secure_delete = ON');
    client.pragma('trusted_schema = OFF');
    client.pragma('temp_store = MEMORY');
    client.pragma('wal_autocheckpoint = 8000');
    // A log that has grown shrinks to this when it begins again.
    client.pragma('journal_size_limit = 67108864');
    client.function('fold_case', { deterministic: true }, (text) => (typeof text === 'string' ? foldCase(text) : null));
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
};
