/** A createAccount body for a person of northstar without permissions. */
export const newAccount = (changes: object = {}) => ({
  account_type: 'User',
  username: 'grace',
  password: 'green-harbour-nineteen',
  org_unit: { org_id: 'northstar' },
  permissions: [],
  ...changes,
});

/** Permissions of the platform, written `resource permission`. */
export const granted = (...grants: readonly string[]) => [
  {
    system_id: 'pitboss',
    permissions: grants.map((grant) => {
      const [resource_id = '', permission = ''] = grant.split(' ');
      return { resource_id, permission };
    }),
  },
];
