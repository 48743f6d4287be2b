import { findInstance } from '../../db/instances.ts';
import { findOwnerStanding } from '../../db/operators.ts';
import { assignJackpot, createSource, findSource } from '../../db/sources.ts';
import type { Tx } from '../../db/tx.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import type { Source } from '../../generated/server/types.gen.ts';
import type { PlatformHandler } from '../handler.ts';

/** One request writes no more assignments than a unit of work may hold beside the sources themselves. */
const ASSIGNMENTS_MAX = 1000;

/** B14. Each item stands for itself; an existing source stays as it is. */
export const createSources: PlatformHandler<'createSources'> = async ({ body }, { tx, caller, nowMs }) => {
  const result = { succeeded: [] as string[], duplicated: [] as string[], failed: [] as string[] };
  let assigned = 0;
  for (const source of body) {
    const jackpots = byPriority(source);
    if (!covers(caller.access, source.owner_id) || (await findOwnerStanding(tx, source.owner_id)) === undefined)
      result.failed.push(source.source_id);
    else if ((await findSource(tx, source.owner_id, source.source_id)) !== undefined)
      result.duplicated.push(source.source_id);
    else if (
      assigned + jackpots.length > ASSIGNMENTS_MAX ||
      !(await areAssignable(tx, source.owner_id, jackpots, nowMs))
    ) {
      result.failed.push(source.source_id);
    } else {
      assigned += jackpots.length;
      await createSource(tx, { ownerId: source.owner_id, sourceId: source.source_id, name: source.source_name });
      for (const { instance_id, priority } of jackpots)
        await assignJackpot(tx, source.owner_id, source.source_id, instance_id, priority);
      result.succeeded.push(source.source_id);
    }
  }
  return { status: 200, body: result };
};

type Assignment = NonNullable<Source['jackpots']>[number];

/** The jackpots of a new source, each once, in the order in which they are to be tried. */
const byPriority = (source: Source): Assignment[] =>
  [...new Map((source.jackpots ?? []).map((jackpot) => [jackpot.instance_id, jackpot])).values()].sort(
    (a, b) => a.priority - b.priority,
  );

/** Every instance must be there, belong to the source's operator and not have ended. */
const areAssignable = async (
  tx: Tx,
  ownerId: string,
  jackpots: readonly Assignment[],
  nowMs: number,
): Promise<boolean> => {
  for (const { instance_id } of jackpots) {
    const instance = await findInstance(tx, instance_id);
    if (
      instance === undefined ||
      instance.operatorId !== operatorOf(ownerId) ||
      statusAt(instance, nowMs) === 'Terminated'
    )
      return false;
  }
  return true;
};
