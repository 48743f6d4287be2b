import type { Assignment } from '../db/routing/assignments.ts';
import type { Account } from '../db/tables/accounts.ts';
import type { AuditEvent as AuditEventRow } from '../db/tables/audit-events.ts';
import type { Organisation } from '../db/tables/operators.ts';
import type { AuditEvent, FieldChange, Account as WireAccount } from '../generated/server/types.gen.ts';

export const auditEventToWire = (event: AuditEventRow): AuditEvent => ({
  id: event.id,
  timestamp: event.atMs,
  owner_id: event.ownerId,
  ...(event.actorId === null ? {} : { actor: { account_id: event.actorId, username: event.actorUsername ?? '' } }),
  ...(event.networkAddress === null ? {} : { network_address: event.networkAddress }),
  action: event.action,
  target: { resource: event.resource, id: event.targetId },
  outcome: event.outcome,
  ...(event.code === null ? {} : { code: event.code }),
  request_id: event.requestId,
  detail: event.detail,
  ...(event.changes === null ? {} : { changes: [...event.changes] }),
});

/** An account with its permissions by system and resource, so that two versions are compared permission by permission. */
type AuditedAccount = Pick<
  WireAccount,
  'account_type' | 'username' | 'org_bound' | 'enabled' | 'trusted' | 'oauth_provider_id'
> & {
  readonly org_unit: { readonly org_id: string; readonly unit_id: string };
  readonly permissions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

/** An account as the audit trail compares it. */
export const auditedAccount = (account: Account, oauthProviderId: string): AuditedAccount => ({
  account_type: account.type,
  username: account.username,
  org_unit: { org_id: account.organisationId, unit_id: account.unitId },
  org_bound: account.orgBound,
  permissions: Object.fromEntries(
    account.permissions.map(({ system_id, permissions }) => [
      system_id,
      Object.fromEntries(
        [...Map.groupBy(permissions, ({ resource_id }) => resource_id)].map(([resource, granted]) => [
          resource,
          granted.map(({ permission }) => permission),
        ]),
      ),
    ]),
  ),
  enabled: account.enabled,
  trusted: account.trusted,
  oauth_provider_id: oauthProviderId,
});

/** An organisation as the audit trail compares it, each unit as a separate field: there can be a thousand. */
export const auditedOrganisation = ({ name, enabled, baseCurrency, units, secondFactorRequired }: Organisation) => ({
  name,
  enabled,
  base_currency: baseCurrency,
  second_factor_required: secondFactorRequired ?? false,
  units: Object.fromEntries(units.map((unit) => [unit, unit])),
});

/** The priority of each instance assigned to a source or segment, as the audit trail compares them. */
export const auditedPriorities = ({ jackpots }: { readonly jackpots: readonly Assignment[] }) => ({
  priorities: Object.fromEntries(jackpots.map(({ instanceId, priority }) => [instanceId, priority])),
});

/**
 * Each field that differs between two JSON values. Lists of plain values are compared as a whole, and items of other lists by their ids if
 * all have one, otherwise by place.
 */
export const fieldChanges = (before: unknown, after: unknown, pointer = ''): FieldChange[] => {
  if (before === undefined && after === undefined) return [];
  const lists = Array.isArray(before) && Array.isArray(after);
  if (lists && hasIds(before) && hasIds(after))
    return [...orderChange(idsOf(before), idsOf(after), pointer), ...partChanges(byId(before), byId(after), pointer)];
  if (lists && [...before, ...after].every(isPlain))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ pointer, before, after }];
  if (lists || (isObject(before) && isObject(after))) return partChanges(before, after, pointer);
  if (before === after) return [];
  return [{ pointer, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const partChanges = (before: object, after: object, pointer: string): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    fieldChanges(Reflect.get(before, name), Reflect.get(after, name), `${pointer}/${escaped(name)}`),
  );

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

type Item = { readonly id: string };

/** Reports whether each item has a unique id. */
const hasIds = (list: readonly unknown[]): list is readonly Item[] =>
  list.every((item) => isObject(item) && 'id' in item && typeof item.id === 'string') &&
  new Set(list.map((item) => Reflect.get(Object(item), 'id'))).size === list.length;

const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id);

const byId = (list: readonly Item[]): object => Object.fromEntries(list.map((item) => [item.id, item]));

/** A change of order among the items that both lists have. */
const orderChange = (before: readonly string[], after: readonly string[], pointer: string): FieldChange[] => {
  const kept = before.filter((id) => after.includes(id));
  const moved = after.filter((id) => before.includes(id));
  return kept.some((id, at) => id !== moved[at]) ? [{ pointer, before: [...before], after: [...after] }] : [];
};
