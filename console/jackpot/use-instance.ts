import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { POLL_MS } from '../shell/live.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { type Loaded, useLoad } from '../shell/use-load.ts';

/** A jackpot; undefined for those who may see its players or tickets alone. What its pots pay comes as it happens; the rest is asked for. */
export const useInstance = (id: string, { isWatched = false } = {}): Loaded<JackpotInstance | undefined> =>
  useLoad(
    `instance ${id}`,
    async (signal) =>
      may('getInstance') ? (await pitboss.getInstance({ path: { instance_id: id } }, { signal })).body : undefined,
    isWatched ? { everyMs: POLL_MS } : {},
  );
