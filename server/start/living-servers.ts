import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../db/engine/store.ts';
import { listServers } from '../../db/servers/servers.ts';
import type { Server } from '../../db/tables/servers.ts';

/** Longer than a server takes between two beats. */
const WATCHED_MS = 3_000;

/** The servers that use a shared store: those whose beat goes on. */
export const livingServers = async (store: Pick<Store, 'read'>, watchedMs = WATCHED_MS): Promise<readonly Server[]> => {
  const list = () => store.read((tx) => tx.all(listServers, {}));
  const before = new Map((await list()).map(({ id, beat }) => [id, beat]));
  if (before.size === 0) return [];
  await sleep(watchedMs);
  return (await list()).filter(({ id, beat }) => before.get(id) !== beat);
};
