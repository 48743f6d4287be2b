import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { countDifferences, fillPostgres, holdsRows } from '../../db/engine/move/fill-postgres.ts';
import { type MoveMark, readMoveMark, writeMoveMark } from '../../db/engine/move/move-mark.ts';
import { openClient } from '../../db/engine/open-client.ts';
import type { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import type { PostgresStore } from '../../db/engine/postgres/postgres-store.ts';
import { keyFilesIn, keysFolder } from '../keys/keys.ts';
import { newTexts, SharedKeys } from '../keys/shared-keys.ts';
import { shownDatabase } from '../settings/kinds.ts';
import { nativeBinding } from './assets.ts';
import { openDataFolder } from './data-folder.ts';
import { connectTo, databaseKeyIn, openToMove, type Database as Place } from './database.ts';
import { storeFile } from './folder-contents.ts';
import { MoveRefused, moveStopped } from './move-stopped.ts';
import { readMoved, removeMoved, writeMoved } from './moved-folder.ts';

export type MoveHow = {
  readonly fatal: (error: unknown) => void;
  /** Called before each step: its name, and how many rows it copies. */
  readonly step: (name: string, rows: number) => void;
  /** Proves both stores. @throws MoveRefused unless the same entries and balances follow from both ledgers. */
  readonly compare: () => Promise<void>;
};

/**
 * Moves the store of a data folder, with its keys, to an empty database. The folder is marked before anything is copied and never serves
 * again; the database serves only when everything is there and proven. After a crash at any point, the same call goes on.
 */
export const moveToDatabase = async (
  data: string,
  database: Place,
  { fatal, step, compare }: MoveHow,
): Promise<void> => {
  const to = shownDatabase(database.url) ?? '';
  const before = readMoved(data);
  if (before !== undefined && (before.state === 'arriving' || before.other !== to))
    throw new MoveRefused(
      `The store of ${data} is being moved between it and ${before.other}, or was. Finish that first.`,
    );
  // As a platform would: intact, migrated, and not in use.
  if (before === undefined) await openDataFolder(data, fatal).close();
  const unlock = lockDataFolder(data, fatal, nativeBinding());
  const binding = nativeBinding();
  const source = openClient({ file: storeFile(data), readonly: true, ...(binding && { nativeBinding: binding }) });
  let session: PostgresSession | undefined;
  try {
    if (source.prepare('select 1 from archives limit 1').get() !== undefined)
      throw new MoveRefused(`The store of ${data} has archives, which a database cannot hold.`);
    step('connect', 0);
    session = await connectTo(database.url, '--to');
    const store = await openToMove(database.url, '--to', true);
    try {
      const id = await begin(data, to, { source, store, session, step });
      if (id === undefined) return;
      await fillPostgres(source, session, step);
      step('keys', 0);
      const key = database.key ?? databaseKeyIn(data, true);
      await SharedKeys.open(
        store,
        () => key,
        () => ({ ...newTexts(), ...textsIn(data) }),
      );
      step('compare', 0);
      const differences = await countDifferences(source, session);
      if (differences.length > 0) throw new MoveRefused(differences.join(' '));
      await compare();
      step('leave the folder', 0);
      writeMoved(data, { state: 'moved', id, other: to });
      step('serve from the database', 0);
      await arrive(session, { state: 'arrived', id, other: folderName(data) });
    } finally {
      await store.close();
    }
  } catch (error) {
    throw moveStopped(error, { where: to, option: '--to', isMarked: readMoved(data) !== undefined });
  } finally {
    await session?.close();
    source.close();
    unlock();
  }
};

const folderName = (data: string): string => `sqlite:${resolve(data)}`;

/** A move that has ended is not resumed, so what it has noted for that goes with the mark. */
const arrive = async (session: PostgresSession, mark: MoveMark): Promise<void> => {
  await session.script('begin');
  try {
    await writeMoveMark(session, mark);
    await session.script('drop table store_move_progress; commit');
  } catch (error) {
    await session.script('rollback').catch(() => {});
    throw error;
  }
};

type Parts = {
  readonly source: Database.Database;
  readonly store: PostgresStore;
  readonly session: PostgresSession;
  readonly step: MoveHow['step'];
};

/**
 * Marks both sides. The database gets another life in the same transaction as its mark. A server that opened it while it was empty notices the
 * new life before its next write, and ends.
 * @returns undefined when the move has ended before.
 */
const begin = async (
  data: string,
  to: string,
  { source, store, session, step }: Parts,
): Promise<string | undefined> => {
  const moved = readMoved(data);
  const mark = await readMoveMark(session);
  if (mark !== undefined && mark.id === moved?.id) return mark.state === 'arriving' ? mark.id : undefined;
  if (moved?.state === 'moved')
    throw new MoveRefused(`The store of ${data} was moved to another database than this ${to}.`);
  const requireEmpty = async (asked: PostgresSession): Promise<void> => {
    if ((await readMoveMark(asked)) !== undefined)
      throw new MoveRefused(`${to} has had a store of another move. Give an empty database.`);
    if (await holdsRows(asked, source)) throw new MoveRefused(`${to} is not empty. Give an empty database.`);
  };
  try {
    await requireEmpty(session);
    const id = moved?.id ?? randomUUID();
    step('mark the folder', 0);
    writeMoved(data, { state: 'moving', id, other: to });
    step('mark the database', 0);
    await store.beginAgain(async (locked) => {
      await requireEmpty(locked);
      await writeMoveMark(locked, { state: 'arriving', id, other: folderName(data) });
    });
    return id;
  } catch (error) {
    // No database serves a store before its folder says that it has moved, so the folder may go on.
    if (error instanceof MoveRefused) removeMoved(data);
    throw error;
  }
};

/** The keys of a folder, by name. */
const textsIn = (data: string): Record<string, string> =>
  Object.fromEntries(
    keyFilesIn(data)
      .filter((name) => name !== 'database.key')
      .map((name) => [basename(name, '.key'), readFileSync(join(keysFolder(data), name), 'utf8')]),
  );
