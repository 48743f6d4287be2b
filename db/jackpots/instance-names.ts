import { inArray } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';

/** An instance's name, and the currency that its amounts are in. */
type InstanceName = { readonly name: string; readonly currency: string };

const UNKNOWN: InstanceName = { name: '', currency: '' };

/** Reads the names of the instances that some rows belong to, and returns a lookup by id. */
export const readInstanceNames = async (
  tx: Tx,
  rows: readonly { readonly instanceId: string }[],
): Promise<(instanceId: string) => InstanceName> => {
  const ids = [...new Set(rows.map(({ instanceId }) => instanceId))];
  if (ids.length === 0) return () => UNKNOWN;
  const { id, name, currency } = instances;
  const found = await tx.all((db) => db.select({ id, name, currency }).from(instances).where(inArray(id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  return (instanceId) => byId.get(instanceId) ?? UNKNOWN;
};
