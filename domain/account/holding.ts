import type { Fault } from '../fault.ts';
import {
  type Access,
  type AccountType,
  covers,
  type PermissionGroups,
  type Place,
  permits,
  reachesBelow,
  toOwnerPath,
} from './access.ts';

/** The rights that an account has or would be given. */
export type Holding = {
  readonly type: AccountType;
  readonly permissions: PermissionGroups;
  readonly trusted: boolean;
  readonly place: Place;
};

/** Reports whether a caller reaches a place. If not, the caller must not learn that anything exists there. */
export const reaches = (access: Access, place: Place): boolean => covers(access, toOwnerPath(place));

/**
 * The rights in a holding that the caller lacks. Callers can neither grant such rights nor change an account that has them. Assumes that
 * the caller reaches the holding's place.
 */
export const excessRights = (
  caller: { readonly type: AccountType; readonly access: Access },
  holding: Holding,
): Fault[] => {
  const excess: Fault[] = [];
  const isSuper = caller.type === 'System' || caller.type === 'SuperUser';
  if (holding.type === 'System' && caller.type !== 'System')
    excess.push({ at: ['type'], detail: 'Only System accounts can create or change System accounts.' });
  if (holding.type === 'SuperUser' && !isSuper)
    excess.push({
      at: ['type'],
      detail: 'Only SuperUser and System accounts can create or change SuperUsers.',
    });
  if (holding.trusted && !isSuper)
    excess.push({
      at: ['trusted'],
      detail: 'Only SuperUser and System accounts can create or change trusted accounts.',
    });
  if (reachesBelow(holding.place) && !caller.access.below)
    excess.push({ at: ['place'], detail: 'You have no access to the organisations below this one.' });
  for (const [group, { system_id, permissions }] of holding.permissions.entries())
    for (const [index, { resource_id, permission }] of permissions.entries())
      if (!permits(caller.access, resource_id, permission, system_id))
        excess.push({
          at: ['permissions', group, index],
          detail: `You do not have ${permission} on ${resource_id} in ${system_id} yourself.`,
        });
  return excess;
};
