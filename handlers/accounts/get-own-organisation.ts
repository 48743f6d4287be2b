import { findOrganisation } from '../../db/operators/organisations.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { organisationToWire } from '../../wire/organisation.ts';

/** A17. An account in a brand's unit sees its organisation with only this unit. */
export const getOwnOrganisation: PlatformHandler<'getOwnOrganisation'> = async (_request, { tx, caller }) => {
  const organisation = await findOrganisation(tx, caller.organisationId);
  if (organisation === undefined) return refuse('token_invalid');
  return { status: 200, body: await organisationToWire(tx, organisation, caller.access) };
};
