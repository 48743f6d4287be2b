import { schemas } from './schemas.js';

/** Lint rules for the permission of an operation, the account types that may call it, and its entry in the audit log. */

const RESOURCES = schemas.ResourcePermission.properties.resource_id['x-extensible-enum'];
const PERMISSIONS = schemas.Permission.enum;

/** Reports whether the operation requires no account. */
export const isPublic = (operation) => operation.security?.length === 0;

/** Reports whether the value is a known resource with a permission on it. */
export const isGrant = (grant) => RESOURCES.includes(grant?.resource) && PERMISSIONS.includes(grant?.permission);

export const permission = (operation, fault) => {
  const grant = operation['x-permission'];
  if (isPublic(operation) && grant !== undefined)
    fault('Remove x-permission: operations with security: [] are public.', 'x-permission');
  if (isPublic(operation) || grant === 'self' || isGrant(grant)) return;
  if (typeof grant?.resource === 'string' && !RESOURCES.includes(grant.resource))
    fault(
      `Correct the resource ${grant.resource}, or add it to ResourcePermission in spec/schemas/permissions.yaml, which lists them all.`,
      'x-permission',
      'resource',
    );
  else if (grant?.permission !== undefined && !PERMISSIONS.includes(grant.permission))
    fault(`Use one of the permissions ${PERMISSIONS.join(', ')}.`, 'x-permission', 'permission');
  else fault('Add x-permission: { resource: templates, permission: Read }, x-permission: self, or security: [].');
};

const ACCOUNT_TYPES = ['Provider', 'Service', 'SuperUser', 'System', 'User'];

export const accountTypes = (operation, fault) => {
  const types = operation['x-accounts'];
  if (types === undefined) return;
  if (!Array.isArray(types) || types.length === 0 || !types.every((type) => ACCOUNT_TYPES.includes(type)))
    fault(`List one or more account types: ${ACCOUNT_TYPES.join(', ')}.`, 'x-accounts');
};

/** Writes that require a permission are audited. Contributions are in the ledger instead. */
export const audits = (operation, fault, { method }) => {
  const { resource } = operation['x-permission'] ?? {};
  const isAudited =
    method !== 'get' && operation['x-reads'] !== true && resource !== undefined && resource !== 'contributions';
  const name = operation['x-audits'];
  if (isAudited && !/^[a-z]+(_[a-z]+)*$/.test(name ?? ''))
    fault(
      'Add x-audits with the field of the path, body or items that identifies the written resource, such as source_id.',
    );
  if (!isAudited && name !== undefined)
    fault('Remove x-audits: only writes that require a permission are audited.', 'x-audits');
};
