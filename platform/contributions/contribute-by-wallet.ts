import { isUnknownAttempt } from '../../db/contributions/linked-attempts.ts';
import { removeCarryReservation } from '../../db/jackpots/carried-fractions.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import { findParticipation } from '../../db/opt-ins/participations.ts';
import { findExclusion } from '../../db/opt-ins/player-exclusions.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { findLostTransaction } from '../../db/wallets/lost-transactions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { fractionFromText } from '../../domain/money/fraction.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { readRules } from '../../wire/read-rules.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import { noteAuthenticated, refuseMismatch } from '../players/authenticated-player.ts';
import { type Locate, SegmentsUnknown } from '../routing/locate.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import type { PlayerSession, Wallet } from '../unit/operator-wallet.ts';
import { refuseOutOfRange } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { walletRefusal } from '../unit/wallet-refusal.ts';
import { announceFree } from './announce-free.ts';
import { type Assessed, assess, countWinsLeft, quoteFor, refuseHeld } from './assess.ts';
import {
  bookContribution,
  bookQuote,
  claimAttempt,
  endedBefore,
  newContribution,
  withBeside,
} from './book-contribution.ts';
import { carryFraction, findCarriedInto } from './carry-fraction.ts';
import { cancelDebit, commitOpening, commitOutcome } from './commit-outcome.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import { bookOpen, endOpen, insertOpen } from './contribution-states.ts';
import { findReserved, refuseExhausted, reserveBudget, useReserved, withoutOperator } from './operator-budget.ts';
import { findEarlierContribution, type Order } from './order.ts';
import { takeBonus } from './pay-by-bonus.ts';

/** Takes a contribution that the player pays for: authenticate, commit the intent, debit, book. See `contribute`. */
export const contributeByWallet = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  const wallet = context.services.walletOf(toOperatorId(order.brandPath));
  if (wallet === undefined)
    return refuse('wallet_not_configured', {
      detail: 'The player, or a bonus of the player, pays part of this contribution.',
    });
  const held = refuseHeld(context.services, order);
  if (held !== undefined) return held;
  const refused = await authenticate(context, wallet, order);
  if (refused !== undefined) return refused;
  const intent = await refuseOutOfRange(() =>
    commitOpening(context, (unit, opened) => open(unit, context, order, locate, opened)),
  );
  if (isRefusal(intent) || 'repeated' in intent) {
    // Nothing waits for it: the contribution stands, whatever the wallet answers.
    if (!isRefusal(intent) && !intent.repeated && intent.bonus !== undefined)
      void announceFree(context, wallet, order, intent.contribution, intent.bonus);
    return intent;
  }
  return debitAndBook(context, wallet, order, intent);
};

/** Authenticates the player's session at the wallet, which must confirm the order's player and brand. */
export const authenticate = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
): Promise<ContributeRefusal | undefined> => {
  if (order.isAccepted === true) return undefined;
  const session = await openSession(context, wallet, order);
  return isRefusal(session) ? session : undefined;
};

const openSession = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
): Promise<PlayerSession | ContributeRefusal> => {
  const [, brandId = ''] = order.brandPath.split(':');
  const answer = await wallet.authenticate({
    brandId,
    token: order.token,
    currency: order.currency,
    sourceId: order.sourceId,
  });
  if (answer.outcome !== 'done') return walletRefusal(answer);
  const refused = refuseMismatch(answer.result, order);
  if (refused !== undefined) return refused;
  await noteAuthenticated(context, order);
  return answer.result;
};

/**
 * Does work on an order. If it throws SegmentsUnknown, the wallet reports the session's segments, and the work is done again with them.
 * Without a wallet, there are none.
 */
export const withSegments = async <Result>(
  context: ChainContext,
  order: Order,
  work: (order: Order) => Promise<Result>,
): Promise<Result | ContributeRefusal> => {
  try {
    return await work(order);
  } catch (error) {
    if (!(error instanceof SegmentsUnknown)) throw error;
  }
  const wallet = context.services.walletOf(toOperatorId(order.brandPath));
  const session = wallet && (await openSession(context, wallet, order));
  if (session !== undefined && isRefusal(session)) return session;
  return work({ ...order, sessionSegments: session?.segments ?? [] });
};

/** A committed intent, with the game code of its debit: after the commit, only the wallet may fail. */
type Intent = Pick<Assessed, 'isEvent'> & { readonly contribution: Contribution; readonly gameCode: string };

/** Commits the intent, so that no debit is sent without a record of it. */
const open = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
  opened: (contributionId: string) => void,
): Promise<Intent | Contributed | ContributeRefusal | Refusal<Code>> => {
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  // Nothing is debited for a linked contribution that is named as failed already.
  if (order.attempt !== undefined && !(await isUnknownAttempt(unit.tx, order.attempt))) return endedBefore();
  const looked = await assess(unit, order, locate, context);
  if (isRefusal(looked)) return looked;
  // It was covered at the first look. A refusal commits nothing: the event follows with the next one.
  const refused = looked.budget && (await refuseExhausted(unit, looked));
  if (refused !== undefined) return refused;
  const id = order.contributionId ?? unit.newId();
  // An id from before a restore may have been used after the backup: its debit is being cancelled, and must not be booked meanwhile.
  if (order.contributionId !== undefined && (await findLostTransaction(unit.tx, `${id}:debit`)) !== undefined)
    return refuse('wallet_failed', { detail: 'The contribution was lost in a restore. Its debit is cancelled.' });
  const assessed = await takeBonus(unit, context, order, looked, id);
  // Another bonus may pay another amount, for which the budget has to be looked at again.
  if (assessed !== looked && looked.budget !== undefined) return refuse('instance_changed');
  const created = newContribution(id, order, assessed, unit.nowMs);
  // The job of a callback ends what it has begun when it runs again.
  if (order.isAccepted !== true) opened(id);
  // A bonus pays, or the rules have changed since the first look.
  if (assessed.quote.playerDebit <= 0n) return bookContribution(unit, context, order, assessed, created);
  const contribution = insertOpen(unit, order, created, context.operation);
  const instance = carryFraction(unit, context, assessed, created);
  if (assessed.budget !== undefined) await reserveBudget(unit, { ...assessed, instance }, id);
  return { contribution, gameCode: assessed.instance.gameCode, isEvent: assessed.isEvent };
};

const debitAndBook = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
  { contribution: intent, gameCode, isEvent }: Intent,
): Promise<Contributed | ContributeRefusal> => {
  const answer = await wallet.execute({
    transactionId: `${intent.id}:debit`,
    type: 'Debit',
    playerId: intent.playerId,
    currency: intent.currency,
    amountMicros: intent.debit,
    sourceId: gameCode,
    gameroundId: intent.gameroundId ?? intent.id,
    gameroundComplete: intent.gameroundId === null ? true : undefined,
    category: order.category,
    token: order.token,
  });
  if (answer.outcome === 'refused') {
    await commitOutcome(context, intent.id, (unit) => endOpen(unit, intent));
    return walletRefusal(answer);
  }
  if (answer.outcome === 'uncertain') {
    await cancelDebit(context, intent);
    return walletRefusal(answer);
  }
  let booked: Contributed | ContributeRefusal;
  try {
    booked = await refuseOutOfRange(() => context.write((unit) => bookDebited(unit, context, order, intent, isEvent)));
  } catch (error) {
    await cancelDebit(context, intent);
    throw error;
  }
  if (isRefusal(booked)) await cancelDebit(context, intent);
  return booked;
};

/** Books exactly what was debited. If the contribution would come to another amount now, it is refused and the debit cancelled. */
const bookDebited = async (
  unit: Unit,
  context: ChainContext,
  order: Order,
  intent: Contribution,
  isEvent: boolean,
): Promise<Contributed | ContributeRefusal> => {
  const found = await findInstance(unit.tx, intent.instanceId);
  if (found === undefined || statusAt(found, unit.nowMs) === 'Terminated') return refuse('instance_terminated');
  const instance = requireDrawn(unit, found, context.services);
  if (isRefusal(instance)) return instance;
  const rules = readRules(instance);
  // Who was excluded, or has won, since the intent gets the debit back.
  if ((await findExclusion(unit.tx, intent, unit.nowMs)) !== undefined) return refuse('player_excluded');
  const winsLeft = rules.winLimit && (await countWinsLeft(unit, instance, rules.winLimit, intent));
  if (winsLeft === 0) return refuse('win_limit_reached');
  const rate = fractionFromText(intent.rate);
  const participation = await findParticipation(unit.tx, intent);
  const reserved = await findReserved(unit.tx, rules, intent.id);
  const charged = reserved?.amount === 0n ? withoutOperator(rules) : rules;
  const carried = await findCarriedInto(unit.tx, rules, intent.id);
  const quote = quoteFor(instance, charged, order, rate, participation, carried && BigInt(carried.before));
  const isOwed = carried === undefined || quote.carry?.owed === BigInt(carried.owed);
  if (!quote.qualifies || quote.playerDebit !== intent.debit || quote.booked !== intent.booked || !isOwed)
    return refuse('instance_changed');
  const ended = order.attempt && (await claimAttempt(unit, order.attempt));
  if (ended !== undefined) return ended;
  const booked = await bookOpen(unit, order, intent, async (contribution) => {
    if (carried !== undefined) removeCarryReservation(unit.tx, intent.id);
    return withBeside(
      unit,
      order,
      bookQuote(
        unit,
        context,
        { ...{ rules, rate, quote, participation, winsLeft, isEvent }, ...useReserved(unit.tx, instance, reserved) },
        contribution,
      ),
    );
  });
  // A restart began to cancel the debit before the wallet's answer came.
  if (booked === undefined) return refuse('wallet_failed', { detail: 'The debit is being cancelled.' });
  return booked;
};
