/** Who may call an operation, and where the audit trail finds what it wrote: what the operation has to say of both. */

const RESOURCES =
  /^(accounts|oauth_providers|organisations|systems|operators|currencies|segments|sources|templates|instances|optins|contributions|winners|raffles|bonuses|cors|events|deliveries|audit|\*)$/;
const PERMISSIONS = /^(Read|Create|Update|Delete|Execute)$/;

/** Whether it may be called without an account. */
export const isPublic = (operation) => operation.security?.length === 0;

/** A resource and what may be done with it. */
export const isGrant = (grant) => RESOURCES.test(grant?.resource) && PERMISSIONS.test(grant?.permission);

export const permission = (operation, fault) => {
  const grant = operation['x-permission'];
  if (isPublic(operation) && grant !== undefined)
    fault('Remove x-permission: everybody may call an operation with security: [].', 'x-permission');
  if (!isPublic(operation) && grant !== 'self' && !isGrant(grant))
    fault('Write x-permission: { resource: templates, permission: Read }, or x-permission: self, or security: [].');
};

const ACCOUNT_TYPES = ['Provider', 'Service', 'SuperUser', 'System', 'User'];

export const accountTypes = (operation, fault) => {
  const types = operation['x-accounts'];
  if (types === undefined) return;
  if (!Array.isArray(types) || types.length === 0 || !types.every((type) => ACCOUNT_TYPES.includes(type)))
    fault(`List types of accounts: ${ACCOUNT_TYPES.join(', ')}.`, 'x-accounts');
};

/** A write that an account needs a permission for is in the audit trail. Contributions are in the ledger instead. */
export const audits = (operation, fault, { method }) => {
  const { resource } = operation['x-permission'] ?? {};
  const isAudited =
    method !== 'get' && operation['x-reads'] !== true && resource !== undefined && resource !== 'contributions';
  const name = operation['x-audits'];
  if (isAudited && !/^[a-z]+(_[a-z]+)*$/.test(name ?? ''))
    fault('Write x-audits: source_id, the field of the path, the body or its items that names what is written.');
  if (!isAudited && name !== undefined)
    fault('Remove x-audits: only a write that needs a permission is audited by it.', 'x-audits');
};
