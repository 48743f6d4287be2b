import { and, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import {
  awardPortions,
  bonusAwards,
  bonusChanges,
  freespinInstances,
  freespinReturns,
  freespinUses,
  playerBonuses,
} from '../../db/tables/bonuses.ts';
import { idempotencyKeys } from '../../db/tables/contributions.ts';

/** Checks that every bonus follows from its uses and every award is complete: one sentence per kind of fault. */
export const checkBonuses = async (tx: Tx): Promise<string[]> => {
  const found: string[] = [];
  for (const check of CHECKS) {
    const fault = await check(tx);
    if (fault !== undefined) found.push(fault);
  }
  return found;
};

/** The used amount of a bonus is the sum of its uses that stayed; when fully used, it is `Consumed` as of the last one. */
const compareUsed = async (tx: Tx): Promise<string | undefined> => {
  const ofBonus = sql`from ${freespinUses} where ${freespinUses.bonusId} = ${playerBonuses.id}`;
  const isReturned = sql`exists (select 1 from ${freespinReturns} where ${freespinReturns.useSeq} = ${freespinUses.seq})`;
  const reported = sql<number>`(select coalesce(sum(${freespinUses.amount}), 0) ${ofBonus} and not ${isReturned})`;
  const lastAtMs = sql`(select ${freespinUses.atMs} ${ofBonus} order by ${freespinUses.seq} desc limit 1)`;
  const wrong = await tx.get((db) =>
    db
      .select({ id: playerBonuses.id, used: playerBonuses.used, state: playerBonuses.state, reported })
      .from(playerBonuses)
      .where(
        or(
          ne(playerBonuses.used, reported),
          sql`(${playerBonuses.state} = 'Consumed') <> (${playerBonuses.used} = ${playerBonuses.budget})`,
          sql`${playerBonuses.consumedAtMs} is distinct from case ${playerBonuses.state} when 'Consumed' then ${lastAtMs} end`,
        ),
      )
      .limit(1),
  );
  return (
    wrong && `the bonus ${wrong.id} is ${wrong.state} with ${wrong.used} used; its uses add up to ${wrong.reported}`
  );
};

/**
 * The uses of a bonus, less those given back by then, have no gaps, and none comes after its end. It may have had another end then: the one
 * that it was awarded with, or that of an earlier change, and only the last one is known. The latest of them counts, since the clock may
 * have been set back before an earlier end was given.
 */
const compareOrder = async (tx: Tx): Promise<string | undefined> => {
  const ordered = await tx.get((db) => {
    const { seq, bonusId, requestId, atMs, usedAfter, amount } = freespinUses;
    const { useSeq, afterSeq, atMs: returnedAtMs } = freespinReturns;
    const uses = sql`select ${seq} as place, 0 as returns, ${bonusId} as bonus_id, ${requestId} as request_id, ${atMs} as at_ms, ${usedAfter} as used_after, ${amount} as amount from ${freespinUses}`;
    const returns = sql`select ${afterSeq}, case when ${afterSeq} < ${useSeq} then 2 else 1 end, ${bonusId}, ${requestId}, ${returnedAtMs}, 0, -${amount} from ${freespinReturns} inner join ${freespinUses} on ${seq} = ${useSeq}`;
    const steps = sql`(select *, sum(amount) over (partition by bonus_id order by place, returns) as used_by_then from (${uses} union all ${returns}) as moves) as steps`;
    const end = sql`case when ${bonusAwards.expiresAtMs} > ${playerBonuses.expiresAtMs} then ${bonusAwards.expiresAtMs} else ${playerBonuses.expiresAtMs} end`;
    const { kind, operatorId, brandPath, promoId, untilMs } = bonusChanges;
    const latest = sql`(select coalesce(max(${untilMs}), 0) from ${bonusChanges} where ${kind} = 'Extension' and ${operatorId} = ${bonusAwards.operatorId} and coalesce(${brandPath}, ${playerBonuses.brandPath}) = ${playerBonuses.brandPath} and (${promoId} is null or ${promoId} = ${bonusAwards.promoId}))`;
    return db
      .select({ requestId: sql<string>`steps.request_id`, bonusId: sql<string>`steps.bonus_id` })
      .from(steps)
      .leftJoin(playerBonuses, sql`${playerBonuses.id} = steps.bonus_id`)
      .leftJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .where(
        or(
          sql`steps.returns = 0 and steps.used_after <> steps.used_by_then`,
          sql`steps.returns = 2`,
          isNull(playerBonuses.id),
          sql`steps.at_ms >= ${end} and steps.at_ms >= ${latest}`,
        ),
      )
      .limit(1);
  });
  return (
    ordered && `the use ${ordered.requestId} does not follow from the earlier uses of the bonus ${ordered.bonusId}`
  );
};

/** A bonus matches its award, and expires when the last change of its expiry says. */
const compareGiven = async (tx: Tx): Promise<string | undefined> => {
  const wrong = await tx.get((db) =>
    db
      .select({ id: playerBonuses.id, awardId: playerBonuses.awardId })
      .from(playerBonuses)
      .leftJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .leftJoin(bonusChanges, eq(bonusChanges.id, playerBonuses.extensionId))
      .where(
        sql`(${playerBonuses.budget}, ${playerBonuses.brandPath}, ${playerBonuses.expiresAtMs}) is distinct from (${bonusAwards.count} * ${bonusAwards.amount}, ${bonusAwards.brandPath}, case when ${playerBonuses.extensionId} is null then ${bonusAwards.expiresAtMs} else ${bonusChanges.untilMs} end)`,
      )
      .limit(1),
  );
  return wrong && `the bonus ${wrong.id} does not match its award ${wrong.awardId}`;
};

/** Every player of an award has a bonus or is waiting for one, and the award's key is in flight while any player waits. */
const compareAwards = async (tx: Tx): Promise<string | undefined> => {
  const wrong = await tx.get((db) => {
    const given = db.$count(playerBonuses, eq(playerBonuses.awardId, bonusAwards.id));
    const waiting = sql<number>`(select coalesce(sum(json_array_length(${awardPortions.playerIds})), 0) from ${awardPortions} where ${awardPortions.awardId} = ${bonusAwards.id})`;
    return db
      .select({ id: bonusAwards.id, players: bonusAwards.players, given, waiting, key: idempotencyKeys.state })
      .from(bonusAwards)
      .leftJoin(idempotencyKeys, isKeyOf(bonusAwards))
      .where(
        or(
          sql`${given} + ${waiting} <> ${bonusAwards.players}`,
          sql`${idempotencyKeys.state} is distinct from case ${waiting} when 0 then 'done' else 'running' end`,
        ),
      )
      .limit(1);
  });
  return (
    wrong &&
    `the award ${wrong.id} is for ${wrong.players} players; ${wrong.given} have a bonus, ${wrong.waiting} wait for it, and its key is ${wrong.key ?? 'free'}`
  );
};

/** A bonus that was taken back has ended, by a change that means it. */
const compareRemoved = async (tx: Tx): Promise<string | undefined> => {
  const isOf = sql`${bonusChanges.id} in (${playerBonuses.removalId}, ${playerBonuses.extensionId})`;
  const wrong = await tx.get((db) =>
    db
      .select({ id: playerBonuses.id, changeId: bonusChanges.id })
      .from(playerBonuses)
      .leftJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .leftJoin(bonusChanges, isOf)
      .where(
        or(
          sql`${playerBonuses.removalId} = ${bonusChanges.id} and (${playerBonuses.state} <> 'Expired' or ${bonusChanges.kind} <> 'Removal')`,
          ne(bonusAwards.operatorId, bonusChanges.operatorId),
          ne(bonusChanges.brandPath, playerBonuses.brandPath),
          sql`${bonusChanges.promoId} is not null and ${bonusChanges.promoId} is distinct from ${bonusAwards.promoId}`,
        ),
      )
      .limit(1),
  );
  return wrong && `the bonus ${wrong.id} is not one that the change ${wrong.changeId} could leave so`;
};

/** A removal took back as many bonuses as it says, and the key of a change is in flight while something of it waits. */
const compareChanges = async (tx: Tx): Promise<string | undefined> => {
  const wrong = await tx.get((db) => {
    const counts = db
      .select({ removalId: playerBonuses.removalId, n: sql<number>`count(*)`.as('n') })
      .from(playerBonuses)
      .where(sql`${playerBonuses.removalId} is not null`)
      .groupBy(playerBonuses.removalId)
      .as('counts');
    const removed = sql<number>`coalesce(${counts.n}, 0)`;
    return db
      .select({ id: bonusChanges.id, changed: bonusChanges.changed, removed, key: idempotencyKeys.state })
      .from(bonusChanges)
      .leftJoin(idempotencyKeys, isKeyOf(bonusChanges))
      .leftJoin(counts, eq(counts.removalId, bonusChanges.id))
      .where(
        or(
          sql`${bonusChanges.kind} = 'Removal' and ${removed} <> ${bonusChanges.changed}`,
          sql`${idempotencyKeys.state} is distinct from case when ${bonusChanges.waiting} is null then 'done' else 'running' end`,
        ),
      )
      .limit(1);
  });
  return (
    wrong &&
    `the change ${wrong.id} changed ${wrong.changed} bonuses; ${wrong.removed} were taken back by it, and its key is ${wrong.key ?? 'free'}`
  );
};

/** A use that a game reported must hold its key, or a repeated request would be a second use. */
const compareUseKeys = async (tx: Tx): Promise<string | undefined> => {
  const free = await tx.get((db) =>
    db
      .select({ requestId: freespinUses.requestId })
      .from(freespinUses)
      .leftJoin(idempotencyKeys, isKeyOf(freespinUses))
      .where(and(isNull(idempotencyKeys.key), isNull(freespinUses.contributionId)))
      .limit(1),
  );
  return free && `the idempotency key of the use ${free.requestId} is free`;
};

/** The reverse: every key taken has a use or award to answer with. */
const findOrphanKey = async (tx: Tx): Promise<string | undefined> => {
  const stray = await tx.get((db) =>
    db
      .select({ key: idempotencyKeys.key, operation: idempotencyKeys.operation })
      .from(idempotencyKeys)
      .leftJoin(bonusAwards, isKeyOf(bonusAwards))
      .leftJoin(freespinUses, and(isKeyOf(freespinUses), isNull(freespinUses.contributionId)))
      .leftJoin(bonusChanges, isKeyOf(bonusChanges))
      .where(
        and(
          inArray(idempotencyKeys.operation, [
            'awardFreespins',
            'awardBonus',
            'awardListed',
            'reportFreespinUse',
            'removeBonuses',
            'extendBonuses',
          ]),
          isNull(sql`coalesce(${bonusAwards.id}, ${freespinUses.bonusId}, ${bonusChanges.id})`),
        ),
      )
      .limit(1),
  );
  return stray && `the idempotency key ${stray.key} of ${stray.operation} is taken, but has no effect`;
};

const isKeyOf = (table: typeof bonusAwards | typeof freespinUses | typeof bonusChanges): SQL | undefined =>
  and(eq(idempotencyKeys.scope, sql`'operator:' || ${table.operatorId}`), eq(idempotencyKeys.key, table.requestId));

/** An instance with a budget counts its awards, and does not pass it. */
const compareBudgets = async (tx: Tx): Promise<string | undefined> => {
  const { id, budget, awarded } = freespinInstances;
  const promised = sql<number>`(select coalesce(sum(${bonusAwards.players} * ${bonusAwards.count} * ${bonusAwards.amount}), 0) from ${bonusAwards} where ${bonusAwards.instanceId} = ${freespinInstances}.id)`;
  const wrong = await tx.get((db) =>
    db
      .select({ id, budget, awarded, promised })
      .from(freespinInstances)
      .where(and(isNotNull(budget), or(sql`${awarded} is distinct from ${promised}`, gt(awarded, budget))))
      .limit(1),
  );
  return (
    wrong &&
    `the freespins ${wrong.id} count ${wrong.awarded} of ${wrong.budget} as awarded; their awards promise ${wrong.promised}`
  );
};

const CHECKS = [
  compareBudgets,
  compareUsed,
  compareOrder,
  compareGiven,
  compareAwards,
  compareRemoved,
  compareChanges,
  compareUseKeys,
  findOrphanKey,
] as const;
