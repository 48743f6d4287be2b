import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { accounts, type OauthProvider, oauthProviders } from '../tables/accounts.ts';

const byId = statement((db) =>
  db
    .select()
    .from(oauthProviders)
    .where(eq(oauthProviders.id, sql.placeholder('id'))),
);
const byKey = statement((db) =>
  db
    .select()
    .from(oauthProviders)
    .where(eq(oauthProviders.key, sql.placeholder('key'))),
);

export const findOauthProvider = (tx: Tx, id: string): Promise<OauthProvider | undefined> => tx.get(byId, { id });

export const findOauthProviderByKey = (tx: Tx, key: string): Promise<OauthProvider | undefined> =>
  tx.get(byKey, { key });

export const createOauthProvider = async (tx: Tx, provider: OauthProvider): Promise<void> => {
  await tx.run((db) => db.insert(oauthProviders).values(provider));
};

export const updateOauthProvider = async (
  tx: Tx,
  key: string,
  changes: Partial<Omit<OauthProvider, 'key' | 'createdAtMs'>>,
): Promise<void> => {
  await tx.run((db) => db.update(oauthProviders).set(changes).where(eq(oauthProviders.key, key)));
};

/** The next providers by key, of all owners. */
export const listOauthProvidersAfter = (tx: Tx, key: string, limit: number): Promise<OauthProvider[]> =>
  tx.all((db) =>
    db.select().from(oauthProviders).where(gt(oauthProviders.key, key)).orderBy(asc(oauthProviders.key)).limit(limit),
  );

const SORTABLE = {
  id: oauthProviders.id,
  owner: oauthProviders.ownerId,
  created: oauthProviders.createdAtMs,
  updated: oauthProviders.updatedAtMs,
};

export const listOauthProviders = async (
  tx: Tx,
  filter: {
    /** The owners that the caller reaches, including what belongs to them; absent: all. */
    readonly owners: readonly string[] | undefined;
    /** Part of the id. */
    readonly search: string | undefined;
  },
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<OauthProvider>> => {
  const where: SQL | undefined = and(
    ownedBy(oauthProviders.ownerId, filter.owners),
    contains(oauthProviders.id, filter.search),
  );
  const listed = {
    table: oauthProviders,
    filter: where,
    walk: [oauthProviders.id],
    order: toPageOrder(page, SORTABLE, oauthProviders.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(oauthProviders)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** Owners of identity providers that are units of an organisation, as `organisation:unit`. */
export const listOauthUnitOwners = async (tx: Tx, organisationId: string): Promise<string[]> => {
  const rows = await tx.all((db) =>
    db
      .selectDistinct({ ownerId: oauthProviders.ownerId })
      .from(oauthProviders)
      .where(sql`substr(${oauthProviders.ownerId}, 1, length(${organisationId}) + 1) = ${organisationId} || ':'`),
  );
  return rows.map(({ ownerId }) => ownerId);
};

/** The distinct places of the accounts that use a provider. */
export const listPlacesOfUsers = (tx: Tx, key: string): Promise<{ organisationId: string; unitId: string }[]> =>
  tx.all((db) =>
    db
      .selectDistinct({ organisationId: accounts.organisationId, unitId: accounts.unitId })
      .from(accounts)
      .where(eq(accounts.oauthProviderKey, key)),
  );

/** An account's link to an identity provider: the provider's id, and the account's subject once bound. */
export type OauthLink = { readonly providerId: string; readonly sub: string | undefined };

/** The links of these accounts, by account id; accounts without one are left out. */
export const findOauthLinks = async (
  tx: Tx,
  linked: readonly Pick<typeof accounts.$inferSelect, 'id' | 'oauthProviderKey' | 'oauthSub' | 'oauthRealm'>[],
): Promise<ReadonlyMap<string, OauthLink>> => {
  const keys = [...new Set(linked.map((account) => account.oauthProviderKey).filter((key) => key !== null))];
  if (keys.length === 0) return new Map();
  const providers = await tx.all((db) =>
    db
      .select({ key: oauthProviders.key, id: oauthProviders.id, realm: oauthProviders.realm })
      .from(oauthProviders)
      .where(inArray(oauthProviders.key, keys)),
  );
  const byKey = new Map(providers.map((provider) => [provider.key, provider]));
  return new Map(
    linked.flatMap(({ id, oauthProviderKey, oauthSub, oauthRealm }): [string, OauthLink][] => {
      const provider = oauthProviderKey === null ? undefined : byKey.get(oauthProviderKey);
      if (provider === undefined) return [];
      const sub = oauthRealm === provider.realm ? (oauthSub ?? undefined) : undefined;
      return [[id, { providerId: provider.id, sub }]];
    }),
  );
};
