import { inArray } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { type InstanceRow, instances } from '../tables/jackpots.ts';

/** An instance's name and texts, and the currency that its amounts are in. */
type InstanceName = Pick<InstanceRow, 'name' | 'texts' | 'currency'>;

const UNKNOWN: InstanceName = { name: '', texts: null, currency: '' };

/** Reads the names of the instances that some rows belong to, and returns a lookup by id. */
export const readInstanceNames = async (
  tx: Tx,
  rows: readonly { readonly instanceId: string }[],
): Promise<(instanceId: string) => InstanceName> => {
  const ids = [...new Set(rows.map(({ instanceId }) => instanceId))];
  if (ids.length === 0) return () => UNKNOWN;
  const { id, name, texts, currency } = instances;
  const found = await tx.all((db) => db.select({ id, name, texts, currency }).from(instances).where(inArray(id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  return (instanceId) => byId.get(instanceId) ?? UNKNOWN;
};
