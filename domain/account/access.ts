export type AccountType = 'User' | 'SuperUser' | 'System' | 'Service' | 'Provider';

/** The platform's own organisation, to which the System accounts belong, and its own system in permission groups. */
export const PLATFORM_ORGANISATION = 'pitboss';
export const PLATFORM_SYSTEM = 'pitboss';

/** Permissions as the interface writes them: by system, and of each what may be done to which resource. */
export type PermissionGroups = readonly {
  readonly system_id: string;
  readonly permissions: readonly { readonly resource_id: string; readonly permission: string }[];
}[];

/** A resource of a system, or `*` for all of them, and what may be done to it. */
export type Grant = { readonly system: string; readonly resource: string; readonly permission: string };

/** What an account may do, and to whom. */
export type Access = {
  /** A System account: every owner and every permission. */
  readonly everything: boolean;
  /** Every permission, inside the paths. */
  readonly allPermissions: boolean;
  readonly grants: readonly Grant[];
  /**
   * Organisations that are reached as a whole, each of which stands for the operator with its id and all its brands, or the one brand
   * path `northstar:luna` whose unit the account belongs to.
   */
  readonly paths: ReadonlySet<string>;
  /** Whether what comes to stand below the own organisation is reached as well. */
  readonly below: boolean;
};

export const NO_ACCESS: Access = {
  everything: false,
  allPermissions: false,
  grants: [],
  paths: new Set(),
  below: false,
};

/** What a place in the trees of organisations reaches: its organisations, or the brand that its unit stands for. */
export type Place = {
  readonly organisationId: string;
  readonly unitId: string;
  readonly orgBound: boolean;
  /** Whether the operator with the organisation's id has a brand with the unit's id. */
  readonly isBrand: boolean;
};

/** The path that stands for a place, and everything at it. */
export const pathOf = ({ organisationId, unitId, isBrand }: Place): string =>
  isBrand ? `${organisationId}:${unitId}` : organisationId;

/** Whether a place reaches what is below its organisation. */
export const reachesBelow = ({ orgBound, isBrand }: Place): boolean => !orgBound && !isBrand;

/** @param descendants of the place's organisation; they count only if the place reaches them. */
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

/** Whether an owner, an operator or a brand path, an organisation or one of its units, lies inside an access. */
export const covers = (access: Access, owner: string): boolean =>
  access.everything || access.paths.has(owner) || access.paths.has(operatorOf(owner));

/** Whether an operator or one of its brands lies inside an access. */
export const reachesSome = (access: Access, operatorId: string): boolean =>
  covers(access, operatorId) || [...access.paths].some((path) => operatorOf(path) === operatorId);

/** Whether a permission is held; permissions of other systems than the platform grant nothing in it. */
export const permits = (access: Access, resource: string, permission: string, system = PLATFORM_SYSTEM): boolean =>
  access.allPermissions ||
  access.grants.some(
    (grant) =>
      grant.system === system &&
      (grant.resource === '*' || grant.resource === resource) &&
      grant.permission === permission,
  );

/** The owners that listings are limited to; nothing to limit for an access to everything. */
export const visibleOwners = (access: Access): readonly string[] | undefined =>
  access.everything ? undefined : [...access.paths];

/** The operator of an owner: of `northstar:luna` it is `northstar`. */
export const operatorOf = (owner: string): string => owner.split(':', 1)[0] ?? owner;
