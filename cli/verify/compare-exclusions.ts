import { and, eq, gt, gte, inArray, isNull, lt, max, min, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import type { PassedFacts } from '../../db/ledger/facts.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { playerExclusions } from '../../db/tables/players.ts';
import { payouts } from '../../db/tables/wins.ts';
import type { EntryRow } from './read-records.ts';
import type { Walk } from './tally.ts';

const { operatorId, playerId, ownerId, untilMs, excludedAfter, readmittedAfter } = playerExclusions;

const operatorIn = (brand: string): string => brand.split(':')[0] ?? '';

/** The row ids that an entry lies between, the second inclusive. They are its own, unless it is archived: then those of the rows around it. */
const findPlace = async (tx: Tx, instanceId: string, seq: number): Promise<readonly [from: number, to: number]> => {
  const { id, instanceId: of, seq: number } = ledgerEntries;
  const find = async (which: SQL, edge: SQL<number | null>): Promise<number | null | undefined> =>
    (
      await tx.get((db) =>
        db
          .select({ id: edge })
          .from(ledgerEntries)
          .where(and(eq(of, instanceId), which)),
      )
    )?.id;
  const own = await find(eq(number, seq), max(id));
  if (typeof own === 'number') return [own - 1, own];
  return [
    (await find(lt(number, seq), max(id))) ?? 0,
    (await find(gt(number, seq), min(id))) ?? Number.MAX_SAFE_INTEGER,
  ];
};

/**
 * Checks that everyone who was passed over as excluded was excluded then. The order of the rows decides, since the clock may have been set.
 * An end that was given in advance is a time, and is compared with the entry's, as the platform does.
 */
export const faultInExclusions = async (
  { tx }: Pick<Walk, 'tx'>,
  { instanceId, seq, atMs }: EntryRow,
  passed: readonly PassedFacts[],
): Promise<string | undefined> => {
  let place: Awaited<ReturnType<typeof findPlace>> | undefined;
  for (const [brand, player, reason] of passed) {
    if (reason !== 'excluded') continue;
    place ??= await findPlace(tx, instanceId, seq);
    const [from, to] = place;
    const mayStand = and(
      eq(operatorId, operatorIn(brand)),
      eq(playerId, player),
      inArray(ownerId, [brand, operatorIn(brand)]),
      lt(excludedAfter, to),
      or(isNull(readmittedAfter), gt(readmittedAfter, from)),
      or(isNull(untilMs), gt(untilMs, atMs)),
    );
    const found = await tx.get((db) =>
      db.select({ id: playerExclusions.id }).from(playerExclusions).where(mayStand).limit(1),
    );
    if (found === undefined)
      return `entry ${seq} passes over ${player} of ${brand} as excluded; no exclusion was in force then`;
  }
  return undefined;
};

/**
 * Looks for a payment that an excluded player won. Wins whose entries are archived are left out: their rows, which had their place among the
 * exclusions, are gone.
 */
export const compareExclusions = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const paid = await tx.get((db) =>
    db
      .select({ transaction: payouts.transactionId, player: payouts.playerId, brand: payouts.brandPath })
      .from(playerExclusions)
      .innerJoin(
        payouts,
        and(
          eq(payouts.playerId, playerId),
          eq(payouts.operatorId, operatorId),
          sql`${ownerId} in (${payouts.brandPath}, ${payouts.operatorId})`,
        ),
      )
      .innerJoin(
        ledgerEntries,
        and(
          eq(ledgerEntries.instanceId, payouts.instanceId),
          eq(ledgerEntries.reference, payouts.winId),
          inArray(ledgerEntries.kind, ['win', 'draw']),
          // As in the index that finds it.
          sql`${ledgerEntries.kind} <> 'contribution'`,
        ),
      )
      .where(
        and(
          eq(payouts.instanceId, instanceId),
          lt(excludedAfter, ledgerEntries.id),
          or(isNull(readmittedAfter), gte(readmittedAfter, ledgerEntries.id)),
          or(isNull(untilMs), gt(untilMs, payouts.wonAtMs)),
        ),
      )
      .limit(1),
  );
  return (
    paid &&
    `the payout ${paid.transaction} is owed to ${paid.player} of ${paid.brand}, who was excluded when it was won`
  );
};
