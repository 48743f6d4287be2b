import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { operatorOf } from '../domain/account/access.ts';
import type { Micros } from '../domain/money/micros.ts';
import { at, flag, json } from './columns.ts';
import { lookup, type Soon } from './engine/lookups.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { contains, isOneOf } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';

export const operators = sqliteTable('operators', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  enabled: flag('enabled').notNull(),
  /** By jackpot currency, the largest win payment credited without review, in micros as text; null: never set. */
  reviewThreshold: json<Readonly<Record<string, string>>>('review_threshold'),
  createdAtMs: at('created_at_ms').notNull(),
  /** By jackpot currency, the largest amount that one account alone can move, in micros as text; null: never set. */
  approvalThreshold: json<Readonly<Record<string, string>>>('approval_threshold'),
});

export const brands = sqliteTable(
  'brands',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    enabled: flag('enabled').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.id] })],
);

export type Operator = typeof operators.$inferSelect;
export type Brand = typeof brands.$inferSelect;

const operatorById = statement((db) =>
  db
    .select()
    .from(operators)
    .where(eq(operators.id, sql.placeholder('id'))),
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
    .select({ brandEnabled: brands.enabled, operatorEnabled: operators.enabled })
    .from(brands)
    .innerJoin(operators, eq(operators.id, brands.operatorId))
    .where(and(eq(brands.operatorId, sql.placeholder('operatorId')), eq(brands.id, sql.placeholder('id')))),
);

export const findOperator = (tx: Tx, id: string): Promise<Operator | undefined> => tx.get(operatorById, { id });

export const findBrand = (tx: Tx, operatorId: string, id: string): Promise<Brand | undefined> =>
  tx.get(brandById, { operatorId, id });

export const listBrands = (tx: Tx, operatorId: string): Promise<Brand[]> => tx.all(brandsOf, { operatorId });

type EnabledState = { readonly enabled: boolean };

/** By brand path. */
const enabledStates = lookup<string, EnabledState>(operators, brands);

/** Whether a brand and its operator are enabled; undefined when the brand is not registered. */
export const findBrandEnabledState = (tx: Tx, brandPath: string): Soon<EnabledState | undefined> =>
  tx.lookUp(enabledStates, brandPath, async () => {
    const [operatorId = '', id = ''] = brandPath.split(':');
    const found = await tx.get(enabledStateOfBrand, { operatorId, id });
    return found && { enabled: found.brandEnabled && found.operatorEnabled };
  });

/** Whether an operator or a brand is enabled; undefined when it is not registered. */
export const findOwnerEnabledState = async (tx: Tx, ownerId: string): Promise<{ enabled: boolean } | undefined> => {
  if (ownerId.includes(':')) return findBrandEnabledState(tx, ownerId);
  const operator = await findOperator(tx, ownerId);
  return operator && { enabled: operator.enabled };
};

/** The largest win payment in this currency that the operator lets through without review; undefined: no limit. */
export const findReviewThreshold = async (tx: Tx, id: string, currency: string): Promise<Micros | undefined> => {
  const threshold = (await findOperator(tx, id))?.reviewThreshold?.[currency];
  return threshold === undefined ? undefined : BigInt(threshold);
};

/** The largest amount in this currency that one account alone can move for the operator; undefined: no limit. */
export const findApprovalThreshold = async (tx: Tx, id: string, currency: string): Promise<Micros | undefined> => {
  const threshold = (await findOperator(tx, id))?.approvalThreshold?.[currency];
  return threshold === undefined ? undefined : BigInt(threshold);
};

/** The most brands of an operator: it is returned with all of them, and its schema allows no more. */
export const BRANDS_MAX = 10_000;

/** The most owners returned at once. */
const OWNERS_LISTED_MAX = 10_000;

/** Those of these operators and brand paths that exist, in order; undefined means every operator. */
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
        .where(isOneOf(operators.id, ids))
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
  for (const { id, name } of named) await tx.run(saveOperator, { id, name, nowMs });
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
  for (const { id, name } of named) await tx.run(saveBrand, { operatorId, id, name, nowMs });
};

/** How many brands an operator has, and which of these ids are among them. */
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
    isOneOf(operators.id, owners?.map(operatorOf)),
    isOneOf(operators.id, ownerId === undefined ? undefined : [operatorOf(ownerId)]),
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
    order: orderOf(page, SORTABLE, operators.id),
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
  changes: Changes & Partial<Pick<Operator, 'reviewThreshold' | 'approvalThreshold'>>,
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
