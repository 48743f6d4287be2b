import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import type { BonusFacts, ContributionFacts } from '../../db/ledger/facts.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import { freespinUses } from '../../db/tables/bonuses.ts';
import { addMark } from './payout-mark.ts';
import { type EntryRow, readUses, type UseRecord } from './read-records.ts';
import { firstDifference, missing } from './rules/read-facts.ts';
import type { Tally, Walk } from './tally.ts';

/** Compares a contribution that a bonus paid with the use of the bonus, and adds it to the tally. */
export const checkBonusUse = (
  { tally, records, proof }: Walk,
  entry: EntryRow,
  { bonus, brand, player, source }: ContributionFacts,
): string | undefined => {
  if (bonus === undefined) return undefined;
  if (source === undefined) return `entry ${entry.seq} is paid by a bonus and by a debit`;
  const use = records.uses.get(entry.reference ?? '');
  if (use === undefined) return missing(entry, 'use of a bonus for the contribution');
  const difference = firstDifference(`the use of a bonus for the contribution ${use.id}`, [
    ['instance', use.instanceId, entry.instanceId],
    ['bonus', use.bonus, bonus.id],
    ['brand', use.brand, brand],
    ['player', use.player, player],
    ['currency', use.currency, bonus.currency],
    ['spin', use.type === 'Fixed' ? use.spin : undefined, bonus.spin === undefined ? undefined : BigInt(bonus.spin)],
    ['amount', use.amount, BigInt(bonus.used)],
    ['the rest before it', use.budget - use.usedAfter + use.amount, BigInt(bonus.left)],
    ['time', use.atMs, entry.atMs],
  ]);
  if (difference !== undefined) return difference;
  const isNamed = use.games.some(
    ({ provider_id, game_ids: ids }) =>
      provider_id === use.provider &&
      (ids.length === 0 || ids.includes(source) || ids.includes(tally.seed?.gameCode ?? '')),
  );
  if (!isNamed) return `entry ${entry.seq} is paid by the bonus ${bonus.id}, which is for other games`;
  tally.uses = addMark(tally.uses ?? 0n, useMark(proof.mark, { id: use.id, bonus: bonus.id, amount: bonus.used }));
  return undefined;
};

const LABEL = Buffer.from('pitboss verify: a use of a bonus\n');

/** A number derived from a use. It takes the key to compute, so a sum of marks identifies a set of uses of any size. */
const useMark = (seal: Seal, { id, bonus, amount }: Pick<UseRecord, 'id' | 'bonus'> & { amount: string }): bigint =>
  BigInt(
    `0x${seal(LABEL, JSON.stringify([id, bonus, amount] satisfies BonusFacts[keyof BonusFacts][])).toString('hex')}`,
  );

const ROWS_PER_READ = 500;

/** Checks that exactly the contributions that the ledger says were paid by bonuses have used them. */
export const compareUses = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  { uses = 0n }: Tally,
): Promise<string | undefined> => {
  let sum = 0n;
  for (let after = 0; ; ) {
    const ofInstance = and(eq(freespinUses.instanceId, instanceId), gt(freespinUses.seq, after));
    const rows = ofInstance === undefined ? [] : await readUses(tx, ofInstance, ROWS_PER_READ);
    for (const { id, bonus, amount } of rows) sum = addMark(sum, useMark(seal, { id, bonus, amount: String(amount) }));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.seq;
  }
  return sum === uses ? undefined : 'the uses of bonuses are not those of the contributions that bonuses paid';
};
