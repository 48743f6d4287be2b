import { isAuthenticated } from '../../db/wallet-players.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ChainContext, Unit } from '../handler.ts';
import { isRefusal, type Refusal, refuse } from '../reply.ts';
import { assess } from './assess.ts';
import { bookContribution, newContribution } from './book-contribution.ts';
import type { BookedWin } from './book-outcome.ts';
import { authenticate, contributeByWallet } from './contribute-by-wallet.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Locate, Order } from './order.ts';
import { recall } from './order-key.ts';
import { payAtOnce } from './pay-at-once.ts';
import { refuseOutOfRange } from './refuse-out-of-range.ts';

/**
 * Takes a contribution. When the operator pays all of it, for a player whom its wallet knows, it is one unit of work. When the player pays, it is a chain that a crash may
 * cut anywhere: authenticate → intent `open` → debit → `booked`; whatever does not get there is `cancelling` before the wallet hears of
 * it, and ends `cancelled`. Wins are owed in the same unit that books them and are paid afterwards.
 */
export const contribute = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  // Before anything else: another operator's keys must not answer, not even that they exist.
  if (!covers(context.caller.access, order.brandPath)) {
    return refuse('permission_denied', { detail: `The account does not act for the brand ${order.brandPath}.` });
  }
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
  const assessed = await assess(unit, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  if (assessed.quote.playerDebit > 0n || (await isUnknown(unit, context, order))) return { needsWallet: true };
  return bookContribution(
    unit,
    context,
    order,
    assessed,
    newContribution(order.acceptedAs ?? unit.newId(), 'booked', order, assessed, unit.nowMs),
  );
};

/**
 * Whether there is a wallet that has never authenticated the player. It must have before it can credit a win, and a drawing or another
 * player's contribution may cause one when no session is at hand.
 */
const isUnknown = async ({ tx }: Unit, { services }: ChainContext, { brandPath, playerId }: Order): Promise<boolean> =>
  services.walletOf(operatorOf(brandPath)) !== undefined && !(await isAuthenticated(tx, brandPath, playerId));

/** Sends the credits of wins at once; the sender for unsettled money sends later what does not get through. */
const payWins = (context: ChainContext, order: Order, wins: readonly BookedWin[]): Promise<readonly BookedWin[]> => {
  const wallet = context.services.walletOf(operatorOf(order.brandPath));
  return wallet === undefined
    ? Promise.resolve(wins)
    : payAtOnce(context, wallet, wins, () => authenticate(context, wallet, order));
};
