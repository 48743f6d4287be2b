import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { listHighestOfLife } from '../../db/jackpots/pot-contributors.ts';
import { type Contributor, countActive, listActiveAt, listHighestEver } from '../../db/opt-ins/participations.ts';
import type { Community } from '../../domain/jackpot/find-payees.ts';
import type { Payee, PayTerms, Player } from '../../domain/jackpot/player.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { ONE } from '../../domain/money/fraction.ts';
import { brandRate } from '../rules/brand-rate.ts';

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

/** An instance's players except the winner, as stored in this unit. */
export const createCommunity = (tx: Tx, instance: Instance, winner: Player, defaults: Currencies): Community => {
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
  return {
    countActive: (sinceMs) => countActive(tx, instance.id, sinceMs, winner),
    activeAt: async (sinceMs, places) => payeesOf(await listActiveAt(tx, instance.id, sinceMs, winner, places)),
    highestEver: async (most) => payeesOf(await listHighestEver(tx, instance.id, winner, most)),
    highestSinceWin: async (potId, most) => {
      const pot = instance.pots.find(({ id }) => id === potId);
      if (pot === undefined) throw new Error(`the instance has no pot ${potId}`);
      const { instanceCount } = pot;
      return payeesOf(await listHighestOfLife(tx, { instanceId: instance.id, potId, instanceCount }, winner, most));
    },
  };
};
