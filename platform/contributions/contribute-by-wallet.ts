import { type Contribution, insertContribution, moveContribution } from '../../db/contributions.ts';
import { freeKey } from '../../db/idempotency-keys.ts';
import { findInstance } from '../../db/instances.ts';
import { findParticipation } from '../../db/participations.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { fractionFromText } from '../../domain/money/fraction.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { rulesOf } from '../../wire/rules-of.ts';
import { requireDrawn } from '../drawings/require-drawn.ts';
import { noteAuthenticated } from '../players/note-authenticated.ts';
import { refuseMismatch } from '../players/refuse-mismatch.ts';
import type { Locate } from '../routing/seeker.ts';
import { commitOutcome } from '../unit/commit-outcome.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import type { Wallet } from '../unit/operator-wallet.ts';
import { refuseOutOfRange } from '../unit/refuse-out-of-range.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { walletRefusal } from '../unit/wallet-refusal.ts';
import { assess, quoteFor } from './assess.ts';
import { bookContribution, bookQuote, newContribution } from './book-contribution.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Order } from './order.ts';
import { findEarlierContribution, finishOrderKey, takeOrderKey } from './order-key.ts';

/** The chain for a player who pays: see `contribute`. */
export const contributeByWallet = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  const wallet = context.services.walletOf(operatorOf(order.brandPath));
  if (wallet === undefined)
    return refuse('wallet_not_configured', { detail: 'The player would pay a part of this contribution.' });
  const refused = await authenticate(context, wallet, order);
  if (refused !== undefined) return refused;
  const intent = await refuseOutOfRange(() => context.write((unit) => open(unit, context, order, locate)));
  if (isRefusal(intent) || 'repeated' in intent) return intent;
  return debitAndBook(context, wallet, order, intent);
};

/** Authenticates the player's session at the wallet, for the player and brand of the order and nobody else. */
export const authenticate = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
): Promise<ContributeRefusal | undefined> => {
  if (order.isAccepted === true) return undefined;
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
  return undefined;
};

/** An intent that is committed, and the game code that its debit goes under: between the two nothing may fail that is not the wallet. */
type Intent = { readonly contribution: Contribution; readonly gameCode: string };

/** Commits the intent, so that a debit is never sent without a record of it. */
const open = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Intent | Contributed | ContributeRefusal | Refusal<Code>> => {
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const assessed = await assess(unit, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  const payable = assessed.quote.playerDebit > 0n;
  const contribution = newContribution(
    order.contributionId ?? unit.newId(),
    payable ? 'open' : 'booked',
    order,
    assessed,
    unit.nowMs,
  );
  // The rules changed since the first look and the player owes nothing any more.
  if (!payable) return bookContribution(unit, context, order, assessed, contribution);
  await insertContribution(unit.tx, contribution);
  await takeOrderKey(unit, order, contribution.id, 'running', context.operation);
  return { contribution, gameCode: assessed.instance.gameCode };
};

const debitAndBook = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
  { contribution: intent, gameCode }: Intent,
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
    // Nothing happened at the wallet, so there is nothing to take back and the key is free at once.
    await commitOutcome(context, intent.id, (unit) => abandon(unit, intent));
    return walletRefusal(answer);
  }
  if (answer.outcome === 'uncertain') {
    await cancelDebit(context, intent);
    return walletRefusal(answer);
  }
  let booked: Contributed | ContributeRefusal;
  try {
    booked = await refuseOutOfRange(() => context.write((unit) => bookDebited(unit, context, order, intent)));
  } catch (error) {
    await cancelDebit(context, intent);
    throw error;
  }
  if (isRefusal(booked)) await cancelDebit(context, intent);
  return booked;
};

/** Books what was debited, and nothing else: a contribution whose amount changed meanwhile is refused and the debit taken back. */
const bookDebited = async (
  unit: Unit,
  context: ChainContext,
  order: Order,
  intent: Contribution,
): Promise<Contributed | ContributeRefusal> => {
  const found = await findInstance(unit.tx, intent.instanceId);
  if (found === undefined || statusAt(found, unit.nowMs) === 'Terminated') return refuse('instance_terminated');
  const instance = requireDrawn(unit, found, context.services);
  if (isRefusal(instance)) return instance;
  const rules = rulesOf(instance);
  const rate = fractionFromText(intent.rate);
  const participation = await findParticipation(unit.tx, intent);
  const quote = quoteFor(instance, rules, order, rate, participation);
  if (!quote.qualifies || quote.playerDebit !== intent.debit || quote.booked !== intent.booked)
    return refuse('instance_changed');
  if (!(await moveContribution(unit.tx, intent.id, 'open', 'booked'))) {
    // A restart has begun to take the debit back: this reply of the wallet no longer counts.
    return refuse('wallet_failed', { detail: 'The debit is being taken back.' });
  }
  const contribution: Contribution = { ...intent, state: 'booked', nextAttemptAtMs: null };
  const booked = await bookQuote(unit, context, { instance, rules, rate, quote, participation }, contribution);
  await finishOrderKey(unit.tx, order);
  return { repeated: false, ...booked };
};

/** Ends an intent whose debit certainly did not happen. */
const abandon = async ({ tx }: Unit, intent: Contribution): Promise<void> => {
  if (!(await moveContribution(tx, intent.id, 'open', 'cancelled'))) return;
  if (intent.keyScope !== null && intent.key !== null) await freeKey(tx, intent.keyScope, intent.key);
};

/** Commits that the debit is to be taken back, before anybody sends the cancel. */
export const cancelDebit = async (context: ChainContext, intent: Contribution): Promise<void> => {
  await commitOutcome(context, intent.id, ({ tx, nowMs }) =>
    moveContribution(tx, intent.id, 'open', 'cancelling', nowMs),
  );
  context.services.wakeSettlement();
};
