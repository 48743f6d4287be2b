import { recordTickets } from '../../db/contributions/contributions.ts';
import { type AttemptId, removeLinkedAttempt } from '../../db/contributions/linked-attempts.ts';
import { isPending, type Soon } from '../../db/engine/soon.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { addPotContributor } from '../../db/jackpots/pot-contributors.ts';
import { addWindowEntries, type NewWindowEntry } from '../../db/jackpots/window-entries.ts';
import type { BudgetFacts, OnlyRecordFacts } from '../../db/ledger/facts.ts';
import { readBars } from '../../db/opt-ins/barred.ts';
import { type StoredParticipation, saveCounters, saveParticipation } from '../../db/opt-ins/participations.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { drawContribution } from '../../domain/jackpot/draw-contribution.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import { isByStake, type JackpotRules } from '../../domain/jackpot/rules.ts';
import { findTimeTrigger, windowAt } from '../../domain/jackpot/window.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { countContribution, isRanked, NO_PARTICIPATION } from '../../domain/opt-in/participation.ts';
import { bookOutcome } from '../booking/book-outcome.ts';
import { createCommunity } from '../booking/create-community.ts';
import { drawByStake } from '../drawings/draw-windows.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Assessed } from './assess.ts';
import { awardTickets } from './award-tickets.ts';
import { carryFraction } from './carry-fraction.ts';
import type { NewlyContributed } from './contributed.ts';
import { bookAtOnce, insertBooked, type NewContribution } from './contribution-states.ts';
import { emitContribution } from './emit-contribution.ts';
import { tellUncovered, useBudget } from './operator-budget.ts';
import { keyScope, type Order } from './order.ts';
import { bonusFacts, paidBy } from './pay-by-bonus.ts';

/** The contribution of an order, as it will be stored. */
export const newContribution = (
  id: string,
  order: Order,
  { instance, rate, quote }: Assessed,
  nowMs: number,
): NewContribution => ({
  id,
  instanceId: instance.id,
  brandPath: order.brandPath,
  playerId: order.playerId,
  sourceId: order.sourceId ?? instance.gameCode,
  gameroundId: order.gameroundId ?? null,
  currency: order.currency,
  rate: textFromFraction(rate),
  instanceVersion: instance.version,
  wager: order.wager,
  debit: quote.playerDebit,
  playerPaid: quote.playerPaid,
  operatorPaid: quote.operatorPaid + (quote.bonus?.paid ?? 0n),
  booked: quote.booked,
  ticketsAwarded: 0,
  metadata: order.metadata ?? null,
  eventMetadata: order.eventMetadata ?? null,
  keyScope: order.key === undefined ? null : keyScope(order),
  key: order.key ?? null,
  createdAtMs: nowMs,
  attempts: 0,
  lastError: null,
});

/** Books a contribution that the player pays nothing for. */
export const bookContribution = (
  unit: Unit,
  context: ChainContext,
  order: Order,
  assessed: Assessed,
  created: NewContribution,
): Soon<NewlyContributed | EndedBefore> => {
  const { attempt } = order;
  if (attempt !== undefined)
    return claimAttempt(unit, attempt).then((ended) => ended ?? bookNow(unit, context, order, assessed, created));
  return bookNow(unit, context, order, assessed, created);
};

const bookNow = (
  unit: Unit,
  context: ChainContext,
  order: Order,
  assessed: Assessed,
  created: NewContribution,
): Soon<NewlyContributed> => {
  if (!assessed.quote.qualifies) {
    const instance = carryFraction(unit, context, assessed, created);
    const told = assessed.quote.carry && tellUncovered(unit, { ...assessed, instance });
    const contribution = insertBooked(unit, order, created, context.operation);
    const booked = withBeside(unit, order, { repeated: false, contribution, wins: [] });
    return told === undefined ? booked : told.then(() => booked);
  }
  const { contribution, facts } = bookAtOnce(unit, order, created, context.operation);
  const counted = assessed.budget === undefined ? assessed : { ...assessed, ...useBudget(assessed) };
  return withBeside(unit, order, bookQuote(unit, context, counted, contribution, facts));
};

/** The refusal of a linked contribution that is named as failed already, since its call was taken for ended. */
export type EndedBefore = Refusal<'wallet_failed'>;
export const endedBefore = (): EndedBefore =>
  refuse('wallet_failed', {
    detail: 'The contribution was ended before it was booked. Any debit for it is cancelled.',
  });

/** Ends an attempt in the unit that books it, before anything is drawn: a draw must not be undone. */
export const claimAttempt = async ({ tx }: Pick<Unit, 'tx'>, attempt: AttemptId): Promise<EndedBefore | undefined> =>
  (await removeLinkedAttempt(tx, attempt)) ? undefined : endedBefore();

/** Completes a booking with what the order wants written with it. */
export const withBeside = (
  unit: Unit,
  { beside }: Pick<Order, 'beside'>,
  booked: Soon<NewlyContributed>,
): Soon<NewlyContributed> => {
  if (beside === undefined) return booked;
  return Promise.resolve(booked).then(async (contributed) => {
    await beside(unit, contributed.contribution);
    return contributed;
  });
};

const NO_AWARD: Awaited<ReturnType<typeof awardTickets>> = { awarded: 0 };

const isEachPosted = (pots: readonly string[], { postings }: Entry): boolean =>
  pots.every((id) => postings.some(({ pot }) => pot === id));

/**
 * Books what a quote says: ledger, balances, wins and shares of wins, counters, tickets, events.
 * @param only what the entry records besides when the contribution has no row.
 */
export const bookQuote = async (
  unit: Unit,
  context: Pick<ChainContext, 'caller' | 'operation' | 'services'>,
  {
    instance,
    rules,
    rate,
    quote,
    participation,
    winsLeft,
    bonus,
    isEvent,
    inBudget,
  }: Assessed & { readonly inBudget?: BudgetFacts },
  contribution: Contribution,
  only?: OnlyRecordFacts,
): Promise<NewlyContributed> => {
  const { tx, draw, nowMs } = unit;
  const winContext = { winnerCurrency: contribution.currency, rate, draw, atMs: nowMs, winsLeft };
  const hits = drawContribution(rules, instance, quote, winContext);
  // Most contributions win nothing, and most jackpots are no raffles.
  const community =
    hits.hits.length === 0
      ? undefined
      : createCommunity(
          tx,
          instance,
          contribution,
          context.services.currencies,
          await readBars(tx, instance, rules, nowMs),
        );
  const payees = community && (await findPayees(rules, hits, community, winContext));
  const outcome = payHits(rules, hits, winContext, payees);
  const [entry] = outcome.entries;
  if (entry === undefined) throw new Error(`the contribution ${contribution.id} qualifies and books nothing`);
  const { awarded, tickets } =
    rules.raffle === undefined ? NO_AWARD : await awardTickets(unit, instance, rules, quote, rate, contribution);
  if (awarded > 0 && only === undefined) await recordTickets(tx, contribution.id, awarded);
  const seq = instance.ledgerSeq + 1;
  // The player's preference decides if a bonus is needed, whatever the bonus then pays.
  const wished = bonus?.plain ?? quote;
  const booked = bookOutcome(unit, instance, outcome, {
    brandPath: contribution.brandPath,
    playerId: contribution.playerId,
    sourceId: contribution.sourceId,
    contributionId: contribution.id,
    gameroundId: contribution.gameroundId,
    eventMetadata: contribution.eventMetadata,
    bonusId: bonus?.awarded.bonus.id,
    barred: community?.barred(),
    currencies: context.services.currencies,
    entryContext: {
      actor: context.caller.accountId,
      operation: context.operation,
      reference: contribution.id,
      idempotencyKey: contribution.key ?? undefined,
      rate: contribution.rate,
      facts: {
        brand: contribution.brandPath,
        player: contribution.playerId,
        currency: contribution.currency,
        wager: String(contribution.wager),
        ...(contribution.debit === 0n ? {} : { debit: String(contribution.debit) }),
        ...(isEachPosted(quote.inPots, entry) ? {} : { pots: quote.inPots }),
        ...(inBudget === undefined ? {} : { budget: inBudget }),
        ...(wished.isPreferred ? { wish: textFromFraction(wished.requested) } : {}),
        ...(bonus === undefined ? {} : { bonus: bonusFacts(bonus, quote) }),
        ...(tickets === undefined ? {} : { tickets: only === undefined ? tickets : { ...tickets, awarded } }),
        ...only,
      },
    },
  });
  // Work that is done already is not waited for.
  const { wins, instance: after } = isPending(booked) ? await booked : booked;
  const recorded = recordContribution(unit, { instance, rules, quote, contribution, participation, entry, seq });
  if (isPending(recorded)) await recorded;
  let drawn = after;
  for (const potId of hits.byStake ?? [])
    drawn = await drawByStake(unit, drawn, rules, potId, context.services.currencies);
  const counted = awarded === contribution.ticketsAwarded ? contribution : { ...contribution, ticketsAwarded: awarded };
  if (isEvent) await emitContribution(unit, instance, counted, wins, bonus?.awarded.bonus.id);
  const paid = bonus && { bonus: paidBy(bonus, quote) };
  return { repeated: false, contribution: counted, wins, ...paid };
};

/** A booked contribution. */
type Booked = {
  /** The instance before the booking. */
  readonly instance: Instance;
  readonly rules: JackpotRules;
  readonly quote: Quote;
  readonly contribution: Contribution;
  /** The player's participation before the booking, if there was one. */
  readonly participation: StoredParticipation | undefined;
  readonly entry: Entry;
  /** The sequence number of the entry. */
  readonly seq: number;
};

/** Adds a booked contribution to everything that decides later wins: counters, rankings and time windows. Only these have to be waited for. */
export const recordContribution = (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  { instance, rules, quote, contribution, participation, entry, seq }: Booked,
): Soon<void> => {
  const { brandPath, playerId } = contribution;
  const counted = countContribution(participation ?? NO_PARTICIPATION, quote, entry);
  // Each field by name: merging three objects would cost more than all else here.
  const stored: StoredParticipation = {
    instanceId: instance.id,
    brandPath,
    playerId,
    optedIn: counted.optedIn,
    preferences: counted.preferences,
    contributionCount: counted.contributionCount,
    contributionValue: counted.contributionValue,
    pots: counted.pots,
    lastCurrency: contribution.currency,
    // A clock that is set back must not make a player inactive.
    lastContributedAtMs: Math.max(participation?.lastContributedAtMs ?? nowMs, nowMs),
    lastSeq: seq,
    updatedAtMs: nowMs,
  };
  const save = participation === undefined ? saveParticipation : saveCounters;
  save(tx, stored, isRanked(rules));
  const player = { instanceId: instance.id, brandPath, playerId };
  const entered: NewWindowEntry[] = [];
  for (let position = 0; position < rules.pots.length; position += 1) {
    const pot = rules.pots[position];
    const state = instance.pots[position];
    if (pot === undefined || state === undefined || !state.enabled) continue;
    const ranksLife = pot.payout?.community.some(({ rule }) => rule.kind === 'HighestContributionPerWin') ?? false;
    if (ranksLife)
      addPotContributor(tx, {
        ...player,
        potId: pot.id,
        instanceCount: state.instanceCount,
        contributed: quote.booked,
        lastSeq: seq,
      });
    const trigger = findTimeTrigger(pot);
    const window = trigger && quote.inPots.includes(pot.id) ? windowAt(rules, trigger, nowMs) : undefined;
    // A window that ends after the instance is drawn only if its moment comes.
    const isDrawn = (endMs: number): boolean =>
      endMs > (state.timing?.settledUntilMs ?? 0) &&
      (isByStake(pot) || endMs <= (instance.endsAtMs ?? Number.POSITIVE_INFINITY));
    if (window !== undefined && isDrawn(window.endMs))
      entered.push({ ...player, potId: pot.id, windowEndMs: window.endMs, seq, booked: quote.booked });
  }
  return entered.length === 0 ? undefined : addWindowEntries(tx, entered);
};
