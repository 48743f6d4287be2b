import type { Instance } from '../db/instances.ts';
import { statusAt } from '../domain/jackpot/status.ts';
import type { JackpotForSource } from '../generated/server/types.gen.ts';
import { optInStatusToWire, type ShownParticipation } from './opt-in-status.ts';
import { templateOf } from './rules-of.ts';

/** The public part of a source's jackpot for a player. Which pots are shown, and in what detail, depends on the caller. */
export const jackpotForSourceToWire = (
  { instance, participation }: { readonly instance: Instance; readonly participation: ShownParticipation },
  nowMs: number,
): Omit<JackpotForSource, 'pots'> => {
  const { opt_in_required = false, contribution_type } = templateOf(instance).contribution_rules;
  return {
    id: instance.id,
    currency: instance.currency,
    opt_in_required,
    contribution_type,
    optin_status: optInStatusToWire(participation),
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    status: statusAt(instance, nowMs),
  };
};
