import type { Participation } from './participation.ts';

/**
 * A player's participation in the target of a transfer: status and preferences come from the source, counters stay the target's. A player
 * who already has a status in the target keeps it and its preferences.
 * @returns undefined when there is nothing to store.
 */
export const copyOptIn = (source: Participation, target: Participation): Participation | undefined => {
  if (source.optedIn === null || target.optedIn !== null) return undefined;
  return { ...target, optedIn: source.optedIn, preferences: source.preferences };
};
