import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type BrandCurrencyChange, brandCurrencyChanges, brands } from '../tables/operators.ts';

/** A brand's own multipliers instead of the defaults: units of each currency per unit of the base currency. */
export type OwnCurrencies = { readonly base: string; readonly multipliers: Readonly<Record<string, number>> };

const ofBrand = and(
  eq(brandCurrencyChanges.operatorId, sql.placeholder('operatorId')),
  eq(brandCurrencyChanges.brandId, sql.placeholder('brandId')),
);
const last = statement((db) =>
  db.select().from(brandCurrencyChanges).where(and(ofBrand)).orderBy(desc(brandCurrencyChanges.seq)).limit(1),
);

const partsOf = (brandPath: string): { operatorId: string; brandId: string } => {
  const [operatorId = '', brandId = ''] = brandPath.split(':');
  return { operatorId, brandId };
};

/** A brand's own multipliers; undefined while it uses the defaults. */
export const findOwnCurrencies = async (tx: Tx, brandPath: string): Promise<OwnCurrencies | undefined> =>
  toOwn(await tx.get(last, partsOf(brandPath)));

/** The last change of a brand's own multipliers, to own ones or back to the defaults; undefined if it never had any. */
export const findLastCurrencyChange = async (
  tx: Tx,
  brandPath: string,
): Promise<{ readonly own: OwnCurrencies | undefined; readonly atMs: number } | undefined> => {
  const change = await tx.get(last, partsOf(brandPath));
  return change && { own: toOwn(change), atMs: change.atMs };
};

const since = statement((db) =>
  db
    .select()
    .from(brandCurrencyChanges)
    .where(and(ofBrand, gte(brandCurrencyChanges.atMs, sql.placeholder('sinceMs'))))
    .orderBy(brandCurrencyChanges.seq),
);
const lastBefore = statement((db) =>
  db
    .select()
    .from(brandCurrencyChanges)
    .where(and(ofBrand, lt(brandCurrencyChanges.atMs, sql.placeholder('sinceMs'))))
    .orderBy(desc(brandCurrencyChanges.seq))
    .limit(1),
);

/** A brand's own multipliers at a time, and each that it has had since; undefined while it used the defaults. */
export const listOwnCurrenciesSince = async (
  tx: Tx,
  brandPath: string,
  sinceMs: number,
): Promise<readonly (OwnCurrencies | undefined)[]> => {
  const asked = { ...partsOf(brandPath), sinceMs };
  return [await tx.get(lastBefore, asked), ...(await tx.all(since, asked))].map(toOwn);
};

const toOwn = ({
  baseCurrency = null,
  multipliers = null,
}: Partial<BrandCurrencyChange> = {}): OwnCurrencies | undefined =>
  baseCurrency === null || multipliers === null ? undefined : { base: baseCurrency, multipliers };

/** Sets an existing brand's own multipliers, or removes them when none are given. */
export const changeOwnCurrencies = async (
  tx: Tx,
  brandPath: string,
  own: OwnCurrencies | undefined,
  { accountId, atMs }: Pick<BrandCurrencyChange, 'accountId' | 'atMs'>,
): Promise<void> => {
  const { base: baseCurrency = null, multipliers = null } = own ?? {};
  await tx.run((db) =>
    db.insert(brandCurrencyChanges).values({ ...partsOf(brandPath), atMs, accountId, baseCurrency, multipliers }),
  );
};

const SORTABLE_CHANGES = { timestamp: brandCurrencyChanges.atMs };

export const listOwnCurrencyChanges = async (
  tx: Tx,
  brandPath: string,
  page: Page<keyof typeof SORTABLE_CHANGES>,
): Promise<Listing<BrandCurrencyChange>> => {
  const { operatorId, brandId } = partsOf(brandPath);
  const scope = and(eq(brandCurrencyChanges.operatorId, operatorId), eq(brandCurrencyChanges.brandId, brandId));
  const listed = {
    table: brandCurrencyChanges,
    scope,
    walk: [brandCurrencyChanges.seq],
    order: toPageOrder(page, SORTABLE_CHANGES, brandCurrencyChanges.seq),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(brandCurrencyChanges)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

export type BrandFilter = {
  /** The operators, including their brands, and single brands that the caller reaches; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** An operator including its brands, or a brand path. */
  readonly ownerId?: string | undefined;
};

const path: SQL<string> = sql<string>`(${brands.operatorId} || ':' || ${brands.id})`;
const SORTABLE_BRANDS = { brand_id: path };

/** Brands with their own multipliers, if any. */
export const listBrandCurrencies = async (
  tx: Tx,
  { owners, ownerId }: BrandFilter,
  page: Page<keyof typeof SORTABLE_BRANDS>,
): Promise<Listing<{ readonly brandPath: string; readonly own: OwnCurrencies | undefined }>> => {
  const filter = and(ownedBy(path, owners), ownedBy(path, ownerId === undefined ? undefined : [ownerId]));
  const listed = {
    table: brands,
    filter,
    walk: [brands.operatorId, brands.id],
    order: toPageOrder(page, SORTABLE_BRANDS),
  };
  const { rows: found, ...counted } = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select({ brandPath: path })
        .from(brands)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  const rows: { brandPath: string; own: OwnCurrencies | undefined }[] = [];
  for (const { brandPath } of found) rows.push({ brandPath, own: await findOwnCurrencies(tx, brandPath) });
  return { rows, ...counted };
};
