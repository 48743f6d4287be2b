import type { JackpotInstance } from '../../clients/typescript/src/pitboss.ts';
import { POLL_MS, potValues } from '../shell/live.ts';
import { may } from '../shell/may.ts';
import { pitboss } from '../shell/platform.ts';
import { type LoadedData, useLoad } from '../shell/use-load.ts';

/** A jackpot; undefined for those who may see its players or tickets alone. Pot values arrive as events; the rest is loaded. */
export const useInstance = (id: string, { isWatched = false } = {}): LoadedData<JackpotInstance | undefined> =>
  useLoad(
    `instance ${id}`,
    async (signal) =>
      may('getInstance') ? (await pitboss.getInstance({ path: { instance_id: id } }, { signal })).body : undefined,
    isWatched ? { everyMs: POLL_MS } : {},
  );

/** The current payout of a pot: from the latest event, or else as it was read. */
export const currentPotValue = (
  instanceId: string,
  pot: { readonly id: string; readonly current_value: number },
): number => potValues.value[instanceId]?.[pot.id] ?? pot.current_value;
