import type { Contribution } from '../../db/contributions.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { finishKey } from '../../db/idempotency-keys.ts';
import { findInstance } from '../../db/instances.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { findLinked } from '../routing/find-linked.ts';
import { locateInstance } from '../routing/locate.ts';
import type { Locate } from '../routing/seeker.ts';
import type { ChainContext } from '../unit/handler.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { commitOutcome } from './commit-outcome.ts';
import { contribute } from './contribute.ts';
import type { Contributed, ContributeRefusal, NewlyContributed } from './contributed.ts';
import { LINKED_MAX, linkedId } from './linked.ts';
import type { Order } from './order.ts';
import { keyScope } from './order-key.ts';

/**
 * Takes a contribution for a target, then one for each linked instance (C13). Each is a chain of its own: a crash in between leaves those
 * booked so far. The key of the first stays in flight until the last has ended.
 */
export const contributeWithLinked = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  target: ContributionTarget,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  const main = await contribute(context, { ...order, holdsKey: true }, locate);
  if (isRefusal(main) || main.repeated) return main;
  try {
    return { ...main, linked: await contributeToLinked(context, order, target, main.contribution) };
  } finally {
    const { key } = order;
    if (key !== undefined)
      await commitOutcome(context, main.contribution.id, async ({ tx }) => finishKey(tx, keyScope(order), key));
  }
};

/** Refusals that the next linked contribution would meet as well, while the caller waits. */
const ENDS_ALL: ReadonlySet<string> = new Set(['wallet_failed', 'wallet_timeout', 'wallet_refused_platform']);

const contributeToLinked = async (
  context: ChainContext,
  order: Order,
  target: ContributionTarget,
  { id, instanceId, sourceId }: Contribution,
): Promise<readonly NewlyContributed[]> => {
  const linked: NewlyContributed[] = [];
  const takers = await context.read((tx) => findTakers(tx, target, instanceId, order, context.nowMs));
  for (const [index, takerId] of takers.entries()) {
    const part = { ...order, sourceId, key: undefined, contributionId: linkedId(id, index + 1) };
    const taken = await contribute(context, part, locateInstance(takerId));
    if (isRefusal(taken)) {
      if (ENDS_ALL.has(taken.problem)) break;
    } else if (!taken.repeated) linked.push(taken);
  }
  return linked;
};

/** The first linked instances that accept the player now. */
const findTakers = async (
  tx: Tx,
  target: ContributionTarget,
  mainId: string,
  order: Order,
  nowMs: number,
): Promise<readonly string[]> => {
  const main = await findInstance(tx, mainId);
  if (main === undefined) return [];
  const takers: string[] = [];
  for (const { id } of await findLinked(tx, target, main, order, nowMs)) {
    if (takers.length === LINKED_MAX) break;
    if (!isRefusal(await locateInstance(id)(tx, order, nowMs))) takers.push(id);
  }
  return takers;
};
