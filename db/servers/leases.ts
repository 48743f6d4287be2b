import { and, eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { leases } from '../tables/servers.ts';

/** A lease as one server has taken it. */
export type Lease = { readonly name: string; readonly holder: string; readonly epoch: number };

/** Takes a lease that had this epoch; 0 for one that was never taken. Changes nothing when another server was first. */
export const takeLease = statement((db) =>
  db
    .insert(leases)
    .values({ name: sql.placeholder('name'), holder: sql.placeholder('holder'), epoch: 1 })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder: sql`excluded.holder`, epoch: sql`${leases.epoch} + 1` },
      setWhere: eq(leases.epoch, sql.placeholder('epoch')),
    }),
);

const isHeld = and(
  eq(leases.name, sql.placeholder('name')),
  eq(leases.holder, sql.placeholder('holder')),
  eq(leases.epoch, sql.placeholder('epoch')),
);

export const giveLeaseBack = statement((db) => db.update(leases).set({ holder: sql`null` }).where(isHeld));

/** A write that changes nothing: no other server can take the lease before the unit has ended. */
const fence = statement((db) =>
  db
    .update(leases)
    .set({ epoch: sql`${leases.epoch}` })
    .where(isHeld),
);

/** Reports whether the server still holds the lease, which it then does until the unit's commit. */
export const holdsLease = async (tx: Tx, lease: Lease): Promise<boolean> =>
  (await tx.run(fence, { ...lease })).changes === 1;
