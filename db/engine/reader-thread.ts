// The program of a reader thread. It answers questions in the order in which they come, each on the snapshot that it names. Threads are
// started often, so it loads no query builder.
import { constants } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { copyStore } from './copy-store.ts';
import type { Question } from './detached-connection.ts';
import { type ConnectionOptions, openClient, openReadyClient } from './open-client.ts';
import { rememberTexts } from './remember-texts.ts';

/** The settings that a thread is started with. */
export type ThreadSettings = Omit<ConnectionOptions, 'nativeBinding' | 'readonly'> & {
  /** The file of the addon, when it does not come from the package. */
  readonly addonFile?: string | undefined;
};

/** A message to a thread: a question on a snapshot, which begins with its first; the end of a snapshot; copy the store; or stop. */
export type ToReader =
  | { readonly number: number; readonly snapshot: number; readonly question: Question }
  | { readonly ended: number }
  | { readonly number: number; readonly copyTo: string }
  | 'stop';

/** An answer of a thread. */
export type FromReader = { readonly number: number } & (
  | { readonly rows: readonly unknown[][] }
  | { readonly error: { readonly message: string; readonly code: string | undefined } }
);

type Handle = { readonly client: Database.Database; readonly prepare: (text: string) => Database.Statement };

const { addonFile, ...options } = workerData as ThreadSettings;

/** One copy of SQLite in a process: its locks between two handles hold only within it. */
const loadAddon = (file: string): object => {
  const addon = { exports: {} };
  process.dlopen(addon, file, constants.dlopen.RTLD_NOW);
  return addon.exports;
};
const nativeBinding = addonFile === undefined ? undefined : loadAddon(addonFile);

const free: Handle[] = [];
const snapshots = new Map<number, Handle>();

const openHandle = (): Handle => {
  const client = openReadyClient({ ...options, readonly: true, ...(nativeBinding && { nativeBinding }) });
  return { client, prepare: rememberTexts(client) };
};

const handleOf = (snapshot: number): Handle => {
  let handle = snapshots.get(snapshot);
  if (handle === undefined) {
    handle = free.pop() ?? openHandle();
    handle.prepare('BEGIN').run();
    snapshots.set(snapshot, handle);
  }
  return handle;
};

/** An answer, or the error that there is instead of one. */
const answering = (number: number, answer: () => unknown[][]): FromReader => {
  try {
    return { number, rows: answer() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { number, error: { message: error instanceof Error ? error.message : String(error), code } };
  }
};

const rowsOf = (snapshot: number, { text, values, isOne }: Question): unknown[][] => {
  const statement = handleOf(snapshot).prepare(text);
  if (!statement.reader) {
    statement.run(...values);
    return [];
  }
  const query = statement.raw();
  if (!isOne) return query.all(...values) as unknown[][];
  const row = query.get(...values) as unknown[] | undefined;
  return row === undefined ? [] : [row];
};

/** The copy needs a handle without a transaction, and no more than one. */
const copyTo = (file: string): unknown[][] => {
  const client = openClient({ ...options, readonly: true, ...(nativeBinding && { nativeBinding }) });
  try {
    copyStore(client, file);
    return [];
  } finally {
    client.close();
  }
};

const end = (snapshot: number): void => {
  const handle = snapshots.get(snapshot);
  if (handle === undefined) return;
  snapshots.delete(snapshot);
  if (handle.client.inTransaction) handle.prepare('ROLLBACK').run();
  free.push(handle);
};

const stop = (): void => {
  for (const { client } of [...free, ...snapshots.values()]) client.close();
  parentPort?.close();
};

parentPort?.on('message', (told: ToReader) => {
  if (told === 'stop') stop();
  else if ('ended' in told) end(told.ended);
  else {
    const answer = () => ('copyTo' in told ? copyTo(told.copyTo) : rowsOf(told.snapshot, told.question));
    parentPort?.postMessage(answering(told.number, answer));
  }
});
