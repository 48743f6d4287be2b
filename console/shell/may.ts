import access from 'pitboss:access';
import { account } from './platform.ts';

/** Reports whether the account may call an operation. Screens hide the others. */
export const may = (operation: string): boolean => {
  const { grant, accounts } = access[operation] ?? {};
  const { account_type: type, effective_permissions: permissions } = account.value ?? {};
  if (type === undefined || permissions === undefined) return false;
  // The platform refuses everything else until it is set up.
  if (grant !== undefined && account.value?.second_factor_setup_required) return false;
  if (accounts !== undefined && !accounts.includes(type)) return false;
  return grant === undefined || permissions.some((each) => `${each.resource_id} ${each.permission}` === grant);
};
