import type { Quote } from '../../domain/jackpot/quote.ts';
import { coinPicos, quoteFree, quoteRound, roundKinds } from './crowd.ts';
import type { Plan } from './plan.ts';
import type { PlayerGroup } from './players.ts';

/** Rounds of a kind that are alike, and their share 0..1 of all. */
export type MeanRound = {
  readonly kind: number;
  readonly weight: number;
  readonly group: PlayerGroup;
  readonly quote: Quote;
};

/** The rounds that are played while all pots are enabled, with rounds of bonuses and rounds that complete a coin apart. */
export const meanRounds = ({ rules, groups }: Plan): readonly MeanRound[] => {
  const ids = rules.pots.map(({ id }) => id);
  return roundKinds(groups).flatMap((kind, index): MeanRound[] => {
    const group = groups[kind.group];
    if (group === undefined) return [];
    const plain = quoteRound(rules, group, kind, ids);
    const coin = coinPicos(group);
    const rest = (plain.carry?.owed ?? 0n) % coin;
    // In the long run, each fraction that a player can carry is as frequent as another.
    const completes = Number(rest) / Number(coin);
    const debits = plain.playerDebit > 0n ? 1 : completes;
    const free = quoteFree(rules, group, kind, ids);
    const part = free === undefined ? 0 : (group.free ?? 0);
    // A bonus pays a part of the rounds that would be debited, and leaves what is carried.
    const isFree = part === 0 ? 0 : (part * debits) / (1 - part + part * debits);
    const all = [
      { weight: (1 - isFree) * (1 - completes), quote: plain },
      { weight: (1 - isFree) * completes, quote: quoteRound(rules, group, kind, ids, coin - rest) },
      { weight: isFree, quote: free ?? plain },
    ];
    return all
      .filter(({ weight }) => weight > 0)
      .map(({ weight, quote }) => ({ kind: index, weight: kind.share * weight, group, quote }));
  });
};
