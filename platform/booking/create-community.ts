import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { listHighestOfLife } from '../../db/jackpots/pot-contributors.ts';
import type { PassedFacts } from '../../db/ledger/facts.ts';
import type { Barred, Bars } from '../../db/opt-ins/barred.ts';
import {
  type Contributor,
  countActive,
  listActiveAt,
  listBarredActive,
  listHighestEver,
} from '../../db/opt-ins/contributors.ts';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { Community } from '../../domain/jackpot/find-payees.ts';
import type { Payee, PayTerms, Player } from '../../domain/jackpot/player.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { ONE } from '../../domain/money/fraction.ts';
import { brandRate } from '../rules/brand-rate.ts';

type Reasoned = { readonly reason: BarReason | null };

/** Barred players that are read along with the best, so that few of them cost no further read. */
const BARRED_AT_ONCE = 20;

/** The currency in which players are paid, at their brand's multipliers. Looks up each pair of brand and currency once. */
export const payTermsBy = (
  tx: Tx,
  jackpotCurrency: string,
  defaults: Currencies,
): ((brandPath: string, lastCurrency: string | null | undefined) => Promise<PayTerms>) => {
  const known = new Map<string, PayTerms>();
  return async (brandPath, lastCurrency) => {
    const inJackpots: PayTerms = { currency: jackpotCurrency, rate: ONE };
    if (lastCurrency === null || lastCurrency === undefined) return inJackpots;
    const key = `${brandPath} ${lastCurrency}`;
    let terms = known.get(key);
    if (terms === undefined) {
      const rate = await brandRate(tx, brandPath, lastCurrency, jackpotCurrency, defaults);
      terms = rate === undefined ? inJackpots : { currency: lastCurrency, rate };
      known.set(key, terms);
    }
    return terms;
  };
};

/** A community, and those of its players whom rules have met and who may not win, for the facts of the win. */
export type BarringCommunity = Community & { readonly barred: () => readonly PassedFacts[] };

/**
 * An instance's players except the winner, as stored in this unit.
 * @param bars what keeps players from winning now; undefined if nothing does.
 */
export const createCommunity = (
  tx: Tx,
  instance: Instance,
  winner: Player,
  defaults: Currencies,
  bars: Bars | undefined,
): BarringCommunity => {
  const barred = new Map<string, PassedFacts>();
  const note = ({ brandPath, playerId, reason }: Barred): void => {
    barred.set(`${brandPath} ${playerId}`, [brandPath, playerId, reason]);
  };
  const termsOf = payTermsBy(tx, instance.currency, defaults);
  const payeeOf = async ({ brandPath, playerId, lastCurrency }: Contributor): Promise<Payee> => ({
    brandPath,
    playerId,
    ...(await termsOf(brandPath, lastCurrency)),
  });
  // One after the other, so that each rate is looked up once.
  const payeesOf = async (players: readonly Contributor[]): Promise<readonly Payee[]> => {
    const payees: Payee[] = [];
    for (const player of players) payees.push(await payeeOf(player));
    return payees;
  };
  // Without bars, one read finds them all.
  const takeBest = async (
    most: number,
    read: (page: { readonly limit: number; readonly offset: number }) => Promise<readonly (Contributor & Reasoned)[]>,
  ): Promise<readonly Payee[]> => {
    const best: Contributor[] = [];
    const limit = most + (bars === undefined ? 0 : BARRED_AT_ONCE);
    for (let offset = 0; ; offset += limit) {
      const rows = await read({ limit, offset });
      for (const row of rows) {
        if (best.length === most) break;
        if (row.reason === null) best.push(row);
        else note({ ...row, reason: row.reason });
      }
      if (best.length === most || rows.length < limit) return payeesOf(best);
    }
  };
  return {
    barred: () => [...barred.values()],
    countActive: async (sinceMs) => {
      if (bars !== undefined)
        for (const each of await listBarredActive(tx, instance.id, sinceMs, winner, bars)) note(each);
      return countActive(tx, instance.id, sinceMs, winner, bars);
    },
    activeAt: async (sinceMs, places) => payeesOf(await listActiveAt(tx, instance.id, sinceMs, winner, places, bars)),
    highestEver: (most) => takeBest(most, (page) => listHighestEver(tx, instance.id, winner, page, bars)),
    highestSinceWin: async (potId, most) => {
      const pot = instance.pots.find(({ id }) => id === potId);
      if (pot === undefined) throw new Error(`the instance has no pot ${potId}`);
      const { instanceCount } = pot;
      const life = { instanceId: instance.id, potId, instanceCount };
      return takeBest(most, (page) => listHighestOfLife(tx, life, winner, page, bars));
    },
  };
};
