import type { Soon } from '../../db/engine/lookups.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { addPotContributor } from '../../db/jackpots/pot-contributors.ts';
import { addWindowEntries, type NewWindowEntry } from '../../db/jackpots/window-entries.ts';
import { type StoredParticipation, saveCounters, saveParticipation } from '../../db/opt-ins/participations.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { findTimeTrigger, windowAt } from '../../domain/jackpot/window.ts';
import { countContribution, isRanked, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import type { Unit } from '../unit/handler.ts';

/** A booked contribution. */
type Booked = {
  /** The instance before the booking. */
  readonly instance: Instance;
  readonly rules: JackpotRules;
  readonly quote: Quote;
  readonly contribution: Contribution;
  /** The player's participation before the booking, if there was one. */
  readonly participation: StoredParticipation | undefined;
  readonly entry: Entry;
  /** The sequence number of the entry. */
  readonly seq: number;
};

/** Adds a booked contribution to everything that decides later wins: counters, rankings and time windows. Only these have to be waited for. */
export const recordContribution = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { instance, rules, quote, contribution, participation, entry, seq }: Booked,
): Soon<void> => {
  const { brandPath, playerId } = contribution;
  const counted = countContribution(participation ?? NO_PARTICIPATION, quote, entry);
  // Each field by name: merging three objects would cost more than all else here.
  const stored: StoredParticipation = {
    instanceId: instance.id,
    brandPath,
    playerId,
    optedIn: counted.optedIn,
    preferences: counted.preferences,
    contributionCount: counted.contributionCount,
    contributionValue: counted.contributionValue,
    pots: counted.pots,
    lastCurrency: contribution.currency,
    // A clock that is set back must not make a player inactive.
    lastContributedAtMs: Math.max(participation?.lastContributedAtMs ?? nowMs, nowMs),
    lastSeq: seq,
    updatedAtMs: nowMs,
  };
  const save = participation === undefined ? saveParticipation : saveCounters;
  save(tx, stored, isRanked(rules));
  const player = { instanceId: instance.id, brandPath, playerId };
  const entered: NewWindowEntry[] = [];
  for (let position = 0; position < rules.pots.length; position += 1) {
    const pot = rules.pots[position];
    const state = instance.pots[position];
    if (pot === undefined || state === undefined || !state.enabled) continue;
    const ranksLife = pot.payout?.community.some(({ rule }) => rule.kind === 'HighestContributionPerWin') ?? false;
    if (ranksLife)
      addPotContributor(tx, {
        ...player,
        potId: pot.id,
        instanceCount: state.instanceCount,
        contributed: quote.booked,
        lastSeq: seq,
      });
    const trigger = findTimeTrigger(pot);
    const window = trigger && quote.inPots.includes(pot.id) ? windowAt(rules, trigger, nowMs) : undefined;
    // A window that ends after the instance is never drawn.
    const isDrawn = (endMs: number): boolean =>
      endMs > (state.timing?.settledUntilMs ?? 0) && endMs <= (instance.endsAtMs ?? Number.POSITIVE_INFINITY);
    if (window !== undefined && isDrawn(window.endMs))
      entered.push({ ...player, potId: pot.id, windowEndMs: window.endMs, seq, booked: quote.booked });
  }
  return entered.length === 0 ? undefined : addWindowEntries(tx, entered);
};
