import { recordTickets } from '../../db/contributions/contributions.ts';
import { type AttemptId, removeLinkedAttempt } from '../../db/contributions/linked-attempts.ts';
import type { Soon } from '../../db/engine/lookups.ts';
import type { OnlyRecordFacts } from '../../db/ledger/facts.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { drawContribution } from '../../domain/jackpot/draw-contribution.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import { findPayees } from '../../domain/jackpot/find-payees.ts';
import { payHits } from '../../domain/jackpot/pay-hits.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import { bookOutcome } from '../booking/book-outcome.ts';
import { createCommunity } from '../booking/create-community.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { Assessed } from './assess.ts';
import { awardTickets } from './award-tickets.ts';
import type { NewlyContributed } from './contributed.ts';
import { bookAtOnce, insertBooked, type NewContribution } from './contribution-states.ts';
import type { Order } from './order.ts';
import { keyScope } from './order-key.ts';
import { recordContribution } from './record-contribution.ts';

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
  operatorPaid: quote.operatorPaid,
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
    return claim(unit, attempt).then((ended) => ended ?? bookNow(unit, context, order, assessed, created));
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
    const contribution = insertBooked(unit, order, created, context.operation);
    return withBeside(unit, order, { repeated: false, contribution, wins: [] });
  }
  const { contribution, facts } = bookAtOnce(unit, order, created, context.operation);
  return withBeside(unit, order, bookQuote(unit, context, assessed, contribution, facts));
};

/** The refusal of a linked contribution that is named as failed already, since its call was taken for ended. */
export type EndedBefore = Refusal<'wallet_failed'>;
export const endedBefore = (): EndedBefore =>
  refuse('wallet_failed', {
    detail: 'The contribution was ended before it was booked. Any debit for it is cancelled.',
  });

/** Ends an attempt in the unit that books it, before anything is drawn: a draw must not be undone. */
export const claim = async ({ tx }: Pick<Unit, 'tx'>, attempt: AttemptId): Promise<EndedBefore | undefined> =>
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
  { instance, rules, rate, quote, participation }: Assessed,
  contribution: Contribution,
  only?: OnlyRecordFacts,
): Promise<NewlyContributed> => {
  const { tx, draw, nowMs } = unit;
  const winContext = { winnerCurrency: contribution.currency, rate, draw, atMs: nowMs };
  const hits = drawContribution(rules, instance, quote, winContext);
  // Most contributions win nothing, and most jackpots are no raffles.
  const payees =
    hits.hits.length === 0
      ? undefined
      : await findPayees(
          rules,
          hits,
          createCommunity(tx, instance, contribution, context.services.currencies),
          winContext,
        );
  const outcome = payHits(rules, hits, winContext, payees);
  const [entry] = outcome.entries;
  if (entry === undefined) throw new Error(`the contribution ${contribution.id} qualifies and books nothing`);
  const { awarded, tickets } =
    rules.raffle === undefined ? NO_AWARD : await awardTickets(unit, instance, rules, quote, rate, contribution);
  if (awarded > 0 && only === undefined) await recordTickets(tx, contribution.id, awarded);
  const seq = instance.ledgerSeq + 1;
  const booked = bookOutcome(unit, instance, outcome, {
    brandPath: contribution.brandPath,
    playerId: contribution.playerId,
    sourceId: contribution.sourceId,
    contributionId: contribution.id,
    gameroundId: contribution.gameroundId,
    eventMetadata: contribution.eventMetadata,
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
        ...(tickets === undefined ? {} : { tickets: only === undefined ? tickets : { ...tickets, awarded } }),
        ...only,
      },
    },
  });
  // Work that is done already is not waited for.
  const { wins } = booked instanceof Promise ? await booked : booked;
  const recorded = recordContribution(unit, { instance, rules, quote, contribution, participation, entry, seq });
  if (recorded instanceof Promise) await recorded;
  const counted = awarded === contribution.ticketsAwarded ? contribution : { ...contribution, ticketsAwarded: awarded };
  return { repeated: false, contribution: counted, wins };
};
