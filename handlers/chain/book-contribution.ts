import { type Contribution, insertContribution } from '../../db/contributions.ts';
import { contribute as contributeBy } from '../../domain/jackpot/contribute.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import { textFromFraction } from '../../domain/money/fraction.ts';
import type { ChainContext, Unit } from '../handler.ts';
import type { Assessed } from './assess.ts';
import { type BookedWin, bookOutcome } from './book-outcome.ts';
import type { Contributed } from './contributed.ts';
import type { Order } from './order.ts';
import { keyScope, takeOrderKey } from './order-key.ts';

/** A contribution as it will be stored: an intent to debit the player, or one that is booked at once. */
export const newContribution = (
  id: string,
  state: 'open' | 'booked',
  order: Order,
  { instance, rate, quote }: Assessed,
  nowMs: number,
): Contribution => ({
  id,
  instanceId: instance.id,
  state,
  brandPath: order.brandPath,
  playerId: order.playerId,
  sourceId: order.sourceId ?? instance.gameCode,
  gameroundId: order.gameroundId ?? null,
  currency: order.currency,
  rate: textFromFraction(rate),
  instanceVersion: instance.version,
  wager: order.wager,
  ...amountsOf(quote),
  metadata: order.metadata ?? null,
  eventMetadata: order.eventMetadata ?? null,
  keyScope: order.key === undefined ? null : keyScope(order),
  key: order.key ?? null,
  createdAtMs: nowMs,
  attempts: 0,
  nextAttemptAtMs: state === 'open' ? nowMs : null,
});

/** A contribution that does not qualify is accepted and books nothing. */
const amountsOf = (quote: Quote) =>
  quote.qualifies
    ? { debit: quote.playerDebit, playerPaid: quote.playerPaid, operatorPaid: quote.operatorPaid, booked: quote.booked }
    : { debit: 0n, playerPaid: 0n, operatorPaid: 0n, booked: 0n };

/** Books a contribution that nothing was debited for, and takes its key. */
export const bookContribution = async (
  unit: Unit,
  context: ChainContext,
  order: Order,
  assessed: Assessed,
  contribution: Contribution,
): Promise<Contributed> => {
  await insertContribution(unit.tx, contribution);
  await takeOrderKey(unit, order, contribution.id, 'done', context.operation);
  const wins = assessed.quote.qualifies ? await bookQuote(unit, context, assessed, contribution) : [];
  return { repeated: false, contribution, wins };
};

/** Books what a quote says: ledger, balances, wins, events. */
export const bookQuote = async (
  unit: Unit,
  context: ChainContext,
  { instance, rules, rate, quote }: Assessed,
  contribution: Contribution,
): Promise<readonly BookedWin[]> => {
  const outcome = contributeBy(rules, instance, quote, {
    winnerCurrency: contribution.currency,
    rate,
    draw: unit.draw,
  });
  const { wins } = await bookOutcome(unit, instance, outcome, {
    brandPath: contribution.brandPath,
    playerId: contribution.playerId,
    sourceId: contribution.sourceId,
    contributionId: contribution.id,
    gameroundId: contribution.gameroundId,
    eventMetadata: contribution.eventMetadata,
    occasion: {
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
        debit: String(contribution.debit),
        pots: quote.inPots,
      },
    },
  });
  return wins;
};
