import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { toOperatorId } from '../../domain/account/access.ts';
import { lookup } from '../engine/lookups.ts';
import type { Soon } from '../engine/soon.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, isAmong } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Brand, brands, type Operator, operators, type PublishedLists } from '../tables/operators.ts';

const operatorById = statement((db) =>
  db
    .select()
    .from(operators)
    .where(eq(operators.id, sql.placeholder('id'))),
);
const GIVEN = sql`(select value from json_each(${sql.placeholder('ids')}))`;
const operatorsAmong = statement((db) => db.select().from(operators).where(sql`${operators.id} in ${GIVEN}`));
const brandsAmong = statement((db) =>
  db
    .select()
    .from(brands)
    .where(and(eq(brands.operatorId, sql.placeholder('operatorId')), sql`${brands.id} in ${GIVEN}`)),
);
const brandById = statement((db) =>
  db
    .select()
    .from(brands)
    .where(and(eq(brands.operatorId, sql.placeholder('operatorId')), eq(brands.id, sql.placeholder('id')))),
);
const brandsOf = statement((db) =>
  db
    .select()
    .from(brands)
    .where(eq(brands.operatorId, sql.placeholder('operatorId')))
    .orderBy(asc(brands.id)),
);
const enabledStateOfBrand = statement((db) =>
  db
    .select({
      brandEnabled: brands.enabled,
      operatorEnabled: operators.enabled,
      contributionEvents: operators.contributionEvents,
      publish: operators.publish,
    })
    .from(brands)
    .innerJoin(operators, eq(operators.id, brands.operatorId))
    .where(and(eq(brands.operatorId, sql.placeholder('operatorId')), eq(brands.id, sql.placeholder('id')))),
);

export const findOperator = (tx: Tx, id: string): Promise<Operator | undefined> => tx.get(operatorById, { id });

/** Finds operators by their ids; unknown ids are left out. */
export const findOperators = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Operator>> => {
  const found = await tx.all(operatorsAmong, { ids: JSON.stringify(ids) });
  return new Map(found.map((operator) => [operator.id, operator]));
};

/** Finds an operator's brands by their ids; unknown ids are left out. */
export const findBrands = async (
  tx: Tx,
  operatorId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Brand>> => {
  const found = await tx.all(brandsAmong, { operatorId, ids: JSON.stringify(ids) });
  return new Map(found.map((brand) => [brand.id, brand]));
};

export const findBrand = (tx: Tx, operatorId: string, id: string): Promise<Brand | undefined> =>
  tx.get(brandById, { operatorId, id });

export const listBrands = (tx: Tx, operatorId: string): Promise<Brand[]> => tx.all(brandsOf, { operatorId });

type BrandState = {
  /** True if both the brand and its operator are enabled. */
  readonly enabled: boolean;
  /** The operator's setting. */
  readonly contributionEvents: boolean;
  /** The operator's setting. */
  readonly publish: PublishedLists;
};

const NOTHING_PUBLISHED: PublishedLists = { winners: 'Off', leaders: 'Off' };

/** By brand path. */
const enabledStates = lookup<string, BrandState>(operators, brands);

/** Reports whether a brand is enabled, and which events it has; undefined when the brand is not registered. */
export const findBrandEnabledState = (tx: Tx, brandPath: string): Soon<BrandState | undefined> =>
  tx.lookUp(enabledStates, brandPath, async () => {
    const [operatorId = '', id = ''] = brandPath.split(':');
    const found = await tx.get(enabledStateOfBrand, { operatorId, id });
    return (
      found && {
        enabled: found.brandEnabled && found.operatorEnabled,
        contributionEvents: found.contributionEvents === true,
        publish: found.publish ?? NOTHING_PUBLISHED,
      }
    );
  });

/** Reports whether an operator or a brand is enabled; undefined when it is not registered. */
export const findOwnerEnabledState = async (tx: Tx, ownerId: string): Promise<{ enabled: boolean } | undefined> => {
  if (ownerId.includes(':')) return findBrandEnabledState(tx, ownerId);
  const operator = await findOperator(tx, ownerId);
  return operator && { enabled: operator.enabled };
};

/** The most brands of an operator: it is returned with all of them, and its schema allows no more. */
export const BRANDS_MAX = 10_000;

/** The most owners returned at once. */
const OWNERS_LISTED_MAX = 10_000;

/** Lists the operators and brand paths among these that exist, in order; undefined means every operator. */
export const findOwners = async (tx: Tx, owners: readonly string[] | undefined): Promise<string[]> => {
  const given = owners && sql`${operators.id} in (select value from json_each(${JSON.stringify(owners)}))`;
  const found = await tx.all((db) =>
    db.select({ id: operators.id }).from(operators).where(given).orderBy(asc(operators.id)).limit(OWNERS_LISTED_MAX),
  );
  const paths = (owners ?? []).filter((owner) => owner.includes(':'));
  const states = await Promise.all(paths.map((path) => findBrandEnabledState(tx, path)));
  return [...found.map(({ id }) => id), ...paths.filter((_, index) => states[index] !== undefined)];
};

/** The first by id of these operators, or of all when no list is given. */
export const findFirstOperator = async (tx: Tx, ids: readonly string[] | undefined): Promise<string | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ id: operators.id })
        .from(operators)
        .where(isAmong(operators.id, ids))
        .orderBy(asc(operators.id))
        .limit(1),
    )
  )?.id;

const saveOperator = statement((db) =>
  db
    .insert(operators)
    .values({
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      enabled: sql`1`,
      createdAtMs: sql.placeholder('nowMs'),
    })
    .onConflictDoUpdate({ target: operators.id, set: { name: sql`excluded.name` } }),
);

/** Creates operators or renames existing ones; nothing else of an existing one changes. */
export const saveOperators = async (
  tx: Tx,
  named: readonly { id: string; name: string }[],
  nowMs: number,
): Promise<void> => {
  tx.notify('sources');
  tx.defer((run) => {
    for (const { id, name } of named) run(saveOperator, { id, name, nowMs });
  });
};

const saveBrand = statement((db) =>
  db
    .insert(brands)
    .values({
      operatorId: sql.placeholder('operatorId'),
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      enabled: sql`1`,
      createdAtMs: sql.placeholder('nowMs'),
    })
    .onConflictDoUpdate({ target: [brands.operatorId, brands.id], set: { name: sql`excluded.name` } }),
);

/** Creates or renames brands of an existing operator. */
export const saveBrands = async (
  tx: Tx,
  operatorId: string,
  named: readonly { id: string; name: string }[],
  nowMs: number,
): Promise<void> => {
  // A unit with a brand's id is that brand.
  tx.notify('access');
  tx.notify('sources');
  tx.defer((run) => {
    for (const { id, name } of named) run(saveBrand, { operatorId, id, name, nowMs });
  });
};

/** Counts an operator's brands, and finds which of these ids are among them. */
export const findBrandIds = async (
  tx: Tx,
  operatorId: string,
  ids: readonly string[],
): Promise<{ readonly count: number; readonly known: ReadonlySet<string> }> => {
  const ofOperator = eq(brands.operatorId, operatorId);
  const given = sql`${brands.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  const found = await tx.all((db) => db.select({ id: brands.id }).from(brands).where(and(ofOperator, given)));
  const counted = await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(brands).where(ofOperator));
  return { count: counted?.n ?? 0, known: new Set(found.map(({ id }) => id)) };
};

export type OperatorFilter = {
  /** The operators, including their brands, and single brands that the caller reaches; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** An operator, or a brand path, which means its operator. */
  readonly ownerId?: string | undefined;
  readonly name?: string | undefined;
};

const matching = ({ owners, ownerId, name }: OperatorFilter): SQL | undefined =>
  and(
    isAmong(operators.id, owners?.map(toOperatorId)),
    isAmong(operators.id, ownerId === undefined ? undefined : [toOperatorId(ownerId)]),
    contains(operators.name, name),
  );

const SORTABLE = { id: operators.id, name: operators.name, created_timestamp: operators.createdAtMs };

/** Operators with all their brands. */
export const listOperators = async (
  tx: Tx,
  filter: OperatorFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Operator & { readonly brands: readonly Brand[] }>> => {
  const listed = {
    table: operators,
    filter: matching(filter),
    walk: [operators.id],
    order: toPageOrder(page, SORTABLE, operators.id),
  };
  const listing = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(operators)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  const rows: (Operator & { brands: Brand[] })[] = [];
  for (const operator of listing.rows) rows.push({ ...operator, brands: await listBrands(tx, operator.id) });
  return { ...listing, rows };
};

type Changes = Partial<Pick<Operator, 'name' | 'enabled'>>;

/** Changes an existing operator; omitted fields keep their values. */
export const changeOperator = async (
  tx: Tx,
  id: string,
  changes: Changes &
    Partial<
      Pick<
        Operator,
        'reviewThreshold' | 'approvalThreshold' | 'announceFree' | 'contributionEvents' | 'moneyOut' | 'publish'
      >
    >,
): Promise<void> => {
  tx.notify('sources');
  if (Object.keys(changes).length > 0)
    await tx.run((db) => db.update(operators).set(changes).where(eq(operators.id, id)));
};

/** Changes an existing brand; omitted fields keep their values. */
export const changeBrand = async (tx: Tx, operatorId: string, id: string, changes: Changes): Promise<void> => {
  tx.notify('sources');
  if (Object.keys(changes).length > 0)
    await tx.run((db) =>
      db
        .update(brands)
        .set(changes)
        .where(and(eq(brands.operatorId, operatorId), eq(brands.id, id))),
    );
};
