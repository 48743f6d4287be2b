import { and, desc, eq, sql } from 'drizzle-orm';
import { statement } from '../../../db/engine/statement.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { players, walletAccounts } from './schema.ts';

export type WalletPlayer = typeof players.$inferSelect;
export type WalletAccount = typeof walletAccounts.$inferSelect;

const playerById = statement((db) =>
  db
    .select()
    .from(players)
    .where(eq(players.id, sql.placeholder('id'))),
);
const walletAccountOf = statement((db) =>
  db
    .select()
    .from(walletAccounts)
    .where(
      and(
        eq(walletAccounts.playerId, sql.placeholder('playerId')),
        eq(walletAccounts.currency, sql.placeholder('currency')),
      ),
    ),
);
const latestWalletAccountOf = statement((db) =>
  db
    .select()
    .from(walletAccounts)
    .where(eq(walletAccounts.playerId, sql.placeholder('playerId')))
    .orderBy(desc(walletAccounts.authenticatedAtMs), walletAccounts.currency)
    .limit(1),
);
const setBalance = statement((db) =>
  db
    .update(walletAccounts)
    .set({ balance: sql`${sql.placeholder('balance')}` })
    .where(
      and(
        eq(walletAccounts.playerId, sql.placeholder('playerId')),
        eq(walletAccounts.currency, sql.placeholder('currency')),
      ),
    ),
);

export const findPlayer = (tx: Tx, id: string): Promise<WalletPlayer | undefined> => tx.get(playerById, { id });

export const createPlayer = async (tx: Tx, player: WalletPlayer): Promise<void> => {
  await tx.run((db) => db.insert(players).values(player));
};

export const findWalletAccount = (tx: Tx, playerId: string, currency: string): Promise<WalletAccount | undefined> =>
  tx.get(walletAccountOf, { playerId, currency });

/** The wallet account of a player's last session. */
export const findLatestWalletAccount = (tx: Tx, playerId: string): Promise<WalletAccount | undefined> =>
  tx.get(latestWalletAccountOf, { playerId });

/** Opens a wallet account, or updates the session time of an existing one; the balance stays. */
export const openWalletAccount = async (
  tx: Tx,
  walletAccount: Omit<WalletAccount, 'balance'>,
): Promise<WalletAccount> => {
  const [opened] = await tx.all((db) =>
    db
      .insert(walletAccounts)
      .values({ ...walletAccount, balance: walletAccount.opening })
      .onConflictDoUpdate({
        target: [walletAccounts.playerId, walletAccounts.currency],
        set: { authenticatedAtMs: walletAccount.authenticatedAtMs },
      })
      .returning(),
  );
  if (opened === undefined)
    throw new Error(`no walletAccount came of ${walletAccount.playerId} in ${walletAccount.currency}`);
  return opened;
};

/** @throws SQLite's constraint error when the balance leaves 0 to AMOUNT_MAX_MICROS. */
export const saveBalance = async (
  tx: Tx,
  { playerId, currency, balance }: Pick<WalletAccount, 'playerId' | 'currency' | 'balance'>,
): Promise<void> => {
  await tx.run(setBalance, { playerId, currency, balance });
};
