import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';
import { carriedFractions, carryReservations } from '../../db/tables/jackpots.ts';
import { carryKey } from './rules/carry.ts';
import { firstDifference } from './rules/read-facts.ts';
import type { Tally } from './tally.ts';

const ROWS_PER_READ = 500;

/** Compares the fractions that players carry, and those in debits that are neither booked nor given back, with the ledger. */
export const compareCarry = async (tx: Tx, instanceId: string, { rules }: Tally): Promise<string | undefined> => {
  if (rules === undefined) return undefined;
  return (await compareReserved(tx, instanceId, rules.carry?.begun)) ?? compareCarried(tx, instanceId, rules.carry);
};

type Carry = NonNullable<NonNullable<Tally['rules']>['carry']>;

const compareReserved = async (
  tx: Tx,
  instanceId: string,
  begun: Carry['begun'] = new Map(),
): Promise<string | undefined> => {
  const { contributionId: id, before, owed } = carryReservations;
  const { debit } = contributionIntents;
  const reserved = await tx.all((db) =>
    db
      .select({ id, before, owed, debit })
      .from(carryReservations)
      .leftJoin(
        contributionIntents,
        and(eq(contributionIntents.id, id), inArray(contributionIntents.state, ['open', 'cancelling'])),
      )
      .where(eq(carryReservations.instanceId, instanceId)),
  );
  for (const row of reserved) {
    const sealed = begun.get(row.id);
    if (sealed === undefined || row.debit === null)
      return `the fraction of the contribution ${row.id} is reserved, and its debit is not open`;
    const difference = firstDifference(`the reserved fraction of the contribution ${row.id}`, [
      ['before', row.before, String(sealed.before)],
      ['owed', row.owed, String(sealed.owed)],
      ['debit', row.debit, sealed.debit],
    ]);
    if (difference !== undefined) return difference;
  }
  return reserved.length === begun.size
    ? undefined
    : `${reserved.length} fractions are reserved for debits; the ledger has begun ${begun.size}`;
};

/** A checkpoint may have been too small for the players. */
const compareCarried = async (tx: Tx, instanceId: string, carry: Carry | undefined): Promise<string | undefined> => {
  const players = carry === undefined ? new Map<string, bigint>() : carry.players;
  if (players === undefined) return undefined;
  let after = { brandPath: '', playerId: '', currency: '' };
  let seen = 0;
  for (;;) {
    const { brandPath, playerId, currency } = carriedFractions;
    const rows = await tx.all((db) =>
      db
        .select()
        .from(carriedFractions)
        .where(
          and(
            eq(carriedFractions.instanceId, instanceId),
            sql`(${brandPath}, ${playerId}, ${currency}) > (${after.brandPath}, ${after.playerId}, ${after.currency})`,
          ),
        )
        .orderBy(asc(brandPath), asc(playerId), asc(currency))
        .limit(ROWS_PER_READ),
    );
    for (const row of rows) {
      const carried = players.get(carryKey(row.brandPath, row.playerId, row.currency));
      const what = `the fraction of ${row.playerId} of ${row.brandPath} in ${row.currency}`;
      const difference = firstDifference(what, [['the amount', BigInt(row.picos), carried]]);
      if (difference !== undefined) return difference;
      after = row;
    }
    seen += rows.length;
    if (rows.length < ROWS_PER_READ) break;
  }
  return seen === players.size ? undefined : `${seen} fractions of players are stored; the ledger says ${players.size}`;
};
