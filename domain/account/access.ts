export type AccountType = 'User' | 'SuperUser' | 'System' | 'Service' | 'Provider';

/** A resource of the platform, or `*` for all of them, and what may be done to it. */
export type Grant = { readonly resource: string; readonly permission: string };

/**
 * What an account may do, and to whom. A path is an operator `northstar`, which covers its brands, or a brand path
 * `northstar:luna`.
 */
export type Access = {
  /** A System account: every owner and every permission. */
  readonly everything: boolean;
  /** Every permission, inside the paths. */
  readonly allPermissions: boolean;
  readonly grants: readonly Grant[];
  readonly paths: readonly string[];
};

/** The platform's own system id in permission groups; groups of other systems grant nothing here. */
const SYSTEM_ID = 'pitboss';

export const accessOf = (account: {
  readonly type: AccountType;
  readonly organisationId: string;
  readonly permissions: readonly {
    readonly system_id: string;
    readonly permissions: readonly { readonly resource_id: string; readonly permission: string }[];
  }[];
}): Access => ({
  everything: account.type === 'System',
  allPermissions: account.type === 'System' || account.type === 'SuperUser',
  grants: account.permissions
    .filter((group) => group.system_id === SYSTEM_ID)
    .flatMap((group) =>
      group.permissions.map(({ resource_id, permission }) => ({ resource: resource_id, permission })),
    ),
  paths: account.type === 'System' ? [] : [account.organisationId],
});

/** Whether an owner, an operator or a brand path, lies inside an access. */
export const covers = (access: Access, owner: string): boolean =>
  access.everything || access.paths.some((path) => owner === path || owner.startsWith(`${path}:`));

export const permits = (access: Access, resource: string, permission: string): boolean =>
  access.allPermissions ||
  access.grants.some(
    (grant) => (grant.resource === '*' || grant.resource === resource) && grant.permission === permission,
  );

/** The owners that listings are limited to; nothing to limit for an access to everything. */
export const visibleOwners = (access: Access): readonly string[] | undefined =>
  access.everything ? undefined : access.paths;

/** The operator of an owner: of `northstar:luna` it is `northstar`. */
export const operatorOf = (owner: string): string => owner.split(':', 1)[0] ?? owner;
