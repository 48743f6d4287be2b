import type { Store } from '../../db/engine/store.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Logger } from '../base/log.ts';
import type { SharedKeys } from '../keys/shared-keys.ts';
import { Alone } from '../peers/alone.ts';
import type { Duties } from '../peers/duties.ts';
import { Peers } from '../peers/peers.ts';
import { migrations } from './assets.ts';

/** Joins the servers that share a store, if it can be shared. */
export const joinServers = async (
  store: Store,
  log: Logger,
  clock: () => number,
  keys: SharedKeys | undefined,
): Promise<Duties> => {
  const { shared } = store;
  if (shared === undefined) return new Alone(store);
  const schemaTag = migrations().at(-1)?.tag ?? '';
  return Peers.join({ store, shared, version: manifest.version, schemaTag, log, clock, keys });
};
