import { and, count, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { instances, type Template, templates } from '../tables/jackpots.ts';

/** A template with its number of instances that are not terminated: while there are any, its rules are locked. */
export type ReferencedTemplate = Template & { readonly referenceCount: number };

const byId = statement((db) =>
  db
    .select()
    .from(templates)
    .where(eq(templates.id, sql.placeholder('id'))),
);

const referenceCounts = async (tx: Tx, ids: string[], nowMs: number): Promise<Map<string, number>> => {
  const rows = await tx.all((db) =>
    db
      .select({ id: instances.templateId, n: count() })
      .from(instances)
      .where(
        and(
          inArray(instances.templateId, ids),
          ne(instances.state, 'Terminated'),
          or(isNull(instances.endsAtMs), gt(instances.endsAtMs, nowMs)),
        ),
      )
      .groupBy(instances.templateId),
  );
  return new Map(rows.map((row) => [row.id, row.n]));
};

const withReferences = async (tx: Tx, rows: Template[], nowMs: number): Promise<ReferencedTemplate[]> => {
  const counts =
    rows.length === 0
      ? new Map<string, number>()
      : await referenceCounts(
          tx,
          rows.map((row) => row.id),
          nowMs,
        );
  return rows.map((row) => ({ ...row, referenceCount: counts.get(row.id) ?? 0 }));
};

export const findTemplate = async (tx: Tx, id: string, nowMs: number): Promise<ReferencedTemplate | undefined> => {
  const row = await tx.get(byId, { id });
  return row && (await withReferences(tx, [row], nowMs))[0];
};

const NEXT_VERSION = sql`${templates.version} + 1`;

export const createTemplate = async (tx: Tx, template: Template): Promise<void> => {
  await tx.run((db) => db.insert(templates).values(template));
};

/** Replaces a template's rules, and its owner if given; keeps whether it is published. Increments its version. */
export const replaceTemplate = async (
  tx: Tx,
  id: string,
  { ownerId, name, document }: Pick<Template, 'ownerId' | 'name' | 'document'>,
): Promise<void> => {
  await tx.run((db) =>
    db.update(templates).set({ ownerId, name, document, version: NEXT_VERSION }).where(eq(templates.id, id)),
  );
};

/** Publishes or withdraws a template. Increments its version. */
export const publishTemplate = async (tx: Tx, id: string, published: boolean): Promise<void> => {
  await tx.run((db) => db.update(templates).set({ published, version: NEXT_VERSION }).where(eq(templates.id, id)));
};

export type TemplateFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly published?: boolean | undefined;
};

const sortable = { id: templates.id, name: templates.name, owner_id: templates.ownerId };

export const listTemplates = async (
  tx: Tx,
  filter: TemplateFilter,
  page: Page<keyof typeof sortable>,
  nowMs: number,
): Promise<Listing<ReferencedTemplate>> => {
  const where = and(
    ownedBy(templates.ownerId, filter.owners),
    ownedBy(templates.ownerId, filter.ownerId === undefined ? undefined : [filter.ownerId]),
    filter.id === undefined ? undefined : eq(templates.id, filter.id),
    contains(templates.name, filter.name),
    filter.published === undefined ? undefined : eq(templates.published, filter.published),
  );
  const listed = {
    table: templates,
    filter: where,
    walk: [templates.id],
    order: toPageOrder(page, sortable, templates.id),
  };
  const listing = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(templates)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  return { ...listing, rows: await withReferences(tx, listing.rows, nowMs) };
};
