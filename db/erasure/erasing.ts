import { and, count, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { isUnfinished } from '../archive/archives.ts';
import type { Tx } from '../engine/tx.ts';
import { archives } from '../tables/archives.ts';
import { awardPortions, bonusAwards, bonusChanges } from '../tables/bonuses.ts';
import { isState } from '../tables/columns.ts';
import { callbackJobs, contributionIntents, contributionTexts } from '../tables/contributions.ts';
import { deliveries } from '../tables/deliveries.ts';
import { outbox } from '../tables/events.ts';
import { erasures, optInCopies, participations } from '../tables/players.ts';
import { lostTransactions } from '../tables/wallets.ts';
import { payouts, winShares, wins } from '../tables/wins.ts';

export const listErasedSubjects = async (tx: Tx): Promise<string[]> =>
  (await tx.all((db) => db.select({ subject: erasures.subject }).from(erasures))).map(({ subject }) => subject);

/** Reports whether the store has carried out an erasure. */
export const isErased = async (tx: Tx, subject: string): Promise<boolean> =>
  (await tx.get((db) => db.select().from(erasures).where(eq(erasures.subject, subject)))) !== undefined;

/** Records that an erasure is done. */
export const recordErasure = async (tx: Tx, subject: string, atMs: number): Promise<void> => {
  await tx.run((db) => db.insert(erasures).values({ subject, atMs }).onConflictDoNothing());
};

/** Work under way that needs what an erasure removes, or would write it again. */
export type Obstacle =
  | 'payments'
  | 'contributions'
  | 'cancels'
  | 'bonuses'
  | 'opt-in copies'
  | 'events'
  | 'messages'
  | 'archives';

type Table = { readonly brandPath: SQLiteColumn; readonly playerId: SQLiteColumn };

const of = ({ brandPath, playerId }: Player, table: Table): SQL | undefined =>
  and(eq(table.brandPath, brandPath), eq(table.playerId, playerId));

const ofEvents = { brandPath: outbox.brandId, playerId: outbox.playerId };

/** The events or messages that name a player, or one with the same id in another brand. */
const mayName = ({ playerId }: Player, json: SQLiteColumn): SQL =>
  sql`instr(${json}, ${`"player_id":${JSON.stringify(playerId)}`}) > 0`;

/** Counts, by kind, what must be finished first. */
export const countObstacles = async (tx: Tx, player: Player): Promise<readonly (readonly [Obstacle, number])[]> => {
  const countOf = async (table: SQLiteTable | SQL, where: SQL | undefined): Promise<number> =>
    (await tx.get((db) => db.select({ n: count() }).from(table).where(where)))?.n ?? 0;
  const { brandPath, playerId } = player;
  const inState = (state: string) => and(isState(contributionIntents.state, state), of(player, contributionIntents));
  const textsOf = sql`select ${contributionTexts.contributionId} from ${contributionTexts} where ${of(player, contributionTexts)}`;
  const payments =
    (await countOf(payouts, and(of(player, payouts), inArray(payouts.state, ['held', 'due'])))) +
    (await countOf(
      sql`${winShares}, json_each(${winShares.shares}) share`,
      sql`share.value ->> 'brand' = ${brandPath} and share.value ->> 'player' = ${playerId}`,
    ));
  const jobs = await countOf(callbackJobs, of(player, callbackJobs));
  const open = await countOf(contributionIntents, inState('open'));
  const lost = await countOf(
    lostTransactions,
    and(
      isState(lostTransactions.state, 'cancelling'),
      eq(lostTransactions.operatorId, toOperatorId(brandPath)),
      eq(lostTransactions.playerId, playerId),
    ),
  );
  const waiting = await countOf(
    sql`${awardPortions} inner join ${bonusAwards} on ${bonusAwards.id} = ${awardPortions.awardId}, json_each(${awardPortions.playerIds}) player`,
    sql`${bonusAwards.brandPath} = ${brandPath} and player.value = ${playerId}`,
  );
  const changing = await countOf(
    bonusChanges,
    and(sql`waiting is not null`, eq(bonusChanges.operatorId, toOperatorId(brandPath))),
  );
  return [
    ['payments', payments],
    ['contributions', jobs + open],
    ['cancels', (await countOf(contributionIntents, inState('cancelling'))) + lost],
    ['bonuses', waiting + changing],
    ['opt-in copies', await countOf(optInCopies, undefined)],
    [
      'events',
      await countOf(outbox, and(isNull(outbox.deliveredAtMs), or(of(player, ofEvents), mayName(player, outbox.data)))),
    ],
    [
      'messages',
      await countOf(
        deliveries,
        and(
          isState(deliveries.state, 'pending'),
          or(mayName(player, deliveries.body), sql`${deliveries.id} in (${textsOf})`),
        ),
      ),
    ],
    ['archives', await countOf(archives, isUnfinished)],
  ];
};

/** Counts the player's records that stay because the ledger proves them. */
export const countKept = async (
  tx: Tx,
  player: Player,
): Promise<{ readonly contributions: number; readonly payments: number }> => {
  const counted = await tx.get((db) =>
    db
      .select({ n: sql<number | null>`sum(${participations.contributionCount})` })
      .from(participations)
      // By the primary key, an instance at a time: there is no index of players without a status.
      .where(and(sql`${participations.instanceId} in (select id from instances)`, of(player, participations))),
  );
  const paid = await tx.get((db) => db.select({ n: count() }).from(payouts).where(of(player, payouts)));
  return { contributions: counted?.n ?? 0, payments: paid?.n ?? 0 };
};

/**
 * Forgets up to `limit` opt-in statuses of a player, with their preferences. The counters stay, since they follow from the ledger.
 * @returns how many.
 */
export const removeOptIns = async (tx: Tx, player: Player, limit: number): Promise<number> => {
  const all = and(of(player, participations), sql`opted_in is not null`);
  const some = await tx.all((db) =>
    db.select({ id: participations.instanceId }).from(participations).where(all).limit(limit),
  );
  const ids = some.map(({ id }) => id);
  const hasStatus = and(inArray(participations.instanceId, ids), all);
  const unused = await tx.run((db) =>
    db.delete(participations).where(and(hasStatus, eq(participations.contributionCount, 0))),
  );
  const used = await tx.run((db) => db.update(participations).set({ optedIn: null, preferences: [] }).where(hasStatus));
  return unused.changes + used.changes;
};

/** Removes up to `limit` texts with the player's wins, which only stores of earlier versions have. @returns how many. */
export const removeWinTexts = async (tx: Tx, player: Player, limit: number): Promise<number> =>
  (
    await tx.run((db) =>
      db
        .update(wins)
        .set({ eventMetadata: null })
        .where(
          inArray(
            wins.id,
            db
              .select({ id: wins.id })
              .from(payouts)
              .innerJoin(wins, eq(wins.id, payouts.winId))
              .where(and(of(player, payouts), of(player, wins), sql`${wins.eventMetadata} is not null`))
              .limit(limit),
          ),
        ),
    )
  ).changes;

/** Removes messages by their ids, unless they still have to be sent. */
export const removeMessages = async (tx: Tx, ids: readonly string[]): Promise<number> =>
  ids.length === 0
    ? 0
    : (
        await tx.run((db) =>
          db.delete(deliveries).where(and(inArray(deliveries.id, [...ids]), ne(deliveries.state, 'pending'))),
        )
      ).changes;

/** A table that is searched from its beginning to its end, a slice at a time: it has no index by player. */
const searched = { events: outbox.id, messages: deliveries.seq, intents: sql<number>`rowid` } as const;
const tables = { events: outbox, messages: deliveries, intents: contributionIntents } as const;

/** The end of the next slice of at most `limit` rows; undefined at the end of the table. */
export const nextSlice = async (
  tx: Tx,
  name: keyof typeof tables,
  after: number,
  limit: number,
): Promise<number | undefined> => {
  const by = searched[name];
  const slice = await tx.get((db) =>
    db
      .select({ last: sql<number | null>`max(place)` })
      .from(sql`(select ${by} as place from ${tables[name]} where ${by} > ${after} order by 1 limit ${limit})`),
  );
  return slice?.last ?? undefined;
};

type Slice = { readonly after: number; readonly through: number };

const within = (name: keyof typeof tables, { after, through }: Slice): SQL =>
  sql`${searched[name]} > ${after} and ${searched[name]} <= ${through}`;

/** Published events of the player. */
export const listEventsIn = (tx: Tx, player: Player, slice: Slice) =>
  tx.all((db) =>
    db
      .select({ id: outbox.id, data: outbox.data })
      .from(outbox)
      .where(and(within('events', slice), of(player, ofEvents), sql`${outbox.deliveredAtMs} is not null`)),
  );

export const changeEvent = async (tx: Tx, id: number, data: unknown): Promise<void> => {
  await tx.run((db) => db.update(outbox).set({ data }).where(eq(outbox.id, id)));
};

/** Webhook messages that may name the player and were delivered or given up. */
export const listMessagesIn = (tx: Tx, player: Player, slice: Slice) =>
  tx.all((db) =>
    db
      .select({ id: deliveries.id, body: deliveries.body })
      .from(deliveries)
      .where(
        and(
          within('messages', slice),
          ne(deliveries.state, 'pending'),
          eq(deliveries.kind, 'event'),
          mayName(player, deliveries.body),
        ),
      ),
  );

/** Changes the body of a message, unless it still has to be sent. */
export const changeMessage = async (tx: Tx, id: string, body: string): Promise<number> =>
  (
    await tx.run((db) =>
      db
        .update(deliveries)
        .set({ body })
        .where(and(eq(deliveries.id, id), ne(deliveries.state, 'pending'))),
    )
  ).changes;

/** The player's contributions from before 0.10.0 whose rows have texts. */
export const listIntentsIn = (tx: Tx, player: Player, slice: Slice) =>
  tx.all((db) =>
    db
      .select({ id: contributionIntents.id, scope: contributionIntents.keyScope, key: contributionIntents.key })
      .from(contributionIntents)
      .where(
        and(
          within('intents', slice),
          of(player, contributionIntents),
          sql`(${contributionIntents.metadata} is not null or ${contributionIntents.eventMetadata} is not null)`,
        ),
      ),
  );

export const removeIntentTexts = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) =>
    db.update(contributionIntents).set({ metadata: null, eventMetadata: null }).where(eq(contributionIntents.id, id)),
  );
};

/** The next players of whom something may be removed: those with a status or contributions in an instance, and those with texts. */
export const listPlayersAfter = async (
  tx: Tx,
  after: { readonly instanceId: string } & Player,
  limit: number,
): Promise<readonly ({ readonly instanceId: string } & Player)[]> => {
  const { instanceId, brandPath, playerId } = participations;
  return tx.all((db) =>
    db
      .select({ instanceId, brandPath, playerId })
      .from(participations)
      .where(
        sql`(${instanceId}, ${brandPath}, ${playerId}) > (${after.instanceId}, ${after.brandPath}, ${after.playerId})`,
      )
      .orderBy(instanceId, brandPath, playerId)
      .limit(limit),
  );
};

/** The next players with texts, each once. */
export const listPlayersWithTextsAfter = (tx: Tx, after: Player, limit: number): Promise<Player[]> => {
  const { brandPath, playerId } = contributionTexts;
  return tx.all((db) =>
    db
      .selectDistinct({ brandPath, playerId })
      .from(contributionTexts)
      .where(sql`(${brandPath}, ${playerId}) > (${after.brandPath}, ${after.playerId})`)
      .orderBy(brandPath, playerId)
      .limit(limit),
  );
};
