import { isAuthenticated } from '../../db/wallets/wallet-players.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { payAtOnce } from '../payouts/pay-at-once.ts';
import type { Locate } from '../routing/locate.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { refuseOutOfRange } from '../unit/refusals.ts';
import { isRefusal, type Refusal, refuseAccess } from '../unit/reply.ts';
import { assess } from './assess.ts';
import { bookContribution, newContribution } from './book-contribution.ts';
import { commitOpening } from './commit-outcome.ts';
import { authenticate, contributeByWallet, withSegments } from './contribute-by-wallet.ts';
import type { Contributed, ContributeRefusal } from './contributed.ts';
import { refuseExhausted } from './operator-budget.ts';
import { findEarlierContribution, type Order } from './order.ts';

/**
 * Takes a contribution. If the operator pays all of it, this is one unit of work. If the player pays, it is a chain of units that survives
 * a crash anywhere: authenticate → commit the intent `open` → debit → `booked`. A debit that cannot be booked is cancelled; see
 * `contribution-states.ts`. Wins are owed in the unit that books them and paid after it.
 */
export const contribute = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  // First of all, so that no caller learns which keys another operator has used.
  if (!covers(context.caller.access, order.brandPath)) {
    return refuseAccess(`the brand ${order.brandPath}`);
  }
  return withSegments(context, order, (known) => take(context, known, locate));
};

const take = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  const first = await refuseOutOfRange(() =>
    commitOpening(context, (unit, opened) => begin(unit, context, order, locate, opened)),
  );
  if (isRefusal(first)) return first;
  if ('refused' in first) return first.refused;
  const taken = 'needsWallet' in first ? await contributeByWallet(context, order, locate) : first;
  const wallet = context.services.walletOf(toOperatorId(order.brandPath));
  if (isRefusal(taken) || taken.repeated || wallet === undefined) return taken;
  const authenticatePlayer = () => authenticate(context, wallet, order);
  // The background sender repeats what does not get through.
  if (taken.wins.length > 0)
    return { ...taken, wins: await payAtOnce(context, wallet, taken.wins, authenticatePlayer) };
  // Later the player may win a drawing or a share without a session at hand. The contribution stands even if the wallet refuses.
  if (taken.isUnknownToWallet === true) await authenticatePlayer().catch(() => undefined);
  return taken;
};

type NeedsWallet = { readonly needsWallet: true };
/** A refusal of a unit that is committed all the same. */
type Refused = { readonly refused: Refusal<'budget_exhausted'> };

/** Books a contribution that needs no wallet. One that does is only assessed. */
const begin = async <Code extends ProblemCode>(
  unit: Unit,
  context: ChainContext,
  order: Order,
  locate: Locate<Code>,
  opened: (contributionId: string) => void,
): Promise<Contributed | NeedsWallet | Refused | ContributeRefusal | Refusal<Code>> => {
  const known = await findEarlierContribution(unit.tx, order, unit.nowMs);
  if (known !== undefined) return known;
  const assessed = await assess(unit, order, locate, context);
  if (isRefusal(assessed)) return assessed;
  const refused = assessed.budget && (await refuseExhausted(unit, assessed));
  if (refused !== undefined) return { refused };
  // A bonus is used only once the wallet has authenticated the session.
  if (assessed.quote.playerDebit > 0n || assessed.bonus !== undefined) return { needsWallet: true };
  // Read before anything is written: a unit that only defers writes needs no savepoint.
  const isUnknownToWallet =
    context.services.walletOf(toOperatorId(order.brandPath)) !== undefined &&
    !(await isAuthenticated(unit.tx, order.brandPath, order.playerId));
  const created = newContribution(order.contributionId ?? unit.newId(), order, assessed, unit.nowMs);
  // Its key runs on, until those that follow have ended.
  if (order.holdsKey === true && order.isAccepted !== true) opened(created.id);
  const booked = bookContribution(unit, context, order, assessed, created);
  if (!isUnknownToWallet) return booked;
  const contributed = await booked;
  return isRefusal(contributed) ? contributed : { ...contributed, isUnknownToWallet };
};
