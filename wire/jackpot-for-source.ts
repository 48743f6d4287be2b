import type { Instance } from '../db/instances.ts';
import { statusAt } from '../domain/jackpot/status.ts';
import type { JackpotForSource } from '../generated/server/types.gen.ts';
import { optInStatusToWire, type ShownParticipation } from './opt-in-status.ts';
import { templateOf } from './rules-of.ts';

/** What everybody is told of the jackpot that a source leads a player to; which pots, and how much of them, differs by who asks. */
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
