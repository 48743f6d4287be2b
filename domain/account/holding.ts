import type { Fault } from '../fault.ts';
import {
  type Access,
  type AccountType,
  covers,
  type PermissionGroups,
  type Place,
  pathOf,
  permits,
  reachesBelow,
} from './access.ts';

/** What an account holds or would hold. */
export type Holding = {
  readonly type: AccountType;
  readonly permissions: PermissionGroups;
  readonly trusted: boolean;
  readonly place: Place;
};

/** Whether a caller reaches a place: only then does it learn that there is anything. */
export const reaches = (access: Access, place: Place): boolean => covers(access, pathOf(place));

/**
 * Everything that a holding has and a caller lacks; nobody gives it, and nobody changes an account that has it. The caller reaches the
 * holding's place.
 */
export const excessRights = (
  caller: { readonly type: AccountType; readonly access: Access },
  holding: Holding,
): Fault[] => {
  const excess: Fault[] = [];
  const isSuper = caller.type === 'System' || caller.type === 'SuperUser';
  if (holding.type === 'System' && caller.type !== 'System')
    excess.push({ at: ['type'], detail: 'Only System accounts create and change System accounts.' });
  if (holding.type === 'SuperUser' && !isSuper)
    excess.push({
      at: ['type'],
      detail: 'Only SuperUser and System accounts create and change SuperUsers.',
    });
  if (holding.trusted && !isSuper)
    excess.push({
      at: ['trusted'],
      detail: 'Only SuperUser and System accounts create and change trusted accounts.',
    });
  if (reachesBelow(holding.place) && !caller.access.below)
    excess.push({ at: ['place'], detail: 'The caller does not reach what is below the organisation itself.' });
  for (const [group, { system_id, permissions }] of holding.permissions.entries())
    for (const [index, { resource_id, permission }] of permissions.entries())
      if (!permits(caller.access, resource_id, permission, system_id))
        excess.push({
          at: ['permissions', group, index],
          detail: `The caller itself does not hold ${permission} on ${resource_id} in ${system_id}.`,
        });
  return excess;
};
