import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Organisation, organisations } from '../tables/operators.ts';

/** An organisation without its units, which can be many. */
export type OrganisationLink = Pick<
  Organisation,
  'id' | 'parentId' | 'enabled' | 'baseCurrency' | 'secondFactorRequired'
>;

/** Limits of a tree, so that everything an account reaches can be read and returned at once. */
export const LEVELS_MAX = 16;
export const CHILDREN_MAX = 1_000;
export const TREE_MAX = 10_000;
export const UNITS_MAX = 1_000;

const LINK = {
  id: organisations.id,
  parentId: organisations.parentId,
  enabled: organisations.enabled,
  baseCurrency: organisations.baseCurrency,
  secondFactorRequired: organisations.secondFactorRequired,
};

const byId = statement((db) =>
  db
    .select()
    .from(organisations)
    .where(eq(organisations.id, sql.placeholder('id'))),
);
const linkById = statement((db) =>
  db
    .select(LINK)
    .from(organisations)
    .where(eq(organisations.id, sql.placeholder('id'))),
);
const childrenOf = statement((db) =>
  db
    .select(LINK)
    .from(organisations)
    .where(eq(organisations.parentId, sql.placeholder('id')))
    .orderBy(asc(organisations.id)),
);

export const findOrganisation = (tx: Tx, id: string): Promise<Organisation | undefined> => tx.get(byId, { id });

export const hasOrganisation = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.get(linkById, { id })) !== undefined;

/** An organisation and its ancestors, nearest first; empty if it does not exist. */
export const listLineage = async (tx: Tx, id: string): Promise<OrganisationLink[]> => {
  const lineage: OrganisationLink[] = [];
  let link = await tx.get(linkById, { id });
  while (link !== undefined) {
    lineage.push(link);
    link = link.parentId === null ? undefined : await tx.get(linkById, { id: link.parentId });
  }
  return lineage;
};

/** An organisation's children, by id. */
export const listChildren = (tx: Tx, id: string): Promise<OrganisationLink[]> => tx.all(childrenOf, { id });

/** An organisation's descendants, level by level. */
export const listLevelsBelow = async (tx: Tx, id: string): Promise<OrganisationLink[][]> => {
  const levels: OrganisationLink[][] = [];
  let level = await listChildren(tx, id);
  while (level.length > 0) {
    levels.push(level);
    const above = level.map((link) => link.id);
    level = await tx.all((db) => db.select(LINK).from(organisations).where(inParents(above)));
  }
  return levels;
};

const inParents = (ids: readonly string[]): SQL =>
  sql`${organisations.parentId} in (select value from json_each(${JSON.stringify(ids)}))`;

/** Runs on every call of an account that reaches below its organisation, so it is one statement that returns one row: a JSON list. */
const idsBelow = statement((db) =>
  db.select({ ids: sql<string>`json_group_array(id)` }).from(
    sql`(with recursive below(id, level) as (
        select id, 1 from organisations where parent_id = ${sql.placeholder('id')}
        union all select child.id, level + 1 from organisations child join below on child.parent_id = below.id
        where level < ${sql.raw(String(LEVELS_MAX))}
      ) select id from below)`,
  ),
);

/** The ids of all descendants. */
export const listDescendants = async (tx: Tx, id: string): Promise<string[]> =>
  JSON.parse((await tx.get(idsBelow, { id }))?.ids ?? '[]');

/** Of all trees. */
export const listOrganisationIds = async (tx: Tx): Promise<string[]> =>
  (await tx.all((db) => db.select({ id: organisations.id }).from(organisations))).map(({ id }) => id);

export const createOrganisation = async (tx: Tx, organisation: Organisation): Promise<void> => {
  tx.notify('access');
  await tx.run((db) => db.insert(organisations).values(organisation));
};

export const changeOrganisation = async (tx: Tx, id: string, changes: Partial<Organisation>): Promise<void> => {
  tx.notify('access');
  await tx.run((db) => db.update(organisations).set(changes).where(eq(organisations.id, id)));
};

const SORTABLE = {
  id: organisations.id,
  name: organisations.name,
  created: organisations.createdAtMs,
  updated: organisations.updatedAtMs,
};

/** @param reached what the caller may see; undefined: every organisation. */
export const listOrganisations = async (
  tx: Tx,
  reached: readonly string[] | undefined,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Organisation>> => {
  const filter = reached && sql`${organisations.id} in (select value from json_each(${JSON.stringify(reached)}))`;
  const listed = {
    table: organisations,
    filter,
    walk: [organisations.id],
    order: toPageOrder(page, SORTABLE, organisations.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(organisations)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
