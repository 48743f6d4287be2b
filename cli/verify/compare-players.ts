import { and, asc, count, eq, sql } from 'drizzle-orm';
import { statement } from '../../db/engine/statement.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { entryParts } from '../../db/ledger/ledger.ts';
import { exactSum, totalOf } from '../../db/tables/columns.ts';
import { potContributors } from '../../db/tables/jackpots.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { participations } from '../../db/tables/players.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { AMOUNT_MAX_MICROS } from '../../domain/money/micros.ts';
import type { ArchivedPlayer, ArchivedTotals } from './compare-archived.ts';
import { bookedInEntry } from './compare-window-entries.ts';
import type { Tally } from './tally.ts';

/** Compares participations with the ledger's contributions. */
export const comparePlayers = async (
  tx: Tx,
  instanceId: string,
  tally: Tally,
  archived: Pick<ArchivedTotals, 'players' | 'lastSeq'>,
): Promise<string | undefined> =>
  (await compareEach(tx, instanceId, tally, archived)) ?? (await compareSums(tx, instanceId, tally));

/**
 * Entries that are summed at once. SQLite keeps the whole text of all that it groups in memory, so a whole ledger would need as much as it is
 * long; the sums of its players are small.
 */
const ENTRIES_AT_ONCE = 5_000;
const PLAYERS_AT_ONCE = 1_000;

/** Figures from the entries of one player. */
type Booked = Pick<ArchivedPlayer, 'n' | 'value'> & { readonly last?: ArchivedPlayer['last'] };
const NOTHING: Booked = { n: 0, value: 0n };

const sums = statement((db) =>
  db
    .select({
      brandPath: sql<string>`brand_path`,
      playerId: sql<string>`player_id`,
      n: count(),
      units: sql<number>`sum(booked / 1000000)`,
      micros: sql<number>`sum(booked % 1000000)`,
    })
    .from(
      sql`(
        select (entry.record ->> 11) ->> 'brand' as brand_path, (entry.record ->> 11) ->> 'player' as player_id,
          cast(${bookedInEntry('entry')} as integer) as booked
        from ${ledgerEntries} entry
        where entry.instance_id = ${sql.placeholder('instanceId')}
          and entry.seq > ${sql.placeholder('after')} and entry.seq <= ${sql.placeholder('until')} and entry.kind = 'contribution')`,
    )
    .groupBy(sql`brand_path`, sql`player_id`),
);

/** By brand path and player id. */
const readBooked = async (
  tx: Tx,
  instanceId: string,
  { seq }: Tally,
  archived: Pick<ArchivedTotals, 'players' | 'lastSeq'>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Booked>>> => {
  const brands = new Map<string, Map<string, Booked>>(archived.players);
  for (let after = archived.lastSeq; after < seq; after += ENTRIES_AT_ONCE)
    for (const { brandPath, playerId, n, units, micros } of await tx.all(sums, {
      ...{ instanceId, after, until: after + ENTRIES_AT_ONCE },
    })) {
      const players = brands.get(brandPath) ?? new Map<string, Booked>();
      brands.set(brandPath, players);
      const before = players.get(playerId) ?? NOTHING;
      const value = before.value + BigInt(units) * 1_000_000n + BigInt(micros);
      players.set(playerId, { ...before, n: before.n + n, value });
    }
  return brands;
};

const readPlayers = (tx: Tx, instanceId: string, after: Player | undefined) =>
  tx.all((db) =>
    db
      .select({
        brandPath: participations.brandPath,
        playerId: participations.playerId,
        count: participations.contributionCount,
        value: participations.contributionValue,
        carries: participations.contributionCarries,
        lastSeq: participations.lastSeq,
        lastCurrency: participations.lastCurrency,
        lastAtMs: participations.lastContributedAtMs,
        /** True if the last contribution is one of the player's, and is recorded as it was. */
        hasLast: sql<number | null>`(${ledgerEntries.kind} is not distinct from 'contribution'
          and ${entryParts.facts} ->> 'brand' is not distinct from ${participations.brandPath}
          and ${entryParts.facts} ->> 'player' is not distinct from ${participations.playerId}
          and ${entryParts.facts} ->> 'currency' is not distinct from ${participations.lastCurrency}
          and ${participations.lastContributedAtMs} >= cast(${entryParts.atMs} as integer))`,
      })
      .from(participations)
      .leftJoin(
        ledgerEntries,
        and(eq(ledgerEntries.instanceId, participations.instanceId), eq(ledgerEntries.seq, participations.lastSeq)),
      )
      .where(
        and(
          eq(participations.instanceId, instanceId),
          after &&
            sql`(${participations.brandPath}, ${participations.playerId}) > (${after.brandPath}, ${after.playerId})`,
        ),
      )
      .orderBy(asc(participations.brandPath), asc(participations.playerId))
      .limit(PLAYERS_AT_ONCE),
  );

/** Each player's counters and last contribution. */
const compareEach = async (
  tx: Tx,
  instanceId: string,
  tally: Tally,
  archived: Pick<ArchivedTotals, 'players' | 'lastSeq'>,
): Promise<string | undefined> => {
  const booked = await readBooked(tx, instanceId, tally, archived);
  let players: Awaited<ReturnType<typeof readPlayers>> = [];
  do {
    players = await readPlayers(tx, instanceId, players.at(-1));
    for (const { brandPath, playerId, count, value: left, carries, ...last } of players) {
      const value = totalOf(left, carries);
      const told = booked.get(brandPath)?.get(playerId) ?? NOTHING;
      const isSame = count === told.n && isTotal(value, told.value);
      const isArchived = last.lastSeq !== null && last.lastSeq <= archived.lastSeq;
      const hasLast = isArchived ? isLast(last, told.last) : last.hasLast === 1;
      if (!isSame || hasLast !== told.n > 0)
        return `${playerId} of ${brandPath} has ${count} contributions of ${value} in total, which does not match the ${told.n} booked contributions or the last of them`;
    }
  } while (players.length === PLAYERS_AT_ONCE);
  return undefined;
};

/** Reports whether an archived contribution is the player's last one, and is recorded as it was. */
const isLast = (
  told: Pick<Awaited<ReturnType<typeof readPlayers>>[number], 'lastSeq' | 'lastCurrency' | 'lastAtMs'>,
  last: Booked['last'],
): boolean =>
  last !== undefined &&
  told.lastSeq === last.seq &&
  told.lastCurrency === last.currency &&
  (told.lastAtMs ?? 0) >= last.atMs;

const sumOf = ({ left, carries: carried }: { readonly left: bigint | null; readonly carries: number }): bigint =>
  totalOf(left ?? 0n, carried);

/** Reports whether a total is the sum of the contributions. Before 0.19.0 one stopped at the largest amount, and went on from there later. */
const isTotal = (total: bigint, sum: bigint): boolean => total === sum || (total >= AMOUNT_MAX_MICROS && total < sum);

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
        left: exactSum(potContributors.contributed),
        carries: sql<number>`sum(${potContributors.contributedCarries})`,
      })
      .from(potContributors)
      .where(eq(potContributors.instanceId, instanceId))
      .groupBy(potContributors.potId, potContributors.instanceCount),
  );
  const wrong = rankings.find(({ pot, life, ...total }) => {
    const told = tally.pots.get(pot);
    // Totals of a pot's last life stay as they were when it was won.
    const isCurrent = told?.enabled === true && told.instanceCount === life;
    return told === undefined || (isCurrent && !isTotal(sumOf(total), told.bookedInLife));
  });
  return (
    wrong &&
    `players have contributed ${sumOf(wrong)} in the life ${wrong.life} of the pot ${wrong.pot}; the ledger says ${tally.pots.get(wrong.pot)?.bookedInLife}`
  );
};
