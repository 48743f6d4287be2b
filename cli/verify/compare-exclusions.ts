import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import type { PassedFacts } from '../../db/ledger/facts.ts';
import { playerExclusions } from '../../db/tables/players.ts';
import { payouts } from '../../db/tables/wins.ts';
import type { EntryRow } from './read-records.ts';
import type { Walk } from './tally.ts';

/** Exclusions have times of a clock, and no place in the ledger: within a minute of their ends, both orders are possible. */
const CLOCKS_MS = 60_000;

const operatorIn = (brand: string): string => brand.split(':')[0] ?? '';

/** Checks that everyone who was passed over as excluded was excluded at that time. */
export const faultInExclusions = async (
  { tx }: Pick<Walk, 'tx'>,
  { seq, atMs }: EntryRow,
  passed: readonly PassedFacts[],
): Promise<string | undefined> => {
  for (const [brand, player, reason] of passed) {
    if (reason !== 'excluded') continue;
    const found = await tx.get((db) =>
      db
        .select({ id: playerExclusions.id })
        .from(playerExclusions)
        .where(
          and(
            eq(playerExclusions.operatorId, operatorIn(brand)),
            eq(playerExclusions.playerId, player),
            sql`${playerExclusions.ownerId} in (${brand}, ${operatorIn(brand)})`,
            sql`${playerExclusions.excludedAtMs} <= ${atMs + CLOCKS_MS}`,
            sql`coalesce(${playerExclusions.readmittedAtMs}, ${atMs}) >= ${atMs - CLOCKS_MS}`,
            sql`coalesce(${playerExclusions.untilMs}, ${atMs}) >= ${atMs - CLOCKS_MS}`,
          ),
        )
        .limit(1),
    );
    if (found === undefined)
      return `entry ${seq} passes over ${player} of ${brand} as excluded; no exclusion was in force then`;
  }
  return undefined;
};

/** Looks for a payment that an excluded player won, by the rows of exclusions. */
export const compareExclusions = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const { operatorId, playerId, ownerId, excludedAtMs, readmittedAtMs, untilMs } = playerExclusions;
  const wonAt = payouts.wonAtMs;
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
      .where(
        and(
          eq(payouts.instanceId, instanceId),
          sql`${wonAt} > ${excludedAtMs} + ${CLOCKS_MS}`,
          sql`${wonAt} < coalesce(${readmittedAtMs}, ${wonAt} + ${2 * CLOCKS_MS}) - ${CLOCKS_MS}`,
          sql`${wonAt} < coalesce(${untilMs}, ${wonAt} + ${2 * CLOCKS_MS}) - ${CLOCKS_MS}`,
        ),
      )
      .limit(1),
  );
  return (
    paid &&
    `the payout ${paid.transaction} is owed to ${paid.player} of ${paid.brand}, who was excluded when it was won`
  );
};
