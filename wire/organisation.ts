import type { Tx } from '../db/engine/tx.ts';
import { listChildren, listLineage } from '../db/operators/organisations.ts';
import type { Organisation } from '../db/tables/operators.ts';
import { type Access, covers } from '../domain/account/access.ts';
import type { Organisation as WireOrganisation } from '../generated/server/types.gen.ts';

/** An organisation as shown to the caller, with only those parents and children that the caller has access to. */
export const organisationToWire = async (
  tx: Tx,
  organisation: Organisation,
  access: Access,
): Promise<WireOrganisation> => {
  const { id, name, parentId, enabled, createdAtMs, updatedAtMs } = organisation;
  const lineage = await listLineage(tx, id);
  const currency = lineage.find(({ baseCurrency }) => baseCurrency !== '')?.baseCurrency ?? '';
  const below = (await listChildren(tx, id)).filter((child) => covers(access, child.id));
  const units = organisation.units.filter((unit) => covers(access, `${id}:${unit}`));
  return {
    id,
    name,
    parent_id: parentId !== null && covers(access, parentId) ? parentId : '',
    enabled,
    base_currency: currency,
    children: [
      ...below.map((child) => ({
        child_type: 'Organisation' as const,
        id: child.id,
        currency: child.baseCurrency || currency,
      })),
      ...units.map((unit) => ({ child_type: 'Unit' as const, id: unit, currency })),
    ],
    created: createdAtMs,
    updated: updatedAtMs,
    units,
    second_factor_required: organisation.secondFactorRequired ?? false,
  };
};
