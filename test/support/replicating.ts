import { archiveFolder } from '../../db/archive/archives.ts';
import { keysFolder } from '../../server/keys/keys.ts';
import { PACE, type ReplicaEvent, type ReplicaPace } from '../../server/replica/replica-work.ts';
import { Replicator } from '../../server/replica/replicator.ts';
import { readIdentity } from '../../server/start/back-up.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { until } from './paying-players.ts';

/** Much faster than it is meant to run. */
const QUICK: ReplicaPace = { ...PACE, lookMs: 2, writeMs: 0, markMs: 0 };

export type Replicating = {
  readonly events: readonly ReplicaEvent[];
  /** Waits until the replica has everything that is committed now. */
  current(): Promise<void>;
};

/** Runs work while a data folder is replicated, and then replicates the rest. */
export const replicating = async (
  data: string,
  to: string,
  work: (replicating: Replicating) => Promise<void> = async ({ current }) => current(),
  {
    platform = readIdentity(data),
    pace = {},
  }: { readonly platform?: string; readonly pace?: Partial<ReplicaPace> } = {},
): Promise<readonly ReplicaEvent[]> => {
  const events: ReplicaEvent[] = [];
  const store = storeFile(data);
  const from = { store, keys: keysFolder(data), archive: archiveFolder(store) };
  const say = (event: ReplicaEvent): void => void events.push(event);
  const replicator = new Replicator({ from, to, platform, clock: Date.now, say, pace: { ...QUICK, ...pace } });
  const stop = new AbortController();
  let failure: { readonly error: unknown } | undefined;
  const running = replicator.run(stop.signal).catch((error: unknown) => {
    failure = { error };
  });
  const current = async (): Promise<void> => {
    const nowMs = Date.now();
    await until(() => {
      if (failure !== undefined) throw failure.error;
      return events.some((each) => each.event === 'current' && each.atMs > nowMs);
    }, true);
  };
  try {
    await work({ events, current });
  } finally {
    stop.abort();
    await running;
  }
  if (failure !== undefined) throw failure.error;
  return events;
};
