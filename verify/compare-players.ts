import { and, eq, sql } from 'drizzle-orm';
import { AMOUNT_MAX } from '../db/columns.ts';
import type { Tx } from '../db/engine/tx.ts';
import { exactSum } from '../db/exact-sum.ts';
import { ledgerEntries } from '../db/ledger.ts';
import { participations } from '../db/participations.ts';
import { potContributors } from '../db/pot-contributors.ts';
import { AMOUNT_MAX_MICROS } from '../domain/money/micros.ts';
import { bookedInEntry } from './booked-in-entry.ts';
import type { Tally } from './tally.ts';

/** Compares participations with the ledger's contributions. */
export const comparePlayers = async (tx: Tx, instanceId: string, tally: Tally): Promise<string | undefined> =>
  (await compareEach(tx, instanceId)) ?? (await compareSums(tx, instanceId, tally));

/** Each player's counters and last contribution. */
const compareEach = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  // As text, like the columns that it is joined with: SQLite would otherwise not index it, and go through all of it for every player.
  const booked = sql`(
    select brand_path, player_id, count(*) as n, sum(booked / 1000000) as units, sum(booked % 1000000) as micros
    from (
      select cast(entry.facts ->> 'brand' as text) as brand_path, cast(entry.facts ->> 'player' as text) as player_id, ${bookedInEntry('entry')} as booked
      from ${ledgerEntries} entry where entry.instance_id = ${instanceId} and entry.kind = 'contribution')
    group by brand_path, player_id)`;
  const wrong = await tx.get((db) =>
    db
      .select({
        brandPath: participations.brandPath,
        playerId: participations.playerId,
        count: participations.contributionCount,
        value: participations.contributionValue,
        n: sql<number | null>`b.n`,
      })
      .from(participations)
      .leftJoin(
        sql`${booked} b`,
        sql`b.brand_path = ${participations.brandPath} and b.player_id = ${participations.playerId}`,
      )
      .leftJoin(
        ledgerEntries,
        and(eq(ledgerEntries.instanceId, participations.instanceId), eq(ledgerEntries.seq, participations.lastSeq)),
      )
      .where(
        and(
          eq(participations.instanceId, instanceId),
          sql`(${participations.contributionCount} is not coalesce(b.n, 0)
            or ${participations.contributionValue} is not min(coalesce(b.units * 1000000 + b.micros, 0), ${AMOUNT_MAX})
            or (coalesce(b.n, 0) > 0) is not (${ledgerEntries.kind} is 'contribution'
              and ${ledgerEntries.facts} ->> 'brand' is ${participations.brandPath}
              and ${ledgerEntries.facts} ->> 'player' is ${participations.playerId}
              and ${ledgerEntries.facts} ->> 'currency' is ${participations.lastCurrency}
              and ${participations.lastContributedAtMs} >= ${ledgerEntries.atMs}))`,
        ),
      )
      .limit(1),
  );
  return (
    wrong &&
    `${wrong.playerId} of ${wrong.brandPath} has ${wrong.count} contributions of ${wrong.value} in total, which does not match the ${wrong.n ?? 0} booked contributions or the last of them`
  );
};

/** The counters add up to the number of contributions, in the jackpot and in each pot, and the rankings of a pot's life add up. */
const compareSums = async (tx: Tx, instanceId: string, tally: Tally): Promise<string | undefined> => {
  const counted = await tx.get((db) =>
    db
      .select({ n: sql<number>`coalesce(sum(${participations.contributionCount}), 0)` })
      .from(participations)
      .where(eq(participations.instanceId, instanceId)),
  );
  const all = tally.kinds.get('contribution') ?? 0;
  if (counted?.n !== all) return `players have contributed ${counted?.n} times; the ledger says ${all}`;
  const inPots = await tx.all((db) =>
    db
      .select({ pot: sql<string>`pot.key`, n: sql<number>`sum(pot.value ->> 0)` })
      .from(sql`${participations}, json_each(${participations.pots}) pot`)
      .where(eq(participations.instanceId, instanceId))
      .groupBy(sql`pot.key`),
  );
  const strange = inPots.find(({ pot, n }) => n !== tally.pots.get(pot)?.contributions);
  const forgotten = [...tally.pots].find(
    ([id, { contributions: n }]) => n > 0 && !inPots.some(({ pot }) => pot === id),
  );
  if (strange !== undefined || forgotten !== undefined) {
    const pot = strange?.pot ?? forgotten?.[0] ?? '';
    return `players have contributed ${strange?.n ?? 0} times to the pot ${pot}; the ledger says ${tally.pots.get(pot)?.contributions ?? 0}`;
  }
  const rankings = await tx.all((db) =>
    db
      .select({
        pot: potContributors.potId,
        life: potContributors.instanceCount,
        sum: exactSum(potContributors.contributed),
        most: sql<number>`max(${potContributors.contributed})`,
      })
      .from(potContributors)
      .where(eq(potContributors.instanceId, instanceId))
      .groupBy(potContributors.potId, potContributors.instanceCount),
  );
  const wrong = rankings.find(({ pot, life, sum, most }) => {
    const told = tally.pots.get(pot);
    // Totals of a pot's last life stay as they were when it was won. A total at the largest amount no longer grows.
    const isCurrent = told?.enabled === true && told.instanceCount === life;
    return told === undefined || (isCurrent && most < AMOUNT_MAX_MICROS && sum !== told.bookedInLife);
  });
  return (
    wrong &&
    `players have contributed ${wrong.sum} in the life ${wrong.life} of the pot ${wrong.pot}; the ledger says ${tally.pots.get(wrong.pot)?.bookedInLife}`
  );
};
