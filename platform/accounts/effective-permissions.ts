import { type Access, permits } from '../../domain/account/access.ts';
import { sockets } from '../../generated/server/events.gen.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import type { ResourcePermission } from '../../generated/server/types.gen.ts';

/** Everything that an operation or a socket may ask for, by resource and permission. */
const asked = new Map(
  [...routes, ...Object.values(sockets)].flatMap(({ permission }): [string, ResourcePermission][] => {
    if (permission == null || typeof permission === 'string') return [];
    const { resource, permission: action } = permission;
    return [[`${resource} ${action}`, { resource_id: resource, permission: action }]];
  }),
);

/** The permissions that an access has on the platform, one by one. */
export const effectivePermissions = (access: Access): ResourcePermission[] =>
  [...asked]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, permission]) => permission)
    .filter(({ resource_id, permission }) => permits(access, resource_id, permission));
