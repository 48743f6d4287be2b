import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { awardPortions, bonusAwards, freespinUses, playerBonuses } from '../../db/tables/bonuses.ts';
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

/** The used amount of a bonus is the sum of its uses; when fully used, it is `Consumed` as of the last one. */
const compareUsed = async (tx: Tx): Promise<string | undefined> => {
  const ofBonus = sql`from ${freespinUses} where ${freespinUses.bonusId} = ${playerBonuses.id}`;
  const reported = sql<number>`(select coalesce(sum(${freespinUses.amount}), 0) ${ofBonus})`;
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

/** The uses of a bonus have no gaps, and none comes after its end. */
const compareOrder = async (tx: Tx): Promise<string | undefined> => {
  const ordered = await tx.get((db) => {
    const uses = db
      .select({
        requestId: freespinUses.requestId,
        bonusId: freespinUses.bonusId,
        atMs: freespinUses.atMs,
        usedAfter: freespinUses.usedAfter,
        sum: sql<number>`sum(${freespinUses.amount}) over (partition by ${freespinUses.bonusId} order by ${freespinUses.seq})`.as(
          'used_by_then',
        ),
      })
      .from(freespinUses)
      .as('uses');
    return db
      .select({ requestId: uses.requestId, bonusId: uses.bonusId })
      .from(uses)
      .leftJoin(playerBonuses, eq(playerBonuses.id, uses.bonusId))
      .where(
        or(ne(uses.usedAfter, uses.sum), isNull(playerBonuses.id), sql`${uses.atMs} >= ${playerBonuses.expiresAtMs}`),
      )
      .limit(1);
  });
  return (
    ordered && `the use ${ordered.requestId} does not follow from the earlier uses of the bonus ${ordered.bonusId}`
  );
};

/** A bonus matches its award. */
const compareGiven = async (tx: Tx): Promise<string | undefined> => {
  const wrong = await tx.get((db) =>
    db
      .select({ id: playerBonuses.id, awardId: playerBonuses.awardId })
      .from(playerBonuses)
      .leftJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .where(
        sql`(${playerBonuses.budget}, ${playerBonuses.brandPath}, ${playerBonuses.expiresAtMs}) is distinct from (${bonusAwards.count} * ${bonusAwards.amount}, ${bonusAwards.brandPath}, ${bonusAwards.expiresAtMs})`,
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

/** A use must hold its key, or a repeated request would be a second use. */
const compareUseKeys = async (tx: Tx): Promise<string | undefined> => {
  const free = await tx.get((db) =>
    db
      .select({ requestId: freespinUses.requestId })
      .from(freespinUses)
      .leftJoin(idempotencyKeys, isKeyOf(freespinUses))
      .where(isNull(idempotencyKeys.key))
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
      .leftJoin(freespinUses, isKeyOf(freespinUses))
      .where(
        and(
          inArray(idempotencyKeys.operation, ['awardFreespins', 'awardBonus', 'reportFreespinUse']),
          isNull(sql`coalesce(${bonusAwards.id}, ${freespinUses.bonusId})`),
        ),
      )
      .limit(1),
  );
  return stray && `the idempotency key ${stray.key} of ${stray.operation} is taken, but has no effect`;
};

const isKeyOf = (table: typeof bonusAwards | typeof freespinUses): SQL | undefined =>
  and(eq(idempotencyKeys.scope, sql`'operator:' || ${table.operatorId}`), eq(idempotencyKeys.key, table.requestId));

const CHECKS = [compareUsed, compareOrder, compareGiven, compareAwards, compareUseKeys, findOrphanKey] as const;
