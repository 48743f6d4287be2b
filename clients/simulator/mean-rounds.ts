import type { Quote } from '../../domain/jackpot/quote.ts';
import { quoteFree, quoteRound, roundKinds } from './crowd.ts';
import type { Plan } from './plan.ts';
import type { PlayerGroup } from './players.ts';

/** Rounds that are alike, and their share 0..1 of all. */
export type MeanRound = { readonly weight: number; readonly group: PlayerGroup; readonly quote: Quote };

/** The rounds that are played while all pots are enabled, those that bonuses pay apart. */
export const meanRounds = ({ rules, groups }: Plan): readonly MeanRound[] => {
  const ids = rules.pots.map(({ id }) => id);
  return roundKinds(groups).flatMap((kind): MeanRound[] => {
    const group = groups[kind.group];
    if (group === undefined) return [];
    const free = quoteFree(rules, group, kind, ids);
    const part = free === undefined ? 0 : (group.free ?? 0);
    const paid = { weight: kind.share * (1 - part), group, quote: quoteRound(rules, group, kind, ids) };
    return free === undefined ? [paid] : [paid, { weight: kind.share * part, group, quote: free }];
  });
};
