import type { Tx } from '../../db/engine/tx.ts';
import { findOrganisation } from '../../db/organisations.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Whoever runs a provider can log in as everybody who uses it, so only accounts that hold every permission configure one. */
export const refuseType = ({ type }: Caller): Refusal<'permission_denied'> | undefined =>
  type === 'SuperUser' || type === 'System'
    ? undefined
    : refuse('permission_denied', { detail: 'This is for accounts of the types SuperUser and System.' });

export const refuseReach = ({ access }: Caller, owner: string): Refusal<'permission_denied'> | undefined =>
  covers(access, owner) ? undefined : refuse('permission_denied', { detail: `The account does not reach ${owner}.` });

/** An owner is an organisation, or one of its units as `organisation:unit`. */
export const refuseMissing = async (tx: Tx, owner: string): Promise<Refusal<'owner_not_found'> | undefined> => {
  const [organisationId = '', unitId] = owner.split(':');
  const organisation = await findOrganisation(tx, organisationId);
  const exists = organisation !== undefined && (unitId === undefined || organisation.units.includes(unitId));
  return exists ? undefined : refuse('owner_not_found', { detail: `There is no organisation or unit ${owner}.` });
};
