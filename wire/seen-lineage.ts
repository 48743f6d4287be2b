import type { Tx } from '../db/engine/tx.ts';
import { listLineage } from '../db/organisations.ts';
import { type Access, covers } from '../domain/account/access.ts';

/** The organisations above one that an account reaches, from the top down, and the organisation itself: `org_list` of the interface. */
export const seenLineage = async (tx: Tx, organisationId: string, access: Access): Promise<string[]> =>
  (await listLineage(tx, organisationId))
    .map(({ id }) => id)
    .filter((id) => id === organisationId || covers(access, id))
    .reverse();
