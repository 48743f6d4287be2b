import { findAccount } from '../../db/accounts/accounts.ts';
import { findDestination } from '../../db/deliveries/destinations.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import { findTemplate } from '../../db/jackpots/templates.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { type Audited, audit, ownerOfAccount } from './audit.ts';
import type { Call, Unit } from './handler.ts';

type Fields = Readonly<Record<string, unknown>>;
type Asked = { readonly path: unknown; readonly body: unknown };
type Answered = { readonly body?: unknown };
/** A target and its owner. */
type Owned = { readonly ownerId: string; readonly id: string };
type Target = { readonly ownerId: string | undefined; readonly id: string };

const routesById = new Map(routes.map((route) => [String(route.operationId), route]));

/**
 * The audit events of a successful write. Target and owner are read from the request and the reply, which name them the same way in every
 * section. If they do not, as in a deletion by id, the handler sets `audited` on its reply. A bulk request yields one event per
 * owner.
 */
export const describeAudited = async (
  tx: Tx,
  operation: string,
  asked: Asked,
  answered: Answered,
  nowMs: number,
): Promise<readonly Audited[]> => {
  const route = routesById.get(operation);
  // Contributions are not audited: the ledger records each one with its actor.
  if (route?.permission == null || route.permission === 'self' || route.permission.resource === 'contributions')
    return [];
  const { resource } = route.permission;
  // The spec of an audited write names the field that identifies the target.
  const named = route.audits ?? 'id';
  const path = fieldsOf(asked.path);
  const body = fieldsOf(asked.body);
  const detail = {
    ...(typeof body.reason === 'string' && { reason: body.reason }),
    ...(route.method === 'patch' && { fields: changed(body, named, path).join(',') }),
  };
  if (Array.isArray(asked.body) && path.org_id !== undefined) {
    // Units belong to the organisation in the path.
    const count = done(
      asked.body.map((id: unknown) => ({ ownerId: '', id: textOf(id) })),
      fieldsOf(answered.body),
    ).length;
    const ownerId = textOf(path.org_id);
    return count === 0 ? [] : [{ ownerId, resource, targetId: ownerId, detail: { count: String(count) } }];
  }
  const targets: Owned[] = [];
  for (const { ownerId, id } of targetsOf(named, path, asked.body, answered.body))
    targets.push({ ownerId: ownerId ?? (await findOwner(tx, resource, id, nowMs)) ?? PLATFORM_ORGANISATION, id });
  return byOwner(resource, targets, detail);
};

/** One event per owner, with the target's id if there is only one, else with their number. */
export const byOwner = (
  resource: string,
  targets: readonly Owned[],
  detail: Readonly<Record<string, string>> = {},
): Audited[] =>
  [...Map.groupBy(targets, ({ ownerId }) => ownerId)].map(([ownerId, [first, ...others]]) => ({
    ownerId,
    resource,
    ...(first !== undefined && others.length === 0
      ? { targetId: first.id, detail }
      : { targetId: '', detail: { ...detail, count: String(others.length + 1) } }),
  }));

/** One event per target, so that what a person does with money can be found by its target. */
export const byTarget = (
  resource: string,
  targets: readonly Owned[],
  detail: Readonly<Record<string, string>> = {},
): Audited[] => targets.map(({ ownerId, id }) => ({ ownerId, resource, targetId: id, detail }));

const targetsOf = (named: string, path: Fields, body: unknown, reply: unknown): readonly Target[] => {
  if (Array.isArray(body))
    return done(
      body.map((item: unknown) => targetOf(named, path, item)),
      fieldsOf(reply),
    );
  const fields = fieldsOf(body);
  const many = fields[named];
  if (Array.isArray(many))
    return done(
      many.map((id) => ({ ownerId: ownerIn(fields, path), id: textOf(id) })),
      fieldsOf(reply),
    );
  const replied = fieldsOf(reply);
  const { ownerId, id } = targetOf(named, path, { ...fields, ...lastOf(named, path) });
  return [{ ownerId: ownerId ?? ownerIn(replied, {}), id: id || textOf(replied.id) }];
};

/** The targets that succeeded, if the reply says so. */
const done = (targets: readonly Target[], { succeeded, success }: Fields): readonly Target[] => {
  const ids = succeeded ?? success;
  if (!Array.isArray(ids)) return targets;
  const known = new Set<unknown>(ids);
  return targets.filter(({ id }) => known.has(id.split(':').at(-1)) || known.has(id));
};

const targetOf = (named: string, path: Fields, item: unknown): Target => {
  if (typeof item === 'string') return { ownerId: ownerIn({}, path), id: item };
  const fields = fieldsOf(item);
  const id = textOf(fields[named] ?? fields.id);
  // An operator is its own owner. A brand is identified by its path and owned by its operator.
  if (named === 'operator_id') return { ownerId: id, id };
  const operatorId = textOf(path.operator_id);
  if (named === 'brand_id' && operatorId !== '') return { ownerId: operatorId, id: toBrandPath(operatorId, id) };
  return { ownerId: ownerIn(fields, path), id };
};

/** The target in the path: its last parameter. */
const lastOf = (named: string, path: Fields): Fields => {
  const last = Object.values(path).at(-1);
  return last === undefined ? {} : { [named]: last };
};

/** The owner named in a request, if there is one. */
const ownerIn = (fields: Fields, path: Fields): string | undefined => {
  const named = fields.instance_owner_id ?? fields.owner_id ?? fields.owner;
  if (typeof named === 'string') return named;
  const brandId = textOf(fields.brand_id ?? path.brand_id);
  const operatorId = textOf(fields.operator_id ?? path.operator_id);
  if (brandId !== '') return brandId.includes(':') || operatorId === '' ? brandId : `${operatorId}:${brandId}`;
  return operatorId || textOf(path.org_id) || placeOf(fieldsOf(fields.org_unit)) || undefined;
};

const placeOf = ({ org_id, unit_id }: Fields): string =>
  textOf(unit_id) === '' ? textOf(org_id) : `${textOf(org_id)}:${textOf(unit_id)}`;

/** The owner of a target that the request identifies only by id. */
const findOwner = async (tx: Tx, resource: string, id: string, nowMs: number): Promise<string | undefined> => {
  if (resource === 'instances' || resource === 'optins') return (await findInstance(tx, id))?.ownerId;
  if (resource === 'templates') return (await findTemplate(tx, id, nowMs))?.ownerId;
  if (resource === 'deliveries') return (await findDestination(tx, id))?.ownerId;
  if (resource === 'organisations') return id;
  const account = resource === 'accounts' ? await findAccount(tx, id) : undefined;
  return account && ownerOfAccount(account);
};

/** The fields sent in a partial update, without the one that identifies the target. */
const changed = (body: Fields, named: string, path: Fields): string[] =>
  Object.keys(body).filter((name) => name !== named && (name !== 'id' || Object.keys(path).length > 0));

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records that an account tried to grant more than it holds, or to change an account that holds more. */
export const auditExcess = async (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'seal'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  asked: { readonly path: unknown; readonly body: unknown },
): Promise<void> => {
  const code = 'permission_exceeds_own';
  const { caller, operation } = call;
  const events = await describeAudited(unit.tx, operation, asked, {}, unit.nowMs);
  // Filed under the caller, not the target: an attempt on a foreign owner is shown to those who administer the caller.
  for (const event of events) await audit(unit, call, { ...event, ownerId: ownerOfAccount(caller), code });
};
