import type { Participation, Preference } from './participation.ts';

/** The most currencies with a preference; after that, a new one replaces the oldest. */
const MAX_PREFERENCES = 200;

export type OptInChange = {
  readonly participation: Participation;
  /** False: nothing to store. */
  readonly changed: boolean;
  /** True if the change is to be announced: the status changed, or the preference of an opted-in player did. */
  readonly announced: boolean;
};

/**
 * Opts a player in or out. A preference is kept either way: 0 removes the one in its currency, undefined changes none. The caller checks
 * admission first; every player may opt out.
 */
export const changeOptIn = (before: Participation, optedIn: boolean, preference?: Preference): OptInChange => {
  const preferences = preference === undefined ? before.preferences : withPreference(before.preferences, preference);
  const preferencesChanged = preferences !== before.preferences;
  const statusChanged = (before.optedIn ?? false) !== optedIn;
  return {
    participation: { ...before, optedIn, preferences },
    changed: preferencesChanged || before.optedIn !== optedIn,
    announced: statusChanged || (optedIn && preferencesChanged),
  };
};

/** The same list if nothing changes. */
const withPreference = (
  preferences: readonly Preference[],
  { currency, amount }: Preference,
): readonly Preference[] => {
  const last = preferences.at(-1);
  if (last?.currency === currency && last.amount === amount) return preferences;
  const others = preferences.filter((preference) => preference.currency !== currency);
  if (amount === 0n) return others.length === preferences.length ? preferences : others;
  return [...others, { currency, amount }].slice(-MAX_PREFERENCES);
};

/**
 * A player's participation in the target of a transfer: status and preferences come from the source, counters stay the target's. A player
 * who already has a status in the target keeps it and its preferences.
 * @returns undefined when there is nothing to store.
 */
export const copyOptIn = (source: Participation, target: Participation): Participation | undefined => {
  if (source.optedIn === null || target.optedIn !== null) return undefined;
  return { ...target, optedIn: source.optedIn, preferences: source.preferences };
};
