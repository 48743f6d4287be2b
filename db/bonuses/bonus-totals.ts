import { and, asc, between, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { bonusAwards, playerBonuses } from '../tables/bonuses.ts';
import { exactSum } from '../tables/columns.ts';
import { type BonusScope, isAwardOf } from './listed-bonuses.ts';
import { stateAt } from './player-bonuses.ts';

/** The end of bonuses, if they have one. A bonus that was taken back is `Removed`, and not `Expired`. */
export type BonusEnd = 'Available' | 'Consumed' | 'Expired' | 'Removed';

/** Bonuses of one currency that ended alike: how many, what they were worth and how much of it was used, in micros. */
export type BonusSum = {
  readonly currency: string;
  readonly end: BonusEnd;
  readonly bonuses: number;
  readonly budget: bigint;
  readonly used: bigint;
};

type Campaign = BonusScope & { readonly promoId: string };

const AWARDS_AT_ONCE = 500;

/**
 * Sums up a campaign by currency and end. Only the bonuses of its awards are read, by an index, in slices of a bounded number of rows, and
 * aside unless they are few, so that no contribution waits.
 */
export const sumBonuses = async (tx: Tx, campaign: Campaign, nowMs: number): Promise<readonly BonusSum[]> => {
  const first = await listAwards(tx, campaign, '');
  const isSmall = first.length < AWARDS_AT_ONCE && playersOf(first) <= tx.rowsAtOnce;
  return isSmall ? sumAll(tx, campaign, nowMs) : tx.aside((reader) => sumAll(reader, campaign, nowMs));
};

type Award = { readonly id: string; readonly players: number };

const playersOf = (awards: readonly Award[]): number => awards.reduce((sum, { players }) => sum + players, 0);

const listAwards = (tx: Tx, campaign: Campaign, after: string): Promise<Award[]> =>
  tx.all((db) =>
    db
      .select({ id: bonusAwards.id, players: bonusAwards.players })
      .from(bonusAwards)
      .where(and(isAwardOf(campaign), gt(bonusAwards.id, after)))
      .orderBy(asc(bonusAwards.id))
      .limit(AWARDS_AT_ONCE),
  );

const sumAll = async (tx: Tx, campaign: Campaign, nowMs: number): Promise<readonly BonusSum[]> => {
  const sums = new Map<string, BonusSum>();
  for (let awards = await listAwards(tx, campaign, ''); awards.length > 0; ) {
    for (const slice of slicesOf(awards, tx.rowsAtOnce)) {
      for (const each of await sumSlice(tx, and(isAwardOf(campaign), slice), nowMs)) {
        const key = `${each.currency} ${each.end}`;
        const before = sums.get(key);
        sums.set(key, {
          ...each,
          bonuses: (before?.bonuses ?? 0) + each.bonuses,
          budget: (before?.budget ?? 0n) + (each.budget ?? 0n),
          used: (before?.used ?? 0n) + (each.used ?? 0n),
        });
      }
      await tx.pause();
    }
    awards = await listAwards(tx, campaign, awards.at(-1)?.id ?? '');
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
};

/** Awards in a row with at most so many players together; one with more is cut at positions. */
function* slicesOf(awards: readonly Award[], rows: number): Generator<SQL | undefined> {
  let group: Award[] = [];
  const whole = () => between(bonusAwards.id, group[0]?.id ?? '', group.at(-1)?.id ?? '');
  for (const award of awards) {
    if (group.length > 0 && playersOf(group) + award.players > rows) {
      yield whole();
      group = [];
    }
    if (award.players <= rows) group.push(award);
    else
      for (let from = 0; from < award.players; from += rows)
        yield and(
          eq(bonusAwards.id, award.id),
          gte(playerBonuses.position, from),
          lt(playerBonuses.position, from + rows),
        );
  }
  if (group.length > 0) yield whole();
}

const sumSlice = (tx: Tx, where: SQL | undefined, nowMs: number) =>
  tx.all((db) =>
    db
      .select({
        currency: bonusAwards.currency,
        end: sql<BonusEnd>`case when ${playerBonuses.removalId} is not null then 'Removed' else ${stateAt(nowMs)} end`,
        bonuses: sql<number>`count(*)`,
        budget: exactSum(playerBonuses.budget),
        used: exactSum(playerBonuses.used),
      })
      .from(bonusAwards)
      .innerJoin(playerBonuses, eq(playerBonuses.awardId, bonusAwards.id))
      .where(where)
      .groupBy(sql`1, 2`),
  );
