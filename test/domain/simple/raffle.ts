import type { JackpotRules, RaffleRules } from '../../../domain/jackpot/rules.ts';
import { potNamed, type SimpleInstance, worthOf } from './ledger.ts';
import { coinOf, down, type Ratio, ratio, times } from './rational.ts';
import { creditOf, type Draw, reseed, type SimpleWin, type Winner } from './win.ts';

/** The tickets that a player has earned by contributions of B with wagers of W, one after the other. */
export const ticketsOf = (
  raffle: RaffleRules,
  contributions: readonly { readonly B: bigint; readonly W: bigint; readonly rate: Ratio }[],
): bigint => {
  const spent = contributions.map(({ B, W, rate }) =>
    raffle.costSource === 'Contribution' ? B : down(times(ratio(W), rate)),
  );
  return spent.reduce((sum, amount) => sum + amount, 0n) / raffle.costPerTicket;
};

/**
 * Draws a pot from a box with every single ticket, removing all tickets of a winner.
 * @param tickets the owner of each ticket.
 */
export const drawRaffle = (
  rules: JackpotRules,
  raffle: RaffleRules,
  instance: SimpleInstance,
  id: string,
  { tickets, isLast, draw }: { readonly tickets: readonly Winner[]; readonly isLast: boolean; readonly draw: Draw },
): SimpleWin | undefined => {
  const pot = potNamed(instance, id);
  const V = worthOf(pot);
  const shares = raffle.tiers.flatMap(({ percentage, winners }) =>
    Array.from({ length: winners }, () =>
      down(ratio(V * percentage.numerator, percentage.denominator * BigInt(winners))),
    ),
  );
  const prizes = shares.filter((share) => share >= coinOf(rules.currency));
  if (!pot.enabled || tickets.length === 0 || prizes.length === 0) return undefined;
  let box = [...tickets];
  const credits = [];
  for (const prize of prizes) {
    if (box.length === 0) break;
    const winner = box[Number(draw(BigInt(box.length)))];
    if (winner === undefined) throw new Error('nothing was drawn');
    box = box.filter(({ player }) => player !== winner.player);
    const own = creditOf(prize, winner);
    credits.push(own.pay > 0n ? own : creditOf(prize, { ...winner, currency: rules.currency, rate: ratio(1n) }));
  }
  const paid = credits.reduce((sum, { P }) => sum + P, 0n);
  pot.seed = 0n;
  pot.contributed = 0n;
  pot.ss += V - paid;
  instance.L += paid;
  const rulesOfPot = rules.pots.find((candidate) => candidate.id === id);
  if (rulesOfPot === undefined) throw new Error(`no pot ${id}`);
  if (isLast) pot.enabled = false;
  else reseed(rulesOfPot, pot, instance);
  return { pot: id, V, credits };
};
