import type { Draw } from '../draw.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { Payee } from './player.ts';
import { recordingDraw } from './recording-draw.ts';
import type { JackpotRules, PayoutRule, PotRules } from './rules.ts';
import { sampleOf } from './sample.ts';

/**
 * What the store knows of the players of an instance beside the winner, as of the win. Contributions count that were accepted and booked
 * something; only the players that are paid are ever read.
 */
export type Community = {
  /** How many players contributed at `sinceMs` or later. */
  countActive(sinceMs: number): Promise<number>;
  /** Those of them at these ascending places in the order of brand path and player id, compared by code units. */
  activeAt(sinceMs: number, places: readonly number[]): Promise<readonly Payee[]>;
  /** The player with the greatest sum of contributions ever; of equals the one who reached it first. */
  highestEver(): Promise<Payee | undefined>;
  /** … since the last win of a pot, or ever when it has not been won. */
  highestSinceWin(potId: string): Promise<Payee | undefined>;
};

/** Who shares a win of one pot: for each community rule in its order, with what was drawn to choose them. */
export type Payees = {
  readonly byRule: readonly (readonly Payee[])[];
  readonly decisions: readonly PotDecision[];
};

/**
 * The payees of the hits that are shared with a community, by pot; the others ask nothing.
 * Throws an Error when the context has no time, or the store does not answer with as many players as were asked for.
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
    if (atMs === undefined) throw new Error(`the payees of the pot ${pot.id} cannot be found without the time`);
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
      const places = sampleOf(await community.countActive(sinceMs), rule.maxPayouts, recordingDraw(draw, draws));
      decisions.push({ pot: pot.id, trigger: 'ActivePlayers', armed: true, draws, hit: true, selected: true });
      const payees = places.length === 0 ? [] : await community.activeAt(sinceMs, places);
      if (payees.length !== places.length)
        throw new Error(`${places.length} active players were asked for, ${payees.length} came`);
      return payees;
    }
    case 'HighestLifetimeContributor':
      return listed(await community.highestEver());
    case 'HighestContributionPerWin':
      return listed(await community.highestSinceWin(pot.id));
  }
};

const listed = (payee: Payee | undefined): readonly Payee[] => (payee === undefined ? [] : [payee]);
