import type { Tx } from '../db/engine/tx.ts';
import { listLineage } from '../db/organisations.ts';
import { type Access, covers } from '../domain/account/access.ts';

/** `org_list` of the interface: the parents that an account has access to, from the top down, then the organisation itself. */
export const seenLineage = async (tx: Tx, organisationId: string, access: Access): Promise<string[]> =>
  (await listLineage(tx, organisationId))
    .map(({ id }) => id)
    .filter((id) => id === organisationId || covers(access, id))
    .reverse();
