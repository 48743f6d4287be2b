import { type Contribution, insertContribution, moveContribution } from '../../db/contributions.ts';
import { findKey, finishKey, freeKey, takeKey } from '../../db/idempotency-keys.ts';
import { findInstance } from '../../db/instances.ts';
import type { Tx } from '../../db/tx.ts';
import { recordAuthenticated } from '../../db/wallet-players.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { contribute as contributeBy } from '../../domain/jackpot/contribute.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { fractionFromText, textFromFraction } from '../../domain/money/fraction.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ChainContext, Unit } from '../handler.ts';
import { isRefusal, type Refusal, refuse } from '../reply.ts';
import type { Wallet } from '../wallet.ts';
import { rulesOf } from '../wire/rules-of.ts';
import { type Assessed, type AssessRefusal, assess, quoteFor } from './assess.ts';
import { type BookedWin, bookOutcome } from './book-outcome.ts';
import type { Locate, Order } from './order.ts';
import { payOut } from './pay-out.ts';
import { refuseOutOfRange } from './refuse-out-of-range.ts';
import { type WalletRefusal, walletRefusal } from './wallet-refusal.ts';

export type ContributeRefusal =
  | AssessRefusal
  | WalletRefusal
  | Refusal<
      | 'idempotency_key_reused'
      | 'idempotency_key_in_flight'
      | 'amount_out_of_range'
      | 'wallet_not_configured'
      | 'player_token_mismatch'
      | 'wallet_currency_mismatch'
      | 'instance_changed'
      | 'instance_terminated'
    >;

/** A contribution that took effect now, or one that took effect before under the same key. */
export type Contributed =
  | { readonly repeated: false; readonly contribution: Contribution; readonly wins: readonly BookedWin[] }
  | { readonly repeated: true; readonly contributionId: string };

/**
 * Takes a contribution. When the operator pays all of it, it is one unit of work. When the player pays, it is a chain that a crash may
 * cut anywhere: authenticate → intent `open` → debit → `booked`; whatever does not get there is `cancelling` before the wallet hears of
 * it, and ends `cancelled`. Wins are owed in the same unit that books them and are paid afterwards.
 */
export const contribute = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  const first = await refuseOutOfRange(() => context.write((unit) => begin(unit, context, order, locate)));
  if (isRefusal(first)) return first;
  const taken = 'needsWallet' in first ? await contributeByWallet(context, order, locate) : first;
  if (isRefusal(taken) || taken.repeated || taken.wins.length === 0) return taken;
  return { ...taken, wins: await payWins(context, order, taken.wins) };
};

type NeedsWallet = { readonly needsWallet: true };

/** Everything that needs no wallet happens here; a contribution that does need one is only looked at. */
const begin = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | NeedsWallet | ContributeRefusal | Refusal<Code>> => {
  const known = await recall(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const assessed = await assess(unit.tx, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  if (assessed.quote.playerDebit > 0n) return { needsWallet: true };
  return book(unit, context, order, assessed, newContribution(unit.newId(), 'booked', order, assessed, unit.nowMs));
};

/** What the order's key did before, if anything. */
const recall = async (tx: Tx, order: Order, nowMs: number): Promise<Contributed | ContributeRefusal | undefined> => {
  if (order.key === undefined) return undefined;
  const known = await findKey(tx, keyScope(order), order.key, nowMs);
  if (known === undefined) return undefined;
  if (known.fingerprint !== order.fingerprint) return refuse('idempotency_key_reused');
  if (known.state === 'running') return refuse('idempotency_key_in_flight');
  return { repeated: true, contributionId: known.contributionId ?? '' };
};

const keyScope = (order: Pick<Order, 'brandPath'>): string => `operator:${operatorOf(order.brandPath)}`;

const newContribution = (
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
const book = async (
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

const bookQuote = async (
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
    },
  });
  return wins;
};

const takeOrderKey = async (
  unit: Unit,
  order: Order,
  contributionId: string,
  state: 'running' | 'done',
  operation: string,
): Promise<void> => {
  if (order.key === undefined) return;
  await takeKey(unit.tx, {
    scope: keyScope(order),
    key: order.key,
    operation,
    fingerprint: order.fingerprint,
    state,
    contributionId,
    status: null,
    body: null,
    createdAtMs: unit.nowMs,
    expiresAtMs: null,
  });
};

/** The chain for a player who pays: see `contribute`. */
const contributeByWallet = async <Code extends ProblemCode>(
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
const authenticate = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
): Promise<ContributeRefusal | undefined> => {
  const [, brandId = ''] = order.brandPath.split(':');
  const answer = await wallet.authenticate({
    brandId,
    token: order.token,
    currency: order.currency,
    sourceId: order.sourceId,
  });
  if (answer.outcome !== 'done') return walletRefusal(answer);
  const { result } = answer;
  if (result.playerId !== order.playerId || (result.brandId !== brandId && result.brandId !== order.brandPath)) {
    return refuse('player_token_mismatch', { detail: 'The session token belongs to another player or brand.' });
  }
  if (result.currency !== order.currency) {
    return refuse('wallet_currency_mismatch', {
      detail: `The wallet's session is in ${result.currency}, the contribution in ${order.currency}.`,
    });
  }
  await context.write((unit) => recordAuthenticated(unit.tx, order.brandPath, order.playerId, unit.nowMs));
  return undefined;
};

/** Commits the intent, so that a debit is never sent without a record of it. */
const open = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contribution | Contributed | ContributeRefusal | Refusal<Code>> => {
  const known = await recall(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const assessed = await assess(unit.tx, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  const payable = assessed.quote.playerDebit > 0n;
  const contribution = newContribution(unit.newId(), payable ? 'open' : 'booked', order, assessed, unit.nowMs);
  // The rules changed since the first look and the player owes nothing any more.
  if (!payable) return book(unit, context, order, assessed, contribution);
  await insertContribution(unit.tx, contribution);
  await takeOrderKey(unit, order, contribution.id, 'running', context.operation);
  return contribution;
};

const debitAndBook = async (
  context: ChainContext,
  wallet: Wallet,
  order: Order,
  intent: Contribution,
): Promise<Contributed | ContributeRefusal> => {
  const answer = await wallet.execute({
    transactionId: `${intent.id}:debit`,
    type: 'Debit',
    playerId: intent.playerId,
    currency: intent.currency,
    amountMicros: intent.debit,
    sourceId: await gameCodeOf(context, intent.instanceId),
    gameroundId: intent.gameroundId ?? intent.id,
    gameroundComplete: intent.gameroundId === null ? true : undefined,
  });
  if (answer.outcome === 'refused') {
    // Nothing happened at the wallet, so there is nothing to take back and the key is free at once.
    await context.write((unit) => abandon(unit, intent));
    return walletRefusal(answer);
  }
  if (answer.outcome === 'uncertain') {
    await takeBack(context, intent);
    return walletRefusal(answer);
  }
  let booked: Contributed | ContributeRefusal;
  try {
    booked = await refuseOutOfRange(() => context.write((unit) => bookDebited(unit, context, order, intent)));
  } catch (error) {
    await takeBack(context, intent);
    throw error;
  }
  if (isRefusal(booked)) await takeBack(context, intent);
  return booked;
};

const gameCodeOf = async (context: ChainContext, instanceId: string): Promise<string> => {
  const instance = await context.read((tx) => findInstance(tx, instanceId));
  return instance?.gameCode ?? instanceId;
};

/** Books what was debited, and nothing else: a contribution whose amount changed meanwhile is refused and the debit taken back. */
const bookDebited = async (
  unit: Unit,
  context: ChainContext,
  order: Order,
  intent: Contribution,
): Promise<Contributed | ContributeRefusal> => {
  const instance = await findInstance(unit.tx, intent.instanceId);
  if (instance === undefined || statusAt(instance, unit.nowMs) === 'Terminated') return refuse('instance_terminated');
  const rules = rulesOf(instance);
  const rate = fractionFromText(intent.rate);
  const quote = quoteFor(instance, rules, order, rate);
  if (!quote.qualifies || quote.playerDebit !== intent.debit || quote.booked !== intent.booked)
    return refuse('instance_changed');
  if (!(await moveContribution(unit.tx, intent.id, 'open', 'booked'))) {
    // A restart has begun to take the debit back: this reply of the wallet no longer counts.
    return refuse('wallet_failed', { detail: 'The debit is being taken back.' });
  }
  const contribution: Contribution = { ...intent, state: 'booked', nextAttemptAtMs: null };
  const wins = await bookQuote(unit, context, { instance, rules, rate, quote }, contribution);
  if (order.key !== undefined) await finishKey(unit.tx, keyScope(order), order.key);
  return { repeated: false, contribution, wins };
};

/** Ends an intent whose debit certainly did not happen. */
const abandon = async ({ tx }: Unit, intent: Contribution): Promise<void> => {
  if (!(await moveContribution(tx, intent.id, 'open', 'cancelled'))) return;
  if (intent.keyScope !== null && intent.key !== null) await freeKey(tx, intent.keyScope, intent.key);
};

/** Commits that the debit is to be taken back, before anybody sends the cancel. */
const takeBack = async (context: ChainContext, intent: Contribution): Promise<void> => {
  await context.write((unit) => moveContribution(unit.tx, intent.id, 'open', 'cancelling', unit.nowMs));
  context.services.wakeSettlement();
};

/** Sends the credits of wins at once; those that do not get through stay due. */
const payWins = async (
  context: ChainContext,
  order: Order,
  wins: readonly BookedWin[],
): Promise<readonly BookedWin[]> => {
  const wallet = context.services.walletOf(operatorOf(order.brandPath));
  if (wallet === undefined) return wins;
  const paid: BookedWin[] = [];
  for (const won of wins) {
    const state = (await payOut({ ...context, actor: context.caller.accountId }, wallet, won.payout, () =>
      authenticate(context, wallet, order),
    ))
      ? 'paid'
      : 'due';
    paid.push({ ...won, payout: { ...won.payout, state } });
  }
  return paid;
};
