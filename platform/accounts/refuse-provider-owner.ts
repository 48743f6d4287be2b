import type { Tx } from '../../db/engine/tx.ts';
import { findOrganisation } from '../../db/operators/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse, refuseAccess } from '../unit/reply.ts';

/** Only for accounts with every permission: the operator of a provider can log in as each of its users. */
export const refuseType = ({ type }: Caller): Refusal<'permission_denied'> | undefined =>
  type === 'SuperUser' || type === 'System'
    ? undefined
    : refuse('permission_denied', { detail: 'Only SuperUser and System accounts can do this.' });

export const refuseReach = ({ access }: Caller, owner: string): Refusal<'permission_denied'> | undefined =>
  covers(access, owner) ? undefined : refuseAccess(owner);

/** An owner is an organisation or one of its units, `organisation:unit`. */
export const refuseMissingOwner = async (tx: Tx, owner: string): Promise<Refusal<'owner_not_found'> | undefined> => {
  const [organisationId = '', unitId] = owner.split(':');
  const organisation = await findOrganisation(tx, organisationId);
  const exists = organisation !== undefined && (unitId === undefined || organisation.units.includes(unitId));
  return exists ? undefined : refuse('owner_not_found', { detail: `There is no organisation or unit ${owner}.` });
};
