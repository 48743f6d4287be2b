import type { Fault } from '../fault.ts';
import type { PermissionGroups } from './access.ts';

/** A system and the resources it offers. */
type PermittingSystem = { readonly id: string; readonly resources: readonly string[] };

/** Permissions that name an unknown system or resource. */
export const unknownPermissions = (groups: PermissionGroups, systems: readonly PermittingSystem[]): Fault[] =>
  groups.flatMap(({ system_id, permissions }, group) => {
    const resources = systems.find(({ id }) => id === system_id)?.resources;
    if (resources === undefined)
      return [{ at: ['permissions', group, 'system'], detail: `No system ${system_id} is registered.` }];
    return permissions.flatMap(({ resource_id }, index) =>
      resource_id === '*' || resources.includes(resource_id)
        ? []
        : [
            {
              at: ['permissions', group, index, 'resource'],
              detail: `The system ${system_id} has no resource ${resource_id}.`,
            },
          ],
    );
  });

type Groups = { system_id: string; permissions: { resource_id: string; permission: string }[] }[];

/** The same permissions in canonical form: one group per system, sorted, without duplicates or empty groups. */
export const normalised = (groups: PermissionGroups): Groups => {
  const bySystem = new Map<string, Map<string, { resource_id: string; permission: string }>>();
  for (const { system_id, permissions } of groups) {
    const known = bySystem.get(system_id) ?? new Map();
    for (const { resource_id, permission } of permissions)
      bySystem.set(system_id, known.set(`${resource_id} ${permission}`, { resource_id, permission }));
  }
  return [...bySystem]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([system_id, permissions]) => ({
      system_id,
      permissions: [...permissions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each),
    }));
};
