import { type Instance, scheduleInstance } from '../../db/jackpots/instances.ts';
import { findPeriodWithTickets } from '../../db/jackpots/raffle-tickets.ts';
import { type DrawingFacts, type PassedFacts, sharesDigest, type UndrawnFacts } from '../../db/ledger/facts.ts';
import type { EntryContext } from '../../db/ledger/ledger.ts';
import { countWins, readBars } from '../../db/opt-ins/barred.ts';
import { findParticipation } from '../../db/opt-ins/participations.ts';
import type { RaffleTickets } from '../../db/tables/jackpots.ts';
import type { ShareFacts, Win } from '../../db/tables/wins.ts';
import { insertWin } from '../../db/wins/wins.ts';
import type { PayTerms, Player } from '../../domain/jackpot/player.ts';
import type { PotRules, RaffleRules, WinLimit } from '../../domain/jackpot/rules.ts';
import { potValue } from '../../domain/jackpot/state.ts';
import type { Currencies } from '../../domain/money/currencies.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { type Drawing, drawPot, undrawnEntry } from '../../domain/raffle/draw-pot.ts';
import { type Prize, payPrizes } from '../../domain/raffle/pay-prizes.ts';
import { computePeriod, duePeriods, type RafflePeriod } from '../../domain/raffle/raffle-period.ts';
import type { InstanceRules } from '../../wire/jackpot-rules.ts';
import { bookEntries } from '../booking/book-outcome.ts';
import { payTermsBy } from '../booking/create-community.ts';
import { oweShares } from '../booking/owe-shares.ts';
import { toCourse } from '../rules/to-course.ts';
import type { Unit } from '../unit/handler.ts';
import { drawingPot } from './drawing-failed.ts';
import { type Holders, readHolders } from './read-holders.ts';

/** Prizes of a drawing, over all pots, that are written in its own unit. The others follow in separate units. */
const PRIZES_AT_ONCE = 200;

/**
 * Draws all pots among the tickets of the first period that is over and not drawn. Periods without tickets are skipped, and the pots keep
 * their value. Skipped periods do not count as drawn: otherwise a clock that ran far ahead for a moment would close every period until then
 * and put the tickets of years into one.
 */
export const drawPeriod = async (
  unit: Unit,
  instance: Instance,
  rules: InstanceRules,
  raffle: RaffleRules,
  currencies: Currencies,
): Promise<Instance> => {
  const { tx, nowMs } = unit;
  const course = toCourse(instance, raffle);
  const { from, until } = duePeriods(course, instance.periodsDrawn, nowMs);
  const index = await findPeriodWithTickets(tx, instance.id, from, until);
  const drawn =
    index === undefined
      ? instance
      : await drawPots(unit, instance, rules, raffle, computePeriod(course, index), currencies);
  const periodsDrawn = index === undefined ? instance.periodsDrawn : index + 1;
  const next = await findPeriodWithTickets(tx, instance.id, periodsDrawn, Number.MAX_SAFE_INTEGER);
  const nextDueAtMs = next === undefined ? null : computePeriod(course, next).endsAtMs;
  return scheduleInstance(tx, drawn, { periodsDrawn, nextDueAtMs });
};

type TermsOf = ReturnType<typeof payTermsBy>;

const drawPots = async (
  unit: Unit,
  instance: Instance,
  rules: InstanceRules,
  raffle: RaffleRules,
  period: RafflePeriod,
  currencies: Currencies,
): Promise<Instance> => {
  const termsOf = payTermsBy(unit.tx, rules.currency, currencies);
  const bars = await readBars(unit.tx, instance, rules, unit.nowMs);
  const holders = await readHolders(unit.tx, instance.id, period.index, bars);
  const barred = new Map(holders.barred);
  const won = new Map<number, number>();
  const { currency } = rules;
  const { isLast } = period;
  let drawn = instance;
  let atOnce = PRIZES_AT_ONCE;
  for (const pot of rules.pots)
    await drawingPot(pot.id, async () => {
      const drawing = drawPot(pot, raffle, drawn, holders.intervals, {
        ...{ currency, isLast, draw: unit.draw, barred },
      });
      if ('notDrawn' in drawing) {
        const { notDrawn } = drawing;
        if (notDrawn !== 'pot_disabled')
          drawn = await bookUndrawn(unit, drawn, pot.id, notDrawn, period, { ...holders, barred });
        return;
      }
      if (rules.winLimit !== undefined)
        for (const { holder } of drawing.picks) {
          const before = won.get(holder) ?? (await winsOf(unit, instance, rules.winLimit, await holders.at(holder)));
          won.set(holder, before + 1);
          // In the drawings of the pots that follow.
          if (before + 1 >= rules.winLimit.wins) barred.set(holder, 'win_limit');
        }
      drawn = await payDrawing(unit, drawn, pot, drawing, { currency, period, holders, termsOf, currencies, atOnce });
      atOnce = Math.max(atOnce - drawing.picks.length, 0);
    });
  return drawn;
};

/** Counts a player's wins before the drawing. */
const winsOf = ({ tx, nowMs }: Unit, { id }: Instance, limit: WinLimit, player: Player): Promise<number> =>
  countWins(tx, id, player, limit, nowMs);

const contextOf = ({ nowMs }: Pick<Unit, 'nowMs'>, reference: string): EntryContext => ({
  actor: 'pitboss',
  operation: 'drawRaffle',
  reference,
  atMs: nowMs,
});

/** The tickets that a pot is drawn among. */
const drawnAmong = ({ index, startsAtMs, endsAtMs }: RafflePeriod, { intervals, digest }: Holders) => ({
  period: { index, startsAtMs, endsAtMs },
  tickets: intervals.total,
  holders: intervals.holders,
  intervals: digest,
});

/** Books that a pot was due and pays nothing. Without an entry, the drawing might as well have been forgotten. */
const bookUndrawn = async (
  unit: Unit,
  instance: Instance,
  potId: string,
  notDrawn: UndrawnFacts['notDrawn'],
  period: RafflePeriod,
  holders: Holders,
): Promise<Instance> => {
  const pot = instance.pots.find(({ id }) => id === potId);
  if (pot === undefined) throw new Error(`the instance has no pot ${potId}`);
  const facts: UndrawnFacts = {
    pot: potId,
    instanceCount: pot.instanceCount,
    value: String(potValue(pot)),
    ...drawnAmong(period, holders),
    notDrawn,
    ...(notDrawn === 'no_tickets' ? { barred: await listAll(holders) } : {}),
  };
  const context = { ...contextOf(unit, instance.id), facts };
  return bookEntries(unit, instance, instance, [{ entry: undrawnEntry(potId), context }]);
};

/** Everyone who holds tickets, in the order of the tickets, when none of them may win. */
const listAll = async ({ barred, at }: Holders): Promise<readonly PassedFacts[]> => {
  const all: PassedFacts[] = [];
  for (const [holder, reason] of [...barred].sort(([one], [other]) => one - other)) {
    const { brandPath, playerId } = await at(holder);
    all.push([brandPath, playerId, reason]);
  }
  return all;
};

/** Books the drawing of one pot and what its winners are owed. */
const payDrawing = async (
  unit: Unit,
  instance: Instance,
  pot: PotRules,
  drawing: Drawing,
  {
    currency,
    period,
    holders,
    termsOf,
    currencies,
    atOnce,
  }: {
    readonly currency: string;
    readonly period: RafflePeriod;
    readonly holders: Holders;
    readonly termsOf: TermsOf;
    readonly currencies: Currencies;
    readonly atOnce: number;
  },
): Promise<Instance> => {
  const { tx, nowMs, newId } = unit;
  const winners: { readonly holder: RaffleTickets; readonly terms: PayTerms }[] = [];
  for (const pick of drawing.picks) {
    const holder = await holders.at(pick.holder);
    const participation = await findParticipation(tx, holder);
    winners.push({ holder, terms: await termsOf(holder.brandPath, participation?.lastCurrency) });
  }
  const terms = winners.map((winner) => winner.terms);
  const { state, entries, prizes } = payPrizes(pot, instance, drawing, terms, { currency, isLast: period.isLast });
  const shares = prizes.map((prize, number) => shareOf(prize, number, winners[number]?.holder, period));
  const win: Win = {
    id: newId(),
    instanceId: instance.id,
    potId: pot.id,
    instanceCount: drawing.instanceCount,
    contributionId: null,
    sourceId: instance.gameCode,
    gameroundId: null,
    // A drawing has many winners and no main one.
    brandPath: '',
    playerId: '',
    value: drawing.value,
    eventMetadata: null,
    atMs: nowMs,
    batches: 0,
  };
  const facts: DrawingFacts = {
    win: win.id,
    pot: pot.id,
    instanceCount: drawing.instanceCount,
    nextInstanceCount: state.pots.find(({ id }) => id === pot.id)?.instanceCount ?? drawing.instanceCount,
    value: String(drawing.value),
    ...drawnAmong(period, holders),
    shares: {
      count: shares.length,
      amount: String(prizes.reduce((sum, { amount }) => sum + amount, 0n)),
      digest: sharesDigest(shares),
    },
    picks: drawing.picks.map(({ tier, ticket }) => ({ tier, ticket })),
    ...(drawing.passed.length === 0
      ? {}
      : { passed: drawing.passed.map(({ tier, ticket, reason }) => ({ tier, ticket, reason })) }),
  };
  const context = contextOf(unit, win.id);
  const booked = await bookEntries(
    unit,
    instance,
    state,
    entries.map((entry) => ({ entry, context: entry.kind === 'draw' ? { ...context, facts } : context })),
  );
  await insertWin(tx, win);
  await oweShares(unit, booked, win, shares, currencies, { atOnce });
  return booked;
};

const shareOf = (
  { tier, amount, pay }: Prize,
  number: number,
  holder: RaffleTickets | undefined,
  { startsAtMs, endsAtMs }: RafflePeriod,
): ShareFacts => {
  if (holder === undefined) throw new Error(`the prize ${number} has no ticket holder`);
  return {
    number,
    brand: holder.brandPath,
    player: holder.playerId,
    amount: String(amount),
    currency: pay.currency,
    pay: String(pay.amount),
    rate: textFromFraction(pay.rate),
    prize: { tier, tickets: holder.tickets, startsAtMs, endsAtMs },
  };
};
