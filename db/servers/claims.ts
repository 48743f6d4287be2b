import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { claims, servers } from '../tables/servers.ts';

/** Claims what no other server has, and returns it: nothing for a server that the others have given up. */
export const claim = async (
  tx: Tx,
  kind: string,
  ids: readonly string[],
  serverId: string,
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const claimer = await tx.get((db) => db.select({ id: servers.id }).from(servers).where(eq(servers.id, serverId)));
  if (claimer === undefined) return [];
  const rows = await tx.all((db) =>
    db
      .insert(claims)
      .values(ids.map((id) => ({ kind, id, serverId })))
      .onConflictDoUpdate({
        target: [claims.kind, claims.id],
        set: { serverId: sql`excluded.server_id` },
        // A unit that runs again, or one whose end this server could not commit, finds its own.
        setWhere: sql`${claims.serverId} = excluded.server_id or ${claims.serverId} not in (select id from ${servers})`,
      })
      .returning({ id: claims.id }),
  );
  const claimed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => claimed.has(id));
};

/** Ends claims of this server. */
export const endClaims = async (tx: Tx, kind: string, ids: readonly string[], serverId: string): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run((db) =>
    db.delete(claims).where(and(eq(claims.kind, kind), inArray(claims.id, [...ids]), eq(claims.serverId, serverId))),
  );
};

/** Lists those of these ids that a live server has claimed. */
export const listClaimed = async (tx: Tx, kind: string, ids: readonly string[]): Promise<readonly string[]> =>
  ids.length === 0
    ? []
    : (
        await tx.all((db) =>
          db
            .select({ id: claims.id })
            .from(claims)
            .innerJoin(servers, eq(servers.id, claims.serverId))
            .where(and(eq(claims.kind, kind), inArray(claims.id, [...ids]))),
        )
      ).map(({ id }) => id);

/** Removes the claims of servers that are gone. */
export const removeLeftClaims = async (tx: Tx): Promise<void> => {
  await tx.run((db) =>
    db.delete(claims).where(notInArray(claims.serverId, db.select({ id: servers.id }).from(servers))),
  );
};
