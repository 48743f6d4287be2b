export type AccountType = 'User' | 'SuperUser' | 'System' | 'Service' | 'Provider';

/** The platform's own organisation, which holds the System accounts, and its system id in permission groups. */
export const PLATFORM_ORGANISATION = 'pitboss';
export const PLATFORM_SYSTEM = 'pitboss';

/** Permissions as the API writes them: per system, which permission on which resource. */
export type PermissionGroups = readonly {
  readonly system_id: string;
  readonly permissions: readonly { readonly resource_id: string; readonly permission: string }[];
}[];

/** A permission on one resource of a system, or on all of them (`*`). */
export type Grant = { readonly system: string; readonly resource: string; readonly permission: string };

/** What an account may do, and for which owners. */
export type Access = {
  /** A System account: every owner and every permission. */
  readonly everything: boolean;
  /** Every permission, inside the paths. */
  readonly allPermissions: boolean;
  readonly grants: readonly Grant[];
  /**
   * Organisations reached as a whole, each covering the operator with the same id and all its brands, or a single brand path such as
   * `northstar:luna` when the account belongs to that brand's unit.
   */
  readonly paths: ReadonlySet<string>;
  /** Whether organisations added below the account's own are reached too. */
  readonly below: boolean;
};

export const NO_ACCESS: Access = {
  everything: false,
  allPermissions: false,
  grants: [],
  paths: new Set(),
  below: false,
};

/** An account's place in the organisation tree: an organisation, or a unit that is a brand. */
export type Place = {
  readonly organisationId: string;
  readonly unitId: string;
  readonly orgBound: boolean;
  /** Whether the operator with the organisation's id has a brand with the unit's id. */
  readonly isBrand: boolean;
};

/** The path that covers a place and everything in it. */
export const pathOf = ({ organisationId, unitId, isBrand }: Place): string =>
  isBrand ? `${organisationId}:${unitId}` : organisationId;

/** Whether a place reaches the organisations below its own. */
export const reachesBelow = ({ orgBound, isBrand }: Place): boolean => !orgBound && !isBrand;

/** @param descendants organisations below the place's own; ignored unless the place reaches them. */
export const accessOf = (
  account: { readonly type: AccountType; readonly permissions: PermissionGroups },
  place: Place,
  descendants: readonly string[],
): Access => {
  const everything = account.type === 'System';
  const below = reachesBelow(place);
  return {
    everything,
    allPermissions: everything || account.type === 'SuperUser',
    grants: grantsOf(account.permissions),
    paths: new Set(everything ? [] : [pathOf(place), ...(below ? descendants : [])]),
    below: everything || below,
  };
};

export const grantsOf = (groups: PermissionGroups): Grant[] =>
  groups.flatMap(({ system_id, permissions }) =>
    permissions.map(({ resource_id, permission }) => ({ system: system_id, resource: resource_id, permission })),
  );

/** Whether an access covers an owner: an operator, a brand path, an organisation or one of its units. */
export const covers = (access: Access, owner: string): boolean =>
  access.everything || access.paths.has(owner) || access.paths.has(operatorOf(owner));

/** Whether an access covers an operator or at least one of its brands. */
export const reachesSome = (access: Access, operatorId: string): boolean =>
  covers(access, operatorId) || [...access.paths].some((path) => operatorOf(path) === operatorId);

/** Whether an access holds a permission. Permissions in another system grant nothing on the platform. */
export const permits = (access: Access, resource: string, permission: string, system = PLATFORM_SYSTEM): boolean =>
  access.allPermissions ||
  access.grants.some(
    (grant) =>
      grant.system === system &&
      (grant.resource === '*' || grant.resource === resource) &&
      grant.permission === permission,
  );

/** The owners that listings are restricted to; undefined means no restriction. */
export const visibleOwners = (access: Access): readonly string[] | undefined =>
  access.everything ? undefined : [...access.paths];

/** The operator of an owner: `northstar` for `northstar:luna`. */
export const operatorOf = (owner: string): string => {
  const end = owner.indexOf(':');
  return end < 0 ? owner : owner.slice(0, end);
};
