import { isAuthenticated } from '../../db/wallet-players.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { payAtOnce } from '../payouts/pay-at-once.ts';
import type { Locate } from '../routing/seeker.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refuse-out-of-range.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { assess } from './assess.ts';
import { bookContribution, newContribution } from './book-contribution.ts';
import { authenticate, contributeByWallet } from './contribute-by-wallet.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import type { Order } from './order.ts';
import { findEarlierContribution } from './order-key.ts';

/**
 * Takes a contribution. When the operator pays all of it, it is one unit of work. When the player pays, it is a chain that a crash may cut
 * anywhere: authenticate → intent `open` → debit → `booked`; whatever does not get there is `cancelling` before the wallet hears of
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
  const wallet = context.services.walletOf(operatorOf(order.brandPath));
  if (isRefusal(taken) || taken.repeated || wallet === undefined) return taken;
  const authenticatePlayer = () => authenticate(context, wallet, order);
  // What does not get through is sent later by the sender for unsettled money.
  if (taken.wins.length > 0)
    return { ...taken, wins: await payAtOnce(context, wallet, taken.wins, authenticatePlayer) };
  // A drawing, or another player's win, may pay this player when no session is at hand. The contribution stands whatever the wallet says.
  if (taken.isUnknownToWallet === true) await authenticatePlayer().catch(() => undefined);
  return taken;
};

type NeedsWallet = { readonly needsWallet: true };

/** Everything that needs no wallet happens here; a contribution that does need one is only looked at. */
const begin = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | NeedsWallet | ContributeRefusal | Refusal<Code>> => {
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const assessed = await assess(unit, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  if (assessed.quote.playerDebit > 0n) return { needsWallet: true };
  const booked = await bookContribution(
    unit,
    context,
    order,
    assessed,
    newContribution(order.contributionId ?? unit.newId(), 'booked', order, assessed, unit.nowMs),
  );
  if (context.services.walletOf(operatorOf(order.brandPath)) === undefined) return booked;
  return { ...booked, isUnknownToWallet: !(await isAuthenticated(unit.tx, order.brandPath, order.playerId)) };
};
