import { finishKey } from '../../db/contributions/idempotency-keys.ts';
import { insertLinkedAttempts } from '../../db/contributions/linked-attempts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import type { Contribution } from '../../db/tables/contributions.ts';
import { DrawsStopped } from '../../domain/draw.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import type { ContributionTarget } from '../../generated/server/types.gen.ts';
import { findLinked } from '../routing/find-for-player.ts';
import { type Locate, locateInstance } from '../routing/locate.ts';
import type { ChainContext, Unit } from '../unit/handler.ts';
import { refuseDraws } from '../unit/refusals.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { commitOutcome } from './commit-outcome.ts';
import { contribute } from './contribute.ts';
import type { Contributed, ContributeRefusal, NewlyContributed } from './contributed.ts';
import { endLinked, LINKED_MAX, linkedId } from './linked.ts';
import { keyScope, type Order } from './order.ts';

/**
 * Takes a contribution for a target, then one for each linked instance (C13). Each is a separate chain: a crash in between leaves those
 * booked so far, and the others are named. The key of the first stays in flight until the last has ended.
 */
export const contributeWithLinked = async <Code extends ProblemCode>(
  context: ChainContext,
  order: Order,
  target: ContributionTarget,
  locate: Locate<Code>,
): Promise<Contributed | ContributeRefusal | Refusal<Code>> => {
  let takers: readonly string[] = [];
  // The attempts are committed with the booking, so that a crash leaves nothing unnamed.
  const beside = async ({ tx, nowMs }: Unit, { id, instanceId }: Contribution): Promise<void> => {
    takers = await findTakers(tx, target, instanceId, order, nowMs);
    await insertLinkedAttempts(tx, id, takers, nowMs);
  };
  const main = await contribute(context, { ...order, holdsKey: true, beside }, locate);
  if (isRefusal(main) || main.repeated) return main;
  const codes = new Map<number, string>();
  try {
    return { ...main, linked: await contributeToLinked(context, order, takers, main.contribution, codes) };
  } finally {
    const { key } = order;
    const { id } = main.contribution;
    if (key !== undefined || takers.length > 0)
      await commitOutcome(context, id, async (unit) => {
        await endLinked(unit, id, codes);
        if (key !== undefined) finishKey(unit.tx, keyScope(order), key);
      });
  }
};

/** Refusals that the next linked contribution would meet as well, while the caller waits. */
const ENDS_ALL: ReadonlySet<string> = new Set(['wallet_failed', 'wallet_timeout', 'wallet_refused_platform']);

/** @param codes receives why contributions were refused, by place. */
const contributeToLinked = async (
  context: ChainContext,
  order: Order,
  takers: readonly string[],
  { id, sourceId }: Contribution,
  codes: Map<number, string>,
): Promise<readonly NewlyContributed[]> => {
  const linked: NewlyContributed[] = [];
  for (const [index, takerId] of takers.entries()) {
    const place = index + 1;
    const attempt = { mainId: id, place };
    const part = { ...order, sourceId, key: undefined, contributionId: linkedId(id, place), attempt };
    const taken = await contribute(context, part, locateInstance(takerId)).catch(refuseStopped);
    if (isRefusal(taken)) {
      codes.set(place, taken.problem);
      if (ENDS_ALL.has(taken.problem)) break;
    } else if (!taken.repeated) linked.push(taken);
  }
  return linked;
};

/** The main contribution is booked, so its reply must not be lost to a generator that fails now. */
const refuseStopped = (error: unknown): Refusal<'unavailable'> => {
  if (error instanceof DrawsStopped) return refuseDraws();
  throw error;
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
    // Each contribution asks the wallet itself where segments decide.
    const { sessionSegments } = order;
    const player = sessionSegments === 'ask' ? { ...order, sessionSegments: 'later' as const } : order;
    if (!isRefusal(await locateInstance(id)(tx, player, nowMs))) takers.push(id);
  }
  return takers;
};
