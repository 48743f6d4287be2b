import type { Tx } from '../../db/engine/tx.ts';
import { listLinks, writeLinks } from '../../db/jackpots/instance-links.ts';
import { changeInstance, findInstance, type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import type { AuditChange } from '../../db/tables/audit-events.ts';
import { NO_ACCESS, permits } from '../../domain/account/access.ts';
import { type FieldFault, linkFault } from '../../wire/field-fault.ts';
import { canSeeInstance, findReachableInstance } from '../routing/find-visible.ts';
import type { Audited } from '../unit/audit.ts';
import { auditedChanges } from '../unit/audited-changes.ts';
import type { Caller, WriteContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';

/** The most instances that one instance can be linked to. The spec limits the lists of requests to it as well. */
const LINKS_MAX = 20;

/** Replaces the links of an instance that the caller may change. Nothing changes if they are as requested. */
export const setLinksOf = async (
  { tx, nowMs }: Pick<WriteContext, 'tx' | 'nowMs'>,
  instance: Instance,
  linkedIds: readonly string[],
): Promise<{ readonly instance: Instance; readonly changed: readonly AuditChange[] }> => {
  const before = await listLinks(tx, instance.id);
  if (before.join() === linkedIds.join()) return { instance, changed: [] };
  await writeLinks(tx, instance.id, linkedIds);
  const next = withNextVersion(instance);
  await changeInstance(tx, next, {}, nowMs);
  const changed = auditedChanges('instanceLinks', { instance_ids: before }, { instance_ids: linkedIds });
  return { instance: next, changed };
};

/** Refuses links to instances that are the instance itself, or that its owner cannot see, with a pointer to each. */
export const refuseLinks = async (
  tx: Tx,
  instance: Instance,
  linkedIds: readonly string[],
): Promise<Refusal<'link_invalid'> | undefined> => {
  const errors: FieldFault[] = [];
  for (const [index, id] of linkedIds.entries()) {
    const detail = faultOfLink(instance, id, await findInstance(tx, id));
    if (detail !== undefined) errors.push(linkFault('linked', index, detail));
  }
  return errors.length > 0 ? refuse('link_invalid', { errors }) : undefined;
};

const faultOfLink = (from: Instance, id: string, linked: Instance | undefined): string | undefined => {
  if (id === from.id) return 'An instance cannot be linked to itself.';
  // Whoever may change or audit an instance sees all that its owner sees, so no link shows more.
  const seen = linked !== undefined && canSeeInstance({ ...NO_ACCESS, paths: new Set([from.ownerId]) }, linked);
  return seen && linked.operatorId === from.operatorId ? undefined : `${from.ownerId} has no instance ${id}.`;
};

/** Refuses a caller who may instantiate, and may not link what exists (`linked_from`). */
export const refuseLinkFrom = (
  { access }: Pick<Caller, 'access'>,
  fromIds: readonly string[],
): Refusal<'permission_denied'> | undefined =>
  fromIds.length === 0 || permits(access, 'instances', 'Execute')
    ? undefined
    : refuse('permission_denied', { detail: 'linked_from requires Execute on instances.' });

/** Links instances to a new one. The caller must have access to the owner of each. */
export const linkFrom = async (
  context: WriteContext,
  fromIds: readonly string[],
  created: Instance,
): Promise<readonly Audited[] | Refusal<'link_invalid'>> => {
  const { tx, caller } = context;
  const errors: FieldFault[] = [];
  const audited: Audited[] = [];
  for (const [index, id] of fromIds.entries()) {
    const from = await findReachableInstance(tx, caller, id);
    const detail = isRefusal(from) ? `You cannot link ${id}.` : await faultOfNew(tx, from, created);
    if (detail !== undefined) errors.push(linkFault('from', index, detail));
    if (isRefusal(from) || detail !== undefined) continue;
    const { changed } = await setLinksOf(context, from, [...(await listLinks(tx, id)), created.id]);
    audited.push({ ownerId: from.ownerId, resource: 'instances', targetId: id, changes: changed });
  }
  return errors.length > 0 ? refuse('link_invalid', { errors }) : audited;
};

const faultOfNew = async (tx: Tx, from: Instance, created: Instance): Promise<string | undefined> =>
  (await listLinks(tx, from.id)).length >= LINKS_MAX
    ? `${from.id} has ${LINKS_MAX} links already.`
    : faultOfLink(from, created.id, created);
