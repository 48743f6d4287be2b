import type { Participation, Preference } from './participation.ts';

/** The most currencies with a preference; beyond it, the one that was set longest ago gives way. */
const MAX_PREFERENCES = 200;

export type OptInChange = {
  readonly participation: Participation;
  /** False: there is nothing to store. */
  readonly changed: boolean;
  /** Whether the change is announced: of the status, or of the preference of a player who is opted in. */
  readonly announced: boolean;
};

/**
 * Opts a player in or out. A preference is kept in either case; one of 0 removes that of its currency, and none leaves all as they are.
 * Whether the player is admitted, the caller asks before: everybody may opt out.
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

/** The same list when nothing changes. */
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
