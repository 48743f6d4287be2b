import type { Decision } from './accounts.ts';
import type { Book } from './book.ts';
import { Exact } from './exact.ts';
import { creditOf, prizeOf, type Share, sealOf, type Won } from './payout.ts';
import { reseed } from './reseeding.ts';
import type { PotTerms } from './terms.ts';
import { type Holder, type Period, sealOfTickets, ticketAt } from './tickets.ts';
import { noting, type Tape } from './triggers.ts';

const ticketsOf = (holders: readonly Holder[]): bigint => holders.reduce((sum, { tickets }) => sum + tickets, 0n);

/** The prizes that pay anything, in the order in which they are drawn. */
const prizesOf = (
  { accounts, terms }: Book,
  pot: PotTerms,
): readonly { readonly tier: number; readonly share: bigint }[] =>
  (terms.raffle?.tiers ?? []).flatMap(({ part, winners }, index) => {
    const share = part.times(new Exact(accounts.value(pot.id))).over(new Exact(BigInt(winners))).floor;
    const isPayable = creditOf(share, { currency: terms.currency, rate: new Exact(1n) }, terms.currency).pay > 0n;
    return isPayable ? Array.from({ length: winners }, () => ({ tier: index + 1, share })) : [];
  });

/** The drawing of one pot at the end of a period in which tickets were awarded. A pot with nothing to win keeps its value. */
export const drawPot = (book: Book, pot: PotTerms, period: Period, at: number, tape: Tape): Won[] => {
  const { accounts, terms, tickets, note } = book;
  const { life } = book.pot(pot.id);
  const holders = tickets?.holders(period) ?? [];
  const value = accounts.value(pot.id);
  const among = {
    ...{ pot: pot.id, instanceCount: life, value: String(value) },
    period: { index: period.index, startsAtMs: period.start, endsAtMs: period.end },
    tickets: Number(ticketsOf(holders)),
    holders: holders.length,
    intervals: sealOfTickets(holders),
  };
  const bars = holders.map((holder) => book.barOf(holder, at));
  const isEmpty = bars.every((bar) => bar !== undefined);
  const barred = holders.map(({ brand, player }, index) => [brand, player, bars[index]]);
  const prizes = isEmpty ? [] : prizesOf(book, pot);
  if (prizes.length === 0) {
    const facts = () => ({
      ...among,
      ...(isEmpty ? { notDrawn: 'no_tickets', barred } : { notDrawn: 'prizes_too_small' }),
    });
    if (isEmpty) note('drawing in which nobody may win');
    accounts.begin('draw', facts, [
      { pot: pot.id, trigger: 'Raffle', armed: false, draws: [], hit: false, selected: false },
    ]);
    note('drawing that pays nothing');
    return [];
  }
  const draws: Decision['draws'] = [];
  const drawn = noting(tape, draws);
  let left = holders;
  const picks: { readonly tier: number; readonly ticket: number }[] = [];
  const passed: { readonly tier: number; readonly ticket: number; readonly reason: string }[] = [];
  const shares: Share[] = [];
  for (const { tier, share } of prizes) {
    if (left.length === 0) {
      note('prize without a winner');
      break;
    }
    let { ticket, holder } = ticketAt(holders, left, drawn(ticketsOf(left)));
    left = left.filter((other) => other !== holder);
    let reason = book.barOf(holder, at);
    while (reason !== undefined) {
      passed.push({ tier, ticket: Number(ticket), reason });
      note(`${reason} holder of tickets was passed over`);
      if (left.length === 0) break;
      const held = left;
      ({ ticket, holder } = ticketAt(holders, held, drawn(ticketsOf(held))));
      left = held.filter((other) => other !== holder);
      reason = book.barOf(holder, at);
    }
    if (reason !== undefined) break;
    picks.push({ tier, ticket: Number(ticket) });
    const credit = prizeOf(share, book.payTermsOf(holder), terms.currency);
    shares.push({
      ...credit,
      brand: holder.brand,
      player: holder.player,
      prize: { tier, tickets: holder.tickets, period },
    });
    note(`prize of tier ${tier}`);
  }

  const owed = shares.reduce((sum, { amount }) => sum + amount, 0n);
  const isLast = period.isLast || (pot.lives > 0 && life >= pot.lives);
  const facts = (id: string) => ({
    ...among,
    ...{ win: id, nextInstanceCount: isLast ? life : life + 1 },
    shares: sealOf(shares, 0),
    picks,
    ...(passed.length === 0 ? {} : { passed }),
  });
  accounts.begin('draw', facts, [{ pot: pot.id, trigger: 'Raffle', armed: true, draws, hit: true, selected: true }]);
  accounts.empty(pot.id, ['seedValue', 'contributedAmount']);
  accounts.move('.withheld', owed);
  accounts.move(`${pot.id}.surplusSeed`, value - owed);
  book.crowd.won(pot.id);
  for (const share of shares) book.noteWin(share, at);
  reseed(book, pot, isLast);
  return [{ pot: pot.id, life, value, shares, winner: undefined, window: undefined }];
};
