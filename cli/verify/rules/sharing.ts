import type { SharingFacts } from '../../../db/ledger/facts.ts';
import type { ShareFacts } from '../../../db/tables/wins.ts';
import { floorTimes } from '../../../domain/money/fraction.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import type { PlayerBook } from './book.ts';
import { creditFor, moneyOf } from './credit.ts';
import type { Difference } from './draws.ts';
import { listActive, listHighest } from './players.ts';
import type { SealedDecision } from './read-facts.ts';
import type { PotTerms, SharingTerms, Terms } from './terms.ts';

/** A win that is shared, with what its entry and rows record. */
export type SharedWin = {
  readonly pot: PotTerms;
  readonly life: number;
  readonly value: Micros;
  readonly winner: { readonly brand: string; readonly player: string };
  /** The time of the win: the end of its window, or that of its entry. */
  readonly wonAtMs: number;
  readonly decisions: readonly SealedDecision[];
  /** The payees besides the winner, in payout order. */
  readonly shares: readonly ShareFacts[];
  /** Missing in entries of earlier versions. */
  readonly sharing: readonly SharingFacts[] | undefined;
};

/** Holds the payees of a win, and what each gets, against the rules of its pot. */
export const judgeSharing = (
  { currency }: Terms,
  players: ReadonlyMap<string, PlayerBook>,
  win: SharedWin,
): Difference | undefined => {
  const samples = win.decisions.filter(({ trigger }) => trigger === 'ActivePlayers');
  let at = 0;
  for (const [index, rule] of win.pot.sharing.entries()) {
    const where = `the rule ${index + 1} (${rule.payees}) of the pot ${win.pot.id}`;
    const group =
      rule.payees === 'ActivePlayers'
        ? drawGroup(rule, players, win, samples.shift())
        : listLeaders(rule, players, win);
    if (typeof group === 'string') return { says: `${where}: ${group}` };
    const said = win.sharing?.[index];
    if (said !== undefined && said.players !== group.length)
      return { says: `${where} found ${said.players} players; the earlier entries give ${group.length}` };
    const share = group.length === 0 ? 0n : floorTimes(win.value, rule.part) / BigInt(group.length);
    const unpaid = new Map<string, number>();
    for (const member of group) {
      const next = win.shares[at];
      const credit = next && creditFor(share, moneyOf(next.currency, next.rate), currency);
      // The next share may be the same player's by another rule.
      if (next?.brand !== member.brand || next.player !== member.player || credit?.pay === 0n) {
        unpaid.set(member.currency, (unpaid.get(member.currency) ?? 0) + 1);
        continue;
      }
      at += 1;
      if (next.currency !== member.currency && next.currency !== currency)
        return {
          says: `${where} pays ${member.player} in ${next.currency}; the last contribution was in ${member.currency}`,
        };
      if (next.pay !== String(credit?.pay) || next.amount !== String(credit?.amount))
        return { says: `${where} pays ${member.player} ${next.pay} ${next.currency}; the rules give ${credit?.pay}` };
    }
    const fault = faultInUnpaid(said, unpaid, share, currency);
    if (fault !== undefined) return { says: `${where}: ${fault}`, ...(said === undefined && { weight: 'doubt' }) };
  }
  const stray = win.shares[at];
  return stray && { says: `the rules of the pot ${win.pot.id} do not pay ${stray.player} of ${stray.brand}` };
};

/** The players left out are those whose share is below a minor unit of the money they would be paid in. */
const faultInUnpaid = (
  said: SharingFacts | undefined,
  unpaid: ReadonlyMap<string, number>,
  share: Micros,
  jackpotCurrency: string,
): string | undefined => {
  const count = [...unpaid.values()].reduce((sum, n) => sum + n, 0);
  if (said === undefined) return count === 0 || share === 0n ? undefined : `${count} players are not paid`;
  let told = 0;
  for (const [currency, rate, players] of said.unpaid ?? []) {
    told += players;
    if (creditFor(share, moneyOf(currency, rate), jackpotCurrency).pay > 0n)
      return `${players} players get nothing of ${share}, which is at least a minor unit of ${currency} at ${rate}`;
    if (currency !== jackpotCurrency && players > (unpaid.get(currency) ?? 0))
      return `${players} players are said to be paid in ${currency}; ${unpaid.get(currency) ?? 0} last contributed in it`;
  }
  return told === count ? undefined : `${count} of its players are not paid; the entry gives a reason for ${told}`;
};

type Rule<Payees extends SharingTerms['payees']> = Extract<SharingTerms, { payees: Payees }>;

/** Everyone who was active, or the sample that the draws give, in Floyd's way: below rising numbers, each taken once. */
const drawGroup = (
  { periodMs, most }: Rule<'ActivePlayers'>,
  players: ReadonlyMap<string, PlayerBook>,
  { winner, wonAtMs }: SharedWin,
  decision: SealedDecision | undefined,
): readonly PlayerBook[] | string => {
  const active = listActive(players, winner, wonAtMs - periodMs);
  const draws = decision?.draws ?? [];
  if (decision === undefined) return 'the entry does not record its sample';
  if (active.length <= most)
    return draws.length === 0 ? active : `it was drawn, and all ${active.length} active players are paid`;
  if (draws.length !== most) return `${draws.length} players were drawn; the rules give ${most} of ${active.length}`;
  const places = new Set<number>();
  for (const [index, { range, outcome }] of draws.entries()) {
    const last = active.length - most + index;
    if (range !== String(last + 1)) return `it was drawn below ${range}; the earlier entries give ${last + 1}`;
    places.add(places.has(Number(outcome)) ? last : Number(outcome));
  }
  return active.filter((_, place) => places.has(place));
};

const listLeaders = (
  { payees, most }: SharingTerms,
  players: ReadonlyMap<string, PlayerBook>,
  { winner, pot, life }: SharedWin,
): readonly PlayerBook[] => {
  const inLife = payees === 'HighestContributionPerWin' ? { pot: pot.id, life } : undefined;
  return listHighest(players, winner, most, inLife);
};
