import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { countDifferences } from '../../db/engine/move/fill-postgres.ts';
import { fillSqlite } from '../../db/engine/move/fill-sqlite.ts';
import { readMoveMark, writeMoveMark } from '../../db/engine/move/move-mark.ts';
import { openClient } from '../../db/engine/open-client.ts';
import type { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import type { PostgresStore } from '../../db/engine/postgres/postgres-store.ts';
import { openStore, type Store } from '../../db/engine/store.ts';
import { listOrganisationIds } from '../../db/operators/organisations.ts';
import { replaceFile } from '../base/replace-file.ts';
import { Keys, keysFolder } from '../keys/keys.ts';
import { OtherKey, SharedKeys } from '../keys/shared-keys.ts';
import { DERIVING } from '../keys/signing-keys.ts';
import { shownDatabase } from '../settings/kinds.ts';
import { migrations, nativeBinding } from './assets.ts';
import { connectTo, type Database, openToMove } from './database.ts';
import { storeFile } from './folder-contents.ts';
import { livingServers } from './living-servers.ts';
import { MoveRefused, moveStopped } from './move-stopped.ts';
import type { MoveHow } from './move-to-database.ts';
import { readMoved, removeMoved, writeMoved } from './moved-folder.ts';

/**
 * Moves the store of a database, with its keys, to a new data folder. The database is marked before anything is copied and never serves
 * again; the folder serves only when everything is there and proven. After a crash at any point, the same call begins to copy again.
 * @param key under which the database holds its keys.
 */
export const moveToFolder = async (
  { url, key }: Database & { readonly key: readonly Buffer[] },
  data: string,
  { fatal, step, compare }: MoveHow,
): Promise<void> => {
  const other = `sqlite:${resolve(data)}`;
  const from = shownDatabase(url) ?? '';
  const before = readMoved(data);
  const isNew = !existsSync(data) || readdirSync(data).every((name) => name.startsWith('lock.db'));
  if (!isNew && before?.state !== 'arriving') {
    if (before === undefined && (await hasLeftTo(url, other))) return;
    throw new MoveRefused(`${data} is not empty. Give a new folder.`);
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(data, fatal, nativeBinding());
  const binding = nativeBinding();
  let session: PostgresSession | undefined;
  let store: PostgresStore | undefined;
  try {
    step('connect', 0);
    store = await openToMove(url, '--from', false);
    session = await connectTo(url, '--from');
    // Before anything is marked.
    await openKeys(store, key, from);
    const id = await begin(store, session, { other, from, data, step });
    for (const name of readdirSync(data).filter((each) => each.startsWith('pitboss.db'))) rmSync(join(data, name));
    step('create the store', 0);
    await openStore({
      file: storeFile(data),
      migrations: migrations(),
      ...(binding && { nativeBinding: binding }),
    }).close();
    const target = openClient({ file: storeFile(data), ...(binding && { nativeBinding: binding }) });
    try {
      await fillSqlite(session, target, step);
      step('keys', 0);
      await writeKeys(store, await openKeys(store, key, from), data);
      step('compare', 0);
      const differences = await countDifferences(target, session);
      if (differences.length > 0) throw new MoveRefused(differences.join(' '));
      target.pragma('wal_checkpoint(truncate)');
    } finally {
      target.close();
    }
    flushFile(storeFile(data));
    flushFile(data);
    await compare();
    step('leave the database', 0);
    await writeMoveMark(session, { state: 'left', id, other });
    step('serve from the folder', 0);
    removeMoved(data);
  } catch (error) {
    throw moveStopped(error, { where: from, option: '--from', isMarked: readMoved(data) !== undefined });
  } finally {
    await session?.close();
    await store?.close();
    unlock();
  }
};

/** Reports whether a move to this folder has ended before, and the command is repeated. */
const hasLeftTo = async (url: string, other: string): Promise<boolean> => {
  const session = await connectTo(url, '--from');
  try {
    const mark = await readMoveMark(session);
    return mark?.state === 'left' && mark.other === other;
  } finally {
    await session.close();
  }
};

type Begun = { readonly other: string; readonly from: string; readonly data: string; readonly step: MoveHow['step'] };

/**
 * Marks both sides. The database gets another life in the same transaction as its mark. A server that hung meanwhile, or has just opened it,
 * notices the new life before its next write, and ends.
 */
const begin = async (
  store: PostgresStore,
  session: PostgresSession,
  { other, from, data, step }: Begun,
): Promise<string> => {
  const mark = await readMoveMark(session);
  const moved = readMoved(data);
  const isAgain = mark !== undefined && (mark.state === 'leaving' || mark.state === 'left');
  if (isAgain && mark.other !== other)
    throw new MoveRefused(`The store of ${from} is being moved to ${mark.other}, or was.`);
  if (mark?.state === 'arriving')
    throw new MoveRefused(`${from} is being filled from ${mark.other}. Finish that first.`);
  if (mark?.state === 'left' && moved === undefined)
    throw new MoveRefused(`The store of ${from} was moved to ${mark.other}, which may have served since.`);
  await refuseServed(store);
  const id = isAgain ? mark.id : randomUUID();
  step('mark the folder', 0);
  writeMoved(data, { state: 'arriving', id, other: from });
  step('mark the database', 0);
  await store.beginAgain(async (locked) => {
    const found = await readMoveMark(locked);
    if (found?.id !== mark?.id || found?.state !== mark?.state)
      throw new MoveRefused(`Another move of the store of ${from} began at the same time. Finish that first.`);
    if (found?.state !== 'left') await writeMoveMark(locked, { state: 'leaving', id, other });
  });
  // One that started since the first look ends with its own next look.
  await refuseServed(store, LOOKS_AFTER_MARK);
  return id;
};

const LOOKS_AFTER_MARK = 3;

/** @param looks how often servers may be found alive, and no more the next time. */
const refuseServed = async (store: Store, looks = 1): Promise<void> => {
  let alive = await livingServers(store);
  for (let look = 1; look < looks && alive.length > 0; look += 1) alive = await livingServers(store);
  if (alive.length > 0)
    throw new MoveRefused(`Servers use the database: ${alive.map(({ name }) => name).join(', ')}. Stop them first.`);
};

const openKeys = async (store: Store, key: readonly Buffer[], from: string): Promise<SharedKeys> => {
  try {
    return await SharedKeys.open(store, () => key);
  } catch (error) {
    if (!(error instanceof OtherKey)) throw error;
    throw new MoveRefused(
      `The key is not that of ${from}. Name the data folder of one of its servers with --data, or set PITBOSS_DATABASE_KEY to what they have.`,
    );
  }
};

/** Writes the keys as files; an organisation without a ring gets the one that servers derived. */
const writeKeys = async (store: Store, shared: SharedKeys, data: string): Promise<void> => {
  mkdirSync(keysFolder(data), { recursive: true, mode: 0o700 });
  const organisations = await store.read(listOrganisationIds);
  const texts = { ...new Keys(shared).signingTexts(organisations), ...shared.all };
  for (const [name, text] of Object.entries(texts))
    if (name !== DERIVING) replaceFile(join(keysFolder(data), `${name}.key`), text);
};
