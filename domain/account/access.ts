import { admitsBrand } from '../jackpot/admission.ts';

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

/** An account's permissions, and the owners they apply to. */
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
  /** True if organisations added below the account's own are reached too. */
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
  /** True if the operator with the organisation's id has a brand with the unit's id. */
  readonly isBrand: boolean;
};

/** The path that covers a place and everything in it. */
export const toOwnerPath = ({ organisationId, unitId, isBrand }: Place): string =>
  isBrand ? `${organisationId}:${unitId}` : organisationId;

/** Reports whether a place reaches the organisations below its own. */
export const reachesBelow = ({ orgBound, isBrand }: Place): boolean => !orgBound && !isBrand;

/** @param descendants organisations below the place's own; ignored unless the place reaches them. */
export const resolveAccess = (
  account: { readonly type: AccountType; readonly permissions: PermissionGroups },
  place: Place,
  descendants: readonly string[],
): Access => {
  const everything = account.type === 'System';
  const below = reachesBelow(place);
  return {
    everything,
    allPermissions: everything || account.type === 'SuperUser',
    grants: listGrants(account.permissions),
    paths: new Set(everything ? [] : [toOwnerPath(place), ...(below ? descendants : [])]),
    below: everything || below,
  };
};

export const listGrants = (groups: PermissionGroups): Grant[] =>
  groups.flatMap(({ system_id, permissions }) =>
    permissions.map(({ resource_id, permission }) => ({ system: system_id, resource: resource_id, permission })),
  );

/** Reports whether an access covers an owner: an operator, a brand path, an organisation or one of its units. */
export const covers = (access: Access, owner: string): boolean =>
  access.everything || access.paths.has(owner) || access.paths.has(toOperatorId(owner));

/** Reports whether an access covers an operator or at least one of its brands. */
export const reachesSome = (access: Access, operatorId: string): boolean =>
  covers(access, operatorId) || [...access.paths].some((path) => toOperatorId(path) === operatorId);

/** Reports whether an access holds a permission. Permissions in another system grant nothing on the platform. */
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
export const toOperatorId = (owner: string): string => {
  const end = owner.indexOf(':');
  return end < 0 ? owner : owner.slice(0, end);
};

/**
 * Reports whether an account belongs to an owner: to that organisation or one below it, or to the unit that an owner such as
 * `northstar:casino` names.
 *
 * @param lineage the account's organisation and its ancestors, nearest first.
 */
export const belongsTo = (owner: string, lineage: readonly string[], unitId: string): boolean =>
  owner.includes(':') ? owner === `${lineage[0]}:${unitId}` : lineage.includes(owner);

/**
 * Reports whether an account can see a jackpot: it reaches the owner, or one of its brands may play it. The latter grants read access only.
 * `db/jackpots/listed-instances.ts` is the same rule in SQL.
 */
export const canSeeJackpot = (
  access: Access,
  jackpot: { readonly ownerId: string; readonly allowedBrands: readonly string[] },
): boolean => covers(access, jackpot.ownerId) || playableBy(access, jackpot);

const playableBy = ({ paths }: Access, jackpot: Parameters<typeof admitsBrand>[0]): boolean =>
  [...paths].some((path) => isBrandPath(path) && admitsBrand(jackpot, path));

/** Reports whether a path stands for a single brand. */
export const isBrandPath = (path: string): boolean => path.includes(':');
