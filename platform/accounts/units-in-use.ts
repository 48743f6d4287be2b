import type { Tx } from '../../db/engine/tx.ts';
import { listUnitsInUse } from '../../db/listed-accounts.ts';
import { listOauthUnitOwners } from '../../db/oauth-providers.ts';

/** The units of an organisation that have accounts or identity providers. */
export const unitsInUse = async (tx: Tx, organisationId: string): Promise<ReadonlySet<string>> => {
  const owners = await listOauthUnitOwners(tx, organisationId);
  return new Set([
    ...(await listUnitsInUse(tx, organisationId)),
    ...owners.map((owner) => owner.slice(organisationId.length + 1)),
  ]);
};
