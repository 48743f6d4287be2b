import { and, desc, eq, sql } from 'drizzle-orm';
import { statement } from '../../db/engine/statement.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { players, purses } from './schema.ts';

export type Player = typeof players.$inferSelect;
export type Purse = typeof purses.$inferSelect;

const playerById = statement((db) =>
  db
    .select()
    .from(players)
    .where(eq(players.id, sql.placeholder('id'))),
);
const purseOf = statement((db) =>
  db
    .select()
    .from(purses)
    .where(and(eq(purses.playerId, sql.placeholder('playerId')), eq(purses.currency, sql.placeholder('currency')))),
);
const latestPurseOf = statement((db) =>
  db
    .select()
    .from(purses)
    .where(eq(purses.playerId, sql.placeholder('playerId')))
    .orderBy(desc(purses.authenticatedAtMs), purses.currency)
    .limit(1),
);
const setBalance = statement((db) =>
  db
    .update(purses)
    .set({ balance: sql`${sql.placeholder('balance')}` })
    .where(and(eq(purses.playerId, sql.placeholder('playerId')), eq(purses.currency, sql.placeholder('currency')))),
);

export const findPlayer = (tx: Tx, id: string): Promise<Player | undefined> => tx.get(playerById, { id });

export const createPlayer = async (tx: Tx, player: Player): Promise<void> => {
  await tx.run((db) => db.insert(players).values(player));
};

export const findPurse = (tx: Tx, playerId: string, currency: string): Promise<Purse | undefined> =>
  tx.get(purseOf, { playerId, currency });

/** The purse that a player's last session was for. */
export const findLatestPurse = (tx: Tx, playerId: string): Promise<Purse | undefined> =>
  tx.get(latestPurseOf, { playerId });

/** Opens a purse, or takes note that its player has a session again; what is in it stays. */
export const authenticatePurse = async (tx: Tx, purse: Omit<Purse, 'balance'>): Promise<Purse> => {
  const [opened] = await tx.all((db) =>
    db
      .insert(purses)
      .values({ ...purse, balance: purse.opening })
      .onConflictDoUpdate({
        target: [purses.playerId, purses.currency],
        set: { authenticatedAtMs: purse.authenticatedAtMs },
      })
      .returning(),
  );
  if (opened === undefined) throw new Error(`no purse came of ${purse.playerId} in ${purse.currency}`);
  return opened;
};

/** @throws SQLite's constraint error when the balance leaves 0 to AMOUNT_MAX_MICROS. */
export const saveBalance = async (
  tx: Tx,
  { playerId, currency, balance }: Pick<Purse, 'playerId' | 'currency' | 'balance'>,
): Promise<void> => {
  await tx.run(setBalance, { playerId, currency, balance });
};
