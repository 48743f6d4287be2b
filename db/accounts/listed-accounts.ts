import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Account, accounts, oneTimePasswords } from '../tables/accounts.ts';

export type AccountFilter = {
  /** The organisations, and units as `organisation:unit`, that the caller reaches; absent: all. */
  readonly places: readonly string[] | undefined;
  readonly type: Account['type'] | undefined;
  readonly ids: readonly string[] | undefined;
  readonly organisationId: string | undefined;
};

const among = (ids: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const matching = ({ places, type, ids, organisationId }: AccountFilter): SQL | undefined =>
  and(
    places && standingIn(places),
    type && eq(accounts.type, type),
    ids && sql`${accounts.id} in ${among(ids)}`,
    organisationId === undefined ? undefined : eq(accounts.organisationId, organisationId),
  );

const standingIn = (places: readonly string[]): SQL =>
  sql`(${accounts.organisationId} in ${among(places)} or ${accounts.organisationId} || ':' || ${accounts.unitId} in ${among(places)})`;

const SORTABLE = {
  username: accounts.usernameKey,
  id: accounts.id,
  created_on: accounts.createdAtMs,
  last_logged_in: accounts.lastLoggedInAtMs,
};

export const listAccounts = async (
  tx: Tx,
  filter: AccountFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Account>> => {
  const listed = {
    table: accounts,
    filter: matching(filter),
    walk: [accounts.id],
    order: toPageOrder(page, SORTABLE, accounts.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(accounts)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** Finds the expiry times of these accounts' one-time passwords; accounts without one are left out. */
export const findResets = async (
  tx: Tx,
  accountIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, number>> => {
  const found = await tx.all((db) =>
    db
      .select({ accountId: oneTimePasswords.accountId, expiresAtMs: oneTimePasswords.expiresAtMs })
      .from(oneTimePasswords)
      .where(
        and(
          inArray(oneTimePasswords.accountId, [...accountIds]),
          gt(oneTimePasswords.expiresAtMs, nowMs),
          gt(oneTimePasswords.triesLeft, 0),
        ),
      ),
  );
  return new Map(found.map(({ accountId, expiresAtMs }) => [accountId, expiresAtMs]));
};

/** The units of an organisation that have accounts. */
export const listUnitsInUse = async (tx: Tx, organisationId: string): Promise<string[]> => {
  const found = await tx.all((db) =>
    db.selectDistinct({ unitId: accounts.unitId }).from(accounts).where(eq(accounts.organisationId, organisationId)),
  );
  return found.map(({ unitId }) => unitId).filter((unitId) => unitId !== '');
};
