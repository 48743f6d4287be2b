import type { Draw } from '../draw.ts';
import { drawSample, recordingDraw } from './draws.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { Payee } from './player.ts';
import { type JackpotRules, maxPayoutsOf, type PayoutRule, type PotRules } from './rules.ts';

/**
 * Access to the other players of an instance at the time of a win. Only accepted contributions that booked something count, and only the
 * players who are paid are read.
 */
export type Community = {
  /** Counts the players who contributed at or after `sinceMs`. */
  countActive(sinceMs: number): Promise<number>;
  /** Lists the players at these ascending positions, ordered by brand path and player id in code units. */
  activeAt(sinceMs: number, places: readonly number[]): Promise<readonly Payee[]>;
  /** Up to `most` players with the greatest totals ever, the greatest first; on ties, who reached it first. */
  highestEver(most: number): Promise<readonly Payee[]>;
  /** The same since the last win of a pot, or ever if it has not been won. */
  highestSinceWin(potId: string, most: number): Promise<readonly Payee[]>;
};

/** The payees of one pot's win: those of each community rule, in order, with the draws that chose them. */
export type Payees = {
  readonly byRule: readonly (readonly Payee[])[];
  readonly decisions: readonly PotDecision[];
};

/**
 * The payees of each hit that is shared with a community, by pot.
 * Throws an Error when the context has no time, or the store returns fewer players than requested.
 */
export const findPayees = async (
  rules: JackpotRules,
  { hits }: Hits,
  community: Community,
  { atMs, draw }: Pick<WinContext, 'atMs' | 'draw'>,
): Promise<ReadonlyMap<string, Payees>> => {
  const found = new Map<string, Payees>();
  for (const pot of rules.pots) {
    if (pot.payout === undefined || !hits.some(({ potId }) => potId === pot.id)) continue;
    if (atMs === undefined) throw new Error(`finding the payees of the pot ${pot.id} requires the time`);
    const byRule: (readonly Payee[])[] = [];
    const decisions: PotDecision[] = [];
    for (const { rule } of pot.payout.community)
      byRule.push(await payeesOf(rule, pot, community, atMs, draw, decisions));
    found.set(pot.id, { byRule, decisions });
  }
  return found;
};

const payeesOf = async (
  rule: PayoutRule,
  pot: PotRules,
  community: Community,
  atMs: number,
  draw: Draw,
  decisions: PotDecision[],
): Promise<readonly Payee[]> => {
  switch (rule.kind) {
    case 'ActivePlayers': {
      const sinceMs = atMs - rule.periodMs;
      const draws: Drawn[] = [];
      const places = drawSample(await community.countActive(sinceMs), rule.maxPayouts, recordingDraw(draw, draws));
      decisions.push({ pot: pot.id, trigger: 'ActivePlayers', armed: true, draws, hit: true, selected: true });
      const payees = places.length === 0 ? [] : await community.activeAt(sinceMs, places);
      if (payees.length !== places.length)
        throw new Error(`requested ${places.length} active players, got ${payees.length}`);
      return payees;
    }
    case 'HighestLifetimeContributor':
      return community.highestEver(maxPayoutsOf(rule));
    case 'HighestContributionPerWin':
      return community.highestSinceWin(pot.id, maxPayoutsOf(rule));
  }
};
